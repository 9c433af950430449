// The platform's types that the interface names: those of the project's `lib` where it has them, as with DOM or the types of Node;
// otherwise what is needed of them.
type Of<Name extends string, Otherwise> = typeof globalThis extends { [name in Name]: { prototype: infer T } } ? T : Otherwise;
type OfWasm<Name extends string> =
    typeof globalThis extends { WebAssembly: { [name in Name]: { prototype: infer T } } } ? T : { readonly [Symbol.toStringTag]?: string };

export type WasmModule = OfWasm<'Module'>;
export type WasmMemory = OfWasm<'Memory'>;
export type Url = Of<'URL', { readonly href: string }>;
export type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;
export type Signal = Of<
    'AbortSignal',
    {
        readonly aborted: boolean;
        readonly reason: any;
        addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
        removeEventListener(type: 'abort', listener: () => void): void;
    }
>;
