/* The description of a module written in C: one hn_module_def, and a line in core/lib/lib.def. Modules
 * include it through native.h; lib.c reads it. Every table ends with a row of zeros, a missing table is NULL,
 * and all of it is constant data that VMs share. */
#ifndef HN_LIB_MODULE_H
#define HN_LIB_MODULE_H

#include "object/takes.h"

/* Methods in C of a class that the module's face has: the face gives them to it by _type_natives(class,
 * name). */
typedef struct hn_class_def {
    const char *name;                /* "module.Class" */
    const hn_primitive_def *methods; /* rows made by HN_METHOD; ends with HN_PRIMITIVES_END */
} hn_class_def;

/* A frozen twin: a function of core/lib/py/_hn that does in Python what C leaves to it (hnapi_twin). */
typedef struct hn_twin_def {
    const char *name;
    uint8_t params; /* it has so many, all by position */
} hn_twin_def;

/* A constant that the module has: a row made by HN_FLOAT or HN_TEXT. */
typedef struct hn_constant_def {
    const char *name;
    const char *text; /* UTF-8: the constant is a str; NULL: a float */
    double number;
} hn_constant_def;
#define HN_FLOAT(name, number)                                                                               \
    { name, NULL, number }
#define HN_TEXT(name, text)                                                                                  \
    { name, text, 0 }

/* A module written in C, or the part in C of one written in Python. All of it is constant, and lives as long
 * as the program. */
typedef struct hn_module_def {
    const char *name; /* what `import` has; that of its line in lib.def */
    const char *doc;  /* its __doc__; NULL with a face */
    bool face;        /* programs import core/lib/py/NAME or compression/NAME there, which needs this of C */
    const hn_native_def *functions;     /* what programs see; NULL with a face, as are constants */
    const hn_primitive_def *primitives; /* what frozen Python sees; ends with HN_PRIMITIVES_END */
    const hn_class_def *classes;
    const hn_twin_def *twins;
    const hn_constant_def *constants;
} hn_module_def;

#endif
