# difflib.HtmlDiff: two texts side by side in a table of HTML.
import difflib

SHORT = {'<td class="diff_header"': 'N', '<td class="diff_next"': 'L', '<td nowrap="nowrap">': ' [', '</td>': ']',
         '<tr>': '', '</tr>': '', '<span class="diff_add">': '{+', '<span class="diff_sub">': '{-',
         '<span class="diff_chg">': '{^', '</span>': '}', '&nbsp;': '~'}

def show(old, new, desc=(), made=None, *, context=False, numlines=5, **options):
    """The rows of a table, shortened."""
    difflib.HtmlDiff._default_prefix = 0
    table = (made or difflib.HtmlDiff(**options)).make_table(old, new, *desc, context=context, numlines=numlines)
    text = table[table.index('</colgroup>\n        \n' if not any(desc) else '<thead>'):]
    for long, short in SHORT.items():
        text = text.replace(long, short)
    text = ''.join([c if c.isprintable() or c == '\n' else ascii(c)[1:-1] for c in text])
    print('\n'.join([line.strip() for line in text.split('\n') if ']' in line or 'tbody' in line or 'thead' in line]))

### a page
page = difflib.HtmlDiff().make_file(['one\n', 'two\n', 'three\n'], ['one\n', 'tow\n', 'three & <four>'], 'old', 'new')
print(page)
#>
#> <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
#>           "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
#>
#> <html>
#>
#> <head>
#>     <meta http-equiv="Content-Type"
#>           content="text/html; charset=utf-8" />
#>     <title></title>
#>     <style type="text/css">
#>         :root {color-scheme: light dark}
#>         table.diff {font-family: Menlo, Consolas, Monaco, Liberation Mono, Lucida Console, monospace; border:medium}
#>         .diff_header {background-color:#e0e0e0}
#>         td.diff_header {text-align:right}
#>         .diff_next {background-color:#c0c0c0}
#>         .diff_add {background-color:palegreen}
#>         .diff_chg {background-color:#ffff77}
#>         .diff_sub {background-color:#ffaaaa}
#>
#>         @media (prefers-color-scheme: dark) {
#>             .diff_header {background-color:#666}
#>             .diff_next {background-color:#393939}
#>             .diff_add {background-color:darkgreen}
#>             .diff_chg {background-color:#847415}
#>             .diff_sub {background-color:darkred}
#>         }
#>     </style>
#> </head>
#>
#> <body>
#>     
#>     <table class="diff" id="difflib_chg_to0__top"
#>            cellspacing="0" cellpadding="0" rules="groups" >
#>         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
#>         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
#>         <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">old</th><th class="diff_next"><br /></th><th colspan="2" class="diff_header">new</th></tr></thead>
#>         <tbody>
#>             <tr><td class="diff_next" id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a></td><td class="diff_header" id="from0_1">1</td><td nowrap="nowrap">one</td><td class="diff_next"><a href="#difflib_chg_to0__0">f</a></td><td class="diff_header" id="to0_1">1</td><td nowrap="nowrap">one</td></tr>
#>             <tr><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="from0_2">2</td><td nowrap="nowrap"><span class="diff_sub">two</span></td><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="to0_2">2</td><td nowrap="nowrap"><span class="diff_add">tow</span></td></tr>
#>             <tr><td class="diff_next"></td><td class="diff_header" id="from0_3">3</td><td nowrap="nowrap"><span class="diff_sub">three</span></td><td class="diff_next"></td><td class="diff_header" id="to0_3">3</td><td nowrap="nowrap"><span class="diff_add">three&nbsp;&amp;&nbsp;&lt;four&gt;</span></td></tr>
#>         </tbody>
#>     </table>
#>     <table class="diff" summary="Legends">
#>         <tr> <th colspan="2"> Legends </th> </tr>
#>         <tr> <td> <table border="" summary="Colors">
#>                       <tr><th> Colors </th> </tr>
#>                       <tr><td class="diff_add">&nbsp;Added&nbsp;</td></tr>
#>                       <tr><td class="diff_chg">Changed</td> </tr>
#>                       <tr><td class="diff_sub">Deleted</td> </tr>
#>                   </table></td>
#>              <td> <table border="" summary="Links">
#>                       <tr><th colspan="2"> Links </th> </tr>
#>                       <tr><td>(f)irst change</td> </tr>
#>                       <tr><td>(n)ext change</td> </tr>
#>                       <tr><td>(t)op</td> </tr>
#>                   </table></td> </tr>
#>     </table>
#> </body>
#>
#> </html>

### a table has a heading where there is a title
maker = difflib.HtmlDiff()
print(maker.make_table(['a'], ['a']))
for titles in ('old', ''), ('', 'new'), (None, 'new'), (5, None), ('a\tb <c> \0+d\1', ''):
    table = maker.make_table([], [], *titles)
    print(table[table.index('<thead>'):table.index('\n        <tbody>')])
#>
#>     <table class="diff" id="difflib_chg_to0__top"
#>            cellspacing="0" cellpadding="0" rules="groups" >
#>         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
#>         <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
#>         
#>         <tbody>
#>             <tr><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="from0_1">1</td><td nowrap="nowrap">a</td><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="to0_1">1</td><td nowrap="nowrap">a</td></tr>
#>         </tbody>
#>     </table>
#> <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">old</th><th class="diff_next"><br /></th><th colspan="2" class="diff_header"></th></tr></thead>
#> <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header"></th><th class="diff_next"><br /></th><th colspan="2" class="diff_header">new</th></tr></thead>
#> <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">None</th><th class="diff_next"><br /></th><th colspan="2" class="diff_header">new</th></tr></thead>
#> <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">5</th><th class="diff_next"><br /></th><th colspan="2" class="diff_header">None</th></tr></thead>
#> <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">a&nbsp;b <c> <span class="diff_add">d</span></th><th class="diff_next"><br /></th><th colspan="2" class="diff_header"></th></tr></thead>

### equal and empty texts
for context in False, True:
    show(['a\n', 'b\n'], ['a\n', 'b\n'], context=context)
    show([], [], context=context)
