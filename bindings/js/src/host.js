// What emcc needs to know to link: the module's five imports. The package instantiates the module itself, with closures of
// each instance (instance.ts), so that none of these bodies is ever run.
mergeInto(LibraryManager.library, {
    host_write: function (stream, text, length) {},
    host_now: function (kind) {
        return 0;
    },
    host_call: function (name, nameLength, request, length) {
        return 0;
    },
    host_entropy: function (to, length) {},
    host_library: function (at, to, length) {
        return 0;
    },
});
