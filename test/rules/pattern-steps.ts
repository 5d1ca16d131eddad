/**
 * Counts the steps that an engine which backtracks takes to search a text, as V8's does. Counted, never timed: the same
 * on every machine.
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A pattern that needs more than this is of no use, whatever it does. */
export const MOST_STEPS = 1_000_000;

type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;

class TooMany extends Error {}

export interface Search {
  /** Steps of a search for all matches, or for the first one; at most a million. */
  steps(text: string): number;
}

export function searchOf(source: string, flags: string): Search {
  const tree = new RegExpParser().parseLiteral(`/${source === '' ? '(?:)' : source}/${flags}`);
  const engine = new Engine(flags);
  const match = engine.any(tree.pattern.alternatives, 1);
  const [sticky, global] = [flags.includes('y'), flags.includes('g')];
  return {
    steps: (text) => {
      engine.read(text);
      try {
        let from = 0;
        while (from <= engine.length) {
          let end = -1;
          const found = match(from, (at) => {
            end = at;
            return true;
          });
          if (sticky || (found && !global)) break;
          from = found && end > from ? end : from + 1;
        }
      } catch (error) {
        if (!(error instanceof TooMany)) throw error;
      }
      return engine.count;
    },
  };
}

/** What one character matches, whatever its place. */
export type Leaf = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** Whether a character is of these: V8 itself is asked, once for each. */
export function leafTest({ raw }: Leaf, flags: string): (char: string) => boolean {
  const pattern = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gymd]/g, ''));
  const known = new Map<string, boolean>();
  return (char) => {
    const before = known.get(char);
    if (before !== undefined) return before;
    const result = pattern.test(char);
    known.set(char, result);
    return result;
  };
}

class Engine {
  count = 0;
  readonly #flags: string;
  #text: readonly string[] = [];
  readonly #groups = new Map<AST.CapturingGroup, string>();

  constructor(flags: string) {
    this.#flags = flags;
  }

  get length(): number {
    return this.#text.length;
  }

  read(text: string): void {
    this.#text = /[uv]/.test(this.#flags) ? [...text] : text.split('');
    this.#groups.clear();
    this.count = 0;
  }

  #step(): void {
    this.count += 1;
    if (this.count >= MOST_STEPS) throw new TooMany();
  }

  /** @param way 1 to read forwards, -1 backwards, as what looks behind does */
  any(alternatives: readonly AST.Alternative[], way: 1 | -1): Matcher {
    const all = alternatives.map(({ elements }) => this.#sequence(elements, way));
    return (at, next) => all.some((one) => one(at, next));
  }

  #sequence(elements: readonly AST.Element[], way: 1 | -1): Matcher {
    const all = (way === 1 ? elements : elements.toReversed()).map((one) => this.#element(one, way));
    return all.reduceRight<Matcher>(
      (rest, first) => (at, next) => first(at, (after) => rest(after, next)),
      (at, next) => next(at),
    );
  }

  #element(element: AST.Element, way: 1 | -1): Matcher {
    switch (element.type) {
      case 'Group':
        return this.any(element.alternatives, way);
      case 'CapturingGroup':
        return this.#captured(element, way);
      case 'Quantifier':
        return this.#repeated(element, way);
      case 'Assertion':
        return this.#assertion(element);
      case 'Backreference':
        return this.#again(element, way);
      default:
        return this.#leaf(element as Leaf, way);
    }
  }

  #leaf(leaf: Leaf, way: 1 | -1): Matcher {
    const matches = leafTest(leaf, this.#flags);
    return (at, next) => {
      this.#step();
      const char = this.#text[way === 1 ? at : at - 1];
      return char !== undefined && matches(char) && next(at + way);
    };
  }

  #repeated({ element, min, max, greedy }: AST.Quantifier, way: 1 | -1): Matcher {
    const once = this.#element(element, way);
    const from = (count: number, at: number, next: Next): boolean => {
      this.#step();
      const more = () =>
        count < max && once(at, (after) => (after !== at || count < min) && from(count + 1, after, next));
      if (count < min) return more();
      return greedy ? more() || next(at) : next(at) || more();
    };
    return (at, next) => from(0, at, next);
  }

  #captured(group: AST.CapturingGroup, way: 1 | -1): Matcher {
    const inside = this.any(group.alternatives, way);
    return (at, next) =>
      inside(at, (after) => {
        const before = this.#groups.get(group) ?? '';
        this.#groups.set(group, this.#text.slice(Math.min(at, after), Math.max(at, after)).join(''));
        if (next(after)) return true;
        this.#groups.set(group, before);
        return false;
      });
  }

  #again({ resolved }: AST.Backreference, way: 1 | -1): Matcher {
    return (at, next) => {
      const wanted = [resolved].flat().flatMap((group) => [...(this.#groups.get(group) ?? '')]);
      const from = way === 1 ? at : at - wanted.length;
      const isSame = wanted.every((char, index) => {
        this.#step();
        return this.#text[from + index] === char;
      });
      return isSame && next(at + way * wanted.length);
    };
  }

  #assertion(assertion: AST.Assertion): Matcher {
    switch (assertion.kind) {
      case 'lookahead':
      case 'lookbehind': {
        const inside = this.any(assertion.alternatives, assertion.kind === 'lookahead' ? 1 : -1);
        return (at, next) => inside(at, () => true) !== assertion.negate && next(at);
      }
      case 'word':
        return (at, next) => {
          this.#step();
          return (this.#isWord(at - 1) !== this.#isWord(at)) !== assertion.negate && next(at);
        };
      default: {
        const isStart = assertion.kind === 'start';
        return (at, next) => {
          this.#step();
          const beside = this.#text[isStart ? at - 1 : at];
          const holds = beside === undefined || (this.#flags.includes('m') && /[\n\r\u2028\u2029]/.test(beside));
          return holds && next(at);
        };
      }
    }
  }

  #isWord(at: number): boolean {
    return /^\w$/.test(this.#text[at] ?? '');
  }
}
