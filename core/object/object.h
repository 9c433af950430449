/* The layout of every heap object. One header, so that the collector, the snapshot and the loop agree.
 *
 * Who may read fields: core/object, core/vm, core/snap and core/lib/types. C modules (core/lib/mod) use
 * lib/native.h.
 *
 * Objects never move. A buffer that an object owns (list items, dict table, instance slots) is a heap object
 * too (HN_KIND_RAW or HN_KIND_VALUES) that its owner marks; nothing is ever finalised. */
#ifndef HN_OBJECT_OBJECT_H
#define HN_OBJECT_OBJECT_H

#include "object/value.h"

typedef enum hn_kind {
    HN_KIND_FREE = 0, /* a free cell of a heap block */
    HN_KIND_RAW,      /* bytes without references, owned by one object */
    HN_KIND_VALUES,   /* an array of values, owned by one object, which marks what is used of it */
    HN_KIND_INT,      /* beyond 48 bits */
    HN_KIND_COMPLEX,
    HN_KIND_STR,
    HN_KIND_BYTES,
    HN_KIND_BYTEARRAY,
    HN_KIND_LIST,
    HN_KIND_TUPLE,
    HN_KIND_DICT,
    HN_KIND_SET,
    HN_KIND_FROZENSET,
    HN_KIND_RANGE,
    HN_KIND_SLICE,
    HN_KIND_MEMORYVIEW,
    HN_KIND_DICT_VIEW, /* dict_keys, dict_values, dict_items */
    HN_KIND_ITER,      /* every iterator that C can step by itself */
    HN_KIND_CELL,
    HN_KIND_FUNCTION,
    HN_KIND_METHOD, /* a bound method */
    HN_KIND_NATIVE, /* a function written in C, perhaps bound to a self */
    HN_KIND_HOST,   /* a function that the host serves */
    HN_KIND_CODE,
    HN_KIND_SOURCE,    /* the text that code objects were compiled from */
    HN_KIND_GENERATOR, /* generators, coroutines, async generators and the lazy builtins (map, zip, ...) */
    HN_KIND_MODULE,
    HN_KIND_PROPERTY,
    HN_KIND_CLASSMETHOD,
    HN_KIND_STATICMETHOD,
    HN_KIND_SUPER,
    HN_KIND_MEMBER,       /* descriptor of a __slots__ entry */
    HN_KIND_GETSET,       /* descriptor of a builtin type's attribute */
    HN_KIND_MAPPINGPROXY, /* a class's __dict__ */
    HN_KIND_TRACEBACK,
    HN_KIND_SHAPE,
    HN_KIND_TYPE,
    /* From here on: {header, shape, slots}; hnobj_is_instance() */
    HN_KIND_INSTANCE,
    HN_KIND_EXC, /* every instance of a subclass of BaseException */
    HN_KIND_COUNT
} hn_kind;

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
    hn_object h;
    uint32_t used;    /* entries taken, deleted ones included */
    uint32_t live;    /* len() */
    uint32_t cap;     /* entries that the buffer holds */
    uint32_t version; /* changes whenever the set of keys does */
    hn_raw *table;    /* NULL while empty */
    hn_entry *entries;
} hn_dict;
#define HN_DICT_SMALL 8u

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
    uint32_t next; /* where pop() goes on to look */
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
enum { HN_VIEW_KEYS, HN_VIEW_VALUES, HN_VIEW_ITEMS };

/* An iterator that C steps without running Python code. flags: hn_iter_kind. */
typedef struct hn_iter {
    hn_object h;
    uint32_t version; /* of the dict or set when iteration began */
    uint32_t unused;
    hn_value over;           /* what is iterated; UNBOUND when exhausted */
    int64_t pos, stop, step; /* position; a range keeps its numbers here, enumerate the next number in pos;
                              * step of a str's says that it is a plain ASCII str */
} hn_iter;
typedef enum hn_iter_kind {
    HN_ITER_LIST,
    HN_ITER_TUPLE,
    HN_ITER_STR,
    HN_ITER_BYTES,
    HN_ITER_BYTEARRAY,
    HN_ITER_MEMORY, /* a memoryview of one dimension */
    HN_ITER_RANGE,  /* pos, stop, step as int64 */
    HN_ITER_KEYS,
    HN_ITER_VALUES,
    HN_ITER_ITEMS,
    HN_ITER_SET,
    HN_ITER_LIST_REVERSED,
    HN_ITER_KEYS_REVERSED,
    HN_ITER_VALUES_REVERSED,
    HN_ITER_ITEMS_REVERSED,
    /* These step iterators of the kinds above. */
    HN_ITER_ZIP,       /* over a tuple of up to HN_ZIP_MAX of them */
    HN_ITER_ENUMERATE, /* over one, or over a HN_ITER_ZIP */
} hn_iter_kind;
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
    hn_value annotate; /* PEP 649: the function that computes __annotations__, the dict itself, or None */
    hn_value type_params;
    hn_dict *attrs; /* function attributes; NULL until one is set */
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
 * May return HN_CALL after hncall_tail(): the loop then calls that instead and the result is its result. */
