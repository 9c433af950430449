def text(n, x):
    words = 'alpha beta gamma delta the of and to in is was for on that with as at by from or an be this which'.split()
    out = []
    while len(out) < n:
        x = (x * 1103515245 + 12345) % (1 << 31)
        ends = (',' if x >> 8 & 15 == 0 else '') + (str(x >> 20) if x >> 12 & 7 == 0 else '')
        out.append(words[(x >> 16) % len(words)] + ends)
    return ' '.join(out).encode()
def told(f, *args, **more):
    try: r = f(*args, **more)
    except Exception as e: r = (type(e).__name__, str(e))
    print(r)

### decompress: frames that zstd has made: text, level 3
from compression import zstd
import base64
frame = base64.b85decode(
    'D77#BU^)gZ7y$O0Ng9A9aRZD(CN_zI{P_RJi;+-Y$gZ@r*e0YvL;yknKLDr^Mq@Im7uOgNAdQivq6I&O+}IfQ8jXqcZ?Q49#m9`^CKkROtU#~<'
    'j<H}gnvR9XDmMiqaa^E)U4f)68qEes7#)qm^^Un67rh9XRBu}_H_>EzF*V;905b+y6#CGXFdEwyAclj^u~4Enrp(_QKl4p2R4N?{=^++!8x_dV'
    '7EQ?q$`nI-Tb`d(*vH#_s>ZgcAr|V*GhIOXl}_Gm?<=R=F`Cr7O(@8*rg?84Q?627kA*`c%=u&7+WV3cm6~weMnG?((2rG)@VA2(eeC>5B|+&6'
    'M#pc_^Q0duWigtNN-jT^QlT;7^yLMs`P-uq;ZAC3c~zdI4djuRMH^#)^r+#TWJ8i9NtQVvLSmG2>H!d7Xxns*0e(;eyPR2m72CLjhOy_}2$Q>#'
    '$faq5pvp80X`2=nDtwlj`wzMwh&N%}Wx1?`IxUs6f)Qj<VakgNwRBC>wBIhS@d3OLrO<VknMNInous+T<CUnd@R6=iB_SP-a4GH_g9lmgE0-1c'
    ';!QMMu}cL-Jbv?|Ba-DO?Iu03et~=p_CF$K5LAuFqzcqufgZo6LOV{aaDPYwX=bJE(<A-r%LObldVNPL$|dPqD?`06DTv-oUyY&0gn?>==1tN4'
    '?33e<ZEianjF5XKA77!<!`<<HWaNupsX<;4Pz#?qX^;dPj6FI18N>ls7~2k|*y3x8U89fYQbY)dYJ>TOL)RUYgGxC@Omv#i<rIb+PNewdewRbm'
    '3U$HXy%p7U1L%Ob^n7X9a1}D)rf-{BX#WB}(a>iJE@xg>7s3Ed)U>#~%?~r_qCE6C=R*DCn{2{v2w>_QVo9V9MTB~XJiBCInV@l<G2a3BDjGUt'
    'iEcnxgG0|1vfaq;?T?d-G?8Y<h9h}ek99eI-gJ)pGi?WiI;kQS8Fg5Qntx@zO#^HrSm4uPhX%DFLRiD70!U|@wCq$yS06%w(WMF')
wanted = text(400, 7)
print(len(frame), len(wanted), zstd.decompress(frame) == wanted, zstd.get_frame_info(frame), zstd.get_frame_size(frame))
d, parts = zstd.ZstdDecompressor(), []
for at in range(0, len(frame), 7):
    parts.append(d.decompress(frame[at:at + 7], 50))
while not d.eof: parts.append(d.decompress(b'', 1000))
print(b''.join(parts) == wanted, d.unused_data)
#> 783 1850 True FrameInfo(decompressed_size=1850, dictionary_id=0) 783
#> True b''

### decompress: frames that zstd has made: text, level 19, checksum
from compression import zstd
import base64
frame = base64.b85decode(
    'D77#BWI6`D763-sLKdL80hnyn$#<Hy|5g>oa%oADm;FCMJpeoaIsmwIy~aKi<oM%Rh>Ld(|DiX0y^7N{`lC0xcD#N>fUcQNk~Wsd;!$}u0ZJ_%'
    '&+-K(zZ7`9@pz3v;&=hClrBr}e}|X8#^r5?YoQ$sBBpZi)(;_uq>@^d-kJcJX8Pidxtos&{E@NM1d7wYCQt^>;EjqlmAek;?>d(uR!+@bfa3Hf'
    'f|WLlN0d-5ugkq5fYkEKuckM?lN2RemOOZB`lpCrFFtJbJO2<!PJegJ1FwK$DjP%zNW`2{u>~;B;u}?JTDcY}FU9szHUVRRSjLI+i(l4EO#Nb;'
    '4CS6aZV~$<Q>4fBrcBEMfb6J27Ih>ANqYw%gb>7-SqC5rQl-rS&bgrH0o5Lo{9wg~Fo&Bc?p@KiD^i!H0g2V97HznIh0!(tK?m#b1{Py=mqp6L'
    'PTf<;t>A-fKP<GUtYt|W;(ZMWgySG`;PTBKzS&61G?^wI<ONnkWyO_T^)~e&rQ9%hmjmew!G%X@A{wE~LOAc+(FRc_vqY{DKME`{<d5Jr<OUC`'
    'aNyLmwkfovC}~f;6#NHe_A5O;XqT%Xi@PLA{vIobt7?!q!{|rn0x>klF+@2)AWD`u?IJQi{NEqQ+X&=SglE*<fwSwNpYZPARd@Wh+M7PDh69TC'
    '^xsE>$}r@yG>8CJn}}<AL*!R3C_FYs6j3QxI57gEL$Z_8Jv2DW*Oj)4E{PzqLRuL8Xh2TsmSM(h(j+E>%XQkug?K_x9|Yuqc$L~OC;o)h^<4j$'
    'Oe<Q52vHUOAXeFtxC*@UEfX1;6naZP&a+@LPmXWn{M&)g_lW`9QTtrnvDT3@a~}B4`m=JqPG|(+jYUgb)${cf7kd}<7HCW?KDjH<LW@Gc%m(g+'
    '*GkC9!Qx(qrggp;8$c)*QuOXnze*`_(<wnsNC+m(Dg&Rodj')
