import textdistance as td

pairs = [('test', 'text'), ('kitten', 'sitting'), ('', 'abc'), ('martha', 'marhta'), ('nelson', 'neilsen')]
names = ['hamming', 'levenshtein', 'damerau_levenshtein', 'jaro', 'jaro_winkler', 'mlipns', 'strcmp95',
         'jaccard', 'sorensen', 'tversky', 'overlap', 'tanimoto', 'cosine', 'monge_elkan', 'bag', 'lcsseq', 'lcsstr', 'ratcliff_obershelp',
         'arith_ncd', 'rle_ncd', 'bwtrle_ncd', 'sqrt_ncd', 'entropy_ncd', 'mra', 'editex', 'prefix', 'postfix', 'length', 'identity', 'matrix']
for name in names:
    f = getattr(td, name)
    print(name, [round(v, 6) if isinstance(v, float) else v for a, b in pairs for v in [f(a, b)]], round(f.normalized_similarity('martha', 'marhta'), 6))
print(td.levenshtein.distance('a b', 'a c'), td.Hamming(qval=None)('a b c', 'a x c'), td.Jaccard(qval=2).similarity('nelson', 'neilsen'))
print(td.hamming.maximum('ab', 'abcd'), td.levenshtein('one', 'two', ), td.jaro_winkler.normalized_distance('ab', 'ba'))
print([a.__class__.__name__ for a in (td.algorithms.edit_based.Levenshtein(), td.Cosine())])
