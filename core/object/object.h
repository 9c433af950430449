/* The layout of every heap object, in one header so that the collector, snapshots and the loop agree. Code in
 * core/ that includes this may read the fields. C modules (core/lib/mod) must not: they use lib/native.h, and
 * tools/check_layers.py enforces it.
 *
 * Objects never move and are never finalised. A buffer that an object owns (a list's items, a dict's table,
 * slots of an instance) is a heap object too, of HN_KIND_RAW or HN_KIND_VALUES, and its owner marks it. A new
 * field needs a row in object/kinds.def, or the collector and snapshots miss it. */
#ifndef HN_OBJECT_OBJECT_H
#define HN_OBJECT_OBJECT_H

#include "object/value.h"

/* One row each in kinds.def, which says what is done with them (object/kind.h). */
typedef enum hn_kind {
#define HN_KIND(name, ...) HN_KIND_##name,
#include "object/kinds.def"
    HN_KIND_COUNT
} hn_kind;
enum {
#define HN_KINDS(set, first, last)                                                                           \
    HN_KINDS_##set##_FIRST = HN_KIND_##first, HN_KINDS_##set##_LAST = HN_KIND_##last,
#include "object/kinds.def"
};

struct hn_object {
    uint8_t kind;   /* hn_kind; never changes */
    uint8_t color;  /* the collector's; equals heap->color when alive */
    uint16_t flags; /* HN_STR_*, HN_TYPE_*, ... by kind */
    uint32_t id;    /* what id() and default reprs show, given on demand; 0: not yet */
};

typedef struct hn_raw {
    hn_object h;
    uint32_t size; /* bytes that follow */
    uint32_t used; /* of a shared string buffer: how many bytes are taken */
    uint8_t data[];
} hn_raw;

typedef struct hn_values {
    hn_object h;
    uint32_t cap; /* values that follow */
    uint32_t unused;
    hn_value v[];
} hn_values;

/* An int beyond 48 bits: magnitude in limbs, least significant first, the top one not zero. */
typedef struct hn_int {
    hn_object h;
    int32_t size; /* number of limbs, negative for a negative int */
    uint32_t limb[];
} hn_int;

typedef struct hn_complex {
    hn_object h;
    double re, im;
} hn_complex;

/* A string: `len` code points of `1 << HN_STR_WIDTH` bytes at data (PEP 393). The width is the narrowest that
 * holds the widest code point (Latin-1, UCS-2, UCS-4), so equal strings have equal bytes. Surrogates are code
 * points like any other. data points behind the header, or into a buffer shared with longer strings that
 * begin with this one (that makes `s += piece` linear: see hnstr_concat). */
typedef struct hn_str {
    hn_object h;
    uint32_t len;
    uint32_t hash; /* folded to 32 bits; 0: not computed yet */
    uint8_t *data;
    union {
        hn_raw *owner; /* with HN_STR_SHARED */
        uint8_t inline_data[1];
    } u;
} hn_str;
#define HN_STR_WIDTH_MASK 3u
#define HN_STR_WIDTH(s)   ((s)->h.flags & HN_STR_WIDTH_MASK) /* log2 of the bytes per code point: 0, 1, 2 */
#define HN_STR_ASCII      4u                                 /* all below 128: data is its UTF-8 too */
#define HN_STR_INTERNED   8u                                 /* equal interned strings are one object */
#define HN_STR_SHARED     16u                                /* data lies in u.owner */
#define HN_STR_GROWING    32u /* the result of a concatenation: the next one gets a buffer */

typedef struct hn_bytes {
    hn_object h;
    uint32_t len;
    uint32_t hash; /* as in hn_str */
    uint8_t data[];
} hn_bytes;
#define HN_BYTES_PROGRAM 1u /* made by lib/mod/re_compile.c of a pattern beside it; left out of snapshots */

typedef struct hn_bytearray {
    hn_object h;
    uint32_t len;
    uint32_t exports; /* memoryviews that forbid resizing; some may be garbage (object/memory.h) */
    hn_raw *buf;      /* NULL while empty */
} hn_bytearray;

