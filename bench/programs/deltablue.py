# An incremental solver of constraint hierarchies by local propagation: the
# DeltaBlue algorithm (Freeman-Benson, Maloney and Borning, CACM 33, 1990).
# Strengths are small ints, 0 the strongest.

REQUIRED, STRONG, PREFERRED, NORMAL, WEAK, WEAKEST = range(6)


class Variable:
    def __init__(self, value):
        self.value = value
        self.constraints = []
        self.source = None
        self.mark = 0
        self.strength = WEAKEST
        self.fixed = True

    def others(self):
        return [c for c in self.constraints if c is not self.source and c.satisfied()]


class Constraint:
    editable = False

    def __init__(self, strength, variables):
        self.strength = strength
        self.variables = variables
        self.output = None

    def satisfied(self):
        return self.output is not None

    def inputs(self):
        return [v for v in self.variables if v is not self.output]

    def candidates(self):
        return self.variables

    def choose(self, mark):
        best = None
        for variable in self.candidates():
            if variable.mark != mark and variable.strength > self.strength:
                if best is None or variable.strength > best.strength:
                    best = variable
        self.output = best
        return best

    def known(self, mark):
        for variable in self.inputs():
            if not (variable.mark == mark or variable.fixed or variable.source is None):
                return False
        return True

    def derive(self):
        out = self.output
        weakest = self.strength
        fixed = not self.editable
        for variable in self.inputs():
            if variable.strength > weakest:
                weakest = variable.strength
            fixed = fixed and variable.fixed
        out.strength = weakest
        out.fixed = fixed
        if fixed:
            self.execute()

    def execute(self):
        pass


class Stay(Constraint):
    pass


class Edit(Constraint):
    editable = True


class Equal(Constraint):
    def execute(self):
        a, b = self.variables
        if self.output is a:
            a.value = b.value
        else:
            b.value = a.value


class Scaled(Constraint):
    # variables: source, factor, offset, target; the middle two are read only.
    def candidates(self):
        return (self.variables[0], self.variables[3])

    def execute(self):
        source, factor, offset, target = self.variables
        if self.output is target:
            target.value = source.value * factor.value + offset.value
        else:
            source.value = (target.value - offset.value) // factor.value


class Planner:
    def __init__(self):
        self.mark = 0

    def next_mark(self):
        self.mark += 1
        return self.mark

    def add(self, constraint):
        for variable in constraint.variables:
            variable.constraints.append(constraint)
        self.enforce_all(constraint)
        return constraint

    def enforce_all(self, constraint):
        mark = self.next_mark()
        while constraint is not None:
            constraint = self.enforce(constraint, mark)

    def enforce(self, constraint, mark):
        out = constraint.choose(mark)
        if out is None:
            if constraint.strength == REQUIRED:
                raise RuntimeError("a required constraint cannot be enforced")
            return None
        for variable in constraint.inputs():
            variable.mark = mark
        loser = out.source
        if loser is not None:
            loser.output = None
        out.source = constraint
        if not self.propagate(constraint, mark):
            raise RuntimeError("a cycle")
        out.mark = mark
        return loser

    def propagate(self, first, mark):
        work = [first]
        while work:
            constraint = work.pop()
            if constraint.output.mark == mark:
                return False
            constraint.derive()
            work.extend(constraint.output.others())
        return True

    def remove(self, constraint):
        out = constraint.output
        constraint.output = None
        for variable in constraint.variables:
            variable.constraints.remove(constraint)
        if out is None:
            return
        out.source = None
        out.strength = WEAKEST
        out.fixed = True
        loose = []
        work = [out]
        while work:
            variable = work.pop()
            for other in variable.constraints:
                if not other.satisfied():
                    loose.append(other)
            for other in variable.others():
                other.derive()
                work.append(other.output)
        loose.sort(key=lambda c: c.strength)
        for other in loose:
            if not other.satisfied():
                self.enforce_all(other)

    def plan(self, sources):
        mark = self.next_mark()
        ready = [c for c in sources if c.editable and c.satisfied()]
        steps = []
        while ready:
            constraint = ready.pop()
            if constraint.output.mark != mark and constraint.known(mark):
                steps.append(constraint)
                constraint.output.mark = mark
                ready.extend(constraint.output.others())
        return steps

    def change(self, variable, values):
        edit = self.add(Edit(PREFERRED, (variable,)))
        steps = self.plan([edit])
        for value in values:
            variable.value = value
            for constraint in steps:
                constraint.execute()
        self.remove(edit)


def chain(length):
    planner = Planner()
    row = [Variable(0) for _ in range(length + 1)]
    for a, b in zip(row, row[1:]):
        planner.add(Equal(REQUIRED, (a, b)))
    planner.add(Stay(STRONG + 1, (row[-1],)))
    edit = planner.add(Edit(STRONG, (row[0],)))
    steps = planner.plan([edit])
    total = 0
    for value in range(60):
        row[0].value = value
        for constraint in steps:
            constraint.execute()
        if row[-1].value != value:
            raise RuntimeError("the chain broke")
        total += row[-1].value
    planner.remove(edit)
    return total, len(steps)


def projection(count):
    planner = Planner()
    factor = Variable(10)
    offset = Variable(1000)
    pairs = []
    for i in range(count):
        source = Variable(i)
        target = Variable(i)
        planner.add(Stay(NORMAL, (source,)))
        planner.add(Scaled(REQUIRED, (source, factor, offset, target)))
        pairs.append((source, target))
    source, target = pairs[-1]
    seen = []
    planner.change(source, [17])
    seen.append(target.value)
    planner.change(target, [1050])
    seen.append(source.value)
    planner.change(factor, range(1, 6))
    seen.append(sum([t.value for _s, t in pairs]))
    planner.change(offset, [2000])
    seen.append(sum([t.value for _s, t in pairs]))
    return seen


for _ in range(2):
    chained = chain(600)
    projected = projection(600)
print(chained, projected)
