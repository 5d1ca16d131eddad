/**
 * Converts patterns from Go (RE2) to JavaScript: without inline flags, which the oldest supported Node lacks, and with
 * a bound on every repetition, which a backtracking engine needs.
 */

/** A pattern, and properties of its matches. */
export interface Pattern {
  readonly source: string;
  /** Maximum length of a match. */
  readonly longest: number;
  /** Lowercase texts, one of which starts every match. */
  readonly heads: readonly string[];
  /** True if the pattern matches nothing but the heads. */
  readonly exact: boolean;
}

/** Bound for unbounded and long repetitions. */
const MAX_REPEATED = 1_000;
/** Bound for repetitions of one character class without a minimum. */
const MAX_LOOSE = 200;
/** Maximum number of heads. If there are more, they are shortened. */
const MAX_HEADS = 8;

const EMPTY: Pattern = { source: '', longest: 0, heads: [''], exact: true };

/** @throws if the pattern has unsupported syntax */
export function readPattern(go: string, ignoreCase: boolean): readonly Pattern[] {
  const reader = new Reader(go);
  const parts = reader.alternatives(ignoreCase);
  reader.expectEnd();
  return parts;
}

/** Concatenates the parts. */
export function joined(parts: readonly Pattern[]): Pattern {
  return parts.reduce(followed, EMPTY);
}

function followed(one: Pattern, other: Pattern): Pattern {
  const all = { source: one.source + other.source, longest: one.longest + other.longest };
  const heads = one.heads.flatMap((head) => other.heads.map((next) => head + next));
  if (!one.exact || heads.length > MAX_HEADS) return { ...all, heads: one.heads, exact: false };
  return { ...all, heads, exact: other.exact };
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  expectEnd(): void {
    if (this.#at < this.#text.length) throw new Error(`unread: ${this.#text.slice(this.#at)}`);
  }

  /** Parses one sequence, or several alternatives. */
  alternatives(ignoreCase: boolean): readonly Pattern[] {
    const all = [this.#sequence(ignoreCase)];
    while (this.#take('|')) all.push(this.#sequence(ignoreCase));
    const [only = []] = all;
    return all.length === 1 ? only : [getOne(all.map(joined))];
  }

  #sequence(raw: boolean): readonly Pattern[] {
    const parts: Pattern[] = [];
    let ignoreCase = raw;
    while (this.#at < this.#text.length && !/[|)]/.test(this.#text.charAt(this.#at))) {
      const flag = this.#match(/\(\?(-?)i\)/y);
      if (flag !== undefined) ignoreCase = flag[1] === '';
      else parts.push(...this.#repeated(this.#atom(ignoreCase)));
    }
    return parts;
  }

  #repeated(atom: readonly Pattern[]): readonly Pattern[] {
    const character = this.#match(/([?*+]|\{(\d+)(,?)(\d*)\})(\??)/y);
    if (character === undefined) return atom;
    const [, all = '', low = all === '+' ? '1' : '0', comma, high, lazy = ''] = character;
    const least = Number(low);
    const open = comma === undefined ? MAX_LOOSE : least + MAX_REPEATED;
    const most = all === '?' ? 1 : comma === '' ? least : Number(high) || open;
    const part = joined(atom);
    const source = `${grouped(part.source)}{${least === most ? least : `${least},${most}`}}${lazy}`;
    const longest = part.longest * most;
    if (least === 0 && most === 1) return [{ source, longest, heads: ['', ...part.heads], exact: part.exact }];
    const single = least === most && least <= 4 ? joined(Array.from({ length: least }, () => part)) : undefined;
    return [{ source, longest, heads: single?.heads ?? [''], exact: single?.exact ?? false }];
  }

  #atom(ignoreCase: boolean): readonly Pattern[] {
    const group = this.#match(/\((?:\?(?:P<\w+>|(-?)([is]?):))?/y);
    if (group !== undefined) {
      const inside = this.alternatives(group[2] === 'i' ? group[1] === '' : ignoreCase);
      if (!this.#take(')')) throw new Error('a group without an end');
      return inside;
    }
    const set = this.#match(/\[(\^?)((?:\[:\w+:\]|\\x[\da-f]{2}|\\.|[^\]\\])+)\]/iy);
    if (set !== undefined) return [getSet(set[1] ?? '', set[2] ?? '', ignoreCase)];
    const code = this.#match(/\\(x[\da-f]{2}|.)/iy)?.[1];
    if (code !== undefined) return [escaped(code, ignoreCase)];
    const [character = ''] = this.#match(/[^[\]()|?*+{}^$]/y) ?? [];
    if (character === '') throw new Error(`unknown: ${this.#text.slice(this.#at)}`);
    return [
      character === '.' ? { source: '.', longest: 1, heads: [''], exact: false } : literal(character, ignoreCase),
    ];
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found !== undefined) this.#at = pattern.lastIndex;
    return found;
  }

  #take(character: string): boolean {
    if (this.#text.charAt(this.#at) !== character) return false;
    this.#at += 1;
    return true;
  }
}

function getOne(all: readonly Pattern[]): Pattern {
  const heads = [...new Set(all.flatMap((one) => one.heads))];
  return {
    source: `(?:${all.map(({ source }) => source).join('|')})`,
    longest: Math.max(...all.map(({ longest }) => longest)),
    heads: heads.length > MAX_HEADS ? [''] : heads,
    exact: heads.length <= MAX_HEADS && all.every(({ exact }) => exact),
  };
}

/** Adds parentheses, unless it is a single character or class. */
function grouped(source: string): string {
  return /^(?:\\?.|\[(?:\\.|[^\]\\])*\]|\(\?:[^()]*\))$/.test(source) ? source : `(?:${source})`;
}

function escaped(code: string, ignoreCase: boolean): Pattern {
  if (code.startsWith('x')) return literal(String.fromCharCode(Number.parseInt(code.slice(1), 16)), ignoreCase);
  if (/[wds]/i.test(code)) return { source: `\\${code}`, longest: 1, heads: [''], exact: false };
  if (code === 'b') return { ...EMPTY, source: '\\b' };
  if (/\w/.test(code)) throw new Error(`unknown: \\${code}`);
  return literal(code, ignoreCase);
}

function literal(character: string, ignoreCase: boolean): Pattern {
  const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
  const plain = character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  return {
    source: ignoreCase && lower !== upper ? `[${upper}${lower}]` : plain,
    longest: 1,
    heads: [lower],
    exact: true,
  };
}

/** Expands small sets such as `[ar]` to heads. */
function getSet(not: string, inside: string, ignoreCase: boolean): Pattern {
  const plain = inside
    .replaceAll('[:alnum:]', 'a-zA-Z0-9')
    .replaceAll(/\\x([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\([.+/_"'#])/g, '$1');
  const other = ignoreCase ? plain.replaceAll(/\\.|[^a-z]/gi, (one) => (one === '-' ? one : '')) : '';
  const ranges = other.match(/[a-z]-[a-z]|[a-z]/gi) ?? [];
  const turned = ranges.map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()));
  const source = `[${not}${turned.filter((one) => !plain.includes(one)).join('')}${plain}]`;
  const few = not === '' && /^[a-z]{1,4}$/i.test(plain);
  const heads = few ? [...new Set(plain.toLowerCase())] : [''];
  return { source, longest: 1, heads, exact: few };
}