wanted = text(400, 7)
print(len(frame), len(wanted), zstd.decompress(frame) == wanted, zstd.get_frame_info(frame), zstd.get_frame_size(frame))
d, parts = zstd.ZstdDecompressor(), []
for at in range(0, len(frame), 7):
    parts.append(d.decompress(frame[at:at + 7], 50))
while not d.eof: parts.append(d.decompress(b'', 1000))
print(b''.join(parts) == wanted, d.unused_data)
#> 741 1850 True FrameInfo(decompressed_size=1850, dictionary_id=0) 741
#> True b''

### decompress: frames that zstd has made: bytes of all kinds, level 1
from compression import zstd
import base64
frame = base64.b85decode(
    'D77#BU^EA{B>+lRC=x6XkZv;o89-!ckm2G98IrO|OyMFE8v8*((r!{@mNbdzdeLjzxtyrwlP&`c0S*BY0q?zSV{AR{HH@Ya`wTPZX)Ytlcz?&3'
    '`>s2T3EM4QS7^G|UyOMUa~F-vd2exd+}bQI3|I9E1FQIRiZ{P~N1^!%$4vy;ZSN8+ZtKqW^%{2)M~|3YP0neji|}%Y%F&kGEgVFSKhW)=#AjxA'
    'ps*Qt4oR13-@s?G)-|AcEc6Ul#t``hB#RYpVaH*4gSGgp?Ft_D5}U%-UEH~rp0HiQp|@n$qH~1RA)KD|{Xv%<Y>rjsE6A;sT$MOg;au+x`kvBT'
    'D#lTBGgvW{+fO5Q>fU5F)7T3vyyUe42`got;OZpq2%<jVG}3~Pls16i0!I@l@OJwH9$>V902>t@0Ki4s0ch811IuAD?A&o6{K{un&Rf01>Ha2Z'
    ');6y~?ncI{U$;SY>UTDZuYp_5gHdHq!{yV$(YS5O{S2N<IX44j(zeSqm<*oBc>XP1%!$KXJ?dxC(7_lvRPHZbgKGC;dY8w!*!a`zEeiI8y)(<4'
    'g=<l9maVZQdh_%vQr7G{Gi^-nR{nhX-LlD*dshK5Wz<w;pZq?>$&!3a5piVIQ3efZI+V#Dy+3)|N!LvX?D#s9EiYMI35^@OC#f2Vp&8k{sQHm0'
    'E8cD7>_qNG3{52UAy`IKTu6-%(>9E7;r1YNCKMe=lm`X>;bOtE1G#&(`)Iuf=zviE6P(A3cbx6#;J)oT?3{yi99HI2{05GDz}`#U#-Hdk?w)~!'
    'Vmw2~fYh_y;&mAepX=I1YSwY4v+ygk3cgcJ?R_F@6Jn%p`_9Hk`iQ>OuzVb1Yc$ocKfvzcNT1Cf=dgx3ncNx@+!({v7uH}n49{Rs1nk8*g}l4C'
    'bD=(=a0wdTl3i=c5#WZPbk_F=J$CRl)}5~)w@PtU(p2BM-W!NL#b+rhN6pQE!BD6_5!tDGQ_)PHFVOLl*9!8iG<gELlei;T{XpYLCO%Tyz?lmm'
    'P9VhF?T2~5-~u{qRCItZ7kLLzwpM#0&=Gk*#9>247XmY(!3TYKcDo=l2SOYWiT^0=N6oU0_ko)a_dT%dnLN*o@pyel&~`qrBY13gItQME8gDtW'
    'C+wYJsy?tt`J}|`O_lM>N;S-&2NDI6=pWb~N;@mpM>(oEl6YKzJ_psBUN3o|ImLDgiSwFu6R~asRG>7OiF#}mm<Yicty~0z(MG2Aw4JTvrZiNG'
    'Wuzlxkwd~CfnM*3v>yumF(IP|5gs1sXh206mvy?2W8`|W&SR-%J7d=gEq#vLa@^GURd3hX?QariebQQW^EPB{uUTCU48TvfqgkxHRBSV&a3+)Y'
    '7(z^kiF~vI+o7$0(M!AwcP^P}_N2Qr5Y$;J$FiYr&Dk>%H^1y|$@-LzQ}K#h^3PI)bPl;Tlvt;oVBQ3c$4i!0a``%vzZsj<R*c=q;O9i%9s-E#'
    'L(&cLBqux@NF1sKK@XIByhqu9u2%05-OrBl9BJbSfRLmSpvL+BzX9;|IRa~`WHOmdDw!D2r75K-r8K3KrIaQSX&xx6')
wanted = b''.join(bytes((i * i >> 3 & 255, i & 255, 7)) for i in range(700))
print(len(frame), len(wanted), zstd.decompress(frame) == wanted, zstd.get_frame_info(frame), zstd.get_frame_size(frame))
d, parts = zstd.ZstdDecompressor(), []
for at in range(0, len(frame), 7):
    parts.append(d.decompress(frame[at:at + 7], 50))
while not d.eof: parts.append(d.decompress(b'', 1000))
print(b''.join(parts) == wanted, d.unused_data)
#> 1216 2100 True FrameInfo(decompressed_size=2100, dictionary_id=0) 1216
#> True b''

