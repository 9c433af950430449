# Streams that xz has packed, with faults, unpacked at once and in parts. What is packed here need not be the same bytes (docs/differences.md).
import base64
import lzma

STREAMS = [(form, filters, base64.b85decode(text)) for form, filters, text in (
    (lzma.FORMAT_RAW, [{'id': lzma.FILTER_LZMA2, 'preset': 1}], '-~vAYa$Nv8ok>-xnRqG!05j`rHAVy98jtlewNTWNret+Wx?!MTDq}3k-ph_na_TZZL8?L4m*aL+V|NhM>aN)hYw`f?)8AghpBS;`Jdi=tR~a6r(+uBL7K4sn5XI=pmRMVeQm^J$C7=(nsPdUvqhrIn000'),
    (lzma.FORMAT_RAW, [{'id': lzma.FILTER_LZMA1, 'preset': 6}], '063jVRjHYHDgppA>uWVe1K%2t^gp51v6;}2cfjYzE>Ap1Zb}bapKPuTxtEthFL~YA&(k_;GSg`a6~|M!Q!1qUc;o4mw1_t#1QLaeNTR4z4aj|ekKe4=WDl;V`t^Rk?_Vg+V7RcM|Ni54Qv'),
    (lzma.FORMAT_RAW, [{'id': lzma.FILTER_LZMA1, 'dict_size': 4096, 'lc': 0, 'lp': 3, 'pb': 1}], '063jVkC;;KUL+RYx2T6<7Oyp|w@Y|-7MP9u_ZRz8DduBuKrn}v2Q@}^Q#BOb5yr8wHEtq~ExU)eb06)KbtjKL;hQP9ZV7Mwom2pue#1Zrnoa_Qgf>w8?ZDvF?YoL|J0Nv26Yg$P?2S`D|K)_YAO'),
    (lzma.FORMAT_RAW, [{'id': lzma.FILTER_DELTA, 'dist': 2}, {'id': lzma.FILTER_LZMA2, 'dict_size': 4096}], '-~vAYcwGQEom&=Z5_rU|IyEj31i({m_foPrBa~Y(#0+#^@WMXQ*rXy8B~Rd?_V9Ud5Cc?|GZ`$dI_l0y`<%`SD>1L}wo+z;$!Z?K-`V_O92AC=eP9!USN$*oS6sQVfGG9R019ax>aaZqt<%%u#a<O02dH1hXrurD'),
    (lzma.FORMAT_RAW, [{'id': lzma.FILTER_X86}, {'id': lzma.FILTER_LZMA2, 'dict_size': 65536, 'mode': 1}], '-~vAYZe0L4ok>-xnRqG!05j`rHAVy98jtlewNTWNret+Wx?!MTDq}3k-ph_na_TZZL8?L4m*aL+V|NhM>aN)hYw`f?)8AghpBS;`JjDz(Ief`PsDrMPhGp$p7u(JOMiQs15Q6qZL=fdUe!ePLBme'),
    (lzma.FORMAT_ALONE, None, 'T>t=p0RR90|NsC0{{T3hNmZ$tcq#$_GwW+LMg!j(kMuvG)v=k-kaxi6$1YDiM{Y_FT%T;N4Y`+>LN9sU*w52CYBJMl3KhpwxKk>m`*`E&l(dL9AOsSHj7XxWR1L^|e~;g+*kli`r~37NzVBZs&S1E(q5uBlc2f'),
    (lzma.FORMAT_ALONE, None, 'T>t=p0RR90|NsC0{{Tw`Ji%FQ^&2FNR?X_sQp}1wy+VwMPDz9rt=23F2;oOf8JLzUIej_AfznhRNp6&7NuyzyJ%vS-=ash*vd8bsBPs{{Pk)G2#5DMzxo6j4?<O`nz@}NRhIDFBdBv~QHv5DB`~biJ'),
    (lzma.FORMAT_ALONE, None, 'T>t=p0RR90|NsC0{{Vyk`~UyI0000'),
    (lzma.FORMAT_ALONE, None, 'T>t=p0RR90|NsC0{{S$-`~Uy{-~a#s'),
    (lzma.FORMAT_XZ, None, '{Wp48S^xk9=GL@E0stWa761SMbT8$j-~vAYYh3_1ok>-xnRqG!05j`rHAVy98jtipq1CaO(2#e)=f^HjJV$Oy4_u#Yt_``DmqIUj-Pq65I%+c0X$lp`Q@B$qr2BZ|>6EmHHy{KOg^Wm|s8kKeeSeSNtk`4^uBZC-e!lNtD9&FPk){9u>wHw7QJ&2K00D;qzytsQ*Pq0UvBYQl0ssI200dcD'),
    (lzma.FORMAT_XZ, None, '{Wp48S^xk6X(HY>0stWa761SMbT8$j0RUN+6$W`1fkBuc*aWywVvp-M;Q8S0P&#9YFwwSffWgULAI<CAnoDg{QXFNoc4oS9TL{erTCkIHuhMY}+0OQeoPzJ4m{%g*XZ_$qvXWgK#PS&5-7g8wA^-pYM!Dka00C}V=u1XWkV2Ua0RR9100CKA'),
    (lzma.FORMAT_XZ, None, '{Wp48S^xk5{}S0j000009N$DC26CQy0RR91003E9'),
    (lzma.FORMAT_XZ, None, '{Wp48S^xkF;rk4s0stWa761SMbT8$j-~cfI6I}o}ok>-xnRqG!05j`rHAVIhDgXcgJ20BPh12kO%O$h20Q?%v;}OMJoZ$K~A{zKVk<!=d00BobX+3FI7@JF)0RR91018=J'),
    (lzma.FORMAT_XZ, None, '{Wp48S^xk9=GL@E0s#a7Apr;g(z$fY-~vAYZe0L4ok>-xnRqG!05j`rHAVy98jtlewNTWNret+Wx?!MTDq}3k-ph_na_TZZL8?L4m*aL+V|NhM>aN)hYw`f?)8AghpBS;`JjDz(Ief`PsDrMPhGp$p7u(JOMiQs15Q6qZL=fdUe!ePLBme*a>wHw7QJ&2K00D{tzytsQ35;4WvBYQl0ssI200dcD00000{Wp48S^xk9=GL@E0stWa761SMbT8$j0RUN+6$W`1fkBuc*aWywVvp-M;Q8S0P&#9YFwwSffWgULAI<CAnoDg{QXFNoc4oS9TL{erTCkIHuhMY}+0OQeoPzJ4m{%g*XZ_$qvXWgK#PS&5-7g8wA^-pYpz*W-T5-q-00DAZwH7h9AGY&-0RR9100dcD'),
)]


