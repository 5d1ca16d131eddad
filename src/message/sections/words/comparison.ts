/** What was expected and what came, which many test runners write as two lines below one another. */

/** `Expected: 30`, `got: 25`, `Received string: "a"`. */
const VALUE =
  /^(expected|received|actual|got|want|left|right|found|required)(?: [a-z]{1,10}){0,3}\s{0,4}:\s{0,12}\S.{0,80}$/i;

/** A pair of them stands behind the line above: `Assertion with == failed — left: 25, right: 30`. */
export function withComparison(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line, index) => isPair(line, lines[index + 1] ?? ''));
  if (at < 0) return lines;
  const above = lines.slice(0, at);
  const head = above.pop()?.replace(/[\s.:]{1,8}$/, '');
  const pair = lines
    .slice(at, at + 2)
    .map((line) => line.replace(/\s{2,}/g, ' '))
    .join(', ');
  return [...above, head === undefined ? pair : `${head} — ${pair}`, ...lines.slice(at + 2)];
}

function isPair(one: string, other: string): boolean {
  const [first, second] = [VALUE.exec(one)?.[1], VALUE.exec(other)?.[1]];
  return first !== undefined && second !== undefined && first.toLowerCase() !== second.toLowerCase();
}
