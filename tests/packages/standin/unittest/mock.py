"""Names that packages import. Written for these tests."""


class Mock:
    pass


class MagicMock(Mock):
    pass
