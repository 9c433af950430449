/* Creation of complex numbers. Their arithmetic is reached through hnnum_binary (num.h). */
#ifndef HN_OBJECT_NUM_COMPLEX_H
#define HN_OBJECT_NUM_COMPLEX_H

#include "object/state.h"

HN_CHECK hn_status hncomplex_new(hn_vm *vm, double re, double im, hn_value *out);

#endif
