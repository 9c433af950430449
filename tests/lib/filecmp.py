import filecmp
import os

for folder in '/tmp/l/sub', '/tmp/r/sub':
    os.makedirs(folder, exist_ok=True)
for name, text in {'l/same': 'a', 'r/same': 'a', 'l/other': 'a', 'r/other': 'b', 'l/left': '', 'r/right': '',
    'l/sub/x': '1',
                   'r/sub/x': '22', 'l/.git': '', 'l/file': '', 'l/long': 'x' * 9000,
                   'r/long': 'x' * 8999 + 'y'}.items():
    with open('/tmp/' + name, 'w') as f:
        f.write(text)
os.makedirs('/tmp/r/file', exist_ok=True)
filecmp.clear_cache()

### files
print([filecmp.cmp('/tmp/l/' + name, '/tmp/r/' + name, False) for name in ('same', 'other', 'sub/x', 'sub', 'long')])
print(filecmp.cmpfiles('/tmp/l', '/tmp/r', ['same', 'other', 'none', 'left'], False))
#> [True, False, False, False, False]
#> (['same'], ['other'], ['none', 'left'])

### directories
d = filecmp.dircmp('/tmp/l', '/tmp/r', shallow=False)
print(d.left_list, d.right_list, d.common, d.left_only, d.right_only, d.common_dirs, d.common_files, d.common_funny)
print(d.same_files, d.diff_files, d.funny_files, {name: inner.diff_files for name, inner in d.subdirs.items()})
#> ['file', 'left', 'long', 'other', 'same', 'sub'] ['file', 'long', 'other', 'right', 'same', 'sub'] ['file', 'long', 'other', 'same', 'sub'] ['left'] ['right'] ['sub'] ['long', 'other', 'same'] ['file']
#> ['same'] ['long', 'other'] [] {'sub': ['x']}

### reports
d = filecmp.dircmp('/tmp/l', '/tmp/r', shallow=False)
d.report()
d.report_full_closure()
print(filecmp.dircmp('/tmp/l', '/tmp/r', ignore=['same'], hide=['left'], shallow=False).common, filecmp.DEFAULT_IGNORES)
try:
    d.none
except AttributeError as e:
    print(e)
#> diff /tmp/l /tmp/r
#> Only in /tmp/l : ['left']
#> Only in /tmp/r : ['right']
#> Identical files : ['same']
#> Differing files : ['long', 'other']
#> Common subdirectories : ['sub']
#> Common funny cases : ['file']
#> diff /tmp/l /tmp/r
#> Only in /tmp/l : ['left']
#> Only in /tmp/r : ['right']
#> Identical files : ['same']
#> Differing files : ['long', 'other']
#> Common subdirectories : ['sub']
#> Common funny cases : ['file']
#>
#> diff /tmp/l/sub /tmp/r/sub
#> Differing files : ['x']
#> ['file', 'long', 'other', 'sub'] ['RCS', 'CVS', 'tags', '.git', '.hg', '.bzr', '_darcs', '__pycache__']
#> none

### reports of some
filecmp.dircmp('/tmp/l', '/tmp/r', shallow=False).report_partial_closure()
#> diff /tmp/l /tmp/r
#> Only in /tmp/l : ['left']
#> Only in /tmp/r : ['right']
#> Identical files : ['same']
#> Differing files : ['long', 'other']
#> Common subdirectories : ['sub']
#> Common funny cases : ['file']
#>
#> diff /tmp/l/sub /tmp/r/sub
#> Differing files : ['x']

### a subclass asks for more
class Mine(filecmp.dircmp):
    def phase2(self):
        super().phase2()
        self.common_files = [name for name in self.common_files if sum(range(50))]
print(Mine('/tmp/l', '/tmp/r', shallow=False).diff_files, type(Mine('/tmp/l', '/tmp/r').subdirs['sub']) is Mine)
#> ['long', 'other'] True
