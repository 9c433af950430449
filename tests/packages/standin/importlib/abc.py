"""Names that packages import. Written for these tests."""


class Loader:
    pass


class MetaPathFinder:
    pass
