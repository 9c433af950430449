"""Encodings of bodies: each function encodes that of a message, and says so in its headers."""

__all__ = ['encode_7or8bit', 'encode_base64', 'encode_noop', 'encode_quopri']


def encode_base64(msg):
    from base64 import encodebytes

    msg.set_payload(encodebytes(msg.get_payload(decode=True)).decode('ascii'))
    msg['Content-Transfer-Encoding'] = 'base64'


def encode_quopri(msg):
    from quopri import encodestring

    data = encodestring(msg.get_payload(decode=True), quotetabs=True)
    msg.set_payload(data.replace(b' ', b'=20'))
    msg['Content-Transfer-Encoding'] = 'quoted-printable'


def encode_7or8bit(msg):
    data = msg.get_payload(decode=True)
    msg['Content-Transfer-Encoding'] = '7bit' if data is None or data.isascii() else '8bit'


def encode_noop(msg):
    """Leave it as it is."""