typedef hn_status (*hn_native_fn)(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);

/* How a native takes arguments; it also decides the wording of its errors, as CPython's calling conventions
 * do. */
typedef enum hn_native_style {
    HN_NOARGS, /* f() */
    HN_ONE,    /* f(x) */
    HN_POS,    /* min..max positional-only arguments */
    HN_KW,     /* positional and keyword arguments by `params` */
    HN_VAR,    /* any number; keywords too: they stand behind the n positionals, names in vm->kwnames */
} hn_native_style;

typedef struct hn_native_def {
    const char *name;
    hn_native_fn fn;
    uint8_t style; /* hn_native_style */
    int8_t min, max;
    uint8_t flags;      /* HN_NATIVE_* */
    const char *params; /* HN_KW: names in order, as in a signature: "iterable,/,start" or "*,key,reverse" */
    const char *doc;    /* signature and one sentence, or NULL */
} hn_native_def;
#define HN_NATIVE_CLASS    1u  /* a classmethod: args[0] is the class */
#define HN_NATIVE_STATIC   2u  /* a staticmethod, or __new__ */
#define HN_NATIVE_NAMELESS 8u  /* messages about its arguments call it "function" */
#define HN_NATIVE_CHECKED  16u /* what it takes is declared, and checked before it runs (object/takes.h) */
#define HN_NATIVE_WHOLE    4u  /* a method that sees an instance of a subclass itself, not what it wraps */

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
#define HN_HOST_AWAITABLE 1u /* calling it gives an awaitable at once */

/* A suspended call: generators, coroutines, async generators, and the lazy builtins, which are generators of
 * frozen Python in another class (map, zip, enumerate, ...). Its registers live here and it runs in place. */
typedef struct hn_generator {
    hn_object h; /* flags: HN_GEN_* */
    hn_type *cls;
    hn_function *fn;
    hn_value name, qualname;
    hn_value handled; /* the exception that its body is handling */
    hn_value origin;  /* async generators: their hooks' state; None otherwise */
    uint32_t pc;      /* index of the next instruction */
    uint32_t nregs;
    hn_value regs[];
} hn_generator;
#define HN_GEN_STARTED 1u /* has run its first instruction */
#define HN_GEN_RUNNING 2u
#define HN_GEN_DONE    4u
#define HN_GEN_CLOSED  8u  /* async generators: aclose() has begun */
#define HN_GEN_BUSY    16u /* async generators: an asend/athrow/aclose is under way */

typedef struct hn_module {
    hn_object h;
    hn_value name;
    hn_dict *dict;
} hn_module;

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
          a deletion, or very many attributes) */

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
    hn_object h;       /* flags: HN_TYPE_* */
    uint16_t id;       /* hn_type_id of a builtin type, 0 for classes made by programs */
    uint8_t base_kind; /* the hn_kind that instances are, or whose object they wrap (HN_TYPE_WRAPS) */
    uint8_t unused;
    uint32_t inline_slots; /* how many slots to give a new instance behind its header */
    hn_value name, qualname;
    hn_type *meta;   /* type(cls) */
    hn_type *base;   /* the base that decides the layout; NULL for object */
    hn_tuple *bases; /* __bases__ */
    hn_tuple *mro;   /* __mro__, from the class itself to object */
    hn_dict *dict;
    hn_shape *root;       /* shape of a fresh instance */
    hn_shape *dict_shape; /* shape of instances whose attributes are in a dict; NULL until one is needed */
    hn_value subclasses;  /* list, or None */
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
#define HN_TYPE_PLAIN_TRUTH 1024u /* neither __bool__ nor __len__, and wraps nothing: instances are true */
/* Flags that cannot be computed from the class's attributes and bases. */
#define HN_TYPE_BARE                                                                                         \
    4096u /* of a program: __dict__ and __weakref__ are not in its dict yet (vm/class_dict.h) */
#define HN_TYPE_STORED (HN_TYPE_NO_DICT | HN_TYPE_ABSTRACT | HN_TYPE_BASE | HN_TYPE_SEALED | HN_TYPE_BARE)