#> <tbody>
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [a]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [a]
#> L>]N id="from0_2">2] [b]L>]N id="to0_2">2] [b]
#> </tbody>
#> <tbody>
#> L><a href="#difflib_chg_to0__top">t</a>]<td>]<td>~Empty File~]L><a href="#difflib_chg_to0__top">t</a>]<td>]<td>~Empty File~]
#> </tbody>
#> <tbody>
#> L><a href="#difflib_chg_to0__top">t</a>]<td>]<td>~No Differences Found~]L><a href="#difflib_chg_to0__top">t</a>]<td>]<td>~No Differences Found~]
#> </tbody>
#> <tbody>
#> L><a href="#difflib_chg_to0__top">t</a>]<td>]<td>~No Differences Found~]L><a href="#difflib_chg_to0__top">t</a>]<td>]<td>~No Differences Found~]
#> </tbody>

### one of the texts is empty, or not a list
show([], ['a\n', '\n'])
show(['a\n', ''], [], context=True)
show((line for line in 'ab'), 'b')
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N>] []L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+a}]
#> L>]N>] []L>]N id="to0_2">2] [{+~}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-a}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> L>]N id="from0_2">2] [{-~}]L>]N>] []
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-a}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> L>]N id="from0_2">2] [b]L>]N id="to0_1">1] [b]
#> </tbody>

### lines that come and go
show(['a\n', 'b\n', 'c\n'], ['a\n', 'x\n', 'b\n', 'c\n', 'y\n'])
show(['a\n', 'b\n', 'c\n', 'd'], ['c\n'])
#> <tbody>
#> L id="difflib_chg_to0__1"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [a]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [a]
#> L><a href="#difflib_chg_to0__1">n</a>]N>] []L><a href="#difflib_chg_to0__1">n</a>]N id="to0_2">2] [{+x}]
#> L>]N id="from0_2">2] [b]L>]N id="to0_3">3] [b]
#> L>]N id="from0_3">3] [c]L>]N id="to0_4">4] [c]
#> L><a href="#difflib_chg_to0__top">t</a>]N>] []L><a href="#difflib_chg_to0__top">t</a>]N id="to0_5">5] [{+y}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__1"><a href="#difflib_chg_to0__1">n</a>]N id="from0_1">1] [{-a}]L><a href="#difflib_chg_to0__1">n</a>]N>] []
#> L>]N id="from0_2">2] [{-b}]L>]N>] []
#> L>]N id="from0_3">3] [c]L>]N id="to0_1">1] [c]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_4">4] [{-d}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> </tbody>

### lines that change
show(['the same\n', 'a line with words\n', 'end\n'], ['the same\n', 'a lime with more words\n', 'end\n'])
show(['colour and grey\n'], ['color and gray\n'])
show(['word\n'], ['words\n'])
show(['words\n'], ['word\n'])
show(['quite\n', 'another\n'], ['1234\n', '5678\n'])
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [the~same]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [the~same]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [a~li{^n}e~with~words]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [a~li{^m}e~with{+~more}~words]
#> L>]N id="from0_3">3] [end]L>]N id="to0_3">3] [end]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [colo{-u}r~and~gr{^e}y]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [color~and~gr{^a}y]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [word]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [word{+s}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [word{-s}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [word]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-quite}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+1234}]
#> L>]N id="from0_2">2] [{-another}]L>]N id="to0_2">2] [{+5678}]
#> </tbody>

### lines that are replaced by more or fewer
show(['a\n', 'b\n', 'c\n'], ['1\n'])
show(['a\n', 'b\n', 'c\n'], ['1\n', '2\n'])
show(['a\n'], ['1\n', '2\n', '3\n'])
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-a}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+1}]
#> L>]N id="from0_2">2] [{-b}]L>]N>] []
#> L>]N id="from0_3">3] [{-c}]L>]N>] []
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-a}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+1}]
#> L>]N id="from0_2">2] [{-b}]L>]N id="to0_2">2] [{+2}]
#> L>]N id="from0_3">3] [{-c}]L>]N>] []
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-a}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+1}]
#> L>]N>] []L>]N id="to0_2">2] [{+2}]
#> L>]N>] []L>]N id="to0_3">3] [{+3}]
#> </tbody>

