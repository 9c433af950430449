#include "snapshot_rig.h"
#include "snap/shared.h"

int main(int argc, char **argv) {
    rig r;
    rig_start(&r, false);
    hn_shared s;
    if (!hnshared_open(r.vm, &s)) return 1;
    uint32_t i = 0;
    hn_value key, v;
    unsigned counts[3] = {0, 0, 0};
    for (; hndict_next(r.vm->internals, &i, &key, &v);) {
        uint32_t n = hnv_is_ref(v) ? hnshared_find(&s, hnv_ref(v)) : HN_SHARED_NONE;
        char name[100];
        hnstr_cut(key, name, sizeof name);
        int what = n == HN_SHARED_NONE ? 2 : s.internal[n] ? 1 : 0;
        counts[what]++;
        bool builtin = hndict_get_str(r.vm, r.vm->builtins, key) == v;
        if (argc > 1 && !builtin) printf("%s %d kind %d\n", name, what, n == HN_SHARED_NONE ? -1 : hnv_ref(v)->kind);
        (void)argv;
    }
    unsigned kinds[64] = {0};
    for (uint32_t n = 0; n < s.objects->len; n++) if (s.internal[n]) kinds[hnv_ref(s.objects->items->v[n])->kind]++;
    for (int k = 0; k < 64; k++) if (kinds[k]) printf("kind %d: %u internal\n", k, kinds[k]);
    printf("seen %u internal %u other %u of %u\n", counts[0], counts[1], counts[2], s.objects->len);
    rig_free(&r);
    return 0;
}
