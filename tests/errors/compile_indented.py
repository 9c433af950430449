# Spaces in front of what is compiled: eval() takes them off, compile() does not.

### in each mode
for text in (" True", "\tTrue", "\n True", " \n True", "  # c\n1", "\\\n 1", "\f1", " \f1", "  (\n1)"):
    for mode in ("eval", "exec", "single"):
        try: compile(text, "x", mode); print(repr(text), mode, "ok")
        except SyntaxError as e: print(repr(text), mode, type(e).__name__, e, e.offset)
    try: print(eval(text))
    except SyntaxError as e: print(type(e).__name__, e)
#> ' True' eval IndentationError unexpected indent (x, line 1) 1
#> ' True' exec IndentationError unexpected indent (x, line 1) 1
#> ' True' single IndentationError unexpected indent (x, line 1) 1
#> True
#> '\tTrue' eval IndentationError unexpected indent (x, line 1) 1
#> '\tTrue' exec IndentationError unexpected indent (x, line 1) 1
#> '\tTrue' single IndentationError unexpected indent (x, line 1) 1
#> True
#> '\n True' eval IndentationError unexpected indent (x, line 2) 1
#> '\n True' exec IndentationError unexpected indent (x, line 2) 1
#> '\n True' single IndentationError unexpected indent (x, line 2) 1
#> IndentationError unexpected indent (<string>, line 2)
#> ' \n True' eval IndentationError unexpected indent (x, line 2) 1
#> ' \n True' exec IndentationError unexpected indent (x, line 2) 1
#> ' \n True' single IndentationError unexpected indent (x, line 2) 1
#> IndentationError unexpected indent (<string>, line 2)
#> '  # c\n1' eval ok
#> '  # c\n1' exec ok
#> '  # c\n1' single ok
#> 1
#> '\\\n 1' eval IndentationError unexpected indent (x, line 2) 1
#> '\\\n 1' exec IndentationError unexpected indent (x, line 2) 1
#> '\\\n 1' single IndentationError unexpected indent (x, line 2) 1
#> IndentationError unexpected indent (<string>, line 2)
#> '\x0c1' eval ok
#> '\x0c1' exec ok
#> '\x0c1' single ok
#> 1
#> ' \x0c1' eval ok
#> ' \x0c1' exec ok
#> ' \x0c1' single ok
#> 1
#> '  (\n1)' eval IndentationError unexpected indent (x, line 1) 2
#> '  (\n1)' exec IndentationError unexpected indent (x, line 1) 2
#> '  (\n1)' single IndentationError unexpected indent (x, line 1) 2
#> 1

### a last line of blanks, without its end
for source in ('1\n ', '1\n\t', '1 \n # c', '1\n # c\n ', '(1\n )', '\n1\n ', 'x = 1\n ', 'if 1:\n 2\n ', '1\n  \n '):
    for mode in ('eval', 'exec', 'single'):
        try:
            compile(source, 'x', mode)
            print(repr(source), mode)
        except SyntaxError as e: print(repr(source), mode, type(e).__name__, e)
#> '1\n ' eval IndentationError unexpected indent (x, line 2)
#> '1\n ' exec
#> '1\n ' single
#> '1\n\t' eval IndentationError unexpected indent (x, line 2)
#> '1\n\t' exec
#> '1\n\t' single
#> '1 \n # c' eval
#> '1 \n # c' exec
#> '1 \n # c' single
#> '1\n # c\n ' eval IndentationError unexpected indent (x, line 3)
#> '1\n # c\n ' exec
#> '1\n # c\n ' single
#> '(1\n )' eval
#> '(1\n )' exec
#> '(1\n )' single
#> '\n1\n ' eval IndentationError unexpected indent (x, line 3)
#> '\n1\n ' exec
#> '\n1\n ' single
#> 'x = 1\n ' eval SyntaxError invalid syntax (x, line 1)
#> 'x = 1\n ' exec
#> 'x = 1\n ' single
#> 'if 1:\n 2\n ' eval SyntaxError invalid syntax (x, line 1)
#> 'if 1:\n 2\n ' exec
#> 'if 1:\n 2\n ' single SyntaxError invalid syntax (x, line 3)
#> '1\n  \n ' eval IndentationError unexpected indent (x, line 3)
#> '1\n  \n ' exec
#> '1\n  \n ' single
