/** Every pattern that the sources write: literals, `new RegExp(…)` and `unicodePattern(…)`, and what is made of tables. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { CredentialFinder } from '../../src/text/credentials/finder.ts';
import { COMMANDS } from '../../src/text/credentials/phrases/commands.ts';
import type { PhraseRow } from '../../src/text/credentials/phrases/phrase.ts';
import { TEXTS } from '../../src/text/credentials/phrases/texts.ts';
import { files } from './source.ts';

export interface Pattern {
  /** `src/text/amounts.ts:13`. */
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Stands for what only running tells: no more than a word or two. */
const UNKNOWN = '(?:Q|QQ)';

export function patternsOf(file: string, source = readFileSync(file, 'utf8')): readonly Pattern[] {
  const { program } = parseSync(file, source);
  const constants = constantsOf(program, file);
  const patterns: Pattern[] = [];
  const add = (start: number, pattern: string, flags: string) =>
    patterns.push({
      place: `${file}:${source.slice(0, start).split('\n').length}`,
      source: new RegExp(pattern, flags).source,
      flags,
    });
  const called = ({ callee, arguments: given, start }: ESTree.CallExpression | ESTree.NewExpression) => {
    const name = callee.type === 'Identifier' ? callee.name : '';
    if (name !== 'RegExp' && name !== 'unicodePattern') return;
    const [pattern = UNKNOWN, flags = ''] = given.map((one) => textOf(one, constants));
    add(start, pattern, name === 'RegExp' ? flags.replaceAll(UNKNOWN, '') : `${flags}u`);
  };
  new Visitor({
    Literal: (one) => {
      if ('regex' in one) add(one.start, one.regex.pattern, one.regex.flags);
    },
    NewExpression: called,
    CallExpression: called,
  }).visit(program);
  return patterns;
}

export async function allPatterns(): Promise<readonly Pattern[]> {
  const written = files.flatMap((file) => patternsOf(file));
  const unsure = written
    .filter(({ source }) => source.includes(UNKNOWN))
    .map(({ place }) => place.replace(/:\d+$/, ''));
  const made: Pattern[] = [];
  for (const file of new Set([...unsure, ...FINDERS])) made.push(...(await patternsMade(file)));
  return [...written, ...made];
}

/** Their patterns are made when a head of theirs is met. */
const FINDERS = ['src/text/credentials/phrases/phrase.ts', 'src/text/credentials/shapes/shapes.ts'];

/** What a file makes when it is loaded anew; those that recognise credentials look for each of their heads as well. */
async function patternsMade(file: string): Promise<readonly Pattern[]> {
  const made: Pattern[] = [];
  const real = RegExp;
  globalThis.RegExp = new Proxy(real, {
    construct: (target, given: ConstructorParameters<typeof RegExp>) => {
      const pattern = new target(...given);
      made.push({ place: `${file}:made`, source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    const module: Partial<FinderModule> = await import(/* @vite-ignore */ `../../${file}?made`);
    const phrases = module.phraseFinder === undefined ? [] : [...COMMANDS, ...TEXTS].map(module.phraseFinder);
    for (const { heads, find } of [...phrases, ...(module.shapeFinders?.() ?? [])]) {
      for (const head of heads) find(` ${' '.repeat(LONGEST_BEFORE)}${head}`, 1 + LONGEST_BEFORE);
    }
  } finally {
    globalThis.RegExp = real;
  }
  return made;
}

interface FinderModule {
  readonly phraseFinder: (row: PhraseRow) => CredentialFinder;
  readonly shapeFinders: () => readonly CredentialFinder[];
}

/** More than any shape has before its head. */
const LONGEST_BEFORE = 200;

type Constants = ReadonlyMap<string, () => string>;

/** Texts and patterns that names of a file stand for, those that it imports as well. */
function constantsOf(program: ESTree.Program, file: string): Constants {
  const known = new Map<string, () => string>();
  for (const statement of program.body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (inner?.type === 'VariableDeclaration') {
      for (const { id, init } of inner.declarations) {
        if (id.type === 'Identifier' && init !== null) known.set(id.name, () => textOf(init, known));
      }
    }
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      const from = join(dirname(file), statement.source.value);
      for (const { local } of statement.specifiers) known.set(local.name, () => importedText(from, local.name));
    }
  }
  return known;
}

function importedText(from: string, name: string): string {
  if (!from.endsWith('.ts')) return UNKNOWN;
  return constantsOf(parseSync(from, readFileSync(from, 'utf8')).program, from).get(name)?.() ?? UNKNOWN;
}

function textOf(node: ESTree.Node, constants: Constants): string {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? node.regex.pattern : String(node.value);
    case 'TemplateLiteral':
      return templateText(node, constants, 'cooked');
    case 'TaggedTemplateExpression':
      return templateText(node.quasi, constants, 'raw');
    case 'BinaryExpression':
      return textOf(node.left, constants) + textOf(node.right, constants);
    case 'Identifier':
      return constants.get(node.name)?.() ?? UNKNOWN;
    case 'ArrayExpression':
      return node.elements.map((one) => (one === null ? '' : textOf(one, constants))).join('|');
    case 'MemberExpression':
      return 'name' in node.property && node.property.name === 'source' ? textOf(node.object, constants) : UNKNOWN;
    case 'CallExpression':
      return calledText(node, constants);
    default:
      return UNKNOWN;
  }
}

function templateText({ quasis, expressions }: ESTree.TemplateLiteral, constants: Constants, as: 'raw' | 'cooked') {
  return quasis
    .map(({ value }, at) => {
      const behind = expressions[at];
      return (value[as] ?? '') + (behind === undefined ? '' : textOf(behind, constants));
    })
    .join('');
}

/** `all.join('|')` and `text.replaceAll('\n', '')`. */
function calledText({ callee, arguments: given }: ESTree.CallExpression, constants: Constants): string {
  if (callee.type !== 'MemberExpression' || !('name' in callee.property)) return UNKNOWN;
  const text = textOf(callee.object, constants);
  const [from, to] = given.map((one) => textOf(one, constants));
  if (callee.property.name === 'join') return text;
  const replaces = callee.property.name === 'replaceAll' && from !== undefined && to !== undefined;
  return replaces ? text.replaceAll(from, () => to) : UNKNOWN;
}
