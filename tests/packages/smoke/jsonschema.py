import jsonschema
from jsonschema import Draft7Validator, Draft202012Validator, FormatChecker, RefResolver, ValidationError, exceptions, validators

order = {
    '$schema': 'https://json-schema.org/draft/2020-12/schema',
    '$defs': {'item': {'type': 'object', 'properties': {'name': {'type': 'string', 'minLength': 1}, 'price': {'type': 'number', 'exclusiveMinimum': 0}},
                       'required': ['name', 'price'], 'additionalProperties': False}},
    'type': 'object',
    'properties': {'id': {'type': 'integer'}, 'items': {'type': 'array', 'items': {'$ref': '#/$defs/item'}, 'minItems': 1, 'uniqueItems': True},
                   'state': {'enum': ['new', 'paid', None]}, 'mail': {'type': 'string', 'format': 'email'}},
    'required': ['id', 'items'],
    'if': {'properties': {'state': {'const': 'paid'}}, 'required': ['state']}, 'then': {'required': ['mail']},
}
Draft202012Validator.check_schema(order)
checker = Draft202012Validator(order, format_checker=FormatChecker())
print(checker.is_valid({'id': 1, 'items': [{'name': 'a', 'price': 2.5}]}))
for wrong in ({'id': '1', 'items': []}, {'id': 1, 'items': [{'name': '', 'price': 0, 'extra': 1}]}, {'id': 1, 'items': [{'name': 'b', 'price': 1}] * 2, 'state': 'paid'},
              {'id': True, 'items': 5, 'state': 'x', 'mail': 'no'}):
    for error in sorted(checker.iter_errors(wrong), key=lambda e: e.json_path):
        print(error.json_path, error.validator, list(error.absolute_schema_path)[-3:], '|', error.message)
    best = exceptions.best_match(checker.iter_errors(wrong))
    print('best:', best.message, '|', exceptions.relevance(best))
    tree = exceptions.ErrorTree(checker.iter_errors(wrong))
    print(tree.total_errors, sorted(tree.errors), sorted(map(str, tree)))

try:
    jsonschema.validate([1, 'two', 3.0], {'type': 'array', 'items': {'type': 'number'}})
except ValidationError as e:
    print(e)
try:
    Draft7Validator.check_schema({'type': 'nothing', 'minimum': 'x'})
except jsonschema.SchemaError as e:
    print(type(e).__name__, e.message)

any_of = Draft7Validator({'anyOf': [{'type': 'string', 'pattern': '^a+$'}, {'type': 'integer', 'multipleOf': 3}], 'not': {'const': 9}})
for value in 'aaa', 'b', 6, 7, 9, None:
    print(value, [(e.validator, [c.message for c in e.context]) for e in any_of.iter_errors(value)])


def defaults(validator_class):
    plain = validator_class.VALIDATORS['properties']

    def fill(validator, properties, instance, schema):
        for name, sub in properties.items():
            if 'default' in sub:
                instance.setdefault(name, sub['default'])
        yield from plain(validator, properties, instance, schema)
    return validators.extend(validator_class, {'properties': fill})


made = {'a': 1}
defaults(Draft7Validator)({'properties': {'a': {'default': 0}, 'b': {'default': [2]}}}).validate(made)
print(made)
store = {'http://x/y': {'definitions': {'p': {'type': 'integer', 'minimum': 5}}}}
remote = Draft7Validator({'$ref': 'http://x/y#/definitions/p'}, resolver=RefResolver('', {}, store=store))
print([e.message for v in (3, 7, 'q') for e in remote.iter_errors(v)])
print(sorted(v.__name__ for v in validators.META_SCHEMAS.values()) if hasattr(validators, 'META_SCHEMAS') else validators.validator_for(order).__name__)