### replaced lines around a pair that is alike
show(['x\n', 'a\n', 'b\n', 'some words here\n', 'y\n'], ['x\n', '1\n', 'some word here\n', 'y\n'])
show(['x\n', 'a\n', 'some words here\n', 'b\n', 'y\n'], ['x\n', '1\n', '2\n', 'some word here\n', 'y\n'])
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [x]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [x]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [{-a}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [{+1}]
#> L>]N id="from0_3">3] [{-b}]L>]N>] []
#> L>]N id="from0_4">4] [some~word{-s}~here]L>]N id="to0_3">3] [some~word~here]
#> L>]N id="from0_5">5] [y]L>]N id="to0_4">4] [y]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [x]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [x]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [{-a}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [{+1}]
#> L>]N>] []L>]N id="to0_3">3] [{+2}]
#> L>]N id="from0_3">3] [some~word{-s}~here]L>]N id="to0_4">4] [some~word~here]
#> L>]N id="from0_4">4] [{-b}]L>]N>] []
#> L>]N id="from0_5">5] [y]L>]N id="to0_5">5] [y]
#> </tbody>

### lines beside each other
ends = {'nothing': ([], []), 'an equal line': (['='], ['=']), 'a pair': (['some words'], ['some word']),
        'a pair and a line': (['some words', '!'], ['some word']),
        'a line and a pair': (['some words'], ['!', 'some word'])}
for end, (old, new) in ends.items():
    print('before', end)
    for m in range(4):
        parts = []
        for n in range(5):
            rows = difflib._mdiff([*'abc'[:m], *old], [*'1234'[:n], *new])
            parts.append(' '.join([str(left[0] or '-') + str(right[0] or '-') for left, right, _ in rows]))
        print(' |', ' | '.join(parts))
#> before nothing
#>  |  | -1 | -1 -2 | -1 -2 -3 | -1 -2 -3 -4
#>  | 1- | 11 | 11 -2 | 11 -2 -3 | 11 -2 -3 -4
#>  | 1- 2- | 11 2- | 11 22 | 11 22 -3 | 11 22 -3 -4
#>  | 1- 2- 3- | 11 2- 3- | 11 22 3- | 11 22 33 | 11 22 33 -4
#> before an equal line
#>  | 11 | -1 12 | -1 -2 13 | -1 -2 -3 14 | -1 -2 -3 -4 15
#>  | 1- 21 | 11 22 | 11 -2 23 | 11 -2 -3 24 | 11 -2 -3 -4 25
#>  | 1- 2- 31 | 11 2- 32 | 11 22 33 | 11 22 -3 34 | 11 22 -3 -4 35
#>  | 1- 2- 3- 41 | 11 2- 3- 42 | 11 22 3- 43 | 11 22 33 44 | 11 22 33 -4 45
#> before a pair
#>  | 11 | -1 12 | -1 -2 13 | -1 -2 -3 14 | -1 -2 -3 -4 15
#>  | 1- 21 | 11 22 | 11 -2 23 | 11 -2 -3 24 | 11 -2 -3 -4 25
#>  | 1- 2- 31 | 11 2- 32 | 11 22 33 | 11 22 -3 34 | 11 22 -3 -4 35
#>  | 1- 2- 3- 41 | 11 2- 3- 42 | 11 22 3- 43 | 11 22 33 44 | 11 22 33 -4 45
#> before a pair and a line
#>  | 11 2- | -1 12 2- | -1 -2 13 2- | -1 -2 -3 14 2- | -1 -2 -3 -4 15 2-
#>  | 1- 21 3- | 11 22 3- | 11 -2 23 3- | 11 -2 -3 24 3- | 11 -2 -3 -4 25 3-
#>  | 1- 2- 31 4- | 11 2- 32 4- | 11 22 33 4- | 11 22 -3 34 4- | 11 22 -3 -4 35 4-
#>  | 1- 2- 3- 41 5- | 11 2- 3- 42 5- | 11 22 3- 43 5- | 11 22 33 44 5- | 11 22 33 -4 45 5-
#> before a line and a pair
#>  | -1 12 | -1 -2 13 | -1 -2 -3 14 | -1 -2 -3 -4 15 | -1 -2 -3 -4 -5 16
#>  | 11 22 | 11 -2 23 | 11 -2 -3 24 | 11 -2 -3 -4 25 | 11 -2 -3 -4 -5 26
#>  | 11 2- 32 | 11 22 33 | 11 22 -3 34 | 11 22 -3 -4 35 | 11 22 -3 -4 -5 36
#>  | 11 2- 3- 42 | 11 22 3- 43 | 11 22 33 44 | 11 22 33 -4 45 | 11 22 33 -4 -5 46

### links and ids of several changes
old = [f'line {n}\n' for n in range(8)]
new = old[:]
new[2], new[4:6], new[7] = 'x\n', ['y\n', 'z\n'], 'w\n'
show(old, new, numlines=0)
show(old, new, numlines=1)
#> <tbody>
#> L><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [line~0]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [line~0]
#> L>]N id="from0_2">2] [line~1]L>]N id="to0_2">2] [line~1]
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__1">n</a>]N id="from0_3">3] [{-line~2}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_3">3] [{+x}]
#> L>]N id="from0_4">4] [line~3]L>]N id="to0_4">4] [line~3]
#> L id="difflib_chg_to0__1"><a href="#difflib_chg_to0__2">n</a>]N id="from0_5">5] [{-line~4}]L><a href="#difflib_chg_to0__2">n</a>]N id="to0_5">5] [{+y}]
#> L>]N id="from0_6">6] [{-line~5}]L>]N id="to0_6">6] [{+z}]
#> L>]N id="from0_7">7] [line~6]L>]N id="to0_7">7] [line~6]
#> L id="difflib_chg_to0__2"><a href="#difflib_chg_to0__top">t</a>]N id="from0_8">8] [{-line~7}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_8">8] [{+w}]
#> </tbody>
#> <tbody>
#> L><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [line~0]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [line~0]
#> L id="difflib_chg_to0__0">]N id="from0_2">2] [line~1]L>]N id="to0_2">2] [line~1]
#> L><a href="#difflib_chg_to0__1">n</a>]N id="from0_3">3] [{-line~2}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_3">3] [{+x}]
#> L id="difflib_chg_to0__1">]N id="from0_4">4] [line~3]L>]N id="to0_4">4] [line~3]
#> L><a href="#difflib_chg_to0__2">n</a>]N id="from0_5">5] [{-line~4}]L><a href="#difflib_chg_to0__2">n</a>]N id="to0_5">5] [{+y}]
#> L>]N id="from0_6">6] [{-line~5}]L>]N id="to0_6">6] [{+z}]
#> L id="difflib_chg_to0__2">]N id="from0_7">7] [line~6]L>]N id="to0_7">7] [line~6]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_8">8] [{-line~7}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_8">8] [{+w}]
#> </tbody>

### links and ids of changes that are near
old = [f'line {n}\n' for n in range(8)]
new = old[:]
new[2], new[4:6], new[7] = 'x\n', ['y\n', 'z\n'], 'w\n'
show(old, new)
show(old[2:], new[2:])
#> <tbody>
#> L id="difflib_chg_to0__1"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [line~0]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [line~0]
#> L>]N id="from0_2">2] [line~1]L>]N id="to0_2">2] [line~1]
#> L id="difflib_chg_to0__2"><a href="#difflib_chg_to0__1">n</a>]N id="from0_3">3] [{-line~2}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_3">3] [{+x}]
#> L>]N id="from0_4">4] [line~3]L>]N id="to0_4">4] [line~3]
#> L><a href="#difflib_chg_to0__2">n</a>]N id="from0_5">5] [{-line~4}]L><a href="#difflib_chg_to0__2">n</a>]N id="to0_5">5] [{+y}]
#> L>]N id="from0_6">6] [{-line~5}]L>]N id="to0_6">6] [{+z}]
#> L>]N id="from0_7">7] [line~6]L>]N id="to0_7">7] [line~6]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_8">8] [{-line~7}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_8">8] [{+w}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__2"><a href="#difflib_chg_to0__1">n</a>]N id="from0_1">1] [{-line~2}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_1">1] [{+x}]
#> L>]N id="from0_2">2] [line~3]L>]N id="to0_2">2] [line~3]
#> L><a href="#difflib_chg_to0__2">n</a>]N id="from0_3">3] [{-line~4}]L><a href="#difflib_chg_to0__2">n</a>]N id="to0_3">3] [{+y}]
#> L>]N id="from0_4">4] [{-line~5}]L>]N id="to0_4">4] [{+z}]
#> L>]N id="from0_5">5] [line~6]L>]N id="to0_5">5] [line~6]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_6">6] [{-line~7}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_6">6] [{+w}]
#> </tbody>

