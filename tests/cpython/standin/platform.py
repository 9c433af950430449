"""Stands in for platform: this is no machine of theirs."""


def system():
    return 'Hognose'


python_implementation = machine = system


def win32_is_iot():
    return False


def platform():
    return system()
