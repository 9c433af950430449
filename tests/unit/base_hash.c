/* Hashes against native CPython (64-bit): the tables were made by machine. */
#include "base/bigint.h"
#include "base/hash.h"

#include <stdio.h>

static const struct {
    int64_t value, hash;
} ints[] = {
    {INT64_C(0), INT64_C(0)},
    {INT64_C(1), INT64_C(1)},
    {INT64_C(-1), INT64_C(-2)},
    {INT64_C(-2), INT64_C(-2)},
    {INT64_C(2305843009213693951), INT64_C(0)},
    {INT64_C(-2305843009213693951), INT64_C(0)},
    {INT64_C(2305843009213693952), INT64_C(1)},
    {INT64_C(2305843009213693950), INT64_C(2305843009213693950)},
    {INT64_C(-2305843009213693952), INT64_C(-2)},
    {INT64_C(9223372036854775807), INT64_C(3)},
    {INT64_MIN, INT64_C(-4)},
    {INT64_C(8261657684473197624), INT64_C(1344128656832115771)},
    {INT64_C(2784249659845191438), INT64_C(478406650631497487)},
    {INT64_C(-8531699129511414324), INT64_C(-1614170101870332471)},
    {INT64_C(-1509457273540090022), INT64_C(-1509457273540090022)},
    {INT64_C(8258772313671944433), INT64_C(1341243286030862580)},
    {INT64_C(1577960769301841103), INT64_C(1577960769301841103)},
    {INT64_C(8785356068037452444), INT64_C(1867827040396370591)},
    {INT64_C(-3881023613069443411), INT64_C(-1575180603855749460)},
    {INT64_C(750522153793611428), INT64_C(750522153793611428)},
    {INT64_C(3357357195551156271), INT64_C(1051514186337462320)},
    {INT64_C(-5757763313810287289), INT64_C(-1146077295382899387)},
    {INT64_C(1187385434856157239), INT64_C(1187385434856157239)},
};

static const struct {
    const char *hex;
    bool neg;
    int64_t hash;
} bigs[] = {
    {"10000000000000000", false, INT64_C(8)},
    {"10000000000000000", true, INT64_C(-8)},
    {"c9f2c9cd04674edea40000000", false, INT64_C(465258685558744706)},
    {"446c3b15f9926687d2c40534fdb564000000000000", true, INT64_C(-619332571178673746)},
    {"1ffffffffffffffb000000000000004ffffffffffffffd8000000000000009fffffffffffffff", false, INT64_C(0)},
    {"ffffffffffffffe0000000000000017ffffffffffffff8000000000000002", true, INT64_C(-2)},
    {"1655d2ce0563f7604e438536ea8bd18717a8d41ba44b36007fc71bfeedf8ddaa6168bcc52f6106c8206c1293f75602875a28bd7"
     "1067dec768f857b788769fe7d07580e5e29afcfd919fb9a70357d9830e106a8c5a03ca5239747c67cf0f71db37d9dd11",
     false, INT64_C(726568384993072390)},
    {"3ffffffffffffffffffffffffffffff", false, INT64_C(0)},
    {"5c907403e430ec66a78795e761d17731af10506bf2efc6f877186d76b07e881ed162ae2eb1547f15052434b9b5df9e7769b1",
     false, INT64_C(285641419001478243)},
    {"e0097ebff206867347214cdd2055930d6eaf14f4733f3e7d1bfbc7a2ea20b2f14c942e05319acb5c74273f98e2774cbd87ad",
     false, INT64_C(895110652430768191)},
    {"5790c1d3fcff2a3af4d46b0a18e8830e07bc1e398f1012bd4acefaecbd389be4bcfc49b64a0872e6cc3ababced2057ee05cd",
     false, INT64_C(1642346016438109027)},
    {"e01fca02135e92b1d3f28ede0d7ac3baea9e13deef86ab1031d0f646e1f40a097c976bf46c697d2caf82eeeacbe226e87555",
     false, INT64_C(625066995107432937)},
};

