/**
 * Declares the platform types that public types use: the environment, and classes as the consumer's own types define
 * them. A program without the types of Node or of a browser gets the minimal shapes below.
 */

/** Holds the variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Resolves to the global class of that name, or to `Shape` if no types declare it. */
type PlatformClass<Name extends string, Shape> = typeof globalThis extends {
  readonly [N in Name]: { readonly prototype: infer Instance };
}
  ? Instance
  : Shape;

/** Stands for a `URL`. */
export type PlatformUrl = PlatformClass<'URL', { readonly href: string }>;

/** Stands for an `AbortSignal`. */
export type PlatformSignal = PlatformClass<'AbortSignal', { readonly aborted: boolean }>;
