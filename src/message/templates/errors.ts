/** Converts the template engine's errors: location, message, and the name that was probably meant. */

import { Token } from 'liquidjs';
import type { Diagnostic } from '../../diagnostic.ts';
import { toMessage } from '../../errors.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { sentence, shortName } from '../../text/format.ts';
import { truncatePlain } from '../markdown/plain.ts';
import type { Source } from '../render-types.ts';

/** A name in a template. A variable is a fact, or one of the author's. */
type TemplateNameKind = 'variable' | 'filter' | 'tag';

/** Names that people try instead of each fact, in lowercase and without separators. */
const TRIED: Readonly<Record<string, string>> = {
  conclusion: 'status result outcome state failed jobstatus',
  'ref.name': 'branch branchname refname tag tagname',
  'commit.author.name': 'author authorname committer commitauthor',
  'actor.login': 'user username sender triggeredby',
  'commit.subject': 'message commitmessage committitle',
  'commit.short': 'sha shortsha commitsha commitid revision',
  'repository.name': 'repo reponame project projectname repositoryname',
  'run.url': 'url link runurl buildurl joburl pipelineurl htmlurl',
  'run.number': 'runnumber build buildnumber buildid runid pipeline',
  'run.duration_seconds': 'duration elapsed',
  'job.name': 'jobname buildname',
  'event.name': 'eventname eventtype',
  'pull_request.title': 'title prtitle pr',
  'deployment.environment': 'environment stage',
  failed_jobs: 'failingjobs failures',
};

/** Contexts of GitHub's expressions. */
const CONTEXTS = ['github', 'env', 'secrets', 'steps', 'needs', 'matrix', 'runner', 'strategy'];
const IN_EXPRESSIONS =
  'Of GitHub itself it is a ${{ … }} expression: give it under variables, and write {{ vars.… }}. Most of it is a fact: {{ actor.login }}, {{ ref.name }}, {{ run.url }}.';

export const NO_FUNCTIONS =
  'There are no functions here: write a fact with filters, the option "when: failure", or ref.name contains "release"';

const NO_FILES = 'Templates read no files; write the text into the template itself.';
const NO_CODE = 'It would run a text as a part of the template; use where, find, has, reject or group_by.';

/** Omitted tags and filters of Liquid, each with its replacement. */
export const LEFT_OUT: Readonly<Record<Exclude<TemplateNameKind, 'variable'>, ReadonlyMap<string, string>>> = {
  tag: new Map(['include', 'render', 'layout', 'block'].map((name) => [name, NO_FILES])),
  filter: new Map([
    [
      'raw',
      'Values are always escaped, so that no event can write into the message; write Markdown into the template itself.',
    ],
    ['sample', 'The same facts give the same message: take first or last.'],
    ...['where', 'reject', 'group_by', 'has', 'find', 'find_index'].map((name) => [`${name}_exp`, NO_CODE] as const),
  ]),
};

/** Maximum characters of the engine's message, which may quote the template. */
const MAX_MESSAGE_LENGTH = 300;
const MAX_SUGGESTED_NAMES = 60;

/** The names that a template may use, for a suggestion. */
type KnownNames = Readonly<Record<TemplateNameKind, readonly string[]>>;

/** One error of a template, with the suggested fix. */
export interface TemplateError {
  /** Position of the wrong word in the template, from 1; absent for a limit of the complete text. */
  readonly at?: { readonly line: number; readonly column: number };
  readonly message: string;
  readonly hint: string;
}

/** Converts an error of the engine for people. */
export function toTemplateError(error: unknown, names: KnownNames): TemplateError {
  const [message = ''] = toMessage(error)
    .replace(/, line:\d+, col:\d+$/, '')
    .split('\n');
  const [, kind, name = ''] = /^undefined (variable|filter): (.+)$/.exec(message) ?? [];
  const problem = kind === 'variable' || kind === 'filter' ? unknownName(kind, name, names) : findError(message, names);
  const at = locateError(error, kind === 'filter' ? name : undefined);
  return at === undefined ? problem : { at, ...problem };
}

function findError(message: string, names: KnownNames): Omit<TemplateError, 'at'> {
  const tag = /^tag "(.+)" not found$/.exec(message)?.[1];
  if (tag !== undefined && !/^(?:end\w+|else|elsif|when)$/.test(tag)) return unknownName('tag', tag, names);
  if (tag !== undefined) {
    const hint = 'Check that each {% if %}, {% for %} and the like has its own end, the inner one first.';
    return { message: `"${shortName(tag)}" belongs to no tag that is open here`, hint };
  }
  const shortMessage = truncatePlain(message, MAX_MESSAGE_LENGTH);
  const [, hint = 'See the Liquid language at https://liquidjs.com.', text = shortMessage] =
    HINTS.find(([pattern]) => pattern.test(message)) ?? [];
  return { message: text, hint };
}

