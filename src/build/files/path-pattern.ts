/**
 * Matches the patterns of a CODEOWNERS file: `*`, `?`, and `**` for any folders, including hidden names. Matching is
 * linear in path and pattern, unlike the regular expressions of well-known libraries.
 */

/** Any number of the units: characters of a name, or names of a path. */
const STAR = 'star';
type Test<T> = ((unit: T) => boolean) | typeof STAR;

/** @param names of the pattern, each one name of a path or `**` */
export function pathTest(names: readonly string[]): (path: string) => boolean {
  const tests = names.map((name): Test<string> => (name === '**' ? STAR : nameTest(name)));
  return (path) => fits(tests, path.split('/'));
}

function nameTest(pattern: string): (name: string) => boolean {
  if (!/[*?]/.test(pattern)) return (name) => name === pattern;
  const tests = [...pattern].map((character): Test<string> => {
    if (character === '*') return STAR;
    return character === '?' ? () => true : (one) => one === character;
  });
  return (name) => fits(tests, [...name]);
}

/** Matches each star as briefly as possible, and extends the last one after a mismatch. */
function fits<T>(tests: readonly Test<T>[], units: readonly T[]): boolean {
  let [test, at] = [0, 0];
  let last: { readonly star: number; taken: number } | undefined;
  for (let unit = units[at]; unit !== undefined; unit = units[at]) {
    const one = tests[test];
    if (one === STAR) {
      last = { star: test, taken: at };
      test += 1;
    } else if (one?.(unit) === true) {
      test += 1;
      at += 1;
    } else if (last === undefined) {
      return false;
    } else {
      last.taken += 1;
      [test, at] = [last.star + 1, last.taken];
    }
  }
  return tests.slice(test).every((one) => one === STAR);
}
