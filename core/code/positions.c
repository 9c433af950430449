/* Writes and reads source ranges. An entry has five LEB128 numbers: how many instructions in a row, the first
 * line minus the last entry's (zigzag), last line minus first, first column, last column minus the first
 * (zigzag). There is no index: finding one instruction reads all entries before it. */
#include "code/positions.h"

static void positions_put_number(hn_buf *b, uint32_t v) {
    while (v >= 0x80) {
        hnbuf_byte(b, (uint8_t)(v | 0x80));
        v >>= 7;
    }
    hnbuf_byte(b, (uint8_t)v);
}

static uint32_t zigzag(uint32_t delta) {
    return delta << 1 ^ (0u - (delta >> 31));
}
static uint32_t unzigzag(uint32_t v) {
    return v >> 1 ^ (0u - (v & 1));
}

void hnpositions_put(hn_buf *b, hn_position_writer *w, uint32_t count, const hn_position *at) {
    positions_put_number(b, count);
    positions_put_number(b, zigzag(at->line - w->last.line));
    positions_put_number(b, at->end_line - at->line);
    positions_put_number(b, at->col);
    positions_put_number(b, zigzag(at->end_col - at->col));
    w->last = *at;
}

static uint32_t positions_get_number(hn_position_reader *r) {
    uint32_t v = 0;
    for (unsigned shift = 0; r->p < r->end && shift < 35; shift += 7) {
        uint8_t byte = *r->p++;
        if (shift == 28 && byte > 15) break;
        v |= (uint32_t)(byte & 0x7F) << shift;
        if (byte < 0x80) return v;
    }
    r->bad = true;
    return 0;
}

/* Reads an entry onto r->at; answers its number of instructions. */
static uint32_t get_entry(hn_position_reader *r) {
    hn_position *at = &r->at;
    uint32_t count = positions_get_number(r);
    at->line += unzigzag(positions_get_number(r));
    at->end_line = at->line + positions_get_number(r);
    at->col = positions_get_number(r);
    at->end_col = at->col + unzigzag(positions_get_number(r));
    return count;
}

void hnpositions_start(hn_position_reader *r, const hn_code *code) {
    /* a function of the frozen core that is not unpacked has none */
    *r = (hn_position_reader){.p = code->lines,
                              .end = code->nlines ? code->lines + code->nlines : code->lines};
}

const hn_position *hnpositions_next(hn_position_reader *r) {
    while (!r->left && r->p < r->end && !r->bad) r->left = get_entry(r);
    if (r->left) r->left--;
    return &r->at;
}

static uint32_t shifted(uint32_t line, int32_t shift) {
    int64_t to = (int64_t)line + shift;
    return to < 0 ? 0 : (uint32_t)to;
}

void hncode_position(hn_meter *m, const hn_code *code, uint32_t pc, hn_position *out) {
    hn_position_reader r;
    uint32_t n = 0;
    hnmeter_effort(m, pc >> 3);
    hnpositions_start(&r, code);
    while (r.p < r.end && !r.bad) {
        n += get_entry(&r);
        if (n > pc) break;
    }
    *out = r.at;
    out->line = shifted(out->line, code->line_shift);
    out->end_line = shifted(out->end_line, code->line_shift);
}

bool hnpositions_valid(const uint8_t *lines, uint32_t nlines, uint32_t ninstrs) {
    hn_position_reader r = {.p = lines, .end = lines + nlines};
    uint64_t n = 0;
    while (r.p < r.end && !r.bad) {
        uint32_t count = get_entry(&r);
        if (!count) return false;
        n += count;
    }
    return !r.bad && n == ninstrs;
}