def unpacked(source, form, filters):
    decoder = lzma.LZMADecompressor(form, filters=filters)
    parts, most, states = [], pick((-1, -1, 1, 7, 100)), []
    for at in range(0, len(source), 50):
        parts.append(decoder.decompress(source[at:at + 50], most))
        states.append(decoder.needs_input)
        if decoder.eof:
            break
    while not decoder.eof and not decoder.needs_input and len(parts) < 5000:
        parts.append(decoder.decompress(b'', max(most, 1)))
    return b''.join(parts), decoder.eof, decoder.unused_data, states, decoder.check


def repaired(source):
    """The checksum of a header of .xz, so that what is behind it is read."""
    if len(source) > 12 and rnd(2):
        source = source[:8] + zlib_crc(source[6:8]) + source[12:]
        end = 12 + (source[12] + 1) * 4
        if 12 < end - 4 and end < len(source):
            source = source[:end - 4] + zlib_crc(source[12:end - 4]) + source[end:]
    return source


def zlib_crc(data):
    import binascii

    return binascii.crc32(data).to_bytes(4, 'little')


def once(number):
    form, filters, source = pick(STREAMS)
    while rnd(3) and source:
        at = rnd(len(source)) if rnd(2) else rnd(min(len(source), 40))
        source = source[:at] + pick((b'', bytes([rnd(256)]), bytes([source[at] ^ 1 << rnd(8)]), source[at:at + 1] * 2)) + source[at + 1:]
    if form == lzma.FORMAT_XZ:
        source = repaired(source)
    if form == lzma.FORMAT_ALONE and source[4:5] > b'\x08':  # CPython takes the memory of all that could be looked back on
        return number
    if form != lzma.FORMAT_RAW and rnd(3) == 0:
        form = lzma.FORMAT_AUTO
    if rnd(2):
        return number, form, source, tried(lzma.decompress, source, form, filters=filters)
    return number, form, source, tried(unpacked, source, form, filters)