/** The engine's syntax errors, with a fix and a clearer message. */
const HINTS: readonly (readonly [RegExp, string, string?])[] = [
  [/limit exceeded$|^Invalid string length$/, 'Make the template or its loops smaller.', 'the template takes too much'],
  [/^output .* not closed$/s, 'Close it with }}.'],
  [/^tag \{%.* not closed$/s, 'Write its end, such as {% endif %} or {% endfor %}.'],
  [/^tag .* not closed$/s, 'Close it with %}.'],
  [/^expected "\|" before filter$/, 'Write "==" to compare, and "|" before a filter.', 'something is left over here'],
  [/^unexpected token "\)"|^unbalanced parentheses/, NO_FUNCTIONS],
  [/^invalid value/, 'Write a fact, such as workflow, or a text in quotes.', 'a value is missing here, or is none'],
  [/^this is a group/, 'Use one of them behind a dot; a list of groups is shown by the filter table, or a loop.'],
];

export function unknownName(kind: TemplateNameKind, name: string, known: KnownNames): Omit<TemplateError, 'at'> {
  const noun = kind === 'variable' ? 'fact or variable' : kind;
  const replacement = kind === 'variable' ? replaceVariable(name) : LEFT_OUT[kind].get(name);
  return { message: `there is no ${noun} "${shortName(name)}"`, hint: replacement ?? suggest(kind, name, known[kind]) };
}

/** Returns undefined if the meaning of the name is unknown. */
function replaceVariable(name: string): string | undefined {
  if (CONTEXTS.includes(name.split('.', 1)[0] ?? '')) return IN_EXPRESSIONS;
  const tried = name
    .toLowerCase()
    .replaceAll(/[_-]/g, '')
    .replace(/^git(?:hub)?(?=.)/, '');
  const meant = Object.entries(TRIED).find(([, names]) => names.split(' ').includes(tried))?.[0];
  return meant && `Did you mean "${meant}"?`;
}

function suggest(kind: TemplateNameKind, name: string, known: readonly string[]): string {
  const meant = closestMatch(name, known);
  if (meant !== undefined) return `Did you mean "${shortName(meant)}"?`;
  const variable = /^vars\.([^.]+)/.exec(name)?.[1];
  if (variable !== undefined) return `Give it a value in the option variables, with a row "${shortName(variable)}: …".`;
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const inGroup = known.filter((one) => one.startsWith(group) && !one.slice(group.length).includes('.'));
  const near = inGroup.length > 0 ? inGroup : known.filter((one) => !one.includes('.'));
  const quotes = /^\w+$/.test(name) && kind === 'variable' ? `A text stands in quotes: "${shortName(name)}". ` : '';
  return `${quotes}Known: ${near.slice(0, MAX_SUGGESTED_NAMES).map(shortName).join(', ')}${near.length > MAX_SUGGESTED_NAMES ? ' …' : '.'}`;
}

/** Locates the name, or else the tag or output. For an unknown filter the engine reports only its output. */
function locateError(error: unknown, filter: string | undefined): TemplateError['at'] {
  if (!(error instanceof Error)) return undefined;
  const inner = 'originalError' in error ? locateError(error.originalError, filter) : undefined;
  if (inner !== undefined || !('token' in error)) return inner;
  const { token } = error;
  // The token comes from built-in code, not from a text.
  if (!(token instanceof Token) || token.input === '') return undefined;
  const name = filter && new RegExp(`(?<=\\|\\s*)${filter.replaceAll(/\W/g, '.')}(?![\\w-])`);
  const at = name ? Math.max(0, token.getText().search(name)) : 0;
  const lines = token.input.slice(0, token.begin + at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const HIDDEN = {
  message: 'the text holds a secret, so what is wrong here is not shown',
  hint: 'Take the secret out of it',
};
/** Replacements for an invalid text. */
const INSTEAD: Readonly<Record<Source['part'], string>> = {
  subject: 'Your template failed, so the default text was used instead.',
  body: 'Your template failed, so the default text was used instead.',
  'only-if': 'Your condition could not be decided, so it keeps nothing back.',
};

/** Adds the location, in a file from its first line. Leaves only that if the source contains a secret. */
export function templateDiagnostic(source: Source, error: TemplateError, hide: (text: string) => string): Diagnostic {
  const { part, location, text } = source;
  const { at } = error;
  const line = at && part !== 'only-if' ? at.line + (location?.line ?? 1) - 1 : undefined;
  const column = at && at.column + (at.line === 1 ? (location?.column ?? 1) - 1 : 0);
  const hasSecret = [text, error.message, error.hint].some((one) => hide(one) !== one);
  const { message, hint } = hasSecret ? HIDDEN : error;
  return {
    code: 'mistake',
    severity: 'error',
    resolution: INSTEAD[part],
    location: { part, file: location?.file, line, column },
    message: sentence(message),
    hint: sentence(hint),
  };
}
