/* Unpacks bzip2 streams. The input and the state are untrusted: hnbzip2_unpack checks the state's numbers,
 * and each phase checks the indices that it takes from the block. A step ends after HN_CODING_STEP units of
 * work, in the middle of a phase if need be. */
#include "base/bzip2_internal.h"

/* Codes of one table: by length, the largest code and what to take off a code to find its symbol. */
typedef struct bz_codes {
    int32_t most[HN_BZIP2_LONGEST + 1], less[HN_BZIP2_LONGEST + 1];
    uint16_t symbol[HN_BZIP2_SYMBOLS];
    uint8_t length[HN_BZIP2_SYMBOLS];
    uint8_t shortest;
} bz_codes;

/* The state; behind it lies the block: a byte each in the lowest eight bits and, when it is complete, the
 * place of the next one above. */
typedef struct bz_unpacking {
    uint64_t bits;                      /* read but not used, the last one lowest */
    uint32_t crc, block_crc, whole_crc; /* of the block so far, as it is to be, of the stream */
    uint32_t origin, size;              /* of the block: where it begins, how many bytes it has */
    uint32_t at;                        /* how far a phase has come */
    uint32_t run;                       /* copies that are to be put into the block, or out */
    uint32_t place, left;               /* of the byte that comes out next; how many are to come */
    uint32_t starts[256];               /* how often each byte is in the block, then: where it comes first */
    uint16_t selectors, symbols,
        used; /* `symbols`: of a table; `used`: which sixteenths of the bytes occur */
    uint8_t phase, level, count, group, tables, table;
    uint8_t weight;              /* of the run that is being read */
    uint8_t length, byte, alike; /* of a code; the last byte, and how often it has come in a row */
    uint8_t front[256], moved[HN_BZIP2_TABLES]; /* bytes, and tables, by when they were used last */
    uint8_t selector[HN_BZIP2_SELECTORS];
    bz_codes codes[HN_BZIP2_TABLES];
} bz_unpacking;
_Static_assert(sizeof(bz_unpacking) <= HN_BZIP2_HEAD, "the state has its head");

typedef struct bz_reader {
    bz_unpacking *s;
    hn_coding *c;
    uint32_t *block;
    uint32_t room; /* of the block: bytes for which there is memory */
} bz_reader;

/* Whether there are n bits more, n <= 32. Reads no byte that is not needed for them. */
static bool bits_there(bz_reader *r, unsigned n) {
    bz_unpacking *s = r->s;
    while (s->count < n) {
        if (r->c->in == r->c->end) return false;
        s->bits = s->bits << 8 | *r->c->in++;
        s->count = (uint8_t)(s->count + 8);
    }
    return true;
}

static uint32_t next_bits(bz_unpacking *s, unsigned n) {
    s->count = (uint8_t)(s->count - n);
    return (uint32_t)(s->bits >> s->count & ((1ull << n) - 1));
}

/* Bytes that a block may have. */
static uint32_t most(const bz_unpacking *s) {
    return s->level * 100000u;
}

static hn_coded phase(bz_unpacking *s, uint8_t next) {
    s->phase = next;
    s->at = 0;
    return HN_CODED_GO;
}
enum { HEAD, MAGIC, TRAILER, BEGIN, USED, BYTES, COUNTS, SELECTORS, LENGTHS, VALUES, CHAIN, TEXT, PHASES };

static hn_coded read_head(bz_reader *r) {
    bz_unpacking *s = r->s;
    for (; s->at < 4; s->at++) {
        if (!bits_there(r, 8)) return HN_CODED_INPUT;
        uint8_t byte = (uint8_t)next_bits(s, 8);
        if (s->at == 3) s->level = (uint8_t)(byte - '0');
        if (s->at < 3 ? byte != "BZh"[s->at] : s->level < 1 || s->level > 9) return HN_CODED_BAD;
    }
    return phase(s, MAGIC);
}

