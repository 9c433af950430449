"""Names of locales: how they are spelled, and the encoding that goes with each."""
from encodings import aliases, normalize_encoding

# By encoding; a star is before what a language without a country stands for.
_SPELLED = '''\
ISO8859-1: aa_DJ *af_ZA *br_FR ca_AD *ca_ES ca_FR ca_IT *cy_GB *da_DK de_AT de_BE de_CH *de_DE de_LI de_LU en_AU
en_BE en_BW en_CA en_DK en_GB en_HK en_IE en_IL en_IN en_NZ en_PH en_SG *en_US en_ZA en_ZW es_AR es_BO es_CL es_CO
es_CR es_CU es_DO es_EC *es_ES es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_PY es_SV es_US es_UY es_VE *eu_ES eu_FR
*fo_FO fr_BE fr_CA fr_CH *fr_FR fr_LU *ga_IE *gd_GB *gl_ES *gv_GB *id_ID *is_IS it_CH *it_IT *kl_GL *kw_GB *mi_NZ
*ms_MY *nb_NO nl_BE *nl_NL *nn_NO *no_NO *nr_ZA *ny_NO *oc_FR om_KE pd_DE *pd_US *ph_PH *pp_AN pt_BR *pt_PT *rw_RW
so_DJ so_KE so_SO *ss_ZA *st_ZA sv_FI *sv_SE *tl_PH *ts_ZA *wa_BE *xh_ZA *zu_ZA UTF-8: aa_ER aa_ET agr_PE ak_GH
*am_ET anp_IN ar_IN ar_SS *as_IN ayc_PE az_IR be_BY@latin bem_ZM ber_DZ ber_MA bho_IN bho_NP bi_VU bn_BD bn_IN bo_CN
bo_IN brx_IN byn_ER ca_ES@valencia ce_RU chr_US ckb_IQ cmn_TW crh_RU crh_UA csb_PL cv_RU de_IT doi_IN dsb_DE dv_MV
dz_BT en_AG en_NG en_ZM *fa_IR ff_SN fil_PH fur_IT fy_DE fy_NL gbm_IN gez_ER gez_ET gu_IN ha_NG hak_TW hif_FJ
*hne_IN ht_HT hy_AM ia ia_FR ie ig_NG ik_CA kab_DZ km_KH *kn_IN kok_IN *ks_IN kv_RU *ky_KG lb_LU li_BE li_NL lij_IT
ln_CD lzh_TW mag_IN *mai_IN mai_NP mdf_RU mfe_MU mhr_RU miq_NI mjw_IN *ml_IN mn_MN mni_IN mnw_MM *mr_IN my_MM nan_TW
nds_DE nds_NL ne_NP nhn_MX niu_NU niu_NZ nl_AW om_ET *or_IN os_RU *pa_IN pa_PK pap_AN pap_AW pap_CW ps_AF quz_PE
raj_IN rif_MA *ru_RU sa_IN sah_RU sat_IN sc_IT scn_IT *sd_IN sd_PK se_NO sgs_LT shn_MM shs_CA *si_LK sid_ET sm_WS
so_ET sq_MK sr_CS sr_ME *sr_RS ssy_ER su_ID sw_KE sw_TZ syr szl_PL ta_LK *te_IN the_NP ti_ER ti_ET tig_ER tk_TM
to_TO tok tpi_PG tt_RU@iqtelif ug_CN unm_US ur_IN *uz_UZ *ve_ZA wae_CH wal_ET wo_SN yo_NG yue_HK yuw_PG zgh_MA
ISO8859-15: an_ES ast_ES *et_EE *fi_FI mg_MG *nso_ZA *tn_ZA ISO8859-6: *ar_AA ar_AE ar_BH ar_DZ ar_EG ar_IQ ar_JO
ar_KW ar_LB ar_LY ar_MA ar_OM ar_QA ar_SA ar_SD ar_SY ar_TN ar_YE ISO8859-9E: *az_AZ CP1251: *be_BY *bg_BG
ISO8859-2: *bs_BA *cs_CZ *hr_HR hsb_DE *hu_HU *pl_PL *ro_RO sh_HR *sk_SK sl_CS *sl_SI *sq_AL ISO8859-4: *ee_EE
ISO8859-7: el_CY *el_GR ISO8859-3: eo_EO *eo_XX *mt_MT ISO8859-8: *he_IL ISCII-DEV: *hi_IN NUNACOM-8: *iu_CA eucJP:
*ja_JP GEORGIAN-ACADEMY: *ka_GE ptcp154: kk_KZ eucKR: *ko_KR ISO8859-9: ku_TR tr_CY *tr_TR ISO8859-10: lg_UG
MULELAO-1: *lo_LA ISO8859-13: *lt_LT *lv_LV ISO8859-5: *mk_MK KOI8-U: ru_UA *uk_UA TSCII-0: *ta_IN KOI8-C: *tg_TJ
ISO8859-11: *th_TH TATAR-CYR: *tt_RU CP1256: *ur_PK TCVN: *vi_VN CP1255: *yi_US gb2312: zh_CN big5hkscs: zh_HK
GB2312: zh_SG big5: zh_TW'''
# Other names of these.
_OTHERS = '''\
en_US: american c.iso88591 cextend english_united-states english_us iso-8859-1 iso8859-1 iso_8859_1 ar_AA: arabic
az_AZ: az_az.iso88599e be_BY@latin: be@latin nb_NO: bokmal bg_BG: bulgarian fr_CA: c-french ca_ES: catalan
hr_HR: croatian hrvatski sh_hr.iso88592 cs_CZ: cs_cs cz cz_cz czech da_DK: danish dansk de_DE: deutsch ger_de german
german_germany nl_NL: dutch nl_BE: dutch.iso88591 en_GB: en_uk eng_gb english_uk fr_FR: fre_fr french
french_france fr_CH: french.iso88591 gl_ES: galego galician de_CH: german.iso88591 el_GR: greek he_IL: hebrew iw
iw_il hi_IN: hi_in.isciidev hu_HU: hungarian is_IS: icelandic id_ID: in in_id it_IT: italian iu_CA: iu_ca.nunacom8
ja_JP: ja_jp.euc japan japanese japanese-euc japanese.euc jp_jp ka_GE: ka_ge.georgianacademy ka_ge.georgianrs ko_KR:
ko_kr.euc korean korean.euc lt_LT: lithuanian lo_LA: lo_la.mulelao1 ny_NO: no@nynorsk no_NO: no_no.iso88591@bokmal
no_no.iso88591@nynorsk norwegian nn_NO: nynorsk pl_PL: polish pt_PT: portuguese pt_BR: portuguese_brazil ro_RO:
romanian rumanian si_LK: sinhala sk_SK: slovak sl_SI: slovene slovenian es_ES: spanish spanish_spain sr_RS:
sr@cyrillic sr_yu.utf8 sr_yu.utf8@cyrillic sr_yu@cyrillic sv_SE: swedish ta_IN: ta_in.tscii ta_in.tscii0 th_TH: thai
tt_RU: tt_ru.tatarcyr tr_TR: turkish uz_UZ: uz_uz@cyrillic vi_VN: vi_vn.tcvn vi_vn.tcvn5712 zh_TW: zh_cn.big5 zh_HK:
zh_hk.big5hk'''
# Names in pairs, with what they stand for.
_REST = '''\
a3 az_AZ.KOI8-C a3_az az_AZ.KOI8-C a3_az.koic az_AZ.KOI8-C be_bg.utf8 bg_BG.UTF-8 bhb_in.utf8 bhb_IN.UTF-8 c C
c.ascii C c.en C c_c C c_c.c C chinese-s zh_CN.eucCN chinese-t zh_TW.eucTW eesti et_EE.ISO8859-1 el_gr@euro
el_GR.ISO8859-15 en_dl.utf8 en_DL.UTF-8 en_sc.utf8 en_SC.UTF-8 en_us@euro@euro en_US.ISO8859-15 en_zw.utf8
en_ZS.UTF-8 english en_EN.ISO8859-1 english_united-states.437 C eo.utf8 eo.UTF-8 eo_us.utf8 eo_US.UTF-8 estonian
et_EE.ISO8859-1 fa_ir.isiri3342 fa_IR.ISIRI-3342 finnish fi_FI.ISO8859-1 hy_am.armscii8 hy_AM.ARMSCII_8 iso-8859-15
en_US.ISO8859-15 iso8859-15 en_US.ISO8859-15 iso_8859_15 en_US.ISO8859-15 iw_il.utf8 iw_IL.UTF-8 ja_jp.mscode
ja_JP.SJIS ja_jp.pck ja_JP.SJIS ka_ge.georgianps ka_GE.GEORGIAN-PS ks_in@devanagari.utf8 ks_IN.UTF-8@devanagari
lo_la.cp1133 lo_LA.IBM-CP1133 lo_la.ibmcp1133 lo_LA.IBM-CP1133 ltg_lv.utf8 ltg_LV.UTF-8 posix C posix-utf2 C russian
ru_RU.ISO8859-5 sd_in@devanagari.utf8 sd_IN.UTF-8@devanagari serbocroatian sr_RS.UTF-8@latin sh sr_RS.UTF-8@latin
sh_ba.iso88592@bosnia sr_CS.ISO8859-2 sh_sp sr_CS.ISO8859-2 sh_yu sr_RS.UTF-8@latin sp sr_CS.ISO8859-5 sp_yu
sr_CS.ISO8859-5 sr@latn sr_RS.UTF-8@latin sr_cs.iso88592@latn sr_CS.ISO8859-2 sr_cs@latn sr_CS.UTF-8@latin
sr_rs@latn sr_RS.UTF-8@latin sr_sp sr_CS.ISO8859-2 sr_yu sr_RS.UTF-8@latin sr_yu.cp1251@cyrillic sr_CS.CP1251
sr_yu.iso88592 sr_CS.ISO8859-2 sr_yu.iso88595 sr_CS.ISO8859-5 sr_yu.iso88595@cyrillic sr_CS.ISO8859-5
sr_yu.microsoftcp1251@cyrillic sr_CS.CP1251 tcy_in.utf8 tcy_IN.UTF-8 th_th.tactis th_TH.TIS620 th_th.tis620
th_TH.TIS620 univ.utf8 en_US.UTF-8 universal.utf8@ucs4 en_US.UTF-8 vi_vn.viscii vi_VN.VISCII vi_vn.viscii111
vi_VN.VISCII zh zh_CN.eucCN zh_cn.euc zh_CN.eucCN zh_sg.gbk zh_SG.GBK zh_tw.euc zh_TW.eucTW zh_tw.euctw zh_TW.eucTW'''
# Encodings, found without - and _.
_ENCODINGS = '''\
C JIS7 KOI8-C TACTIS CP1251 CP1255 CP1256 eucJP eucKR ISO8859-1 ISO8859-10 ISO8859-11 ISO8859-13 ISO8859-14
ISO8859-15 ISO8859-16 ISO8859-2 ISO8859-3 ISO8859-4 ISO8859-5 ISO8859-6 ISO8859-7 ISO8859-8 ISO8859-9 KOI8-R KOI8-T
KOI8-U UTF-8'''
# Some are found with _, too.
_APART = '''\
iso8859_1 iso8859_10 iso8859_11 iso8859_13 iso8859_14 iso8859_15 iso8859_16 iso8859_2 iso8859_3 iso8859_4 iso8859_5
iso8859_6 iso8859_7 iso8859_8 iso8859_9 euc_jp euc_kr utf_8 koi8_r koi8_t koi8_u'''
# Names in pairs, with what they stand for.
_NAMED = '''\
437 C en ISO8859-1 jis JIS7 ajec eucJP microsoftcp1251 CP1251 microsoftcp1255 CP1255 microsoftcp1256 CP1256 88591
ISO8859-1 88592 ISO8859-2 88595 ISO8859-5 885915 ISO8859-15 ascii ISO8859-1 latin_1 ISO8859-1 iso2022_jp JIS7
shift_jis SJIS kz1048 RK1048 iso2022jp JIS7 latin1 ISO8859-1 shiftjis SJIS'''


