"""Other names of the encodings that ship, in the form that normalize_encoding() gives them."""

aliases = {}
# Each encoding, and behind it its aliases.
for _names in """
ascii 646 ansi_x3.4_1968 ansi_x3_4_1968 ansi_x3.4_1986 cp367 csascii ibm367 iso646_us iso_646.irv_1991 iso_ir_6 us us_ascii;
base64_codec base64 base_64; big5 big5_tw csbig5 x_mac_trad_chinese; cp1250 1250 windows_1250; cp1251 1251 windows_1251;
cp1252 1252 windows_1252; cp1253 1253 windows_1253; cp1254 1254 windows_1254; cp1255 1255 windows_1255; cp1256 1256
windows_1256; cp1257 1257 windows_1257; cp1258 1258 windows_1258; cp437 437 cspc8codepage437 ibm437; cp850 850
cspc850multilingual ibm850; cp852 852 cspcp852 ibm852; cp857 857 csibm857 ibm857; cp858 858 csibm858 ibm858; cp862 862
cspc862latinhebrew ibm862; cp866 866 csibm866 ibm866; cp874 874 ms874 windows_874; cp932 932 ms932 mskanji ms_kanji
windows_31j; cp949 949 ms949 uhc; cp950 950 ms950; euc_jp eucjp ujis u_jis; euc_kr euckr korean ksc5601 ks_c_5601
ks_c_5601_1987 ksx1001 ks_x_1001 cseuckr x_mac_korean; gb18030 gb18030_2000; gb2312 chinese csiso58gb231280 euc_cn euccn
eucgb2312_cn gb2312_1980 gb2312_80 iso_ir_58 x_mac_simp_chinese; gbk 936 cp936 ms936; hex_codec hex; hz hzgb hz_gb
hz_gb_2312; iso2022_jp csiso2022jp iso2022jp iso_2022_jp; iso2022_jp_1 iso2022jp_1 iso_2022_jp_1; iso2022_jp_2 iso2022jp_2
iso_2022_jp_2; iso2022_jp_ext iso2022jp_ext iso_2022_jp_ext; iso2022_kr csiso2022kr iso2022kr iso_2022_kr; iso8859_10
csisolatin6 iso_8859_10 iso_8859_10_1992 iso_ir_157 l6 latin6; iso8859_11 thai iso_8859_11 iso_8859_11_2001; iso8859_13
iso_8859_13 l7 latin7; iso8859_14 iso_8859_14 iso_8859_14_1998 iso_celtic iso_ir_199 l8 latin8; iso8859_15 iso_8859_15 l9
latin9; iso8859_16 iso_8859_16 iso_8859_16_2001 iso_ir_226 l10 latin10; iso8859_2 csisolatin2 iso_8859_2 iso_8859_2_1987
iso_ir_101 l2 latin2; iso8859_3 csisolatin3 iso_8859_3 iso_8859_3_1988 iso_ir_109 l3 latin3; iso8859_4 csisolatin4 iso_8859_4
iso_8859_4_1988 iso_ir_110 l4 latin4; iso8859_5 csisolatincyrillic cyrillic iso_8859_5 iso_8859_5_1988 iso_ir_144; iso8859_6
arabic asmo_708 csisolatinarabic ecma_114 iso_8859_6 iso_8859_6_1987 iso_ir_127; iso8859_7 csisolatingreek ecma_118 elot_928
greek greek8 iso_8859_7 iso_8859_7_1987 iso_ir_126; iso8859_8 csisolatinhebrew hebrew iso_8859_8 iso_8859_8_1988 iso_ir_138
iso_8859_8_i iso_8859_8_e; iso8859_9 csisolatin5 iso_8859_9 iso_8859_9_1989 iso_ir_148 l5 latin5; johab cp1361 ms1361; koi8_r
cskoi8r; latin_1 8859 cp819 csisolatin1 ibm819 iso8859 iso8859_1 iso_8859_1 iso_8859_1_1987 iso_ir_100 l1 latin latin1;
mac_roman macintosh macroman; rot_13 rot13; shift_jis csshiftjis shiftjis sjis s_jis x_mac_japanese; utf_16 u16 utf16;
utf_16_be unicodebigunmarked utf_16be; utf_16_le unicodelittleunmarked utf_16le; utf_32 u32 utf32; utf_32_be utf_32be;
utf_32_le utf_32le; utf_7 u7 utf7 unicode_1_1_utf_7; utf_8 u8 utf utf8 utf8_ucs2 utf8_ucs4 cp65001
""".split(';'):
    _name, *_others = _names.split()
    for _other in _others:
        aliases[_other] = _name
