/* Text to bytes and back, for str.encode, bytes.decode and the constructors. Both return HN_SLOW for an
 * encoding or an error handler that is not in C; the caller then returns hncodec_call. */
#ifndef HN_LIB_TYPES_STR_CODEC_H
#define HN_LIB_TYPES_STR_CODEC_H

#include "lib/types/str_charmap.h"
#include "lib/types/str_view.h"

typedef enum hn_codec {
#define HN_CODEC(name, text) HN_CODEC_##name,
#include "lib/types/codecs.def"
#undef HN_CODEC
} hn_codec;
/* Its name, as errors have it. */
const char *hncodec_error_name(hn_codec codec);
/* Its name, as the registry of codecs has it. */
const char *hncodec_name(hn_codec codec);
/* They are in this order for these: UTF-8, 16 and 32; those of two and four bytes; of four. */
static inline bool hncodec_is_utf(hn_codec c) {
    return c <= HN_CODEC_UTF32_BE;
}
static inline bool hncodec_is_wide(hn_codec c) {
    return c >= HN_CODEC_UTF16 && c <= HN_CODEC_UTF32_BE;
}
static inline bool hncodec_is_charmap(hn_codec c) {
    return c >= HN_CODEC_CHARMAPS;
}
static inline uint32_t hncodec_charmap_number(hn_codec c) {
    return (uint32_t)c - HN_CODEC_CHARMAPS;
}
static inline hn_codec hncodec_of_charmap(uint32_t number) {
    return (hn_codec)(HN_CODEC_CHARMAPS + number);
}
/* The code points of a charmap's bytes; NULL for another codec. */
static inline const uint16_t *hncodec_charmap(hn_codec c) {
    return hncodec_is_charmap(c) ? hncharmap_table(hncodec_charmap_number(c)) : NULL;
}
static inline bool hncodec_is_widest(hn_codec c) {
    return c >= HN_CODEC_UTF32 && c <= HN_CODEC_UTF32_BE;
}

typedef enum hn_errors {
    HN_ERRORS_STRICT,
    HN_ERRORS_IGNORE,
    HN_ERRORS_REPLACE,
    HN_ERRORS_BACKSLASH,
    HN_ERRORS_XML,
    HN_ERRORS_NAME,
    HN_ERRORS_ESCAPE, /* surrogateescape */
    HN_ERRORS_PASS,   /* surrogatepass */
    HN_ERRORS_UNKNOWN
} hn_errors;

/* The bytes of a str. encoding and errors are str, or UNBOUND: utf-8, strict. UnicodeEncodeError,
 * LookupError; HN_SLOW for an encoding, or a handler of an error that was met, that is not in C
 * (hncodec_call). */
HN_CHECK hn_status hncodec_encode(hn_vm *vm, hn_value s, hn_value encoding, hn_value errors, hn_value *out);
/* The text of a bytes or bytearray. UnicodeDecodeError, LookupError; HN_SLOW as above. */
HN_CHECK hn_status hncodec_decode(hn_vm *vm, hn_value bytes, hn_value encoding, hn_value errors,
                                  hn_value *out);

/* Has the module codecs encode or decode args[0]: (text or bytes, encoding, errors or UNBOUND). */
HN_CHECK hn_status hncodec_call(hn_vm *vm, const hn_value args[3]);
/* How many of these three are given. */
static inline uint32_t hncodec_given(const hn_value args[3]) {
    return args[1] == HN_UNBOUND ? 1 : args[2] == HN_UNBOUND ? 2 : 3;
}
/* Raises LookupError for an encoding that is not there. */
hn_status hncodec_unknown(hn_vm *vm, hn_value encoding);

/* ---- between str_codec.c, str_encode.c and str_decode.c ---- */

/* Adds the note to what a codec that is not built in has raised: "encoding with 'name' codec failed". */
HN_CHECK hn_status hncodec_note(hn_vm *vm, hn_status st, hn_value encoding, const char *verb);
/* HN_SLOW for an encoding that is not in C; LookupError for one that is not of text, where `verb` is "encode"
 * or "decode". */
HN_CHECK hn_status hncodec_find(hn_vm *vm, hn_value encoding, const char *verb, hn_codec *out);
/* The name of an encoding or handler, or UNBOUND, has to be text without null characters: UnicodeEncodeError,
 * ValueError. */
HN_CHECK hn_status hncodec_check_name(hn_vm *vm, hn_value name);
/* The value of a base 64 digit, or -1 (UTF-7). */
int hncodec_base64(uint32_t c);
/* Never fails: a handler that is not there matters only when it is needed. */
hn_errors hncodec_errors(hn_value errors);
/* Raises UnicodeEncodeError or UnicodeDecodeError. */
hn_status hncodec_raise(hn_vm *vm, hn_type_id type, const char *name, hn_value object, uint32_t start,
                        uint32_t end, const char *reason);

#endif