typedef struct hn_list {
    hn_object h;
    uint32_t len;
    uint32_t unused;
    hn_values *items; /* NULL while empty; cap >= len */
} hn_list;

typedef struct hn_tuple {
    hn_object h;
    uint32_t len;
    uint32_t unused;
    hn_value items[];
} hn_tuple;

/* A compact ordered dict. Entries stand in insertion order in one buffer of `cap` entries, deleted ones have
 * an UNBOUND key; after them `cap` 32-bit hashes; after those, when cap > HN_DICT_SMALL, an open-addressing
 * index. */
typedef struct hn_entry {
    hn_value key, value;
} hn_entry;
typedef struct hn_dict {
    hn_object h;       /* flags: HN_DICT_* */
    uint32_t used;     /* entries taken, deleted ones included */
    uint32_t live;     /* len() */
    uint32_t cap;      /* entries that the buffer holds */
    uint32_t version;  /* changes whenever the set of keys does */
    uint32_t limit;    /* entries taken at which CPython's table is full, and deleted ones go */
    hn_entry *entries; /* in a hn_raw (hndict_table); NULL while empty */
} hn_dict;
#define HN_DICT_POWER   31u /* log2 of the size of CPython's table; 0: it has none */
#define HN_DICT_GENERAL 32u /* that table is one for keys that are not all exact strs */
#define HN_DICT_SPLIT                                                                                        \
    64u /* the dict of an instance, which shares its keys (hnshape_share): no deleted entries */
#define HN_DICT_EMBEDDED    128u  /* the same, and the instance still has it */
#define HN_DICT_ORDERED     256u  /* an OrderedDict's: iterators over it stop at any change of the keys */
#define HN_DICT_WIDE        512u  /* behind the index, the hashes in full: not all follow from the keys */
#define HN_DICT_PACKED_ONCE 1024u /* above: how often deleted entries have gone, for searches under way */
#define HN_DICT_SMALL       8u

/* A set with CPython's probing, so that small ints come out in the order that authors expect. */
typedef struct hn_set_entry {
    int64_t hash;
    hn_value key; /* UNBOUND: free, or deleted when hash is -1 */
} hn_set_entry;
typedef struct hn_set {
    hn_object h;
    uint32_t live;
    uint32_t fill; /* live and deleted */
    uint32_t mask; /* table size - 1 */
    uint32_t next; /* where pop() continues to look */
    uint32_t version;
    hn_raw *table; /* NULL while empty */
} hn_set;

typedef struct hn_range {
    hn_object h;
    hn_value start, stop, step, len; /* ints of any size */
} hn_range;

typedef struct hn_slice {
    hn_object h;
    hn_value start, stop, step;
} hn_slice;

/* Items of `size` bytes in the bytes of another object. What one index of the first dimension stands for,
 * `row` items, lies together; the next begins `stride` bytes behind it. While a view is not released its
 * base, if that is a bytearray, counts it and does not change its size. */
typedef struct hn_memoryview {
    hn_object h; /* flags: HN_MEMORY_*, hn_pack_kind << HN_MEMORY_PACK */
    uint32_t offset;
    uint32_t len; /* items in all dimensions together */
    int64_t stride;
    uint32_t size, row;
    hn_value base; /* the bytes or bytearray */
    hn_value obj, format;
    hn_value shape; /* tuple of ints */
} hn_memoryview;
#define HN_MEMORY_READONLY 1u
#define HN_MEMORY_RELEASED 2u
#define HN_MEMORY_PACK     8

typedef struct hn_dict_view {
    hn_object h; /* flags: HN_VIEW_* */
    hn_dict *dict;
} hn_dict_view;
enum { HN_VIEW_KEYS, HN_VIEW_VALUES, HN_VIEW_ITEMS, HN_VIEW_COUNT };
#define HN_VIEW_ORDERED   HN_VIEW_COUNT /* is added for those of an OrderedDict */
#define HN_VIEW_OF(flags) ((flags) % HN_VIEW_COUNT)

