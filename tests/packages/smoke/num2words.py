from num2words import num2words

for lang in ['en', 'de', 'fr', 'es', 'ru', 'pl', 'it', 'pt_BR', 'ja', 'nl', 'fi', 'tr', 'en_IN', 'cz', 'uk', 'ar', 'ko', 'sv', 'he', 'hu']:
    for n in [0, 7, 21, 99, 101, 1234, 1000000, -5, 3.14]:
        try:
            print(lang, n, num2words(n, lang=lang))
        except Exception as e:
            print(lang, n, type(e).__name__, e)
for to in ['ordinal', 'ordinal_num', 'year', 'currency']:
    print(to, [num2words(n, to=to) for n in [1, 22, 1999]], num2words(3, lang='fr', to=to))
print(num2words('12.50', to='currency', currency='EUR', lang='en'), num2words(2.5, to='currency', lang='de', currency='USD'))
print(num2words(10 ** 30 + 1), num2words('1e3'))
for bad in [('x', 'en'), (5, 'xx')]:
    try:
        num2words(bad[0], lang=bad[1])
    except Exception as e:
        print(type(e).__name__, e)
