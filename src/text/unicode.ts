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

const NO_LETTERS = unicodePattern(String.raw`[^\p{L}\p{N}]+`, 'g');

/** Letters and digits alone, in lower case: services write emoji, blanks and punctuation in their own way. */
export function toLetters(text: string): string {
  return text.replaceAll(NO_LETTERS(), '').toLowerCase();
}

/** The words of a text, in lower case. */
export function toText(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(NO_LETTERS())
    .filter((word) => word !== '');
}