### context
old = [f'line {n}\n' for n in range(30)]
new = old[:]
new[6], new[11] = 'x\n', 'y\n'
del new[24]
for numlines in 0, 1, 2:
    show(old, new, context=True, numlines=numlines)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__1">n</a>]N id="from0_7">7] [{-line~6}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_7">7] [{+x}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__1"><a href="#difflib_chg_to0__2">n</a>]N id="from0_12">12] [{-line~11}]L><a href="#difflib_chg_to0__2">n</a>]N id="to0_12">12] [{+y}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__2"><a href="#difflib_chg_to0__top">t</a>]N id="from0_25">25] [{-line~24}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0">]N id="from0_6">6] [line~5]L>]N id="to0_6">6] [line~5]
#> L><a href="#difflib_chg_to0__1">n</a>]N id="from0_7">7] [{-line~6}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_7">7] [{+x}]
#> L>]N id="from0_8">8] [line~7]L>]N id="to0_8">8] [line~7]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__1">]N id="from0_11">11] [line~10]L>]N id="to0_11">11] [line~10]
#> L><a href="#difflib_chg_to0__2">n</a>]N id="from0_12">12] [{-line~11}]L><a href="#difflib_chg_to0__2">n</a>]N id="to0_12">12] [{+y}]
#> L>]N id="from0_13">13] [line~12]L>]N id="to0_13">13] [line~12]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__2">]N id="from0_24">24] [line~23]L>]N id="to0_24">24] [line~23]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_25">25] [{-line~24}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> L>]N id="from0_26">26] [line~25]L>]N id="to0_25">25] [line~25]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0">]N id="from0_5">5] [line~4]L>]N id="to0_5">5] [line~4]
#> L>]N id="from0_6">6] [line~5]L>]N id="to0_6">6] [line~5]
#> L><a href="#difflib_chg_to0__1">n</a>]N id="from0_7">7] [{-line~6}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_7">7] [{+x}]
#> L>]N id="from0_8">8] [line~7]L>]N id="to0_8">8] [line~7]
#> L>]N id="from0_9">9] [line~8]L>]N id="to0_9">9] [line~8]
#> L id="difflib_chg_to0__1">]N id="from0_10">10] [line~9]L>]N id="to0_10">10] [line~9]
#> L>]N id="from0_11">11] [line~10]L>]N id="to0_11">11] [line~10]
#> L><a href="#difflib_chg_to0__2">n</a>]N id="from0_12">12] [{-line~11}]L><a href="#difflib_chg_to0__2">n</a>]N id="to0_12">12] [{+y}]
#> L>]N id="from0_13">13] [line~12]L>]N id="to0_13">13] [line~12]
#> L>]N id="from0_14">14] [line~13]L>]N id="to0_14">14] [line~13]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__2">]N id="from0_23">23] [line~22]L>]N id="to0_23">23] [line~22]
#> L>]N id="from0_24">24] [line~23]L>]N id="to0_24">24] [line~23]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_25">25] [{-line~24}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> L>]N id="from0_26">26] [line~25]L>]N id="to0_25">25] [line~25]
#> L>]N id="from0_27">27] [line~26]L>]N id="to0_26">26] [line~26]
#> </tbody>

### context of five lines
old = [f'line {n}\n' for n in range(30)]
new = old[:3] + ['x\n'] + old[3:14] + old[15:]
show(old, new, context=True)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [line~0]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [line~0]
#> L>]N id="from0_2">2] [line~1]L>]N id="to0_2">2] [line~1]
#> L>]N id="from0_3">3] [line~2]L>]N id="to0_3">3] [line~2]
#> L><a href="#difflib_chg_to0__1">n</a>]N>] []L><a href="#difflib_chg_to0__1">n</a>]N id="to0_4">4] [{+x}]
#> L>]N id="from0_4">4] [line~3]L>]N id="to0_5">5] [line~3]
#> L>]N id="from0_5">5] [line~4]L>]N id="to0_6">6] [line~4]
#> L>]N id="from0_6">6] [line~5]L>]N id="to0_7">7] [line~5]
#> L>]N id="from0_7">7] [line~6]L>]N id="to0_8">8] [line~6]
#> L>]N id="from0_8">8] [line~7]L>]N id="to0_9">9] [line~7]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__1">]N id="from0_10">10] [line~9]L>]N id="to0_11">11] [line~9]
#> L>]N id="from0_11">11] [line~10]L>]N id="to0_12">12] [line~10]
#> L>]N id="from0_12">12] [line~11]L>]N id="to0_13">13] [line~11]
#> L>]N id="from0_13">13] [line~12]L>]N id="to0_14">14] [line~12]
#> L>]N id="from0_14">14] [line~13]L>]N id="to0_15">15] [line~13]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_15">15] [{-line~14}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> L>]N id="from0_16">16] [line~15]L>]N id="to0_16">16] [line~15]
#> L>]N id="from0_17">17] [line~16]L>]N id="to0_17">17] [line~16]
#> L>]N id="from0_18">18] [line~17]L>]N id="to0_18">18] [line~17]
#> L>]N id="from0_19">19] [line~18]L>]N id="to0_19">19] [line~18]
#> L>]N id="from0_20">20] [line~19]L>]N id="to0_20">20] [line~19]
#> </tbody>

### context at the ends
old = [f'{n}\n' for n in range(12)]
show(old, ['x\n'] + old[1:], context=True, numlines=1)
show(old, old[:-1], context=True, numlines=1)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-0}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+x}]
#> L>]N id="from0_2">2] [1]L>]N id="to0_2">2] [1]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0">]N id="from0_11">11] [10]L>]N id="to0_11">11] [10]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_12">12] [{-11}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> </tbody>

