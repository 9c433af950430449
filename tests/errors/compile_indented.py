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