/* An iterator that C steps without running Python code. flags: hn_iter_kind. */
typedef struct hn_iter {
    hn_object h;
    uint32_t version;        /* of the dict or set when iteration began */
    uint32_t ordered;        /* 1: over a dict that has HN_DICT_ORDERED */
    hn_value over;           /* what is iterated; UNBOUND when exhausted */
    int64_t pos, stop, step; /* position; a range keeps its numbers here, enumerate the next number in pos;
                              * step of a str's says that it is a plain ASCII str */
} hn_iter;
/* One row each in iters.def. */
typedef enum hn_iter_kind {
#define HN_ITER(name, over, type) HN_ITER_##name,
#include "object/iters.def"
    HN_ITER_COUNT
} hn_iter_kind;
enum {
#define HN_ITERS(set, first, last)                                                                           \
    HN_ITERS_##set##_FIRST = HN_ITER_##first, HN_ITERS_##set##_LAST = HN_ITER_##last,
#include "object/iters.def"
};
#define HN_ZIP_MAX 3u

#define HN_CELL_WEAK 1u /* in flags: a collection that is asked for may unset it (object/mark.c) */
typedef struct hn_cell {
    hn_object h;
    hn_value value; /* UNBOUND while unset */
} hn_cell;

typedef struct hn_code hn_code;     /* code/code.h */
typedef struct hn_source hn_source; /* code/code.h */
typedef struct hn_shape hn_shape;
typedef struct hn_type hn_type;

/* flags: HN_FN_* */
typedef struct hn_function {
    hn_object h;
    hn_code *code;
    hn_dict *globals;
    hn_tuple *closure;   /* of cells, one per free variable; NULL when there are none */
    hn_tuple *defaults;  /* of the last positional parameters; NULL when there are none */
    hn_dict *kwdefaults; /* of keyword-only parameters; NULL when there are none */
    hn_value name, qualname, doc, module;
    hn_value annotate;    /* PEP 649: the function that computes __annotations__, the dict itself, or None */
    hn_value type_params; /* a tuple or None; of a sealed class's function: that class */
    hn_dict *attrs;       /* function attributes; NULL until one is set */
} hn_function;
#define HN_FN_SIMPLE                                                                                         \
    1u /* positional parameters only, no cells to make: a call with exactly that many just jumps */
/* It stands for one of CPython's C functions and is shown as such: no method when a class has it, and nothing
 * of it can be assigned. Its doc begins with "module.name(signature)\n--\n\n". */
#define HN_FN_BUILTIN 2u

typedef struct hn_method {
    hn_object h;
    hn_value self, func;
} hn_method;

/* A C function: takes `n` arguments (padded with UNBOUND up to the maximum of its definition) and sets *out.
 * May return HN_TAIL after hncall_tail(): the loop then calls that instead and the result is its result. */
