import inflect

p = inflect.engine()
words = ['cat', 'baby', 'ox', 'child', 'index', 'octopus', 'sheep', 'wolf', 'mother-in-law', 'analysis', 'person', 'knife', 'quiz', 'he', 'was', 'Mary', 'datum']
print([p.plural(w) for w in words])
print([p.singular_noun(w) for w in ['cats', 'babies', 'oxen', 'children', 'indices', 'wolves', 'people', 'analyses', 'cat']])
print([p.a(w) for w in ['apple', 'hour', 'unicorn', 'FBI agent', 'MRI', 'cat', 'euro']], p.an('idea'), p.no('error', 0), p.no('error', 3))
print([p.number_to_words(n) for n in [0, 15, 101, 12345, '2.5', '1st', 1e6 // 1]], p.number_to_words(1234, andword=''), p.number_to_words(555, group=1))
print([p.ordinal(n) for n in [1, 2, 3, 11, 112, 'five']], p.join(['a', 'b', 'c']), p.join(['a', 'b'], conj='or'), p.join(['x', 'y', 'z'], final_sep=''))
print(p.present_participle('runs'), p.present_participle('loves'), p.plural('cat', 1), p.plural_verb('is'), p.plural_adj('my'), p.compare('index', 'indices'))
print(p.inflect("There plural('is', 2) num(2) plural('error') a('owl') ordinal(3)"))
p.defnoun('foo', 'fooz')
p.classical(all=True)
print(p.plural('foo'), p.plural('formula'), p.plural('brother'))
try:
    p.plural('')
except Exception as e:
    print(type(e).__name__)