static const struct {
    uint64_t bits;
    int64_t hash;
} doubles[] = {
    {UINT64_C(0x0000000000000000), INT64_C(0)},
    {UINT64_C(0x8000000000000000), INT64_C(0)},
    {UINT64_C(0x3ff0000000000000), INT64_C(1)},
    {UINT64_C(0xbff0000000000000), INT64_C(-2)},
    {UINT64_C(0x3fe0000000000000), INT64_C(1152921504606846976)},
    {UINT64_C(0xbfd0000000000000), INT64_C(-576460752303423488)},
    {UINT64_C(0x3ff8000000000000), INT64_C(1152921504606846977)},
    {UINT64_C(0x4341c37937e08000), INT64_C(10000000000000000)},
    {UINT64_C(0x4480f0cf064dd592), INT64_C(1864712049423028464)},
    {UINT64_C(0x7e37e43c8800759c), INT64_C(1224995262755759164)},
    {UINT64_C(0xfe37e43c8800759c), INT64_C(-1224995262755759164)},
    {UINT64_C(0x0000000000000001), INT64_C(16777216)},
    {UINT64_C(0x0010000000000000), INT64_C(32768)},
    {UINT64_C(0x7fefffffffffffff), INT64_C(2234066890152476671)},
    {UINT64_C(0x400921fb54442d18), INT64_C(326490430436040707)},
    {UINT64_C(0xc005bf0a8b145769), INT64_C(-1656245132797518850)},
    {UINT64_C(0x7ff0000000000000), INT64_C(314159)},
    {UINT64_C(0xfff0000000000000), INT64_C(-314159)},
    {UINT64_C(0x43c0000000000000), INT64_C(1)},
    {UINT64_C(0x43bffffffffffffe), INT64_C(2305843009213693440)},
    {UINT64_C(0x3fb999999999999a), INT64_C(230584300921369408)},
    {UINT64_C(0x14147073d17f9aca), INT64_C(2291598837447511877)},
    {UINT64_C(0x2c7fb82357124242), INT64_C(35712744808843528)},
    {UINT64_C(0x260a27f359a54a7b), INT64_C(2191903545431693863)},
    {UINT64_C(0x251d00c67f26144b), INT64_C(522472119125480128)},
    {UINT64_C(0x1d3277dacc011cdd), INT64_C(20793324759970676)},
    {UINT64_C(0x35c2083f119a72d1), INT64_C(158556560880175167)},
    {UINT64_C(0x3c75a7b517f5e837), INT64_C(715304870798540843)},
    {UINT64_C(0x1e57a08a451abd81), INT64_C(622712446990158800)},
};

static const struct {
    int64_t real, imag, hash;
} complexes[] = {
    {INT64_C(0), INT64_C(1), INT64_C(1000003)},
    {INT64_C(1), INT64_C(0), INT64_C(1)},
    {INT64_C(1152921504606846977), INT64_C(-1152921504606846978), INT64_C(-2305843009215693957)},
    {INT64_C(-2), INT64_C(1224995262755759164), INT64_C(6004038717237113778)},
    {INT64_C(3), INT64_C(4), INT64_C(4000015)},
    {INT64_C(230584300921369408), INT64_C(-461168601842738816), INT64_C(-1152921504632447040)},
};

/* The hashes of some items, and those of their tuple and their frozenset. */
static const struct {
    size_t len;
    int64_t item[10], tuple, set;
} containers[] = {
    {0, {0}, INT64_C(5740354900026072187), INT64_C(133146708735736)},
    {1, {INT64_C(1)}, INT64_C(-6644214454873602895), INT64_C(-558064481276695278)},
    {2, {INT64_C(1), INT64_C(2)}, INT64_C(-3550055125485641917), INT64_C(-1826646154956904602)},
    {3, {INT64_C(1), INT64_C(2), INT64_C(3)}, INT64_C(529344067295497451), INT64_C(-272375401224217160)},
    {3, {INT64_C(-2), INT64_C(-2), INT64_C(0)}, INT64_C(2483540026688461915), INT64_C(-2704584967493951443)},
    {10,
     {INT64_C(0), INT64_C(1), INT64_C(2), INT64_C(3), INT64_C(4), INT64_C(5), INT64_C(6), INT64_C(7),
      INT64_C(8), INT64_C(9)},
     INT64_C(-2040549277248155741),
     INT64_C(3895031357313128696)},
    {5,
     {INT64_C(3), INT64_C(-5), INT64_C(0), INT64_C(7), INT64_C(100)},
     INT64_C(298077660885797541),
     INT64_C(6993274180308419534)},
};

