/**
 * What the platform gives, as types: the environment, and classes that public types name, as the reader's own types have
 * them. A program that is compiled with neither the types of Node nor those of a browser sees the little of them that
 * counts here.
 */

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The class of that name, or `Shape` where no types say that there is one. */
type PlatformClass<Name extends string, Shape> = typeof globalThis extends {
  readonly [N in Name]: { readonly prototype: infer Instance };
}
  ? Instance
  : Shape;

/** A `URL`. */
export type PlatformUrl = PlatformClass<'URL', { readonly href: string }>;

/** An `AbortSignal`. */
export type PlatformSignal = PlatformClass<'AbortSignal', { readonly aborted: boolean }>;
