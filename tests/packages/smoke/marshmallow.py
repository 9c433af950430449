from datetime import date

from marshmallow import EXCLUDE, Schema, ValidationError, fields, post_load, validate, validates, validates_schema


class ArtistSchema(Schema):
    name = fields.Str(required=True, validate=validate.Length(min=1))
    email = fields.Email()


class AlbumSchema(Schema):
    title = fields.Str(data_key='Title')
    released = fields.Date()
    price = fields.Decimal(places=2, as_string=True)
    tags = fields.List(fields.Str())
    artist = fields.Nested(ArtistSchema)
    kind = fields.Str(validate=validate.OneOf(['lp', 'ep']), load_default='lp')
    size = fields.Method('get_size')

    def get_size(self, obj):
        return len(obj['tags'])

    @validates_schema
    def check(self, data, **kwargs):
        if data.get('title') == data.get('kind'):
            raise ValidationError('title is kind', 'title')

    @post_load
    def mark(self, data, **kwargs):
        return {**data, 'loaded': True}


s = AlbumSchema()
print(s.dump({'title': 'X', 'released': date(2014, 8, 17), 'price': '9.5', 'tags': ['a', 'b'], 'artist': {'name': 'D'}}), s.dumps({'tags': []}))
print(s.load({'Title': 'Y', 'released': '2020-02-03', 'artist': {'name': 'n', 'email': 'a@b.co'}, 'price': '1.005'}))
for bad in [{'artist': {'name': '', 'email': 'nope'}}, {'Title': 5, 'released': 'x', 'kind': 'cd', 'tags': 'a'}, {'extra': 1}, {'Title': 'ep', 'kind': 'ep'}, [1]]:
    try:
        s.load(bad)
    except ValidationError as e:
        print(e.messages, e.valid_data)
print(AlbumSchema(unknown=EXCLUDE, only=['title']).load({'q': 1, 'Title': 'z'}), AlbumSchema(many=True).dump([{'tags': []}]), s.fields['title'], Schema.from_dict({'n': fields.Int()})().load({'n': '5'}))
