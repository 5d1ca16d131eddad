/** The words of a script that posts to a webhook with `curl`. */

import { type Expressions, expressionOfVariable } from './expressions.ts';

/** What a script posts. Texts hold signs in the place of expressions. */
export interface CurlPost {
  readonly address: string;
  /** JSON. */
  readonly data: string;
}

/** Why a script is left alone; undefined words where it posts to nobody that is known. */
export interface CurlRefusal {
  readonly reason: string | undefined;
}

/** Addresses of webhooks, and the names of secrets that hold them. */
const HOOK =
  /hooks\.slack\.com|discord(?:app)?\.com\/api\/webhooks|webhook\.office\.com|logic\.azure\.com|chat\.googleapis\.com|mattermost|web_?hook|slack|discord|teams|(?:^|_)hook(?:_|$)/i;
const VALUED = [
  '-X',
  '--request',
  '-H',
  '--header',
  '-o',
  '--output',
  '-w',
  '--write-out',
  '-m',
  '--max-time',
  '--retry',
  '--retry-delay',
  '--connect-timeout',
  '-A',
  '--user-agent',
];
const DATA = ['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json', '--data-urlencode'];
const BESIDE = /^(?:echo|printf|set|:|true|exit 0)(?:\s|$)/;

/** Reads a script; a refusal where it does more than to post one message. */
export function readCurl(script: string, expressions: Expressions): CurlPost | CurlRefusal {
  if (!/\bcurl\b/.test(script) || !HOOK.test(script)) return { reason: undefined };
  const lines = commandsOf(expressions.marked(script.replaceAll('\r\n', '\n')));
  const calls = lines.filter((line) => line.startsWith('curl '));
  const [call, another] = calls;
  if (call === undefined) return { reason: 'its call of curl stands within another command' };
  if (another !== undefined) return { reason: 'it calls curl more than once' };
  const others = lines.filter((line) => line !== call && !(BESIDE.test(line) && !/[>|]/.test(line)));
  if (others.length > 0) return { reason: 'its script does more than to post a message' };
  const words = wordsOf(withoutTail(call), expressions);
  return words === undefined
    ? { reason: 'its shell works out the text or the address ($(…), a pipe, a file)' }
    : postOf(words, expressions);
}

/** What becomes of its output, and whether its failure counts, is nothing of the message. */
function withoutTail(call: string): string {
  return call
    .trimEnd()
    .replace(/(?:>[ \t]{0,9}\/dev\/null|2>&1|\|\|[ \t]{0,9}(?:true|:|echo[ \t][^|;&]*))$/, '')
    .trimEnd();
}

function postOf(words: readonly string[], expressions: Expressions): CurlPost | CurlRefusal {
  let address: string | undefined;
  let data: string | undefined;
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? '';
    const [flag = '', joined] = /^(--[\w-]+)=(.*)$/s.exec(word)?.slice(1) ?? [word];
    if (DATA.includes(flag)) {
      if (data !== undefined) return { reason: 'it posts a form, and no JSON' };
      data = joined ?? words[++at];
    } else if (VALUED.includes(flag)) at += joined === undefined ? 1 : 0;
    else if (flag === '--url') address = joined ?? words[++at];
    else if (word === '-F' || word === '--form') return { reason: 'it posts a form, and no JSON' };
    else if (word === '-u' || word === '--user') return { reason: 'it logs in, and so posts to no webhook' };
    else if (!word.startsWith('-')) address ??= word;
  }
  if (address === undefined || data === undefined) return { reason: undefined };
  if (!HOOK.test(expressions.unmarked(address))) return { reason: undefined };
  if (data.startsWith('@')) return { reason: 'its text stands in a file: move that into a template by hand' };
  return { address: expressions.unmarked(address), data: data.replace(/^payload=/, '') };
}

/** The lines of a script as commands: without comments, with those joined that a backslash or a quote carries on. */
function commandsOf(script: string): readonly string[] {
  const commands: string[] = [];
  let command = '';
  let quote = '';
  for (const line of script.replaceAll(/\\\n[ \t]*/g, ' ').split('\n')) {
    if (quote === '' && /^\s*(?:#|$)/.test(line)) continue;
    command += command === '' ? line.trim() : `\n${line}`;
    quote = openQuote(command);
    if (quote !== '') continue;
    commands.push(command);
    command = '';
  }
  return command === '' ? commands : [...commands, command];
}

/** The quote that a text leaves open; empty where there is none. */
function openQuote(text: string): string {
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\\' && quote !== "'") at++;
    else if (quote === '' && (sign === "'" || sign === '"')) quote = sign;
    else if (sign === quote) quote = '';
  }
  return quote;
}

/** The words of a command, as the shell makes them; undefined where it would have to run something. */
function wordsOf(command: string, expressions: Expressions): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < command.length; at++) {
    const sign = command[at] ?? '';
    const rest = command.slice(at);
    if (quote === "'") {
      if (sign === "'") quote = '';
      else word += sign;
      continue;
    }
    if (sign === '`' || rest.startsWith('$(') || rest.startsWith('<<')) return undefined;
    const variable = /^\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/.exec(rest);
    if (variable !== null) {
      word = (word ?? '') + expressions.sign(expressionOfVariable(variable[1] ?? variable[2] ?? ''));
      at += variable[0].length - 1;
    } else if (rest.startsWith('${')) return undefined;
    else if (sign === '\\') {
      const next = command[++at] ?? '';
      // Within double quotes a backslash hides these alone.
      word = (word ?? '') + (quote === '"' && !'"\\$`'.includes(next) ? `\\${next}` : next);
    } else if (quote === '"') {
      if (sign === '"') quote = '';
      else word += sign;
    } else if (sign === "'" || sign === '"') {
      quote = sign;
      word ??= '';
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (/[|;&<>]/.test(sign)) return undefined;
    else word = (word ?? '') + sign;
  }
  return word === undefined ? words : [...words, word];
}
