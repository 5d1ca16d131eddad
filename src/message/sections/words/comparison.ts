/** The first line of an error, with what stands below it where it means little without. */

/** `Expected: 30`, `got: 25`, `Received string: "a"`. */
const VALUE =
  /^(expected|received|actual|got|want|left|right|found|required|but was)(?: [a-z]{1,10}){0,3}\s{0,4}:\s{0,12}\S.{0,80}$/i;
/** Lines that stand behind one that ends with a colon, and characters of all at most. */
const MOST = 4;
const LONGEST = 160;

/** What was expected and what came as one line: `Assertion with == failed — left: 25, right: 30`. */
export function withComparison(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line, index) => isPair(line, lines[index + 1] ?? ''));
  if (at < 0) return withOpened(lines);
  const above = lines.slice(0, at);
  const head = above.pop()?.replace(/[\s.]{1,8}$/, '');
  const pair = lines
    .slice(at, at + 2)
    .map(value)
    .join(', ');
  const dash = head?.endsWith(':') === true ? '' : ' —';
  return [...above, head === undefined ? pair : `${head}${dash} ${pair}`, ...lines.slice(at + 2)];
}

function isPair(one: string, other: string): boolean {
  const [first, second] = [VALUE.exec(one)?.[1], VALUE.exec(other)?.[1]];
  return first !== undefined && second !== undefined && first.toLowerCase() !== second.toLowerCase();
}

function value(line: string): string {
  return line.replace(/\s{2,}/g, ' ').replace(/,$/, '');
}

/** `Condition not satisfied: cart.total() == 30`. */
function withOpened(lines: readonly string[]): readonly string[] {
  const [head, ...below] = lines;
  if (head?.endsWith(':') !== true) return lines;
  let [whole, taken] = [head, 0];
  for (const line of below.slice(0, MOST)) {
    const longer = `${whole}${taken === 0 ? '' : ','} ${value(line)}`;
    if (longer.length > LONGEST) break;
    [whole, taken] = [longer, taken + 1];
  }
  return [whole, ...below.slice(taken)];
}
