/**
 * A pattern that needs the tables of Unicode (`\p{…}`), made when it is first asked for. As a literal V8 would build its
 * tables each time that it reads the source, also of a function that is never called: 4 ms of every step for all of ours.
 *
 * @param source as in a literal; the flag `u` is added
 */
export function unicodePattern(source: string, flags = ''): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= new RegExp(source, `${flags}u`);
    return made;
  };
}
