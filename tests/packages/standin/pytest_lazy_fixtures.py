"""Names of fixtures among the parameters of a test, which suite.py replaces by their values. Written for these tests."""


class lf:
    def __init__(self, name):
        self.name = name