typedef hn_status (*hn_native_fn)(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
#define HN_NATIVE(name) static hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out)

/* How a native takes arguments; it also decides the wording of its errors, as CPython's calling conventions
 * do. */
typedef enum hn_native_style {
    HN_NOARGS, /* f() */
    HN_ONE,    /* f(x) */
    HN_POS,    /* min..max positional-only arguments */
    HN_KW,     /* positional and keyword arguments by `names` */
    HN_VAR,    /* any number; keywords too: they stand behind the n positionals, names in vm->kwnames */
    HN_MANY,   /* any number by position, no keywords */
} hn_native_style;
enum { HN_STYLES_ANY_FIRST = HN_VAR, HN_STYLES_ANY_LAST = HN_MANY };

/* A row, made by HN_ROW (object/row.h). */
typedef struct hn_native_def {
    const char *name;
    hn_native_fn fn;
    uint32_t style : 3;        /* hn_native_style */
    uint32_t min : 5, max : 5; /* by position, without self */
    uint32_t flags : 8;        /* HN_NATIVE_* */
    uint32_t unnamed : 5;      /* HN_KW: how many of the names may be given by position only */
    uint32_t all : 5;          /* HN_KW: how many names there are */
    const char *names;         /* HN_KW: in order, a comma behind each; NULL of other styles */
    const char *doc;           /* HN_DOC; without a signature the sentence alone; NULL: neither */
} hn_native_def;
/* The documentation of a row: its signature in parentheses, as help() and inspect show it ("($module, x, /)"
 * of a function, "($self, x, /)" of a method), and what it does, "" where nothing is said. The row is the
 * only place that has it. */
#define HN_DOC(signature, sentence) signature "\n" sentence
#define HN_NATIVE_CLASS             1u  /* a classmethod: args[0] is the class */
#define HN_NATIVE_STATIC            2u  /* a staticmethod, or __new__ */
#define HN_NATIVE_NAMELESS          8u  /* messages about its arguments call it "function" */
#define HN_NATIVE_CHECKED           16u /* its arguments are checked before it runs (object/takes.h) */
#define HN_NATIVE_PLAIN             32u /* no wrapper_descriptor, although CPython has a slot of that name */
#define HN_NATIVE_WHOLE             4u  /* a method that sees the subclass's instance, not what that wraps */
#define HN_NATIVE_POWER             64u /* __pow__ and __rpow__, whose errors name both counts */

typedef struct hn_native {
    hn_object
        h; /* flags: what HN_FAST_* read, or 0 when calls take the general path (hntype_prepare_native) */
    const hn_native_def *def;
    uint32_t room;  /* how many arguments a short call gives it at least, with UNBOUND for those left out */
    hn_value owner; /* the type whose method it is, the module's name, or None */
    hn_value self;  /* UNBOUND: not bound (a function, or a method descriptor when owner is a type) */
} hn_native;

/* Arguments by position that a fast native takes, self included, and the kind that the first must have (0:
 * any). */
#define HN_FAST_MIN(flags)  ((flags)&15u)
#define HN_FAST_MAX(flags)  (((flags) >> 4 & 15u) - 1u)
#define HN_FAST_KIND(flags) ((flags) >> 8)
#define HN_FAST_ARGS        8u
#define HN_FAST_MOST        14u /* what flags can say: HN_VAR natives take so many as they come */

typedef struct hn_host {
    hn_object h; /* flags: HN_HOST_* */
    hn_value name, doc, signature;
} hn_host;
#define HN_HOST_AWAITABLE 1u  /* calling it gives an awaitable at once */
#define HN_HOST_THREAD    16u /* of a primitive: lets another thread continue (vm/thread.h) */

/* A suspended call: generators, coroutines, async generators, and the lazy builtins, which are generators of
 * frozen Python in another class (map, zip, enumerate, ...). Its registers live here and it runs in place. */
typedef struct hn_generator {
    hn_object h; /* flags: HN_GEN_* */
    hn_type *cls;
    hn_function *fn;
    hn_value name, qualname;
    hn_value handled; /* the exception that its body is handling */
    hn_value origin;  /* None; a copy of a lazy builtin that runs in its place: the lazy builtin */
    uint32_t pc;      /* index of the next instruction */
    uint32_t nregs;
    hn_value regs[];
} hn_generator;
#define HN_GEN_STARTED   1u /* has run its first instruction */
#define HN_GEN_RUNNING   2u
#define HN_GEN_DONE      4u
#define HN_GEN_CLOSED    8u  /* async generators: aclose() has begun */
#define HN_GEN_BUSY      16u /* async generators: an asend/athrow/aclose is under way */
#define HN_GEN_COPY      32u /* a copy that runs in place of a lazy builtin, which asked for its item */
#define HN_GEN_REENTERED 64u /* such a copy has changed its parameters: it begins anew behind its yield */
#define HN_GEN_AGAIN     (HN_GEN_COPY | HN_GEN_REENTERED)

typedef struct hn_module {
    hn_object h;
    hn_value name;
    hn_dict *dict;
    struct hn_type *cls; /* of a module whose __class__ was set; NULL otherwise */
} hn_module;

#define HN_PROPERTY_GETTERS_DOC 1u /* in h.flags: doc is that of its getter */
typedef struct hn_property {
    hn_object h;
    hn_value get, set, del, doc, name;
} hn_property;

/* classmethod and staticmethod */
typedef struct hn_wrapper {
    hn_object h;
    hn_value func;
    hn_dict *attrs;
} hn_wrapper;

typedef struct hn_super {
    hn_object h;
    hn_type *cls; /* search starts behind this class ... NULL before __init__ */
    hn_value self;
    hn_type *start; /* ... in the MRO of this one */
} hn_super;

typedef struct hn_member {
    hn_object h;
    hn_type *owner;
    hn_value name;
    uint32_t slot; /* in the instance's slots */
} hn_member;
#define HN_MEMBER_READONLY 1u /* in the h.flags of a member */
#define HN_MEMBER_COMPUTED 2u /* the same, and worded like an attribute that C computes */
#define HN_MEMBER_FIELD    4u /* of a builtin exception: None while it is unset, and can always be deleted */
#define HN_MEMBER_FIXED    (HN_MEMBER_READONLY | HN_MEMBER_COMPUTED)
#define HN_MEMBER_FLAGS    (HN_MEMBER_FIXED | HN_MEMBER_FIELD)

/* A computed attribute of a builtin type. set may be NULL (read-only); its value is UNBOUND for deletion. */
typedef struct hn_getset_def {
    const char *name;
    hn_status (*get)(hn_vm *vm, hn_value self, hn_value *out);
    hn_status (*set)(hn_vm *vm, hn_value self, hn_value value);
} hn_getset_def;
typedef struct hn_getset {
    hn_object h;
    const hn_getset_def *def;
    hn_type *owner;
} hn_getset;

typedef struct hn_proxy {
    hn_object h;
    hn_value mapping;
} hn_proxy;

typedef struct hn_traceback {
    hn_object h;
    struct hn_traceback *next; /* towards where it was raised; NULL at the innermost frame */
    hn_code *code;
    hn_dict *globals;
    hn_value frame;  /* the frame object, UNBOUND until somebody asks for it */
    uint32_t pc;     /* index of the instruction */
    uint32_t lineno; /* 0: not looked up yet */
} hn_traceback;

/* Instances and exceptions keep the number of slots behind their header in the upper bits of h.flags. */
#define HN_INST_CAP_SHIFT 4
HN_INLINE uint32_t hnobj_inline_cap(const hn_object *o) {
    return (uint32_t)o->flags >> HN_INST_CAP_SHIFT;
}

/* A hidden class: which attribute lives in which slot. Shapes of a class form a tree of transitions. */
struct hn_shape {
    hn_object h;     /* flags: HN_SHAPE_* */
    uint32_t nslots; /* slots 0 .. nslots - 1 are in use */
    uint32_t nchildren;
    hn_type *cls;
    hn_shape *parent;  /* one attribute fewer; NULL at the root */
    hn_value name;     /* the attribute that this shape adds, in slot nslots - 1; UNBOUND at the root, whose
                          slots are a wrapped builtin object and the members of __slots__ */
    hn_shape *child;   /* first transition */
    hn_shape *sibling; /* next transition of the parent */
    hn_dict *index;    /* name -> slot, made when the chain gets long; NULL until then */
};
#define HN_SHAPE_DICT                                                                                        \
    1u /* the attributes live in a real dict in the last slot (after __dict__ was asked for,                 \
          a deletion, or very many attributes), or in what an instance there wraps */
#define HN_SHAPE_SHARED 2u /* every name is known to be in the class's `shared` */

typedef struct hn_instance {
    hn_object h;
    hn_shape *shape;
    hn_value *slots; /* points behind this header, or into `more->v` */
    hn_values *more; /* NULL while the slots fit behind the header */
    hn_value inline_slots[];
} hn_instance;

/* An exception: an instance with the fields that every exception has. Same prefix as hn_instance. */
typedef struct hn_exc {
    hn_object h; /* flags: HN_EXC_* */
    hn_shape *shape;
    hn_value *slots;
    hn_values *more;
    hn_value args;           /* tuple */
    hn_value cause, context; /* None or an exception */
    hn_value traceback;      /* None or a traceback */
    hn_value inline_slots[];
} hn_exc;
#define HN_EXC_SUPPRESS_CONTEXT 1u

/* A class. Its attributes are a dict; found methods are cached by the loop's inline caches and vm->mcache. */
struct hn_type {
    hn_object h;           /* flags: HN_TYPE_* */
    uint16_t id;           /* hn_type_id of a builtin type, 0 for classes made by programs */
    uint8_t base_kind;     /* the hn_kind that instances are, or whose object they wrap (HN_TYPE_WRAPS) */
    bool noted;            /* by a walk over classes; false between walks */
    uint32_t inline_slots; /* how many slots to give a new instance behind its header */
    hn_value name, qualname;
    hn_type *meta;   /* type(cls) */
    hn_type *base;   /* the base that decides the layout; NULL for object */
    hn_tuple *bases; /* __bases__ */
    hn_tuple *mro;   /* __mro__, from the class itself to object */
    hn_dict *dict;
    hn_tuple *members;    /* the names in its own __slots__, sorted, as its slots are; NULL: none */
    hn_shape *root;       /* shape of a fresh instance */
    hn_shape *dict_shape; /* shape of instances whose attributes are in a dict; NULL until one is needed */
    hn_value subclasses;  /* list, or None */
    hn_dict *shared;   /* names that CPython's dicts of instances share; NULL: none yet, or they share none */
    uint8_t fields;    /* of exceptions: the builtin class (hn_type_id) whose fields they have; 0: none */
    uint8_t keys_left; /* names that there is room for in it (hnshape_share) */
    bool own_dict;     /* a base of it has instances with a dict of their own in CPython's C */
    bool weak;         /* there may be weak references to its instances */
    bool asked;        /* its metaclass is asked for its first mro(): until then __mro__ is None */
    const struct hn_type_def *def; /* of a builtin type (object/type.h); NULL otherwise */
};
#define HN_TYPE_BUILTIN 1u   /* immutable: setting an attribute is a TypeError */
#define HN_TYPE_BASE    2u   /* may be subclassed */
#define HN_TYPE_WRAPS   4u   /* instances are HN_KIND_INSTANCE with a builtin object of base_kind in slot 0 */
#define HN_TYPE_EXC     8u   /* instances are HN_KIND_EXC */
#define HN_TYPE_NO_DICT 16u  /* every class in the MRO has __slots__ without __dict__ */
#define HN_TYPE_GETATTR 32u  /* defines or inherits __getattr__ or __getattribute__ */
#define HN_TYPE_SETATTR 64u  /* defines or inherits __setattr__ or __delattr__ */
#define HN_TYPE_HASH_EQ 128u /* defines or inherits __eq__ or __hash__ in Python */
#define HN_TYPE_PLAIN_NEW                                                                                    \
    256u /* __new__ is object's, and type(cls) has no __call__: the loop makes instances */
#define HN_TYPE_ABSTRACT 512u
#define HN_TYPE_SEALED                                                                                       \
    2048u /* of the library, and to programs like a builtin: its attributes cannot be set, `name` has the    \
             module in front, and calling it goes to its function _new where the arguments fit */
#define HN_TYPE_PLAIN_TRUTH 1024u  /* neither __bool__ nor __len__, and wraps nothing: instances are true */
#define HN_TYPE_TAKES_WEAK  65536u /* in types.def only: hn_type.weak */
/* Flags that cannot be computed from the class's attributes and bases. */
#define HN_TYPE_BARE                                                                                         \
    4096u /* of a program: __dict__ and __weakref__ are not in its dict yet (vm/class_dict.h) */
#define HN_TYPE_OWN_MRO                                                                                      \
    8192u /* its MRO, or that of a base, is what a metaclass's mro() gave: bases do not say it */
#define HN_TYPE_MADE                                                                                         \
    16384u /* of the library: CPython's has a __new__ in C, and object's is not for its instances */
#define HN_TYPE_UNMADE 32768u /* of the library: programs make no instances */
#define HN_TYPE_STORED                                                                                       \
    (HN_TYPE_NO_DICT | HN_TYPE_ABSTRACT | HN_TYPE_BASE | HN_TYPE_SEALED | HN_TYPE_BARE | HN_TYPE_MADE |      \
     HN_TYPE_UNMADE)

_Static_assert(HN_KINDS_INSTANCES_LAST == HN_KIND_COUNT - 1, "they are the last");
HN_INLINE bool hnobj_is_instance(const hn_object *o) {
    return o->kind >= HN_KINDS_INSTANCES_FIRST;
}
HN_SHARED bool hnv_is(hn_value v, hn_kind kind) {
    return hnv_is_ref(v) && hnv_ref(v)->kind == kind;
}
/* Whether a program may have written the class of v, so that only its methods can say what v does: an
 * instance, or a class with a metaclass. */
HN_SHARED bool hnv_of_user_class(hn_value v) {
    if (!hnv_is_ref(v)) return false;
    if (hnobj_is_instance(hnv_ref(v))) return true;
    if (hnv_ref(v)->kind == HN_KIND_MODULE) return ((const hn_module *)(const void *)hnv_ref(v))->cls != NULL;
    if (hnv_ref(v)->kind != HN_KIND_TYPE) return false;
    const hn_type *meta = ((const hn_type *)hnv_ref(v))->meta;
    return meta && !(meta->h.flags & HN_TYPE_BUILTIN);
}

/* A function that becomes a method where a class has it. */
HN_SHARED bool hnv_is_method(hn_value v) {
    return hnv_is(v, HN_KIND_FUNCTION) && !(hnv_ref(v)->flags & HN_FN_BUILTIN);
}

/* Whether it is a function of a sealed class: it stands for a method in C, and is shown as one. */
HN_SHARED bool hnv_is_sealed(hn_value v) {
    return hnv_is(v, HN_KIND_FUNCTION) &&
           hnv_is(((const hn_function *)(const void *)hnv_ref(v))->type_params, HN_KIND_TYPE);
}

/* Casts, checked by the caller (hnv_is). Test builds end where one is not what it is said to be. */
#ifdef HN_CHECKED
enum {
#define HN_KIND(name, type, ...) HN_STRUCT_##type = HN_KIND_##name,
#define HN_KIND_TOO(name, type, ...)
#include "object/kinds.def"
};
/* The kind whose struct an object of this kind has. */
static inline unsigned hnobj_struct(unsigned kind) {
    static const uint8_t of[] = {
#define HN_KIND(name, type, ...) HN_STRUCT_##type,
#include "object/kinds.def"
    };
    return of[kind];
}
static inline void *hnobj_checked(hn_value v, unsigned of) {
    if (!hnv_is_ref(v) || hnv_ref(v)->kind >= HN_KIND_COUNT) __builtin_trap();
    unsigned kind = hnobj_struct(hnv_ref(v)->kind);
    if (kind != of && !(of == HN_KIND_INSTANCE && kind == HN_KIND_EXC)) __builtin_trap();
    return hnv_ref(v);
}
#define HN_AS(type, v) ((type *)hnobj_checked(v, HN_STRUCT_##type))
#else
#define HN_AS(type, v) ((type *)(void *)hnv_ref(v))
#endif
#define HN_STR(v)      HN_AS(hn_str, v)
#define HN_BYTES(v)    HN_AS(hn_bytes, v)
#define HN_LIST(v)     HN_AS(hn_list, v)
#define HN_TUPLE(v)    HN_AS(hn_tuple, v)
#define HN_DICT(v)     HN_AS(hn_dict, v)
#define HN_SET(v)      HN_AS(hn_set, v)
#define HN_FUNCTION(v) HN_AS(hn_function, v)
#define HN_TYPE(v)     HN_AS(hn_type, v)
#define HN_INSTANCE(v) HN_AS(hn_instance, v)
#define HN_EXC(v)      HN_AS(hn_exc, v)

#endif
