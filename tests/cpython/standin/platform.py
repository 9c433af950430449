"""Stands in for platform: this is no machine of theirs."""


def system():
    return 'Hognose'


python_implementation = machine = system


def platform():
    return system()
