# Registers lie on a stack that moves when it grows: what an instruction reads after that is not where it was.

### a field's method that has many variables and takes more than self
def class_of(head, n):
    variables = "\n".join(f"        v{i} = i" for i in range(n))
    space = {}
    exec(f"class C:\n    def {head}:\n        i = 1\n{variables}\n        return 'done'", space)
    return space["C"]()
a, b = class_of("__str__(self, *, x=1)", 3000), class_of("__repr__(self, **more)", 7000)
print(f"{a}")  #> done
print(f"{b!r}")  #> done