/* hash(bytes) with PYTHONHASHSEED=0. */
static const struct {
    const char *text;
    uint64_t seed[2];
    int64_t hash;
} texts[] = {
    {"a", {0, 0}, INT64_C(4644417185603328019)},
    {"abcdefg", {0, 0}, INT64_C(7904145750247929094)},
    {"abcdefgh", {0, 0}, INT64_C(4574395652268504554)},
    {"hello world, this is a test", {0, 0}, INT64_C(-8388963874850674941)},
};

/* SipHash-1-3 of the bytes 33, 34, ... under the key 00 01 ... 0f. */
static const struct {
    size_t len;
    int64_t hash;
} keyed[] = {
    {1, INT64_C(-6197075867285692538)},  {7, INT64_C(-3039375602884984876)},
    {8, INT64_C(-8238970586742130325)},  {15, INT64_C(804632310094348008)},
    {63, INT64_C(-4107900016864138757)},
};

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static int report(const char *what, size_t i, int64_t got, int64_t expected) {
    if (got == expected) return 0;
    printf("FAIL %s %zu: %lld, not %lld\n", what, i, (long long)got, (long long)expected);
    return 1;
}

static int test_numbers(void) {
    int bad = 0;
    hn_meter m;
    hnmeter_init(&m);
    for (size_t i = 0; i < COUNT_OF(ints); i++) {
        uint32_t limb[2];
        bool neg;
        size_t n = hnbigint_from_int64(limb, &neg, ints[i].value);
        bad += report("int", i, hnhash_int64(ints[i].value), ints[i].hash);
        bad += report("int as bigint", i, hnhash_bigint(limb, n, neg), ints[i].hash);
    }
    for (size_t i = 0; i < COUNT_OF(bigs); i++) {
        uint32_t limb[64];
        size_t n;
        if (hnbigint_from_text(&m, limb, &n, bigs[i].hex, strlen(bigs[i].hex), 16) != HN_OK) return 1;
        bad += report("bigint", i, hnhash_bigint(limb, n, bigs[i].neg), bigs[i].hash);
    }
    for (size_t i = 0; i < COUNT_OF(doubles); i++) {
        double d;
        memcpy(&d, &doubles[i].bits, sizeof d);
        bad += report("double", i, hnhash_double(d, 42), doubles[i].hash);
    }
    double nan;
    uint64_t bits = UINT64_C(0x7FF8) << 48;
    memcpy(&nan, &bits, sizeof nan);
    bad += report("nan", 0, hnhash_double(nan, 42), 42);
    for (size_t i = 0; i < COUNT_OF(complexes); i++)
        bad += report("complex", i, hnhash_complex(complexes[i].real, complexes[i].imag), complexes[i].hash);
    return bad;
}

static int test_containers(void) {
    int bad = 0;
    for (size_t i = 0; i < COUNT_OF(containers); i++) {
        uint64_t tuple = hnhash_tuple_begin(), set = 0;
        for (size_t k = 0; k < containers[i].len; k++) {
            tuple = hnhash_tuple_add(tuple, containers[i].item[k]);
            set = hnhash_set_add(set, containers[i].item[k]);
        }
        bad += report("tuple", i, hnhash_tuple_end(tuple, containers[i].len), containers[i].tuple);
        bad += report("frozenset", i, hnhash_set_end(set, containers[i].len), containers[i].set);
    }
    return bad;
}

static int test_bytes(void) {
    int bad = 0;
    uint8_t bytes[64];
    const uint64_t key[2] = {UINT64_C(0x0706050403020100), UINT64_C(0x0f0e0d0c0b0a0908)};
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)(33 + i);
    for (size_t i = 0; i < COUNT_OF(texts); i++)
        bad += report("bytes", i, hnhash_bytes(texts[i].text, strlen(texts[i].text), texts[i].seed),
                      texts[i].hash);
    for (size_t i = 0; i < COUNT_OF(keyed); i++)
        bad += report("keyed bytes", i, hnhash_bytes(bytes, keyed[i].len, key), keyed[i].hash);
    return bad + report("no bytes", 0, hnhash_bytes(NULL, 0, key), 0);
}

int main(void) {
    return test_numbers() + test_containers() + test_bytes() != 0;
}