### decompress: frames that zstd has made: several blocks
from compression import zstd
import base64
frame = base64.b85decode(
    'D77#B09ece0Kx_p7;rc0j+O|tpk{P1{{P?gBMtdf5CE$11x?86g(-m6jn<JnrHTiNfsIW~AO=Bm9mcTnGS<SaXCDkja<V^%hN>s$Y|5E?=;J_@'
    'Tuzws+)c=83;<F8FU#l`kQLPiM}Wc$HgI-H4Xhg`s7%ZpA7utFrvyX*00=e#0Q}zrAw&QG2p|Cf{NDp1L;wH?AOQgU-vc2;000PY0Ra5p10h5J'
    '00<xf0Q}zrAw&QG2yy`c{NDp1L;wH?FaZGk-vc2;000PK0Ra5p10h5J00?ve0Q}zrAw&QG2y_7e{NDp1L;wH?a{&PS-vc2;000O%0Ra4;2SP*u'
    '00?ve0Q{c^LPP)n2zdbj{GSIxL;wH?YyklL-vc2;000Oe0Ra5p10h5J00?XW0Q{c^LPP)n2p|Cf{NDp1L;wH?W&r^F-vc2;000Oe0Ra4;2SP*u'
    '00?OT0Q{c^LPP)n2w?#L{GSIxL;wH?VgUgB-vc2;000PN0Ra5p10h5J00?0L0Q}zrAw&QG2xtKS{GSIxL;wH?Zvg=Op9exj000PO0Ra5p10h5J'
    '00?;j0Q{c^LPP)n2w?#L{GSIxL;wH?VF3XA-vc2;000Pd0Ra5p10h5J00=e#0Q}zrAw&QG2p|Cf{NDp1L;wH?AOQgU-vc2;000PY0Ra5p10h5J'
    '00<xf0Q}zrAw&QG2yy`c{NDp1L;wH?FaZGk-vc2;000PK0Ra5p10h5J00?ve0Q}zrAw&QG2y_7e{NDp1L;wH?a{&PS-vc2;000O%0Ra4;2SP*u'
    '00?ve0Q{c^LPP)n2zdbj{GSIxL;wH?YyklL-vc2;000Oe0Ra5p10h5J00?XW0Q{c^LPP)n2p|Cf{NDp1L;wH?W&r^F-vc2;000Oe0Ra4;2SP*u'
    '00?OT0Q{c^LPP)n2w?#L{GSIxL;wH?VgUgB-vc2;000PN0Ra5p10h5J00?0L0Q}zrAw&QG2xtKS{GSIxL;wH?Zvg=Op9exj000PO0Ra5p10h5J'
    '00?;j0Q{c^LPP)n2w?#L{GSIxL;wH?VF3XA-vc2;000Pd0Ra5p10h5J00=e#0Q}zrAw&QG2p|Cf{NDp1L;wH?AOQgU-vc2;000PY0Ra5p10h5J'
    '00<xf0Q}zrAw&QG2yy`c{NDp1L;wH?FaZGk-vc2;000PK0Ra5p10h5J00?ve0Q}zrAw&QG2y_7e{NDp1L;wH?a{&PS-vc2;000O%0Ra4;2SP*u'
    '00?ve0Q{c^LPP)n2zdbj{GSIxL;wH?YyklL-vc2;000Oe0Ra5p10h5J00?XW0Q{c^LPP)n2p|Cf{NDp1L;wH?W&r^F-vc2;000Oe0Ra4;2SP*u'
    '00?OT0Q{c^LPP)n2w?#L{GSIxL;wH?VgUgB-vc2;000PN0Ra5p10h5J00?0L0Q}zrAw&QG2xtKS{GSIxL;wH?Zvg=Op9exj000PO0Ra5p10h5J'
    '00?;j0Q{c^LPP)n2w?#L{GSIxL;wH?VF3XA-vc2;000Pd0Ra5p10h5J00=e#0Q}zrAw&QG2p|Cf{NDp1L;wH?AOQgU-vc2;000PY0Ra5p10h5J'
    '00<xf0Q}zrAw&QG2yy`c{NDp1L;wH?FaZGk-vc2;000PK0Ra5p10h5J00?ve0Q}zrAw&QG2y_7e{NDp1L;wH?a{&PS-vc2;000O%0Ra4;2SP*u'
    '00?ve0Q{c^LPP)n2zdbj{GSIxL;wH?YyklL-vc2;000Oe0Ra5p10h5J00?XW0Q{c^LPP)n2p|Cf{NDp1L;wH?W&r^F-vc2;000Oe0Ra4;2SP*u'
    '00?OT0Q{c^LPP)n2w?#L{GSIxO#lE0VgUf$-Z>Bg')
wanted = text(40, 9) * 9000
print(len(frame), len(wanted), zstd.decompress(frame) == wanted, zstd.get_frame_info(frame), zstd.get_frame_size(frame))
d, parts = zstd.ZstdDecompressor(), []
for at in range(0, len(frame), 7):
    parts.append(d.decompress(frame[at:at + 7], 50))
while not d.eof: parts.append(d.decompress(b'', 1000))
print(b''.join(parts) == wanted, d.unused_data)
#> 1440 1548000 True FrameInfo(decompressed_size=None, dictionary_id=0) 1440
#> True b''

### decompress: frames with faults
from compression import zstd
frame = bytes.fromhex('28b52ffd24116500003068656c6c6f200100314a11a2ed1e0c')
found = {}
for at in range(len(frame)):
    for bit in 1, 8, 64, 128:
        broken = bytearray(frame)
        broken[at] ^= bit
        try: said = zstd.decompress(bytes(broken)) == b'hello hello hello'
        except zstd.ZstdError as e: said = str(e).replace('Destination buffer is too small', 'Data corruption detected')
        found[said] = found.get(said, 0) + 1
for said in sorted(found, key=str): print(said, found[said])
#> Unable to decompress Zstandard data: Data corruption detected 41
#> Unable to decompress Zstandard data: Dictionary mismatch 1
#> Unable to decompress Zstandard data: Restored data doesn't match checksum 41
#> Unable to decompress Zstandard data: Unknown frame descriptor 16
#> Unable to decompress Zstandard data: Unsupported frame parameter 1

### decompress: what is no frame, or not a whole one
from compression import zstd
frame = zstd.compress(b'hello hello hello hello hello')
skipped = b'\x5f\x2a\x4d\x18\x03\0\0\0abc'
for data in (b'', frame[:-1], frame[:5], frame + b'x', frame + frame, frame + frame[:5], b'abcdef', b'ab',
    skipped, skipped + frame,
    frame + skipped[:9], skipped[:3], memoryview(frame), bytearray(frame), 'a', 5, None):
    told(zstd.decompress, data)
