import difflib

from unidiff import PatchSet, PatchedFile, UnidiffParseError

DIFF = '''diff --git a/old.py b/new.py
similarity index 90%
rename from old.py
rename to new.py
index 1234567..89abcde 100644
--- a/old.py
+++ b/new.py
@@ -1,4 +1,5 @@ def f():
 a
-b
+B
+é
 c
 d
\\ No newline at end of file
diff --git a/gone.txt b/gone.txt
deleted file mode 100644
--- a/gone.txt
+++ /dev/null
@@ -1,2 +0,0 @@
-x
-y
diff --git a/bin b/bin
new file mode 100644
Binary files /dev/null and b/bin differ
'''
patch = PatchSet(DIFF)
print(len(patch), patch.added, patch.removed, patch)
for f in patch:
    print(f.path, f.source_file, f.target_file, f.is_rename, f.is_added_file, f.is_removed_file, f.is_modified_file, f.is_binary_file, f.added, f.removed, len(f))
    for h in f:
        print(repr(h), h.section_header, h.added, h.removed, h.is_valid(), list(h.source), list(h.target_lines()))
        print([(line.line_type, line.source_line_no, line.target_line_no, line.diff_line_no, line.value, line.is_added) for line in h])
print([f.path for f in patch.modified_files], patch.removed_files, patch.added_files, str(patch) == DIFF, patch[0].patch_info)
lines = [s + '\n' for s in 'one two three four'.split()], [s + '\n' for s in 'one 2 three four five'.split()]
made = PatchSet(list(difflib.unified_diff(*lines, 'a/n', 'b/n', '2024-01-01', '2024-01-02')))
print(made, repr(made), made[0][0].source_length, made[0][0].target_start, made[0].source_timestamp, PatchSet(DIFF.encode('utf-8').decode('utf-8'), metadata_only=True).added)
for wrong in '--- a\n+++ b\n@@ -1,2 +1,1 @@\n-x\n', '--- a\n+++ b\n@@ -1 +1 @@\n-x\n?y\n', '@@ -1 +1 @@\n-x\n+y\n', '+++ b\n':
    try:
        print(PatchSet(wrong))
    except UnidiffParseError as e:
        print(type(e).__name__, e)
