from faker import Faker
from faker.providers import BaseProvider, DynamicProvider

fake = Faker()
Faker.seed(4321)
print(fake.name(), fake.address().replace('\n', '/'), fake.email(), fake.phone_number(), sep=' | ')
print(fake.text(max_nb_chars=80), fake.sentence(nb_words=4), fake.words(3), fake.paragraphs(1))
print(fake.random_int(1, 6), fake.pyfloat(2, 3), fake.pydecimal(3, 2, positive=True), fake.pystr(5, 5), fake.pybool(), fake.random_elements('abcdef', 3, unique=True))
print(fake.uuid4(), fake.ipv4(), fake.ipv6(), fake.mac_address(), fake.url(), fake.user_agent(), fake.md5())
print(fake.iban(), fake.credit_card_number('visa'), fake.credit_card_provider('amex'), fake.ean13(), fake.isbn13(), fake.ssn(), fake.currency())
print(fake.month_name(), fake.color_name(), fake.hex_color(), fake.job(), fake.company(), fake.catch_phrase(), fake.country_code())
print(fake.bothify('??-##'), fake.lexify('????'), fake.numerify('%%%'), fake.file_path(depth=2), fake.mime_type(), fake.license_plate(), fake.postcode(), fake.state_abbr())
print(sorted(fake.simple_profile(sex='F')), fake.profile(['job', 'company']), fake.csv(num_rows=2, header=('a', 'b'), data_columns=('{{name}}', '{{city}}')))
german = Faker('de_DE')
german.seed_instance(1)
print(german.name(), german.city(), german.street_address(), german.iban(), german.company())
several = Faker(['ja_JP', 'fr_FR', 'en_US'])
several.seed_instance(7)
print([several.name() for _ in range(4)], several['ja_JP'].address(), several.locales)


class Drinks(BaseProvider):
    def drink(self):
        return self.random_element(['tea', 'water', 'milk'])


fake.add_provider(Drinks)
fake.add_provider(DynamicProvider('fruit', ['fig', 'date']))
fake.seed_instance(5)
print(fake.drink(), fake.fruit(), fake.format('name'), fake.parse('{{first_name}} drinks {{drink}}'))
print([fake.unique.random_int(1, 5) for _ in range(5)], fake.optional.name() if fake.pybool() else None, fake.json(data_columns={'n': 'name', 'k': ['pyint']}, num_rows=1))
try:
    fake.unique.random_int(1, 5)
except Exception as e:
    print(type(e).__name__, e)
for wrong in lambda: fake.nothing(), lambda: Faker('xx_XX'):
    try:
        wrong()
    except Exception as e:
        print(type(e).__name__, e)