#> ('ZstdError', 'Compressed data ended before the end-of-stream marker was reached')
#> ('ZstdError', 'Compressed data ended before the end-of-stream marker was reached')
#> ('ZstdError', 'Compressed data ended before the end-of-stream marker was reached')
#> ('ZstdError', 'Unable to decompress Zstandard data: Unknown frame descriptor')
#> b'hello hello hello hello hellohello hello hello hello hello'
#> ('ZstdError', 'Compressed data ended before the end-of-stream marker was reached')
#> ('ZstdError', 'Unable to decompress Zstandard data: Unknown frame descriptor')
#> ('ZstdError', 'Unable to decompress Zstandard data: Unknown frame descriptor')
#> b''
#> b'hello hello hello hello hello'
#> ('ZstdError', 'Compressed data ended before the end-of-stream marker was reached')
#> ('ZstdError', 'Compressed data ended before the end-of-stream marker was reached')
#> b'hello hello hello hello hello'
#> b'hello hello hello hello hello'
#> ('TypeError', "a bytes-like object is required, not 'str'")
#> ('TypeError', "a bytes-like object is required, not 'int'")
#> ('TypeError', "a bytes-like object is required, not 'NoneType'")

### ZstdDecompressor: part by part
from compression import zstd
frame = bytes.fromhex('28b52ffd201d6500003068656c6c6f200100a94b11')
d = zstd.ZstdDecompressor()
def show(*args):
    try: found = d.decompress(*args)
    except Exception as e: found = type(e).__name__, str(e)
    print(found, d.eof, d.needs_input, d.unused_data)
show(frame[:5]); show(frame[5:9], 0); show(frame[9:] + b'zzz'); show(b'')
d = zstd.ZstdDecompressor()
show(frame, 5); show(b'', 0); show(b'', 24); show(b'')
d = zstd.ZstdDecompressor()
show(b'abcdefgh'); show(frame)
d = zstd.ZstdDecompressor()
show(b'\x50\x2a\x4d\x18\x03\0\0\0abc' + frame)
d = zstd.ZstdDecompressor()
show(frame[:-1]); show(frame[-1:], 0); show(b'', 100)
#> b'' False True b''
#> b'' False False b''
#> b'hello hello hello hello hello' True False b'zzz'
#> ('EOFError', 'Already at the end of a Zstandard frame.') True False b'zzz'
#> b'hello' False False b''
#> b'' False False b''
#> b' hello hello hello hello' True False b''
#> ('EOFError', 'Already at the end of a Zstandard frame.') True False b''
#> ('ZstdError', 'Unable to decompress Zstandard data: Unknown frame descriptor') False True b''
#> b'hello hello hello hello hello' True False b''
#> b'' True False b'(\xb5/\xfd \x1de\x00\x000hello \x01\x00\xa9K\x11'
#> b'' False True b''
#> b'' False False b''
#> b'hello hello hello hello hello' True False b''

### compress: every level, there and back
from compression import zstd
texts = [b'', b'a', b'ab' * 3, b'hello world ' * 50, bytes(range(256)) * 30, bytes(300000), b'ab' * 5000, text(3000, 5),
    bytes((i * i >> 3) % 251 for i in range(20000)), b'xyz' * 9 + b'\0' * 260 + b'\xff' * 255,
    text(400, 1)[:1029] * 200,
    bytes((i * 2654435761 >> 13) & 255 for i in range(140000))]