static hn_coded read_magic(bz_reader *r) {
    bz_unpacking *s = r->s;
    for (; s->at < 6; s->at++) {
        if (!bits_there(r, 8)) return HN_CODED_INPUT;
        uint8_t byte = (uint8_t)next_bits(s, 8);
        if (s->at == 0) s->byte = byte == 0x17;
        if (byte != (uint8_t)((s->byte ? HN_BZIP2_END : HN_BZIP2_BLOCK) >> (40 - 8 * s->at)))
            return HN_CODED_BAD;
    }
    return phase(s, s->byte ? TRAILER : BEGIN);
}

static hn_coded read_trailer(bz_reader *r) {
    if (!bits_there(r, 32)) return HN_CODED_INPUT;
    return next_bits(r->s, 32) == r->s->whole_crc ? HN_CODED_LAST : HN_CODED_BAD;
}

/* The checksum of a block, and where its text begins. */
static hn_coded read_begin(bz_reader *r) {
    bz_unpacking *s = r->s;
    if (!s->at) {
        if (!bits_there(r, 32)) return HN_CODED_INPUT;
        s->block_crc = next_bits(s, 32);
        s->at = 1;
    }
    if (!bits_there(r, 25)) return HN_CODED_INPUT;
    s->origin = next_bits(s, 25); /* the highest bit: blocks of old, with bits turned here and there */
    if (s->origin > 10 + most(s)) return HN_CODED_BAD;
    return phase(s, USED);
}

static hn_coded read_used(bz_reader *r) {
    if (!bits_there(r, 16)) return HN_CODED_INPUT;
    r->s->used = (uint16_t)next_bits(r->s, 16);
    r->s->symbols = 0;
    return phase(r->s, BYTES);
}

static hn_coded read_bytes(bz_reader *r) {
    bz_unpacking *s = r->s;
    for (; s->at < 16; s->at++) {
        if (!(s->used >> (15 - s->at) & 1)) continue;
        if (!bits_there(r, 16)) return HN_CODED_INPUT;
        for (uint32_t i = 0, each = next_bits(s, 16); i < 16; i++)
            if (each >> (15 - i) & 1 && s->symbols < 256) s->front[s->symbols++] = (uint8_t)(s->at * 16 + i);
    }
    if (!s->symbols) return HN_CODED_BAD;
    s->symbols = (uint16_t)(s->symbols + 2);
    return phase(s, COUNTS);
}

static hn_coded read_counts(bz_reader *r) {
    bz_unpacking *s = r->s;
    if (!s->at) {
        if (!bits_there(r, 3)) return HN_CODED_INPUT;
        s->tables = (uint8_t)next_bits(s, 3);
        if (s->tables < 2 || s->tables > HN_BZIP2_TABLES) return HN_CODED_BAD;
        s->at = 1;
    }
    if (!bits_there(r, 15)) return HN_CODED_INPUT;
    s->selectors = (uint16_t)next_bits(s, 15);
    if (!s->selectors) return HN_CODED_BAD;
    for (uint8_t i = 0; i < HN_BZIP2_TABLES; i++) s->moved[i] = i;
    s->table = 0;
    return phase(s, SELECTORS);
}

/* Which table each group is coded by: how many others were used since. Of what is too much, nothing is
 * kept. */
static hn_coded read_selectors(bz_reader *r) {
    bz_unpacking *s = r->s;
    while (s->at < s->selectors) {
        if (!bits_there(r, 1)) return HN_CODED_INPUT;
        if (next_bits(s, 1)) {
            if (++s->table >= s->tables) return HN_CODED_BAD;
            continue;
        }
        uint8_t found = s->moved[s->table];
        memmove(s->moved + 1, s->moved, s->table);
        s->moved[0] = found;
        if (s->at < HN_BZIP2_SELECTORS) s->selector[s->at] = found;
        s->at++;
        s->table = 0;
    }
    if (s->selectors > HN_BZIP2_SELECTORS) s->selectors = HN_BZIP2_SELECTORS;
    s->length = 0;
    return phase(s, LENGTHS);
}

