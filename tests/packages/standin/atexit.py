"""Nothing is called at the end. Written for these tests."""


def register(call, *args, **kwargs):
    return call


def unregister(call):
    pass