for t in texts:
    for level in -5, 1, 3, 9, 22:
        packed = zstd.compress(t, level)
        assert zstd.decompress(packed) == t and len(packed) < len(t) + 20
        assert zstd.get_frame_info(packed).decompressed_size == len(t) and zstd.get_frame_size(packed) == len(packed)
    print(len(t), len(zstd.compress(t)) < max(len(t) // 2, 30))
#> 0 True
#> 1 True
#> 6 True
#> 600 True
#> 7680 True
#> 300000 True
#> 10000 True
#> 13534 True
#> 20000 True
#> 542 True
#> 205800 True
#> 140000 True

### ZstdCompressor: part by part
from compression import zstd
P = zstd.CompressionParameter
for options in {}, {P.checksum_flag: 1}, {P.window_log: 10}, {P.window_log: 12, P.checksum_flag: True}, {
    P.content_size_flag: 0}:
    c = zstd.ZstdCompressor(options=options)
    parts = [c.compress(text(50, i) * 30) for i in range(40)]
    parts += [c.compress(b'x', c.FLUSH_BLOCK), c.flush(c.FLUSH_BLOCK), c.flush()]
    whole = b''.join(text(50, i) * 30 for i in range(40)) + b'x'
    print(len(whole), zstd.decompress(b''.join(parts)) == whole, zstd.get_frame_info(b''.join(parts)), c.last_mode)
    parts = [c.compress(whole[:i], c.FLUSH_FRAME) for i in (5, 70000, 0)]
    print(zstd.decompress(b''.join(parts)) == whole[:5] + whole[:70000], zstd.get_frame_info(parts[1]))
#> 276571 True FrameInfo(decompressed_size=None, dictionary_id=0) 2
#> True FrameInfo(decompressed_size=70000, dictionary_id=0)
#> 276571 True FrameInfo(decompressed_size=None, dictionary_id=0) 2
#> True FrameInfo(decompressed_size=70000, dictionary_id=0)
#> 276571 True FrameInfo(decompressed_size=None, dictionary_id=0) 2
#> True FrameInfo(decompressed_size=70000, dictionary_id=0)
#> 276571 True FrameInfo(decompressed_size=None, dictionary_id=0) 2
#> True FrameInfo(decompressed_size=70000, dictionary_id=0)
#> 276571 True FrameInfo(decompressed_size=None, dictionary_id=0) 2
#> True FrameInfo(decompressed_size=None, dictionary_id=0)

### ZstdCompressor: what is out of blocks and frames
from compression import zstd
c = zstd.ZstdCompressor()
print(c.last_mode, c.compress(b'abc'), c.last_mode, c.flush(c.FLUSH_BLOCK).hex(),
    c.compress(b'', 1), c.compress(b'', 2), c.last_mode)
print(c.flush().hex(), c.compress(b'abc', 2).hex(), zstd.compress(b'').hex())
told(c.compress, b'abc', 5); told(c.compress, 'abc'); told(c.flush, 0); told(c.flush, 7); told(c.compress, 5)
for size in None, -1, 'a', 1 << 70, (1 << 64) - 3, 5: told(c.set_pledged_input_size, size)
print(c.compress(b'ab').hex(), c.compress(b'cde', 2).hex())
c.set_pledged_input_size(5)
c.compress(b'abc')
told(c.set_pledged_input_size, 5)
told(c.flush)
c.set_pledged_input_size(50)
print(c.compress(b'abcdef', 2).hex())
#> 2 b'' 0 28b52ffd0058180000616263 b'' b'\x01\x00\x00' 2
#> 28b52ffd2000010000 28b52ffd2003190000616263 28b52ffd2000010000
#> ('ValueError', 'mode argument wrong value, it should be one of ZstdCompressor.CONTINUE, ZstdCompressor.FLUSH_BLOCK, ZstdCompressor.FLUSH_FRAME.')
#> ('TypeError', "a bytes-like object is required, not 'str'")
#> ('ValueError', 'mode argument wrong value, it should be ZstdCompressor.FLUSH_FRAME or ZstdCompressor.FLUSH_BLOCK.')
#> ('ValueError', 'mode argument wrong value, it should be ZstdCompressor.FLUSH_FRAME or ZstdCompressor.FLUSH_BLOCK.')
#> ('TypeError', "a bytes-like object is required, not 'int'")
#> None
#> ('ValueError', 'size argument should be a positive int less than 4294967294ll')
#> ('TypeError', 'an integer is required')
#> ('ValueError', 'size argument should be a positive int less than 4294967294ll')
#> None
#> None
#>  28b52ffd20052900006162636465
#> ('ValueError', 'set_pledged_input_size() method must be called when last_mode == FLUSH_FRAME')
#> ('ZstdError', 'Unable to compress Zstandard data: Src size is incorrect')
#> 28b52ffd2006310000616263646566

### options: what is refused
from compression import zstd
C, D, P = zstd.ZstdCompressor, zstd.ZstdDecompressor, zstd.CompressionParameter
for level in 100, -131073, 23, 'a', 3.5, 1 << 40: told(C, level)
for options in (5, {1: 2}, {P.window_log: 50}, {'a': 1}, {P.window_log: 'x'}, {P.window_log: 1 << 40}, {100: 1000},
    {zstd.DecompressionParameter.window_log_max: 20}, {9999: 1}, {107: 100}, {400: 1}, {105: 8}, {160: 9}):
    told(C, options=options)
#> ('ValueError', 'illegal compression level 100; the valid range is [-131072, 22]')
#> ('ValueError', 'illegal compression level -131073; the valid range is [-131072, 22]')
#> ('ValueError', 'illegal compression level 23; the valid range is [-131072, 22]')
#> ('TypeError', 'invalid type for level, expected int')
#> ('TypeError', 'invalid type for level, expected int')
#> ('ValueError', 'illegal compression level; the valid range is [-131072, 22]')
#> ('TypeError', "ZstdCompressor() argument 'options' must be dict, not int")
#> ('ValueError', "invalid compression parameter 'unknown parameter (key 1)'")
#> ('ValueError', "compression parameter 'window_log' received an illegal value 50; the valid range is [10, 30]")
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> ('OverflowError', 'Python int too large to convert to C int')
#> ('ValueError', 'illegal compression level 1000; the valid range is [-131072, 22]')
#> ('TypeError', 'compression options dictionary key must not be a DecompressionParameter attribute')
#> ('ValueError', "invalid compression parameter 'unknown parameter (key 9999)'")
#> ('ValueError', "compression parameter 'strategy' received an illegal value 100; the valid range is [1, 9]")
#> ('ValueError', "compression parameter 'nb_workers' received an illegal value 1; the valid range is [0, 0]")
#> ('ValueError', "compression parameter 'min_match' received an illegal value 8; the valid range is [3, 7]")
#> ('ValueError', "compression parameter 'enable_long_distance_matching' received an illegal value 9; the valid range is [0, 2]")

### options: what is refused in decompressing, and elsewhere
from compression import zstd
C, D, P = zstd.ZstdCompressor, zstd.ZstdDecompressor, zstd.CompressionParameter
for options in 5, {P.window_log: 5}, {100: 50}, {100: 5}, {77: 5}, {'a': 1}, {100: 'a'}, {100: 1 << 40}:
    told(D, options=options)
told(C, 3, {}); told(C, zstd_dict=5); told(D, 5); told(zstd.compress, b'', 3, {201: 1})
big = zstd.compress(bytes(range(256)) * 4000, options={P.window_log: 20})
told(zstd.decompress, big, options={100: 19})
print(len(zstd.decompress(big, options={zstd.DecompressionParameter.window_log_max: 20})))
#> ('TypeError', "ZstdDecompressor() argument 'options' must be dict, not int")
#> ('TypeError', 'compression options dictionary key must not be a CompressionParameter attribute')
#> ('ValueError', "decompression parameter 'window_log_max' received an illegal value 50; the valid range is [10, 30]")
#> ('ValueError', "decompression parameter 'window_log_max' received an illegal value 5; the valid range is [10, 30]")
#> ('ValueError', "invalid decompression parameter 'unknown parameter (key 77)'")
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> ('TypeError', "'str' object cannot be interpreted as an integer")
#> ('OverflowError', 'Python int too large to convert to C int')
#> ('TypeError', 'Only one of level or options should be used.')
#> ('TypeError', 'zstd_dict argument should be a ZstdDict object.')
#> ('TypeError', 'zstd_dict argument should be a ZstdDict object.')
#> ('TypeError', 'Only one of level or options should be used.')
#> ('ZstdError', 'Unable to decompress Zstandard data: Frame requires too much memory for decoding')
#> 1024000

### names, numbers and bounds
from compression import zstd
print(zstd.__all__, zstd.zstd_version, zstd.zstd_version_info, zstd.COMPRESSION_LEVEL_DEFAULT)
for names in zstd.CompressionParameter, zstd.DecompressionParameter:
    for each in names: print(repr(each), each.bounds())
#> ('COMPRESSION_LEVEL_DEFAULT', 'compress', 'CompressionParameter', 'decompress', 'DecompressionParameter', 'finalize_dict', 'get_frame_info', 'Strategy', 'train_dict', 'open', 'ZstdFile', 'get_frame_size', 'zstd_version', 'zstd_version_info', 'ZstdCompressor', 'ZstdDecompressor', 'ZstdDict', 'ZstdError') 1.5.7 (1, 5, 7) 3
#> <CompressionParameter.compression_level: 100> (-131072, 22)
#> <CompressionParameter.window_log: 101> (10, 30)
#> <CompressionParameter.hash_log: 102> (6, 30)
#> <CompressionParameter.chain_log: 103> (6, 29)
#> <CompressionParameter.search_log: 104> (1, 29)
#> <CompressionParameter.min_match: 105> (3, 7)
#> <CompressionParameter.target_length: 106> (0, 131072)
#> <CompressionParameter.strategy: 107> (1, 9)
#> <CompressionParameter.enable_long_distance_matching: 160> (0, 2)
#> <CompressionParameter.ldm_hash_log: 161> (6, 30)
#> <CompressionParameter.ldm_min_match: 162> (4, 4096)
#> <CompressionParameter.ldm_bucket_size_log: 163> (1, 8)
#> <CompressionParameter.ldm_hash_rate_log: 164> (0, 24)
#> <CompressionParameter.content_size_flag: 200> (0, 1)
#> <CompressionParameter.checksum_flag: 201> (0, 1)
#> <CompressionParameter.dict_id_flag: 202> (0, 1)
#> <CompressionParameter.nb_workers: 400> (0, 0)
#> <CompressionParameter.job_size: 401> (0, 0)
#> <CompressionParameter.overlap_log: 402> (0, 0)
#> <DecompressionParameter.window_log_max: 100> (10, 30)

### names of strategies and classes
from compression import zstd
print(list(zstd.Strategy))
print(zstd.ZstdFile, zstd.ZstdFile.__mro__[1])
for cls in zstd.ZstdCompressor, zstd.ZstdDecompressor, zstd.ZstdDict, zstd.FrameInfo, zstd.ZstdError:
    print(cls, cls.__qualname__, sorted(name for name in vars(cls) if name[0] != '_'))
#> [<Strategy.fast: 1>, <Strategy.dfast: 2>, <Strategy.greedy: 3>, <Strategy.lazy: 4>, <Strategy.lazy2: 5>, <Strategy.btlazy2: 6>, <Strategy.btopt: 7>, <Strategy.btultra: 8>, <Strategy.btultra2: 9>]
#> <class 'compression.zstd._zstdfile.ZstdFile'> <class 'compression._common._streams.BaseStream'>
#> <class 'compression.zstd.ZstdCompressor'> ZstdCompressor ['CONTINUE', 'FLUSH_BLOCK', 'FLUSH_FRAME', 'compress', 'flush', 'last_mode', 'set_pledged_input_size']
#> <class 'compression.zstd.ZstdDecompressor'> ZstdDecompressor ['decompress', 'eof', 'needs_input', 'unused_data']
#> <class 'compression.zstd.ZstdDict'> ZstdDict ['as_digested_dict', 'as_prefix', 'as_undigested_dict', 'dict_content', 'dict_id']
#> <class 'compression.zstd.FrameInfo'> FrameInfo ['decompressed_size', 'dictionary_id']
#> <class 'compression.zstd.ZstdError'> ZstdError []

### get_frame_info, get_frame_size
from compression import zstd
frame = bytes.fromhex('28b52ffd201d6500003068656c6c6f200100a94b11')
skipped = b'\x50\x2a\x4d\x18\x03\0\0\0abc'
for data in (frame, frame[:6], frame[:5], b'', b'abcdefghijklm', skipped, zstd.ZstdCompressor().compress(b'abc', 1),
    frame[:4] + b'\xff' * 20, 'a'):
    told(zstd.get_frame_info, data)
for data in frame, frame + b'aa', frame[:-1], b'', b'abcdefghijk', skipped, skipped[:-1], frame[:6] + b'\xff' * 20, 5:
    told(zstd.get_frame_size, data)
f = zstd.FrameInfo(3, 4)
print(f, f == zstd.FrameInfo(3, 4)); told(setattr, f, 'x', 1)
told(setattr, f, 'decompressed_size', 1); told(zstd.FrameInfo, 1)
#> FrameInfo(decompressed_size=29, dictionary_id=0)
#> FrameInfo(decompressed_size=29, dictionary_id=0)
#> ('ZstdError', 'Error when getting information from the header of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than the frame header (6~18 bytes).')
#> ('ZstdError', 'Error when getting information from the header of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than the frame header (6~18 bytes).')
#> ('ZstdError', 'Error when getting information from the header of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than the frame header (6~18 bytes).')
#> FrameInfo(decompressed_size=0, dictionary_id=0)
#> FrameInfo(decompressed_size=None, dictionary_id=0)
#> ('ZstdError', 'Error when getting information from the header of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than the frame header (6~18 bytes).')
#> ('TypeError', "a bytes-like object is required, not 'str'")
#> 21
#> 21
#> ('ZstdError', 'Error when finding the compressed size of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than this complete frame. Zstd error message: Src size is incorrect.')
#> ('ZstdError', 'Error when finding the compressed size of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than this complete frame. Zstd error message: Src size is incorrect.')
#> ('ZstdError', 'Error when finding the compressed size of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than this complete frame. Zstd error message: Unknown frame descriptor.')
#> 11
#> ('ZstdError', 'Error when finding the compressed size of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than this complete frame. Zstd error message: Src size is incorrect.')
#> ('ZstdError', 'Error when finding the compressed size of a Zstandard frame. Ensure the frame_buffer argument starts from the beginning of a frame, and its length is not less than this complete frame. Zstd error message: Data corruption detected.')
#> ('TypeError', "a bytes-like object is required, not 'int'")
#> FrameInfo(decompressed_size=3, dictionary_id=4) False
#> ('AttributeError', "can't set attribute 'x'")
#> ('AttributeError', "can't set attribute 'decompressed_size'")
#> ('TypeError', "FrameInfo.__init__() missing 1 required positional argument: 'dictionary_id'")

### ZstdDict: raw contents
from compression import zstd
Z = zstd.ZstdDict
for data in b'', b'abc', b'abcdefgh', 5, b'\x37\xa4\x30\xec' + bytes(8): told(Z, data)
told(Z, b'abc', is_raw=True)
z = Z(b'abcdefgh' * 10, is_raw=True)
print(z, z.dict_id, z.dict_content, len(z), z.as_digested_dict, z.as_undigested_dict, z.as_prefix,
    z == Z(z.dict_content, is_raw=True))
frame = bytes.fromhex('28b52ffd20197d0000485861626364656667680100035140')
for d in z, z.as_prefix, z.as_digested_dict, z.as_undigested_dict, None, (z, 3), (1, 2), (z,):
    told(zstd.decompress, frame, d)
for d in z, z.as_prefix:
    packed = zstd.compress(b'abcdefghabcdefghXabcdefgh', zstd_dict=d)
    print(len(packed) < 26, zstd.decompress(packed, zstd_dict=d))
told(setattr, z, 'x', 5)
#> ('ValueError', 'Zstandard dictionary content too short (must have at least eight bytes)')
#> ('ValueError', 'Zstandard dictionary content too short (must have at least eight bytes)')
#> ('ValueError', 'invalid Zstandard dictionary')
#> ('TypeError', "a bytes-like object is required, not 'int'")
#> ('ValueError', 'invalid Zstandard dictionary')
#> ('ValueError', 'Zstandard dictionary content too short (must have at least eight bytes)')
#> <ZstdDict dict_id=0 dict_size=80> 0 b'abcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefghabcdefgh' 80 (<ZstdDict dict_id=0 dict_size=80>, 0) (<ZstdDict dict_id=0 dict_size=80>, 1) (<ZstdDict dict_id=0 dict_size=80>, 2) False
#> b'abcdefghabcdefghXabcdefgh'
#> b'abcdefghabcdefghXabcdefgh'
#> b'abcdefghabcdefghXabcdefgh'
#> b'abcdefghabcdefghXabcdefgh'
#> ('ZstdError', 'Unable to decompress Zstandard data: Data corruption detected')
#> ('TypeError', 'zstd_dict argument should be a ZstdDict object.')
#> ('TypeError', 'zstd_dict argument should be a ZstdDict object.')
#> ('TypeError', 'zstd_dict argument should be a ZstdDict object.')
#> True b'abcdefghabcdefghXabcdefgh'
#> True b'abcdefghabcdefghXabcdefgh'
#> ('AttributeError', "'compression.zstd.ZstdDict' object has no attribute 'x' and no __dict__ for setting new attributes")

### ZstdDict: with codes and a number
from compression import zstd
samples = [b'%d: the sample number %d of a thousand; ' % (i, i * i) for i in range(1000)]
raw = zstd.ZstdDict(b'sample number of the thousand ' * 9, is_raw=True)
for d in zstd.train_dict(samples, 1000), zstd.finalize_dict(raw, samples, 1000, 3):
    print(len(d) <= 1000, d.dict_id > 32767, d.dict_content[:4] == b'7\xa40\xec')
    packed = zstd.compress(samples[7], zstd_dict=d)
    print(len(packed) < len(zstd.compress(samples[7])), zstd.get_frame_info(packed).dictionary_id == d.dict_id,
        zstd.decompress(packed, d))
    told(zstd.decompress, packed)
    told(zstd.decompress, packed, zstd.ZstdDict(d.dict_content, is_raw=True))
    print(zstd.decompress(zstd.compress(samples[9]), d), zstd.decompress(zstd.compress(b'', zstd_dict=d), d))
    print(zstd.get_frame_info(zstd.compress(b'a', options={zstd.CompressionParameter.dict_id_flag: 0}, zstd_dict=d)))
bad = zstd.ZstdDict(b'\x37\xa4\x30\xec' + b'abcdefghij' * 10)
print(bad)
told(zstd.compress, b'a', zstd_dict=bad); told(zstd.decompress, zstd.compress(b'a'), bad)
#> True True True
#> True True b'7: the sample number 49 of a thousand; '
#> ('ZstdError', 'Unable to decompress Zstandard data: Dictionary mismatch')
#> b'7: the sample number 49 of a thousand; '
#> b'9: the sample number 81 of a thousand; ' b''
#> FrameInfo(decompressed_size=1, dictionary_id=0)
#> True True True
#> True True b'7: the sample number 49 of a thousand; '
#> ('ZstdError', 'Unable to decompress Zstandard data: Dictionary mismatch')
#> b'7: the sample number 49 of a thousand; '
#> b'9: the sample number 81 of a thousand; ' b''
#> FrameInfo(decompressed_size=1, dictionary_id=0)
#> <ZstdDict dict_id=1684234849 dict_size=104>
#> ('ZstdError', 'Unable to compress Zstandard data: Allocation error : not enough memory')
#> ('ZstdError', 'Failed to create a ZSTD_DDict instance from Zstandard dictionary content.')

### train_dict, finalize_dict: what is refused
from compression import zstd
z = zstd.ZstdDict(b'abcdefgh', is_raw=True)
told(zstd.train_dict, [], 100); told(zstd.train_dict, [b'', b''], 100); told(zstd.train_dict, b'abc', 100)
told(zstd.train_dict, [b'abc'], 0); told(zstd.train_dict, [b'abc'], -5); told(zstd.train_dict, [b'a'], 'x')
told(zstd.train_dict, ['a'], 100)
told(zstd.finalize_dict, 5, [b'a'], 1000, 3); told(zstd.finalize_dict, z, [], 1000, 3)
told(zstd.finalize_dict, z, [b'abc' * 100], 300, 'x')
told(zstd.finalize_dict, z, [b'abc' * 100], '5', 3); told(zstd.finalize_dict, z, [b'abc' * 100], -5, 3)
#> ('ValueError', "samples contained no data; can't train dictionary.")
#> ('ValueError', "samples contained no data; can't train dictionary.")
#> ('TypeError', 'sequence item 0: expected a bytes-like object, int found')
#> ('ValueError', 'dict_size argument should be positive number.')
#> ('ValueError', 'dict_size argument should be positive number.')
#> ('TypeError', "dict_size must be an int object, not 'str'.")
#> ('TypeError', 'sequence item 0: expected a bytes-like object, str found')
#> ('TypeError', 'zstd_dict argument should be a ZstdDict object.')
#> ('ValueError', "The samples are empty content, can't finalize the dictionary.")
#> ('TypeError', 'level argument should be an int object.')
#> ('TypeError', 'dict_size argument should be an int object.')
#> ('ValueError', 'dict_size argument should be positive number.')

### ZstdFile: read and written
from compression import zstd
import io
o = io.BytesIO()
w = zstd.ZstdFile(o, 'w')
print(w.write(b'hello'), w.flush(), o.getvalue().hex(), w.flush(w.FLUSH_FRAME), o.getvalue().hex())
print(w.tell(), w.mode, w.writable(), w.readable())
told(w.flush, 0); told(w.flush, 5); told(w.write, 'a'); told(w.read); told(w.seek, 0); told(w.peek)
told(lambda: w.name)
print(w.write(b'more'), w.close(), o.getvalue().hex(), w.closed, w.mode)
told(w.write, b'a'); told(w.flush); told(w.read)
r = zstd.ZstdFile(io.BytesIO(o.getvalue()))
print(r.peek(), r.peek(2), r.read(3), r.tell(), r.seek(1), r.read(99), r.read(99), r.mode, r.flush())
print(r.seek(-2, 2), r.read1(1), r.readline())
told(r.write, b'')
for data in o.getvalue()[:-2], o.getvalue() + b'trailing', b'', b'garbage here':
    told(zstd.ZstdFile(io.BytesIO(data)).read, 99)
print([zstd.ZstdFile(io.BytesIO(), m).mode for m in ('r', 'rb', 'w', 'wb', 'a', 'ab')])
o = io.BytesIO()
zstd.ZstdFile(o, 'w').close()
print(o.getvalue())
#> 5 None 28b52ffd005828000068656c6c6f None 28b52ffd005828000068656c6c6f010000
#> 5 wb True False
#> ('ValueError', 'Invalid mode argument, expected either ZstdFile.FLUSH_FRAME or ZstdFile.FLUSH_BLOCK')
#> ('ValueError', 'Invalid mode argument, expected either ZstdFile.FLUSH_FRAME or ZstdFile.FLUSH_BLOCK')
#> ('TypeError', "memoryview: a bytes-like object is required, not 'str'")
#> ('UnsupportedOperation', 'File not open for reading')
#> ('UnsupportedOperation', 'File not open for reading')
#> ('UnsupportedOperation', 'File not open for reading')
#> ('AttributeError', "'_io.BytesIO' object has no attribute 'name'")
#> 4 None 28b52ffd005828000068656c6c6f01000028b52ffd00582100006d6f7265 True rb
#> ('ValueError', 'I/O operation on closed file')
#> ('ValueError', 'I/O operation on closed file')
#> ('ValueError', 'I/O operation on closed file')
#> b'hello' b'hello' b'hel' 3 1 b'ellomore' b'' rb None
#> 7 b'r' b'e'
#> ('UnsupportedOperation', 'File not open for writing')
#> ('EOFError', 'Compressed file ended before the end-of-stream marker was reached')
#> ('ZstdError', 'Unable to decompress Zstandard data: Unknown frame descriptor')
#> ('EOFError', 'Compressed file ended before the end-of-stream marker was reached')
#> ('ZstdError', 'Unable to decompress Zstandard data: Unknown frame descriptor')
#> ['rb', 'rb', 'wb', 'wb', 'wb', 'wb']
#> b''

### open: names, text, what is refused
from compression import zstd
import io
with zstd.open('a.zst', 'wt', encoding='utf-8', level=9) as f: f.write('öne\ntwo\n')
with zstd.open('a.zst', 'ab') as f: f.write(b'three')
with zstd.open('a.zst', 'rt', encoding='utf-8') as f: print([f.readline() for _ in range(4)])
with zstd.open('a.zst') as f: print(f.read(99), f.name, f.mode)
for args, more in ((('x', 'q'), {}), (('x', 'rbt'), {}), (('x', 'rb'), {'encoding': 'a'}), ((5,), {}),
    ((io.BytesIO(), 'r'), {'level': 3}),
    ((io.BytesIO(), 'w'), {'level': 'a'}), ((io.BytesIO(), 'rb'), {'zstd_dict': 5}),
    ((io.BytesIO(), 'r'), {'options': {1: 2}}),
    ((io.BytesIO(), 'w'), {'options': {1: 2}}), ((io.BytesIO(), 'r'), {'newline': ''})):
    told(zstd.open, *args, **more)
told(zstd.ZstdFile, io.BytesIO(), 5)
#> ['öne\n', 'two\n', 'three', '']
#> b'\xc3\xb6ne\ntwo\nthree' a.zst rb
#> ('ValueError', "Invalid mode: 'q'")
#> ('ValueError', "Invalid mode: 'rb'")
#> ('ValueError', 'Argument "encoding" not supported in binary mode')
#> ('TypeError', 'file must be a file-like object or a str, bytes, or PathLike object')
#> ('TypeError', 'level is illegal in read mode')
#> ('TypeError', 'level must be int or None')
#> ('TypeError', 'zstd_dict argument should be a ZstdDict object.')
#> ('ValueError', "invalid decompression parameter 'unknown parameter (key 1)'")
#> ('ValueError', "invalid compression parameter 'unknown parameter (key 1)'")
#> ('ValueError', 'Argument "newline" not supported in binary mode')
#> ('ValueError', 'mode must be a str')

### pickle, copy and subclasses
from compression import zstd
import copy, pickle
for o in zstd.ZstdCompressor(), zstd.ZstdDecompressor(), zstd.ZstdDict(b'abcdefgh', is_raw=True):
    told(pickle.dumps, o); told(copy.copy, o); told(lambda: type('X', (type(o),), {}))
#> ('TypeError', "cannot pickle 'compression.zstd.ZstdCompressor' object")
#> ('TypeError', "cannot pickle 'compression.zstd.ZstdCompressor' object")
#> ('TypeError', "type 'compression.zstd.ZstdCompressor' is not an acceptable base type")
#> ('TypeError', "cannot pickle 'compression.zstd.ZstdDecompressor' object")
#> ('TypeError', "cannot pickle 'compression.zstd.ZstdDecompressor' object")
#> ('TypeError', "type 'compression.zstd.ZstdDecompressor' is not an acceptable base type")
#> ('TypeError', "cannot pickle 'compression.zstd.ZstdDict' object")
#> ('TypeError', "cannot pickle 'compression.zstd.ZstdDict' object")
#> ('TypeError', "type 'compression.zstd.ZstdDict' is not an acceptable base type")

### the package compression
from compression import gzip, bz2, lzma, zlib
import compression
print(gzip.GzipFile, bz2.BZ2File, lzma.LZMAFile, zlib.crc32(b'a'),
    [n for n in ('gzip', 'bz2', 'lzma', 'zlib') if hasattr(compression, n)])
#> <class 'gzip.GzipFile'> <class 'bz2.BZ2File'> <class 'lzma.LZMAFile'> 3904355907 ['gzip', 'bz2', 'lzma', 'zlib']