### context of changes that are near
old = [f'{n}\n' for n in range(11)]
show(old, old[:2] + ['x\n'] + old[3:7] + ['y\n'] + old[8:], context=True, numlines=2)
show(old, old[:2] + ['x\n'] + old[3:8] + ['y\n'] + old[9:], context=True, numlines=2)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [0]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [0]
#> L>]N id="from0_2">2] [1]L>]N id="to0_2">2] [1]
#> L><a href="#difflib_chg_to0__1">n</a>]N id="from0_3">3] [{-2}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_3">3] [{+x}]
#> L>]N id="from0_4">4] [3]L>]N id="to0_4">4] [3]
#> L>]N id="from0_5">5] [4]L>]N id="to0_5">5] [4]
#> L id="difflib_chg_to0__1">]N id="from0_6">6] [5]L>]N id="to0_6">6] [5]
#> L>]N id="from0_7">7] [6]L>]N id="to0_7">7] [6]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_8">8] [{-7}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_8">8] [{+y}]
#> L>]N id="from0_9">9] [8]L>]N id="to0_9">9] [8]
#> L>]N id="from0_10">10] [9]L>]N id="to0_10">10] [9]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [0]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [0]
#> L>]N id="from0_2">2] [1]L>]N id="to0_2">2] [1]
#> L><a href="#difflib_chg_to0__1">n</a>]N id="from0_3">3] [{-2}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_3">3] [{+x}]
#> L>]N id="from0_4">4] [3]L>]N id="to0_4">4] [3]
#> L>]N id="from0_5">5] [4]L>]N id="to0_5">5] [4]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__1">]N id="from0_7">7] [6]L>]N id="to0_7">7] [6]
#> L>]N id="from0_8">8] [7]L>]N id="to0_8">8] [7]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_9">9] [{-8}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_9">9] [{+y}]
#> L>]N id="from0_10">10] [9]L>]N id="to0_10">10] [9]
#> L>]N id="from0_11">11] [10]L>]N id="to0_11">11] [10]
#> </tbody>