static void number_symbols(bz_codes *t, unsigned symbols) {
    int32_t code = 0;
    unsigned n = 0;
    t->shortest = 0;
    for (unsigned length = 1; length <= HN_BZIP2_LONGEST; length++) {
        unsigned before = n;
        for (unsigned i = 0; i < symbols; i++)
            if (t->length[i] == length) t->symbol[n++] = (uint16_t)i;
        if (n && !t->shortest) t->shortest = (uint8_t)length;
        t->less[length] = code - (int32_t)before;
        code += (int32_t)(n - before);
        t->most[length] = code - 1;
        code *= 2;
    }
}

/* The lengths of the codes: each is the one before and some steps up or down. */
static hn_coded read_lengths(bz_reader *r) {
    bz_unpacking *s = r->s;
    for (; s->table < s->tables; s->table++) {
        bz_codes *t = &s->codes[s->table];
        if (!s->length) {
            if (!bits_there(r, 5)) return HN_CODED_INPUT;
            s->length = (uint8_t)next_bits(s, 5);
        }
        while (s->at < s->symbols) {
            if (s->length < 1 || s->length > HN_BZIP2_LONGEST) return HN_CODED_BAD;
            if (!bits_there(r, 1)) return HN_CODED_INPUT;
            if (!next_bits(s, 1)) {
                t->length[s->at++] = s->length;
                continue;
            }
            if (!bits_there(r, 1)) { /* both bits, or none */
                s->count++;
                return HN_CODED_INPUT;
            }
            s->length = (uint8_t)(s->length + (next_bits(s, 1) ? -1 : 1));
        }
        number_symbols(t, s->symbols);
        r->c->work += 2048;
        s->at = s->length = 0;
    }
    memset(s->starts, 0, sizeof s->starts);
    s->size = s->run = s->weight = s->group = s->table = 0;
    return phase(s, VALUES);
}

/* The next symbol; below 0: there is none, and why is minus one less. */
static int32_t next_symbol(bz_reader *r) {
    bz_unpacking *s = r->s;
    if (!s->group) {
        if (s->at >= s->selectors || s->selector[s->at] >= s->tables) return -1 - (int32_t)HN_CODED_BAD;
        s->table = s->selector[s->at++];
        s->group = HN_BZIP2_GROUP;
    }
    const bz_codes *t = &s->codes[s->table];
    for (unsigned n = t->shortest; n - 1 < HN_BZIP2_LONGEST; n++) {
        if (!bits_there(r, n)) return -1 - (int32_t)HN_CODED_INPUT;
        int32_t code = (int32_t)(s->bits >> (s->count - n) & ((1u << n) - 1));
        if (code > t->most[n]) continue;
        uint32_t i = (uint32_t)code - (uint32_t)t->less[n];
        if (i >= s->symbols || t->symbol[i] >= s->symbols) break;
        s->count = (uint8_t)(s->count - n);
        s->group--;
        return t->symbol[i];
    }
    return -1 - (int32_t)HN_CODED_BAD;
}

/* Puts what a symbol stands for into the block. */
static hn_coded put_run(bz_reader *r) {
    bz_unpacking *s = r->s;
    uint32_t end = s->size + s->run;
    if (end > most(s)) return HN_CODED_BAD;
    if (end > r->room) return HN_CODED_MEMORY;
    s->starts[s->front[0]] += s->run;
    for (uint32_t i = s->size; i < end; i++) r->block[i] = s->front[0];
    r->c->work += 1 + (s->run >> 4);
    s->size = end;
    s->run = 0;
    return HN_CODED_GO;
}

static hn_coded read_values(bz_reader *r) {
    bz_unpacking *s = r->s;
    while (r->c->work < HN_CODING_STEP) {
        if (s->run) {
            hn_coded end = put_run(r);
            if (end != HN_CODED_GO) return end;
        }
        int32_t symbol = next_symbol(r);
        if (symbol < 0) return (hn_coded)(-1 - symbol);
        if (symbol < 2) {
            if (s->weight > 20) return HN_CODED_BAD;
            s->run = (1u + (uint32_t)symbol) << s->weight++;
            continue;
        }
        s->weight = 0;
        if (symbol == s->symbols - 1) return s->origin < s->size ? phase(s, CHAIN) : HN_CODED_BAD;
        uint8_t byte = s->front[symbol - 1];
        memmove(s->front + 1, s->front, (size_t)symbol - 1);
        s->front[0] = byte;
        s->run = 1;
    }
    return HN_CODED_MORE;
}

