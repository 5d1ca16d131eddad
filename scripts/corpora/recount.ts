/**
 * Counts the cases of a test report apart from the product: the whole file at once, by patterns instead of a parser, and
 * never from what headers say.
 */

export interface Recount {
  /** `irregular` is no XML to a strict reader, but all of it can be read; `foreign` no report of these families. */
  readonly type: 'report' | 'irregular' | 'foreign' | 'broken';
  readonly total: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
}

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  readonly parent: Node | undefined;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

const FAMILIES: Readonly<Record<string, string>> = {
  testsuites: 'testcase',
  testsuite: 'testcase',
  TestRun: 'UnitTestResult',
  'test-run': 'test-case',
  'test-results': 'test-case',
  assemblies: 'test',
  assembly: 'test',
};

const NONE = { total: 0, failed: 0, skipped: 0, flaky: 0 };

export function recount(text: string): Recount {
  const roots = parsed(text.replace(/^\uFEFF/, ''));
  if (roots === undefined || roots.length === 0) return { type: 'broken', ...NONE };
  const wanted = roots.map(({ name }) => FAMILIES[name]);
  if (wanted.includes(undefined)) return { type: 'foreign', ...NONE };
  const cases = roots.flatMap((root, at) => within(root, wanted[at] ?? '')).filter((one) => !isSum(one));
  return { type: isIrregular(text) ? 'irregular' : 'report', ...counted(cases) };
}

/** Signs that XML does not have, ampersands that begin no entity of its own, and attributes with a `<`. */
function isIrregular(text: string): boolean {
  const plain = text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  const entity =
    /&(?!(?:amp|lt|gt|quot|apos|#(?:9|10|13|3[2-9]|[4-9]\d|\d{3,})|#x(?:9|a|d|[2-9a-f][\da-f]|[\da-f]{3,}));)/i;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
  const attributes = [...plain.matchAll(TOKEN)].map(([, , , written = '']) => written);
  const unknown = !text.includes('<!ENTITY') && entity.test(plain);
  return control.test(text) || unknown || attributes.some((written) => written.includes('<'));
}

/** Undefined for what is not well-formed. */
function parsed(text: string): readonly Node[] | undefined {
  const roots: Node[] = [];
  let open: Node | undefined;
  let done = 0;
  for (const { 0: token, 1: closing, 2: name = '', 3: written = '', 4: empty, index } of text.matchAll(TOKEN)) {
    if (/[<]/.test(text.slice(done, index))) return undefined;
    done = index + token.length;
    if (closing === undefined) continue;
    if (closing === '/') {
      if (open?.name !== name) return undefined;
      open = open.parent;
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w:.-]+)\s*=\s*["']([\s\S]*?)["'](?=\s|$)/g)].map(([, key, value]) => [key, value]),
    );
    const node: Node = { name, attributes, children: [], parent: open };
    (open?.children ?? roots).push(node);
    if (empty === '') open = node;
  }
  return open === undefined && !text.slice(done).includes('<') ? roots : undefined;
}

function within(node: Node, name: string): readonly Node[] {
  return [...(node.name === name ? [node] : []), ...node.children.flatMap((child) => within(child, name))];
}

function isSum({ children }: Node): boolean {
  return children.some(({ name }) => name === 'InnerResults');
}

type Ending = 'passed' | 'failed' | 'skipped';

/** Tries of one test count once, unless some test goes on after it passed: then names repeat for another reason. */
function counted(cases: readonly Node[]): Omit<Recount, 'type'> {
  const groups = Map.groupBy(cases, identityOf);
  const tries = [...groups.values()].map((group) => group.map(endingOf));
  const retried = tries.every(
    (endings) =>
      endings.slice(0, -1).every((one) => one === 'failed') && !(endings.length > 1 && endings.at(-1) === 'skipped'),
  );
  const ends = retried ? tries.map((endings) => endings.at(-1)) : cases.map(endingOf);
  const told = cases.filter(
    (one) => endingOf(one) === 'passed' && one.children.some(({ name }) => /^flaky/.test(name)),
  );
  return {
    total: ends.length,
    failed: ends.filter((end) => end === 'failed').length,
    skipped: ends.filter((end) => end === 'skipped').length,
    flaky:
      told.length + (retried ? tries.filter((endings) => endings.length > 1 && endings.at(-1) === 'passed').length : 0),
  };
}

const places = new WeakMap<Node, number>();
let placed = 0;

function identityOf(node: Node): unknown {
  const { name, attributes: at, parent } = node;
  if (name === 'UnitTestResult') return `${at['testId']} ${at['testName']}`;
  if (name === 'test-case') return `${at['id']} ${at['fullname'] ?? at['name']}`;
  const suite = name === 'test' ? parent?.parent : parent;
  if (suite !== undefined && !places.has(suite)) places.set(suite, ++placed);
  const where = suite === undefined ? 0 : places.get(suite);
  return [where, at['classname'], at['type'], at['name'], at['file'], at['line']].join(' | ');
}

function endingOf({ name, attributes: at, children }: Node): Ending {
  const has = (...names: string[]) => children.some((child) => names.includes(child.name));
  if (name === 'testcase') {
    if (
      /^(disabled|notrun|skipped|ignored|pending)$/i.test(at['status'] ?? '') ||
      /^(skipped|suppressed)$/i.test(at['result'] ?? '')
    )
      return 'skipped';
    return has('failure', 'error') ? 'failed' : has('skipped') ? 'skipped' : 'passed';
  }
  const word = (
    at['outcome'] ??
    at['result'] ??
    (name === 'UnitTestResult'
      ? 'Error'
      : (at['success'] === 'False' && 'Failure') || (at['executed'] === 'False' && 'Ignored') || 'Success')
  ).toLowerCase();
  if (/^(fail|failed|failure|error|timeout|aborted|disconnected)$/.test(word)) return 'failed';
  return /^(pass|passed|success|completed|warning|passedbutrunaborted)$/.test(word) ? 'passed' : 'skipped';
}
