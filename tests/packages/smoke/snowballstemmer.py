import snowballstemmer

words = {
    'english': 'running runner ran flies happily generalizations national skis dying univers university arguments organization communism succeed',
    'german': 'Häuser laufen gelaufen Katzen Bücher schönste Straßen Möglichkeiten',
    'french': 'continuellement mangeaient chevaux heureuse naturellement parlerions',
    'spanish': 'corriendo canciones rápidamente bibliotecas niños hablábamos',
    'portuguese': 'correndo canções rapidamente meninas falávamos',
    'italian': 'correndo canzoni velocemente ragazze parlavamo',
    'dutch': 'lopende huizen lichamelijkheid katten gelopen',
    'swedish': 'springande husen vackraste flickorna',
    'norwegian': 'løpende husene vakreste jentene',
    'danish': 'løbende husene smukkeste pigerne',
    'finnish': 'juoksemassa taloissa kauneimmat tytöille',
    'hungarian': 'házakban futottak szebbeknek lányoknak',
    'romanian': 'alergând casele frumoaselor fetelor',
    'russian': 'бегущий домами красивейшая девочками университетов',
    'turkish': 'evlerimizden koşuyorlar güzellik kızlara',
    'arabic': 'المكتبات والمدرسون كتابها',
    'greek': 'τρέχοντας σπίτια όμορφα κορίτσια',
    'hindi': 'लड़कियों किताबें दौड़ना',
    'tamil': 'வீடுகள் ஓடுகிறான்',
    'irish': 'bhfiacha leabharlann chailíní',
    'lithuanian': 'namuose bėgantis gražiausia',
    'indonesian': 'berlari rumahnya kecantikan',
    'porter': 'running generalizations happily skis',
}
print(len(snowballstemmer.algorithms()), sorted(snowballstemmer.algorithms())[:4])
for language, text in words.items():
    print(language, *snowballstemmer.stemmer(language).stemWords(text.lower().split()))
stem = snowballstemmer.stemmer('english')
print(stem.stemWord('stemming'), stem.stemWord(''), stem.stemWord("o'neill's"), stem.stemWord('Ünïcode'))
try:
    snowballstemmer.stemmer('klingon')
except KeyError as e:
    print(type(e).__name__, e)