HN_INLINE bool hnobj_is_instance(const hn_object *o) {
    return o->kind >= HN_KIND_INSTANCE;
}
HN_SHARED bool hnv_is(hn_value v, hn_kind kind) {
    return hnv_is_ref(v) && hnv_ref(v)->kind == kind;
}

/* A function that becomes a method where a class has it. */
HN_SHARED bool hnv_is_method(hn_value v) {
    return hnv_is(v, HN_KIND_FUNCTION) && !(hnv_ref(v)->flags & HN_FN_BUILTIN);
}

/* Casts, checked by the caller (hnv_is). Test builds end where one is not what it is said to be. */
#ifdef HN_CHECKED
#define HN_KINDS_hn_int        HN_KIND_INT, HN_KIND_INT
#define HN_KINDS_hn_complex    HN_KIND_COMPLEX, HN_KIND_COMPLEX
#define HN_KINDS_hn_str        HN_KIND_STR, HN_KIND_STR
#define HN_KINDS_hn_bytes      HN_KIND_BYTES, HN_KIND_BYTES
#define HN_KINDS_hn_bytearray  HN_KIND_BYTEARRAY, HN_KIND_BYTEARRAY
#define HN_KINDS_hn_list       HN_KIND_LIST, HN_KIND_LIST
#define HN_KINDS_hn_tuple      HN_KIND_TUPLE, HN_KIND_TUPLE
#define HN_KINDS_hn_dict       HN_KIND_DICT, HN_KIND_DICT
#define HN_KINDS_hn_set        HN_KIND_SET, HN_KIND_FROZENSET
#define HN_KINDS_hn_range      HN_KIND_RANGE, HN_KIND_RANGE
#define HN_KINDS_hn_slice      HN_KIND_SLICE, HN_KIND_SLICE
#define HN_KINDS_hn_memoryview HN_KIND_MEMORYVIEW, HN_KIND_MEMORYVIEW
#define HN_KINDS_hn_dict_view  HN_KIND_DICT_VIEW, HN_KIND_DICT_VIEW
#define HN_KINDS_hn_iter       HN_KIND_ITER, HN_KIND_ITER
#define HN_KINDS_hn_cell       HN_KIND_CELL, HN_KIND_CELL
#define HN_KINDS_hn_function   HN_KIND_FUNCTION, HN_KIND_FUNCTION
#define HN_KINDS_hn_method     HN_KIND_METHOD, HN_KIND_METHOD
#define HN_KINDS_hn_native     HN_KIND_NATIVE, HN_KIND_NATIVE
#define HN_KINDS_hn_host       HN_KIND_HOST, HN_KIND_HOST
#define HN_KINDS_hn_code       HN_KIND_CODE, HN_KIND_CODE
#define HN_KINDS_hn_source     HN_KIND_SOURCE, HN_KIND_SOURCE
#define HN_KINDS_hn_generator  HN_KIND_GENERATOR, HN_KIND_GENERATOR
#define HN_KINDS_hn_module     HN_KIND_MODULE, HN_KIND_MODULE
#define HN_KINDS_hn_property   HN_KIND_PROPERTY, HN_KIND_PROPERTY
#define HN_KINDS_hn_wrapper    HN_KIND_CLASSMETHOD, HN_KIND_STATICMETHOD
#define HN_KINDS_hn_super      HN_KIND_SUPER, HN_KIND_SUPER
#define HN_KINDS_hn_member     HN_KIND_MEMBER, HN_KIND_MEMBER
#define HN_KINDS_hn_getset     HN_KIND_GETSET, HN_KIND_GETSET
#define HN_KINDS_hn_proxy      HN_KIND_MAPPINGPROXY, HN_KIND_MAPPINGPROXY
#define HN_KINDS_hn_traceback  HN_KIND_TRACEBACK, HN_KIND_TRACEBACK
#define HN_KINDS_hn_shape      HN_KIND_SHAPE, HN_KIND_SHAPE
#define HN_KINDS_hn_type       HN_KIND_TYPE, HN_KIND_TYPE
#define HN_KINDS_hn_instance   HN_KIND_INSTANCE, HN_KIND_EXC
#define HN_KINDS_hn_exc        HN_KIND_EXC, HN_KIND_EXC
static inline void *hnobj_checked(hn_value v, hn_kind kind, hn_kind or) {
    if (!hnv_is(v, kind) && !hnv_is(v, or)) __builtin_trap();
    return hnv_ref(v);
}
#define HN_CHECKED_AS(v, kinds) hnobj_checked(v, kinds)
#define HN_AS(type, v)          ((type *)HN_CHECKED_AS(v, HN_KINDS_##type))
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
