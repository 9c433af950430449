"""The base of what is built by type."""

from email.message import Message as _Message

__all__ = ['MIMEBase']


class MIMEBase(_Message):
    """A message of a type, whose parameters are given."""

    def __init__(self, _maintype, _subtype, *, policy=None, **_params):
        if policy is None:
            from email._policybase import compat32 as policy
        super().__init__(policy=policy)
        self.add_header('Content-Type', f'{_maintype}/{_subtype}', **_params)
        self['MIME-Version'] = '1.0'