### lines that are wrapped
text = 'a line of some length\n'
show([text, 'b\n'], [text, 'c\n'], wrapcolumn=80)
show([text, 'b\n'], [text, 'c\n'], wrapcolumn=21)
show([text, 'b\n'], [text, 'c\n'], wrapcolumn=20)
show([text, 'b\n'], [text], wrapcolumn=7)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [a~line~of~some~length]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [a~line~of~some~length]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [{-b}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [{+c}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [a~line~of~some~length]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [a~line~of~some~length]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [{-b}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [{+c}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [a~line~of~some~lengt]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [a~line~of~some~lengt]
#> L>]N>>] [h]L>]N>>] [h]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [{-b}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [{+c}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [a~line~]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [a~line~]
#> L>]N>>] [of~some]L>]N>>] [of~some]
#> L>]N>>] [~length]L>]N>>] [~length]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [{-b}]L><a href="#difflib_chg_to0__top">t</a>]N>] []
#> </tbody>

### a wrapped line beside a shorter one
text = 'a line of some length\n'
show([], [text], wrapcolumn=8)
show([text], [text[:9] + '\n'], wrapcolumn=5)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N>] []L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+a~line~o}]
#> L>]N>] [~]L>]N>>] [{+f~some~l}]
#> L>]N>] [~]L>]N>>] [{+ength}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-a~lin}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+a~lin}]
#> L>]N>>] [{-e~of~}]L>]N>>] [{+e~of}]
#> L>]N>>] [{-some~}]L>]N>] [~]
#> L>]N>>] [{-lengt}]L>]N>] [~]
#> L>]N>>] [{-h}]L>]N>] [~]
#> </tbody>

### marks over a wrap
show(['abcdefghijkl\n'], ['abcXYZghijkl\n'], wrapcolumn=4)
show(['abcdefghijklmnop\n'], ['abcdXXXXijklmnop\n'], wrapcolumn=4)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [abc{^d}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [abc{^X}]
#> L>]N>>] [{^ef}gh]L>]N>>] [{^YZ}gh]
#> L>]N>>] [ijkl]L>]N>>] [ijkl]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [abcd]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [abcd]
#> L>]N>>] [{^efgh}]L>]N>>] [{^XXXX}]
#> L>]N>>] [{^}ijkl]L>]N>>] [{^}ijkl]
#> L>]N>>] [mnop]L>]N>>] [mnop]
#> </tbody>

### marks where a wrap begins and ends
show(['abcdefghijkl\n'], ['abcdefgh1234ijkl\n'], wrapcolumn=3)
show(['abcdefghijkl\n'], ['abcdfghijkl1\n'], wrapcolumn=1)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [abc]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [abc]
#> L>]N>>] [def]L>]N>>] [def]
#> L>]N>>] [ghi]L>]N>>] [gh{+1}]
#> L>]N>>] [jkl]L>]N>>] [{+234}]
#> L>]N>] [~]L>]N>>] [{+}ijk]
#> L>]N>] [~]L>]N>>] [l]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [a]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [a]
#> L>]N>>] [b]L>]N>>] [b]
#> L>]N>>] [c]L>]N>>] [c]
#> L>]N>>] [d]L>]N>>] [d]
#> L>]N>>] [{-e}]L>]N>>] [f]
#> L>]N>>] [{-}f]L>]N>>] [g]
#> L>]N>>] [g]L>]N>>] [h]
#> L>]N>>] [h]L>]N>>] [i]
#> L>]N>>] [i]L>]N>>] [j]
#> L>]N>>] [j]L>]N>>] [k]
#> L>]N>>] [k]L>]N>>] [l]
#> L>]N>>] [l]L>]N>>] [{+1}]
#> </tbody>

### wrapped lines with context, tabs and spaces at their ends
old = [f'{n} lines\n' for n in range(5)] + ['\tx  y\t \n']
show(old, old[:3] + ['3 limes  \n', '4 lines\n', '\tx  z\t \n'], context=True, numlines=1, wrapcolumn=4)
#> <tbody>
#> L>]N id="from0_3">3] [2~li]L>]N id="to0_3">3] [2~li]
#> L id="difflib_chg_to0__0">]N>>] [nes]L>]N>>] [nes]
#> L><a href="#difflib_chg_to0__1">n</a>]N id="from0_4">4] [3~li]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_4">4] [3~li]
#> L>]N>>] [{^n}es]L>]N>>] [{^m}es{+~}]
#> L>]N>] [~]L>]N>>] [{+~}]
#> L>]N id="from0_5">5] [4~li]L>]N id="to0_5">5] [4~li]
#> L id="difflib_chg_to0__1">]N>>] [nes]L>]N>>] [nes]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_6">6] [{-~~~~}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_6">6] [{+~~~~}]
#> L>]N>>] [{-~~~~}]L>]N>>] [{+~~~~}]
#> L>]N>>] [{-x~~y}]L>]N>>] [{+x~~z}]
#> L>]N>>] [{-~~~~}]L>]N>>] [{+~~~~}]
#> L>]N>>] [{-~}]L>]N>>] [{+~}]
#> </tbody>

### an odd width
show(['abcdefgh'], ['abcdefgi'], wrapcolumn=0)
show(['abcdefgh'], ['abcdefgi'], wrapcolumn=2.5)
for width, error in ('4', TypeError), (-1, RecursionError):
    try: show(['abcdefgh'], ['abcdefgi'], wrapcolumn=width)
    except error as e: print(type(e).__name__, e)
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [abcdefg{^h}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [abcdefg{^i}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [abc]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [abc]
#> L>]N>>] [def]L>]N>>] [def]
#> L>]N>>] [g{^h}]L>]N>>] [g{^i}]
#> </tbody>
#> TypeError '<=' not supported between instances of 'int' and 'str'
#> RecursionError maximum recursion depth exceeded

### tabs and spaces
show(['\tone\ttwo\n', ' \t x\n', 'a b\n'], ['\tone\ttwo \n', '  \tx\n', 'a\tb\n'])
show(['\tone\ttwo\n', ' \t x\n', 'a b\n'], ['\tone\ttwo \n', '  \tx\n', 'a\tb\n'], tabsize=3)
show(['\ta\tb\n', ' \n', '\t\n'], ['a\tb\n', '  \n', '\t\t\n', ''], tabsize=0)
show(['end  \n', 'tab\t\n', 'return\r\n', 'two\n\n'], ['end \n', 'tab\n', 'return\n', 'two\n'])
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [~~~~~~~~one~~~~~two]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [~~~~~~~~one~~~~~two{+~}]
#> L>]N id="from0_2">2] [{-~~~~~~~~~x}]L>]N id="to0_2">2] [{+~~~~~~~~x}]
#> L>]N id="from0_3">3] [{-a~b}]L>]N id="to0_3">3] [{+a~~~~~~~b}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [~~~one~~~two]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [~~~one~~~two{+~}]
#> L>]N id="from0_2">2] [{-~~~~x}]L>]N id="to0_2">2] [{+~~~x}]
#> L>]N id="from0_3">3] [{-a~b}]L>]N id="to0_3">3] [{+a~~b}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__1"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [ab]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [ab]
#> L><a href="#difflib_chg_to0__1">n</a>]N id="from0_2">2] [{-~}]L><a href="#difflib_chg_to0__1">n</a>]N id="to0_2">2] [{+~~}]
#> L>]N id="from0_3">3] []L>]N id="to0_3">3] []
#> L><a href="#difflib_chg_to0__top">t</a>]N>] []L><a href="#difflib_chg_to0__top">t</a>]N id="to0_4">4] [{+~}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [end~{-~}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [end~]
#> L>]N id="from0_2">2] [{-tab~~~~~}]L>]N id="to0_2">2] [{+tab}]
#> L>]N id="from0_3">3] [return{-\r}]L>]N id="to0_3">3] [return]
#> L>]N id="from0_4">4] [two]L>]N id="to0_4">4] [two]
#> </tbody>

### characters with a meaning
show(['<b> & "c" \'d\'\n', '&lt;\n'], ['<i> & "c" \'d\'\n', '&lt;&gt;\n'])
show(['a\0b', 'a\0+b\1c', '\1', 'x\x0b'], ['a b', 'a\0+b\1d', '\0', 'x\x0c'])
show(['a\u3000b\u2003\n', 'é\n', '\U0001f600\n'], ['a\u3000c\u2003\n', 'e\u0301\n', '\U0001f601\n'])
show(['a\u2028b\n'], ['a\u2028c\n'])
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [&lt;{^b}&gt;~&amp;~"c"~'d']L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [&lt;{^i}&gt;~&amp;~"c"~'d']
#> L>]N id="from0_2">2] [{-&amp;lt;}]L>]N id="to0_2">2] [{+&amp;lt;&amp;gt;}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [a~b]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [a~b]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [a~+b}{^c}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [a~+b}{^d}]
#> L>]N id="from0_3">3] [{-}}]L>]N id="to0_3">3] [{+~}]
#> L>]N id="from0_4">4] [{-x\x0b}]L>]N id="to0_4">4] [{+x\x0c}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [a\u3000{^b}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [a\u3000{^c}]
#> L>]N id="from0_2">2] [{-é}]L>]N id="to0_2">2] [{+é}]
#> L>]N id="from0_3">3] [{-😀}]L>]N id="to0_3">3] [{+😁}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-a\u2028b}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+a\u2028c}]
#> </tbody>

### the last line may have no end
show(['a\n', 'b'], ['a\n', 'b\n'])
show(['a', 'b'], ['a\n', 'c\n'])
#> <tbody>
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [a]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [a]
#> L>]N id="from0_2">2] [b]L>]N id="to0_2">2] [b]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__0">f</a>]N id="from0_1">1] [a]L><a href="#difflib_chg_to0__0">f</a>]N id="to0_1">1] [a]
#> L><a href="#difflib_chg_to0__top">t</a>]N id="from0_2">2] [{-b}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [{+c}]
#> </tbody>

### characters that are not in the charset
maker = difflib.HtmlDiff()
for charset in 'utf-8', 'ascii', 'latin-1', 'cp1252', 'utf-16', 'utf-8-sig':
    page = maker.make_file(['é € 語 \ud800\n'], [], 'é €', charset=charset)
    print(page[page.index('charset='):].partition(' />')[0], end=' ')
    for mark in 'colspan="2" class="diff_header">', '<span class="diff_sub">':
        print(page.partition(mark)[2].partition('</')[0], end=' ')
    print()
for charset in 'nothing', 'rot13', None:
    try: maker.make_file([], [], charset=charset)
    except (LookupError, TypeError) as e: print(type(e).__name__, e)
#> charset=utf-8" é € é&nbsp;€&nbsp;語&nbsp;&#55296; 
#> charset=ascii" &#233; &#8364; &#233;&nbsp;&#8364;&nbsp;&#35486;&nbsp;&#55296; 
#> charset=latin-1" é &#8364; é&nbsp;&#8364;&nbsp;&#35486;&nbsp;&#55296; 
#> charset=cp1252" é € é&nbsp;€&nbsp;&#35486;&nbsp;&#55296; 
#> charset=utf-16" é € é&nbsp;€&nbsp;語&nbsp;&#55296; 
#> charset=utf-8-sig" é € é&nbsp;€&nbsp;語&nbsp;&#55296; 
#> LookupError unknown encoding: nothing
#> LookupError 'rot13' is not a text encoding; use codecs.encode() to handle arbitrary codecs
#> TypeError encode() argument 'encoding' must be str, not None

### each table has a prefix
first, second = difflib.HtmlDiff(), difflib.HtmlDiff(wrapcolumn=1)
start = int(first.make_table(['a'], ['b']).partition('difflib_chg_to')[2].partition('_')[0])
for maker in first, second, first:
    table = maker.make_table(['a'], ['b'])
    for text in '"from{}_1"', '"to{}_1"', 'difflib_chg_to{}__0"', 'difflib_chg_to{}__top"':
        print([n - start for n in range(start, start + 9) if text.format(n) in table], end=' ')
    print()
print(first._prefix == [f'from{start + 3}_', f'to{start + 3}_'], difflib.HtmlDiff._default_prefix - start)
class Mine(difflib.HtmlDiff):
    _default_prefix = 100
Mine().make_table([], [])
print(Mine._default_prefix, difflib.HtmlDiff._default_prefix - start)
#> [1] [1] [1] [1] 
#> [2] [2] [2] [2] 
#> [3] [3] [3] [3] 
#> True 4
#> 100 5

### a subclass with other templates
class Mine(difflib.HtmlDiff):
    _file_template = '<%(charset)s>%(styles)s|%(legend)s|%(table)s</>'
    _styles = 'styles'
    _legend = 'é €'
    _table_template = '(%(prefix)s)\t%(header_row)s\n%(data_rows)s'
difflib.HtmlDiff._default_prefix = 7
maker = Mine()
print(maker.make_file(['a\n'], ['b\n'], 'old', charset='latin-1'))
maker._legend = ''
print(maker.make_file([], [], context=True))
Mine._table_template = '%(other)s'
try: maker.make_table([], [])
except KeyError as e: print(repr(e))
#> <latin-1>styles|é &#8364;|(to7_)&nbsp;<thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header">old</th><th class="diff_next"><br /></th><th colspan="2" class="diff_header"></th></tr></thead>
#>             <tr><td class="diff_next" id="difflib_chg_to7__0"><a href="#difflib_chg_to7__top">t</a></td><td class="diff_header" id="from7_1">1</td><td nowrap="nowrap"><span class="diff_sub">a</span></td><td class="diff_next"><a href="#difflib_chg_to7__top">t</a></td><td class="diff_header" id="to7_1">1</td><td nowrap="nowrap"><span class="diff_add">b</span></td></tr>
#> </>
#> <utf-8>styles||(to8_)&nbsp;
#>             <tr><td class="diff_next"><a href="#difflib_chg_to8__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td><td class="diff_next"><a href="#difflib_chg_to8__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td></tr>
#> </>
#> KeyError('other')

### a subclass with other cells
class Mine(difflib.HtmlDiff):
    def _format_line(self, side, flag, linenum, text):
        return super()._format_line(side, flag, linenum, text) if flag else f'[{side} {linenum} {text!r}]'
    def _make_prefix(self):
        self._prefix = ['left', 'right']
    def _tab_newline_replace(self, fromlines, tolines):
        return [s.strip() for s in fromlines], [s.strip() for s in tolines]
show([' a\n', 'b\n', 'some words'], ['a \n', 'c\n', 'some words'], made=Mine())
show([' a\n', 'b\n', 'some words'], ['a \n', 'c\n', 'some words'], made=Mine(wrapcolumn=6))
#> <tbody>
#> L id="difflib_chg_right_0"><a href="#difflib_chg_right_0">f</a>][0 1 'a']L><a href="#difflib_chg_right_0">f</a>][1 1 'a']
#> L><a href="#difflib_chg_right_top">t</a>]N id="left2">2] [{-b}]L><a href="#difflib_chg_right_top">t</a>]N id="right2">2] [{+c}]
#> L>][0 3 'some words']L>][1 3 'some words']
#> </tbody>
#> <tbody>
#> L id="difflib_chg_right_0"><a href="#difflib_chg_right_0">f</a>][0 1 'a']L><a href="#difflib_chg_right_0">f</a>][1 1 'a']
#> L><a href="#difflib_chg_right_top">t</a>]N id="left2">2] [{-b}]L><a href="#difflib_chg_right_top">t</a>]N id="right2">2] [{+c}]
#> L>][0 3 'some w']L>][1 3 'some w']
#> L>][0 > 'ords']L>][1 > 'ords']
#> </tbody>

### a subclass with other links
class Mine(difflib.HtmlDiff):
    def _convert_flags(self, fromlist, tolist, flaglist, context, numlines):
        print(len(fromlist), len(tolist), flaglist, context, numlines)
        *lists, links, ids = super()._convert_flags(fromlist, tolist, flaglist, context, numlines)
        return *lists, [link and '^' for link in links], [''] * len(ids)
    def _collect_lines(self, diffs):
        return super()._collect_lines(row for row in diffs if row[2] is not False)
    def _split_line(self, data_list, line_num, text):
        data_list.append((line_num, text.upper()))
show(list('abcdef'), list('abXdef'), made=Mine(), context=True, numlines=1)
show(list('abcdef'), list('abXdef'), made=Mine(wrapcolumn=1))
#> 2 2 [None, True] True 1
#> <tbody>
#> L>^]N id="from0_3">3] [{-c}]L>^]N id="to0_3">3] [{+X}]
#> </tbody>
#> 1 1 [True] False 5
#> <tbody>
#> L>^]N id="from0_3">3] [{-C}]L>^]N id="to0_3">3] [{+X}]
#> </tbody>

### junk
show(['# \n', 'a b\n', '\n'], ['\n', 'ab\n', '# \n'], linejunk=difflib.IS_LINE_JUNK)
show(['a b c d\n'], ['a  b c  e\n'], charjunk=None)
show(['a b c d\n'], ['a  b c  e\n'], charjunk=lambda c: c in 'abc')
#> <tbody>
#> L id="difflib_chg_to0__1"><a href="#difflib_chg_to0__1">n</a>]N id="from0_1">1] [{-#~}]L><a href="#difflib_chg_to0__1">n</a>]N>] []
#> L>]N id="from0_2">2] [{-a~b}]L>]N>] []
#> L>]N id="from0_3">3] []L>]N id="to0_1">1] []
#> L><a href="#difflib_chg_to0__top">t</a>]N>] []L><a href="#difflib_chg_to0__top">t</a>]N id="to0_2">2] [{+ab}]
#> L>]N>] []L>]N id="to0_3">3] [{+#~}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [a~b~c~{^d}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [a{+~}~b~c~{^~e}]
#> </tbody>
#> <tbody>
#> L id="difflib_chg_to0__0"><a href="#difflib_chg_to0__top">t</a>]N id="from0_1">1] [{-a~b~c~d}]L><a href="#difflib_chg_to0__top">t</a>]N id="to0_1">1] [{+a~~b~c~~e}]
#> </tbody>

### arguments that are wrong
def refused(f):
    try: f()
    except Exception as e: print(f'{type(e).__name__}: {e}')
maker = difflib.HtmlDiff()
for old, new in (None, []), ([b'a'], []), ([1], []), (['a'], [None]), ([[]], []):
    refused(lambda: maker.make_table(old, new))
for options in {'tabsize': 'x'}, {'tabsize': None}, {'tabsize': 2.0}, {'linejunk': 5}, {'charjunk': 5}:
    refused(lambda: difflib.HtmlDiff(**options).make_table(['a b c\n'], ['a bc\n']))
refused(lambda: maker.make_table(['a'], ['b'], numlines=None))
refused(lambda: maker.make_table(['a'], ['b'], numlines=-1))
refused(lambda: maker.make_file([], [], '', '', False, 5, 'utf-8'))
refused(lambda: maker.make_table([], [], charset='utf-8'))
refused(lambda: difflib.HtmlDiff(8, None, None, None, None))
#> TypeError: 'NoneType' object is not iterable
#> TypeError: a bytes-like object is required, not 'str'
#> AttributeError: 'int' object has no attribute 'replace'
#> AttributeError: 'NoneType' object has no attribute 'replace'
#> AttributeError: 'list' object has no attribute 'replace'
#> TypeError: 'str' object cannot be interpreted as an integer
#> TypeError: 'NoneType' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'int' object is not callable
#> TypeError: 'int' object is not callable
#> TypeError: unsupported operand type(s) for -: 'int' and 'NoneType'
#> IndexError: list assignment index out of range
#> TypeError: HtmlDiff.make_file() takes from 3 to 7 positional arguments but 8 were given
#> TypeError: HtmlDiff.make_table() got an unexpected keyword argument 'charset'
#> TypeError: HtmlDiff.__init__() takes from 1 to 5 positional arguments but 6 were given

### the class, its signature, and copies of its objects
import copy, inspect, pickle
print(difflib.HtmlDiff, difflib.HtmlDiff.__mro__, 'HtmlDiff' in difflib.__all__)
for f in difflib.HtmlDiff.make_file, difflib.HtmlDiff.make_table: print(inspect.signature(f))
print(list(inspect.signature(difflib.HtmlDiff).parameters))
maker = difflib.HtmlDiff(4, 60)
maker.make_table([], [])
for other in copy.copy(maker), copy.deepcopy(maker), pickle.loads(pickle.dumps(maker)):
    print(vars(other) == vars(maker), type(other) is difflib.HtmlDiff)
namespace = {}
exec('from difflib import *', namespace)
print(namespace['HtmlDiff'] is difflib.HtmlDiff)
try: difflib.nothing
except AttributeError as e: print(e)
#> <class 'difflib.HtmlDiff'> (<class 'difflib.HtmlDiff'>, <class 'object'>) True
#> (self, fromlines, tolines, fromdesc='', todesc='', context=False, numlines=5, *, charset='utf-8')
#> (self, fromlines, tolines, fromdesc='', todesc='', context=False, numlines=5)
#> ['tabsize', 'wrapcolumn', 'linejunk', 'charjunk']
#> True True
#> True True
#> True True
#> True
#> module 'difflib' has no attribute 'nothing'

### rows before they become HTML
for row in difflib._mdiff(['a\n', '\n', '', 'a word\n'], ['a\n', 'b', 'a world\n']): print(row)
print(list(difflib._mdiff(list('abcdefg'), list('abcXefg'), 1)))
#> ((1, 'a\n'), (1, 'a\n'), False)
#> ((2, '\x00-\n\x01'), (2, '\x00+b\x01'), True)
#> ((3, '\x00- \x01'), ('', '\n'), True)
#> ((4, 'a word\n'), (3, 'a wor\x00+l\x01d\n'), True)
#> [(None, None, None), ((3, 'c'), (3, 'c'), False), ((4, '\x00-d\x01'), (4, '\x00+X\x01'), True), ((5, 'e'), (5, 'e'), False)]
