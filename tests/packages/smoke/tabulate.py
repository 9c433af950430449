from tabulate import simple_separated_format, tabulate, tabulate_formats

rows = [['Sun', 696000, 1989100000], ['Earth', 6371, 5973.6], ['Moon', 1737, 73.5]]
for name in ['plain', 'simple', 'github', 'grid', 'fancy_grid', 'pipe', 'orgtbl', 'rst', 'html', 'latex', 'jira', 'rounded_outline', 'tsv']:
    print(name)
    print(tabulate(rows, headers=['Planet', 'R (km)', 'mass'], tablefmt=name))
print(tabulate({'Name': ['Alice', 'Bob'], 'Age': [24, 19]}, headers='keys', showindex='always'))
print(tabulate([[1.23456, 'x'], [None, '12']], floatfmt='.2f', missingval='?', stralign='right', numalign='center'))
print(tabulate([{'a': 1, 'b': 2}, {'a': 3}], headers='keys'), tabulate([['a\nb', 1]], tablefmt='grid'))
print(tabulate([['word ' * 8]], maxcolwidths=[12], tablefmt='grid'))
print(tabulate([[1, 2]], tablefmt=simple_separated_format('||')), len(tabulate_formats) > 20)
print(tabulate([['+1'], ['-2.5'], ['1e3'], ['é']], colalign=('decimal',), disable_numparse=False))