/* Chains the bytes of the block. */
static hn_coded make_chain(bz_reader *r) {
    bz_unpacking *s = r->s;
    if (s->origin >= s->size) return HN_CODED_BAD;
    if (!s->at) {
        uint32_t sum = 0;
        for (unsigned i = 0; i < 256; i++) {
            uint32_t n = s->starts[i];
            s->starts[i] = sum;
            sum += n;
        }
    }
    for (; s->at < s->size; s->at++) {
        if (r->c->work++ >= HN_CODING_STEP) return HN_CODED_MORE;
        uint32_t place = s->starts[r->block[s->at] & 255]++;
        if (place >= s->size) return HN_CODED_BAD;
        r->block[place] = (r->block[place] & 255) | s->at << 8;
    }
    s->place = r->block[s->origin] >> 8;
    s->left = s->size;
    s->crc = ~0u;
    s->alike = 0;
    return phase(s, TEXT);
}

static hn_coded end_block(bz_unpacking *s) {
    if (~s->crc != s->block_crc) return HN_CODED_BAD;
    s->whole_crc = (s->whole_crc << 1 | s->whole_crc >> 31) ^ s->block_crc;
    return phase(s, MAGIC);
}

/* Behind four bytes that are alike stands how many more there are. */
static hn_coded write_text(bz_reader *r) {
    bz_unpacking *s = r->s;
    hn_coding *c = r->c;
    uint32_t table[256], begin = c->made;
    hnbzip2_crc_table(table);
    while (c->made < c->room && (s->left || s->run)) {
        if (s->run) {
            s->run--;
        } else {
            if (s->place >= s->size) return HN_CODED_BAD;
            uint8_t byte = (uint8_t)r->block[s->place];
            s->place = r->block[s->place] >> 8;
            s->left--;
            if (s->alike == 4) {
                s->alike = 0;
                s->run = byte;
                continue;
            }
            s->alike = byte == s->byte ? (uint8_t)(s->alike + 1) : 1;
            s->byte = byte;
        }
        c->out[c->made++] = s->byte;
        s->crc = hnbzip2_crc(table, s->crc, s->byte);
    }
    c->work += 256 + (c->made - begin);
    return s->left || s->run ? HN_CODED_ROOM : end_block(s);
}

typedef hn_coded bz_phase(bz_reader *r);
static bz_phase *const reading[PHASES] = {read_head,    read_magic,  read_trailer, read_begin,
                                          read_used,    read_bytes,  read_counts,  read_selectors,
                                          read_lengths, read_values, make_chain,   write_text};

hn_coded hnbzip2_unpack(uint8_t *state, size_t size, hn_coding *c) {
    bz_unpacking *s = (bz_unpacking *)(void *)state;
    if (size < HN_BZIP2_HEAD || s->phase >= PHASES || s->count > 40 || s->level > 9) return HN_CODED_BAD;
    bz_reader r = {.s = s, .c = c, .block = (uint32_t *)(void *)(state + HN_BZIP2_HEAD)};
    r.room = (uint32_t)((size - HN_BZIP2_HEAD) / 4);
    if (s->size > r.room || s->size > HN_BZIP2_MOST || s->symbols > HN_BZIP2_SYMBOLS ||
        s->selectors > HN_BZIP2_SELECTORS * 2 || s->table >= HN_BZIP2_TABLES || s->tables > HN_BZIP2_TABLES ||
        s->alike > 4 || s->run > 1u << 22)
        return HN_CODED_BAD;
    const uint8_t *begin = c->in;
    hn_coded end = HN_CODED_GO;
    while (end == HN_CODED_GO) end = c->work < HN_CODING_STEP ? reading[s->phase](&r) : HN_CODED_MORE;
    c->work += 2 * (uint32_t)(c->in - begin); /* selectors and lengths are counted by their bits */
    return end;
}
