import sys

name = ask("What is your name?")
print(f"Hello, {name}!")
print("This line is on stderr.", file=sys.stderr)

{"name": name, "letters": len(name),
 "big": 2**100, "bytes": name.encode()}
