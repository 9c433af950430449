# Frames that libzstd has packed, with faults, unpacked at once and in parts. What is packed here need not be the same bytes (docs/differences.md).
import base64
from compression import zstd

STREAMS = [base64.b85decode(text) for text in (
    'D77#BVB7??4*>R;E(+jnB6mue4=Ml<D*!71DgcGw76{j1Vm$~E4oZmu36Wjk@PJF;D_{pk0-9FMVXKf4g3DzJd>&3tMMAddm|)2e2a4bbN=xhtH#HnwN)8?8Uzsaw1nMLW#w0{j7#b;rNdY`K6t2JC4aNBwup=9N#iAhvsouzv(xe)Xf>-&xGej(y&g#l(6*5^9pgcrV80qJo-n$~%pMjmO>|sMrLi72nm{f|?(^q5CBx<DkAs=9ehaoqBov5MG%#bEYO4A$=6k?Q>9uPX`tfn>m2o}T?=ti3jwZr28Eqz|`wn~`m3+3>_Ph3k_DHlJ&MR@E6nM;&Hs!zOQm$`H@#K2<Y2N_3y=bZf?R0!*xP@g|Teg$Q?)qv#8w90#V%(a_v$#yvRAwz373{9ezW4>l~0Rz%Xo0`eGvVB=hmwcfY?$E|vY~nP#pbho+t}XvAX(%;AXT||1=quC0zhIi#g|G3+VNgBM!<8_GJqBrUJW_6?s1(#90uaO5MGe{%G9;?O@O?&*5L$#uw=5aZLq|ytLG1(nJsuf%s?fVeSC1EK6XXG%IwXk3dIkuP@p}?6Dz?U1ljYyUR0m{G1zfn@+i`K)U&Xx7ra_U+y>=#lc#VU*s5AIy`edT5{*M^-z-lm)Rl|TP',
    'D77#BV8jRo7XZduGYZf*L`j+H02H7hF#s+AF8~nI321>Bsze4M7Lcih5L*fEf-svAA&`)R(4a_AAJ~DpiC#cb>>H@nP9W8SYEKcT#jBw=(h>(<tu<BRQQD^mDo8|Unuu4PUP6slVD?ocDP8)2svW{*Hgm)0bDT#V*A(f};eyz)RIFa{giukLpQu(4>W`cvmFAu3Sjd*<;mA>85PJ3UKU0D``%Pp&LVI+mv+0;V^7Fahf_p%$4`S+UKEhJj`COk>p@FbWYJHNtj@64&qzHi+sIgL!NRlL_X$}!M3<dH~_7NZq6`eLs2bgJalP{KOLgU;N>iVYc<80F;B?hw#kjGP@jq|r_kv?E~Y@J}9vj4NMb^uZ7g9yR_bxe}lgAml2n3_z$_(cdPWrb|vZl5f0O=cRz*=T$O9aJ3VhT4dVsn&An<Rj{9c?rfrC}Lo$+Opwi8u=>Ge~Ohs+SQtWJ6{b1J=?Hdr@jgMZW)JQGsZbQXF2DrG$A?3lCT+ax1H<D`H5AyxzG>-s^VScOjxIA)|z@UJafrw1%X+Dlj~m#z_Xr^e%j{R6fU8j#+deHrd^_tr^x+>pq`t@m`U)%gNu5-n$U8%pjwo;O**WvEWbr25}q}#F5x|V*#Nt$q*qg7A21UEC}#dVGhunoZYt2ney0j1Waqz0EkUW<9WXmtwR?#%Efgkugtd<iU1}&AEC<`X>Xi-73Z^cSUO``vA?XWO?p|zUp{5^j%z34Ksoa*|Z5cHS=g$!lbW<kG1#iX|MniJ&R=MaQN{AuFN=hA7^2SF6gNg$HX}FpcF~t;A%QeXVVxmKWXiZ|yCqs#V8eJqQL3`bW@o=<Y+*AuUqu0Y5Q&V^lq#Mb_IDfwbIlq($x58!|H0@*-cL)2R5io-57mrV}N0oISj5Ju1Qm(U;58_P$7g2}Hf3TmxxfTBrXAe6y7=6_^fGP',
    'D77#BWP}1`4*+I0aiV5sRa8?$LozWU5fKs*01*HXXaH>hYXEesIjUZE?2ps-C!KNy5nDE}ManpB)Rq9&KN<1NguIIW&=a6No60IO%!wtkI(}hqsrCo(V)3i3f?S4KPHP-EEN<G2)ta^$CFg%AB>4r`$Kbhiy&9wyEGP4pOKky&P8+C5O|Ql?+CD&fmc}NLW|-+<Z6v6vppl*?!Te1LWPV>Gv?7yCel%$){UH*a`;@^DyfJMgUcFi7Pyp54bDD9-aK*FnM?3|{NBB^WOTs_pFt?HvY85ZlfPzM;mSX5AikCH3>VXGqo{f_3p&BA}4Kxj7QHckKv@MYH)__tItn)F{`Y7=udvhesXtbYfY3na){(;&NVi?zomwGKHm=v53n1zd^N>@!wsfejkRF^TnmNZDH%!;b|EmPH_X}P4MWiQj35*jI_oz~<E`!k2ycN?j5bud18I%QR2;SW}o$4k;W15<PH(5#ci^;~X*S6wrKoe_^EWSBE5bgY6$mB1|#r|+EF#;i@Y0`1U`qmj~@*KN*)Y@-g8?L6HZWQe3cGYx8adjTQZ<Def(x0<SWK%zl853g}>6`Blf4+{W_Y`BbV6iEpY!-z0*kr>@<<PXChTFkYbYwfut`b=4`W(s4d^PB',
    'D77#BVC)FBA^?;!+^CkO;me(xPVgAmzPRguDG!|l6Q`o4y2zFz{u#ia-=Ou}4eV@aJUMKkhK4{yvAs?r!u+hRPPTmre5MIwTSvOU7$u7dYA<1GXitSJjoKIeR2b%4Vygd^c$LDhX&Xg#OOW}eLp$DjcsPE2%elpC5zGA0^TQ81K$VnJX<(+&x7OZS+J)13cWh0-=~q+m=`7`~=*o2Vnji&jGu^))m`<?c#r)&Aa@xKI_vCW%ZgNnG8VXjut7^I144lWX>39j@;YOSV1oLh&)TPF&0KBTsMG+0SwSstvpyy$72XbofQAdO$vT+7f<@26XPf!@Dc`t$Gh{;i;8ZcUE#afd6US(wzhG5fHsC?!{VWqxfzSa>FJn!rul0B>wI!_3%rm%q$VQFV%WNIL4WNKz0X=h?;Vrn30VrODuX=7s`YG-L_WoKw0Xk=p`XJup{X=7?2Vrga|XJ%n$AZcc1XlP<+AY)--WMv>@WMX1rAY*1_WN2m}W@Tn!AYx`_YHA>5W*};0AYo`^W?>*@VrOV)AZ2H0Xkut)XCPx}WMpb-AYx}}WMyL@YGi6=AY^7~V`^$=WMgF@YGP?(Y9M1|XK80+WMXAzW@2e&Vq{@qW*}r~AZKJ~XJTn&VP|1xWNK$=X=P_<AZcY}WMXP!WFTT=X=G$(Xks8^VPa%uWn*Y+Vr6D!V`pV&AZcW1XlG|-YG-O<Wn*R_WnpSzWocp{WM*k&Y9M21WnyV$AY*4`XCP!_V`gP&WMODzXJ~0;X=7?=V`E}xWn>^@VQOS*VQ6P#Wol_^AY*E1V`E}zW?^V$W@2e#YG!3-VIXK{AZlc1Wn>^{YGPq(W@Tt(V`*VxV`yY%XK7<<Xlfv3XJ}|*Xl7?+Xk=+;Vr61uVQFJ(W@Bm~YGfd2XJ}$*YGq<)Vqs-uXCP;0VP+s^W*}l=Wn^b*V`^n*Wn>^`V`^q*Xk=+)Wolz)AYy4`YGz|*V`^q&YGq<)AZ2H0XyR4`5=`+6tb&(j*)>4rgG~TtB`t2W5+Cf%Fz@Y7<o9PW^SMl~>wu4_v5u68j3g;4l!i4B6k?Q>9ui0r+BB)N?En88kZa}?KXMBaI7Cce=sOG?%o4~8b_=hsEzgTRfwa;JxH9#8xZVc6OG)X3k=P!PlMv+=3qPDe`a4Inf2Kkh?qtvWcSz`)-O2%N=hcM!8qeDoHrXkxe9RBEYD|)HqU$#dvNFk25q&TQNK)8f-SOLN-P8g%qb;9r{9b0l?9UMA3&EJGh2sJUco($Box?zN*dBt&469fdY>w}=Mu<wI)<yvRC9-Wor-C#X-(W<$pvXp>UIIXwT$G#!+Q<F7)aa^)y?3;ZwF!GbPbCtrqme)Oenui@#no^|zk}vvJI4nh!|AqnRfX=8rywjzeZn_TcT3Jd&+(Htw@S*9`Geu8X;6bI',
    'D77#B1OS8;0CuB;L!cNN4$cd-?sF6~(y`=&CQ?AC=uOZ}nnkC1ltz3q_6_0ByaQyCOi9Wl6-6r(w0o5lIl3mT7~`pvZEsiuEkocJjsTAUR{%vMj?9+OI;frLDDoq!KQ5kfZen`O5uq!S`9S7XmSkdruY_8K3szHFXc(b`pl*#l`Jk#`#UZyHP@MrZ77mtp{GrXitYEMc``Q_jFFz!gq#V2&T6ALzcwja#<S;SCD58MlMQ|`_P^gqpi5;L)0|n&kC&OxHWh$n@2`61)M|N_&sHw8GAJkP^GcspkGOP;fxFKBynGrD+nA1a@lMq=If<QCFCrDG9lFbp;u7~Fb##|dvONbjaDRz9~z89benNT(PP~hl-k<l4~wF5wwk18V(jOJEYq%y3nz4+d^en<^K;`LczK>}!0^z@9L^p;3z2}A33vC)ySaq(Ux;E_ZE2$qeCB0@+L8f_2W<bF83iERi^Sx&AUw?4DWZMy9pCp%pJrE~u&jSK0dOPwc`3u9!tlOvSt(VbFAdufgPvM$eF$-dsR*8Y{U!r0OG<HxQ`pMRgZD<q)A_1kjcxtY<j;G_U94kzzT*=2-v(ueVz>2yfz*PpT-K0lOEN`G0odb30JNu}iJGS&$n&ZV+{cDr-ko-OCQoY5(Bm2sJQR;I8a*VxXzl_AGjBc-!zf2{F$O72Ri0TObmrWCZs)*KKJ0YT2?4RFL9R+|A+G9vHjLPPy`#)rtjlZhajnM{}Ppk5b9YVx%cu1B8BMUTsB*|yQ3=f%<_?LkW$B5r8>3_$?DvJuycZaAN0NIRZ!vLhv^0zBRgp7smAkDpJK=o2ZJ%GIRN6|{V$4R{BAGEQsNf8b1tS^m}&B|3_Qgz@12j!%REG^>*0XvQE2RU8ihq!DRiWnyDtW@Bn+YGPq!WM^h$WM^q-W@Kq&X=Y_(Xli9+;#LF_Oz{h>f|q95H9+NqO#o&kEpD_DAMDLA@9j?H_h&KlxlFI?+^CkO;me(xPVgAmzPRguDG!|l6Q`o4y2zFz{u#ia-=Ou}4eV@aJUMKkhK4{yvAs?r!u+hRPPTmre5MIwTSvOU7$u7dYA<1GXitSJjoKIeR2b%4Vygd^c$LDhX&Xg#OOW}eLp$DjcsPE2%elpC5zGA0^TQ81K$VnJX<(+&x7OZS+J)13cWh0-=~q+m=`7`~=*o2Vnji&jGu^))m`<?c#r)&Aa@xKI_vCW%ZgNnG8VXjut7^I144lWX>39j@;YOSV1oLh&ZK$9p=@1lRl%x+Z0tG3}F=hp9_~8s2^wO&bLcwADz?Pi%-!diaTb2L9Cmzoh_jByVNVsP!(*-4#k`g<^jBVmH{0Lp**5A*7zU70n;j!6y6P+Xc{A7~6nS*f41MDuVy<g){yM&gl#mvVI4KeIAQO;K0oeLYP752JFZe{y$V7Z{s!Cke5#7!pflvnTfY#aW)83+AlfA%<Lf;XkYzJQx`!D-YSOBJgpse}w-RHW~CQn(?g8Y*c3N*@nXQ)ND#2LR)VATUOj3)v@?l4G6l;p}$jx;<M~8R3-N|FTk+lWWJOb8?ij!r0LXC~^I^TzGC~v@AF&fQ!SKkvR*KVO3Da4e2V#jEJegoF3|&gvhE81ezH>L7Li>Y>u#YJv=`!=GuT-LfoiHvEvi>y#PJPgsRDh0!J5&jLs0O9RRX?R2c~|xDk_(C|UN;P=qmMP)G-G0_dK&(JHxHwdwl-g3v~~?5+wg8u)jjKcy!=@3eqw#c0nA9eSf6Z7nPYEMGL@^l0OdNmq?0+4z?vX|ib4brO?hEeJoGPMn#-q6t1<r12y$k~^|WJe=Jvt5x843I',
    'D77#BV2Bb;000nSVF3Vx(*rC',
    'D77#BAVx6)009`9e|UxBZ*Fxt!7La4)n8nCSk(^LVK>1PK9GJ&nf3=*UUDJjFd$2p`)m%_|9!qBF_58w6}i5q=OCAcsYKZW;;i`',
    'D77#BAOHaX00',
    'D77#B09ZT-00vVg3eY!{M499O6i^%@03rY)06;e85@P2sLKBdg5LZE~XVLFtqNzm?aQGFALz8N)+93!l5^Ii5Rgg4X8jh-cY~=jMn-4vZ9@d(8RU#aSW%62L0jw#{{H2X2EM`5-OH09(#nx1TffDDPQ6~VUi6UlWXc_@MtVBOrn~M)ZMdg@7wIEgxBVIwJPY=B%q9yu4G8A|c4k{oJ6vG(i13avb*P^O`G7BR$&_h7vfF?rVK{BKU5L_^j@_T>)qWzvRg3J|Viz7L^OECuMuuYI<f)AkA3Fatva#b7n<a}_#@(owA=HKZJ0`7x5&*(wSq^!4A)@bM+nGp=VyD@-0gaiO217T-nWFTj1Vqt1#WoTq$X<=exXk=z*X=7?=YGr6-X<}t!V_{|>VrFJ)Y9L~1WMO9`AP^jZA}SwK2ZUW%Faa|MESR8SgR)~#VL*?WlqA4lhIj$#1sozsU1&srIvG$efF(=sYH&LY{-)uA)F^NKl7Vr65Xgv3fT?)NB$$ywhd|O7a&{^&Y7GJn2LJ|HHxHng)DFNps1F=Nq53Ig2QUCJ05kw5lFUnhjvTV4I5X~AH6pvV>IBa=kZp6L>;bHlFDwLXWk&qNr1B&Szt_PjU~dWz9Fq2aNHPCN9gGwZz-yf(h_UwTE7c23hBnYEkfl9Gbim<{f6=K;nS@A}f@!1yU286%mw0{XIZw%=J|u9s2!WhrOo#|G03i}`JYbAD9>vqJz}S@nxRvLu!(BWAM5ZcZW^_jt&^s8N-7{V_%?eiZZX>v?+knvL`;U8QP>1>G3Rsxvj*fH0$>s41P|l#xN*Mq',
    'D77#BAjm}n0D=k?3eY!1nUv%J6i^%nf3~o3dSgXmO`@*~azjezsM?9$!<oxIrwrVIwPsnB&4I=9R2&1cF)1N7oUv&Je<rSiR{5f{xe&b;LBMlXES~0St=ba=1pr%C))+(guo=OGyBkB<15_$a7y|$R0AXTdD77#BAePkv0Ah(15AaNE2h0%PG8~~}_$g!uCPEMB9dfkih+YPN{EJLY$`nL;9MeQiB$1a&Ck$C5m=Sla8j)RFb%AFO#J0Im)|8F%gM(!&GT{#<l_z<AuYnW5-V^`',
)]


def unpacked(source):
    decoder = zstd.ZstdDecompressor()
    parts, most = [], pick((-1, -1, 1, 7, 100))
    for at in range(0, len(source), 50):
        parts.append(decoder.decompress(source[at:at + 50], most))
        if decoder.eof:
            break
    while not decoder.eof and not decoder.needs_input and len(parts) < 5000:
        parts.append(decoder.decompress(b'', max(most, 1)))
    return b''.join(parts), decoder.eof, decoder.unused_data


def once(number):
    source = pick(STREAMS)
    while rnd(3) and source:
        at = rnd(len(source)) if rnd(2) else rnd(min(len(source), 40))
        source = source[:at] + pick((b'', bytes([rnd(256)]), bytes([source[at] ^ 1 << rnd(8)]), source[at:at + 1] * 2)) + source[at + 1:]
    if source[4:5] == b' ' and source[6:] == b'\1\0\0':  # CPython's streams do not look at the size of a frame without content
        return number
    found = []
    for f in zstd.decompress, unpacked, zstd.get_frame_info, zstd.get_frame_size:
        try:
            found.append(f(source))
        except Exception as e:
            found.append(type(e).__name__)
    return found
