/* Number literals as tokens: where they end, and the errors and warnings of malformed ones. lexer.c calls
 * hnlex_number. It makes no value: parse_number.c converts the text, and trusts that it is well-formed. */
#include "front/lexer.h"
#include "front/warn.h"

static bool starts_with(const char *s, const char *word) {
    size_t n = strlen(word);
    return strncmp(s, word, n) == 0 && !hnlex_is_name_char((unsigned char)s[n]);
}

static bool warn_end(hn_lexer *lx, const char *kind) {
    uint32_t col = lx->pos - 1 - lx->lines[lx->lineno - 1];
    hnwarn_add(lx->warnings, HN_WARN_TEXT, lx->lineno, col, lx->lineno, col, "invalid %s literal", kind);
    return true;
}

/* A keyword may follow a number directly (`1if x else y`); any other letter may not. */
static bool check_end(hn_lexer *lx, const char *kind) {
    const char *s = lx->src + lx->pos;
    unsigned char c = (unsigned char)*s;
    if (lx->lax || c >= 128 || !hnlex_is_name_char(c)) return true;
    if (starts_with(s, "and") || starts_with(s, "else") || starts_with(s, "for") || starts_with(s, "or") ||
        starts_with(s, "not"))
        return warn_end(lx, kind);
    if (c == 'i' && (s[1] == 'f' || s[1] == 'n' || s[1] == 's')) return warn_end(lx, kind);
    return hnlex_fail_here(lx, "invalid %s literal", kind);
}

/* Digits with single underscores between them. */
static bool decimal_tail(hn_lexer *lx) {
    for (;;) {
        while (hnlex_is_digit((unsigned char)lx->src[lx->pos])) lx->pos++;
        if (lx->src[lx->pos] != '_') return true;
        lx->pos++;
        if (!hnlex_is_digit((unsigned char)lx->src[lx->pos]))
            return hnlex_fail_here(lx, "invalid decimal literal");
    }
}

static bool lexer_number_digit_of(unsigned char c, unsigned base) {
    if (base == 16) return hnlex_is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    return c >= '0' && c < '0' + base;
}

/* After 0x, 0o or 0b. */
static bool radix_number(hn_lexer *lx, unsigned base) {
    const char *kind = base == 16 ? "hexadecimal" : base == 8 ? "octal" : "binary";
    lx->pos += 2;
    do {
        if (lx->src[lx->pos] == '_') lx->pos++;
        unsigned char c = (unsigned char)lx->src[lx->pos];
        if (!lexer_number_digit_of(c, base)) {
            if (!hnlex_is_digit(c)) return hnlex_fail_here(lx, "invalid %s literal", kind);
            lx->pos++;
            return hnlex_fail_here(lx, "invalid digit '%c' in %s literal", c, kind);
        }
        while (lexer_number_digit_of((unsigned char)lx->src[lx->pos], base)) lx->pos++;
    } while (lx->src[lx->pos] == '_');
    unsigned char c = (unsigned char)lx->src[lx->pos];
    if (hnlex_is_digit(c)) {
        lx->pos++;
        return hnlex_fail_here(lx, "invalid digit '%c' in %s literal", c, kind);
    }
    return check_end(lx, kind);
}

/* From the fraction on. *is_float tells whether there was anything but a plain integer. */
static bool float_tail(hn_lexer *lx, bool *is_float) {
    *is_float = false;
    if (lx->src[lx->pos] == '.') {
        *is_float = true;
        lx->pos++;
        if (hnlex_is_digit((unsigned char)lx->src[lx->pos]) && !decimal_tail(lx)) return false;
    }
    if (lx->src[lx->pos] == 'e' || lx->src[lx->pos] == 'E') {
        const char *s = lx->src + lx->pos;
        bool sign = s[1] == '+' || s[1] == '-';
        if (hnlex_is_digit((unsigned char)s[1 + sign])) {
            *is_float = true;
            lx->pos += 1 + sign;
            if (!decimal_tail(lx)) return false;
        } else if (sign) {
            lx->pos += 2;
            return hnlex_fail_here(lx, "invalid decimal literal");
        } else
            *is_float = true; /* what follows is no exponent, but zeros may lead */
    }
    if (lx->src[lx->pos] == 'j' || lx->src[lx->pos] == 'J') {
        *is_float = true;
        lx->pos++;
        return check_end(lx, "imaginary");
    }
    return true;
}

bool hnlex_number(hn_lexer *lx) {
    uint32_t start = lx->pos;
    const char *s = lx->src + start;
    if (s[0] == '0') {
        if (s[1] == 'x' || s[1] == 'X') return radix_number(lx, 16);
        if (s[1] == 'o' || s[1] == 'O') return radix_number(lx, 8);
        if (s[1] == 'b' || s[1] == 'B') return radix_number(lx, 2);
    }
    uint32_t zeros = start;
    while (lx->src[zeros] == '0' || (zeros > start && lx->src[zeros] == '_' && lx->src[zeros + 1] == '0'))
        zeros++;
    if (zeros > start && lx->src[zeros] == '_' && hnlex_is_digit((unsigned char)lx->src[zeros + 1])) zeros++;
    if (*s != '.' && !decimal_tail(lx)) return false;
    bool leading = zeros > start && hnlex_is_digit((unsigned char)lx->src[zeros]), is_float;
    if (!float_tail(lx, &is_float)) return false;
    if (leading && !is_float && !lx->lax) {
        return hnlex_fail(
            lx, HN_SYNTAX_ERROR, lx->lineno, start + 1, zeros + 1,
            "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal "
            "integers");
    }
    char last = lx->src[lx->pos - 1];
    return last == 'j' || last == 'J' || check_end(lx, "decimal");
}