def _bare(encoding):
    return encoding.replace('-', '').replace('_', '')


def _pairs(text):
    words = text.split()
    return zip(words[::2], words[1::2])


def _aliases():
    found, encoding = {}, ''
    for word in _SPELLED.split():
        if word[-1] == ':':
            encoding = word[:-1]
            continue
        name = word.lstrip('*')
        place, at, modifier = name.partition('@')
        found[name.lower()] = told = place + '.' + encoding + at + modifier
        if word[0] == '*':
            found[name.partition('_')[0]] = told
    for word in _OTHERS.split():
        if word[-1] == ':':
            told = found[word[:-1].lower()]
        else:
            found[word] = told
    found['bokm\xe5l'], found['fran\xe7ais'] = found['bokmal'], found['french']
    found.update(_pairs(_REST))
    return dict(sorted(found.items()))


def _encodings():
    found = {_bare(name.lower()): name for name in _ENCODINGS.split()}
    found.update([(name, found[_bare(name)]) for name in _APART.split()])
    found.update(_pairs(_NAMED))
    return found


locale_alias, locale_encoding_alias = _aliases(), _encodings()


def _with_encoding(name, encoding):
    """The name with that encoding in place of its own."""
    if not encoding:
        return name
    name, at, modifier = name.partition('@')
    told = normalize_encoding(encoding)
    told = aliases.aliases.get(told.lower(), told)
    small = told.lower()
    told = locale_encoding_alias.get(small) or locale_encoding_alias.get(_bare(small)) or told
    return name.partition('.')[0] + '.' + told + at + modifier


def _with_modifier(name, modifier):
    if modifier != 'euro':
        return name + '@' + modifier
    encoding = name.partition('.')[2]
    if encoding == 'ISO8859-15' or encoding == 'UTF-8':
        return name
    if not encoding:
        return name + '.ISO8859-15'
    return _with_encoding(name, 'ISO8859-15') if encoding == 'ISO8859-1' else name + '@euro'


def normalize(localename):
    """The name as it is usually written, with an encoding; what is not known stays as it is."""
    name, _, modifier = localename.lower().replace(':', '.').partition('@')
    language, *encoding = name.split('.')
    encoding = encoding[0] if encoding else ''
    asked = [(language + '.' + _bare(encoding), ''), (language, encoding)] if encoding else [(language, '')]
    for key, told in asked:
        if modifier and (found := locale_alias.get(key + '@' + modifier)):
            return _with_encoding(found, told)
        found = locale_alias.get(key)
        if not found:
            continue
        own = found.partition('@')[2]
        found = _with_encoding(found, told)
        if not modifier or own.lower() == modifier:
            return found
        if not own:
            return _with_modifier(found, modifier)
    return localename
