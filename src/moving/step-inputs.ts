/** The message of another notifier as inputs of our action. */

import { type Expressions, factOf } from './expressions.ts';
import { type MarkdownText, type Markup, markdownOf } from './markup.ts';
import type { PeerMessage } from './peer-message.ts';
import { saysNoMore } from './preset-words.ts';
import type { WorkflowJob } from './workflow.ts';

export interface StepInputs {
  /** By name, as they are written; the address of the webhook is not among them. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Names and expressions for `variables`. */
  readonly variables: ReadonlyMap<string, string>;
  /** What was left out, and why; what a person should know. */
  readonly notes: readonly string[];
}

export interface StepQuestion {
  readonly message: PeerMessage;
  readonly markup: Markup;
  readonly expressions: Expressions;
  /** True where the step runs after a failure alone, and `when` says so from now on. */
  readonly onFailure: boolean;
  /** True where the other action tells of the whole run. */
  readonly wholeRun: boolean;
  readonly job: WorkflowJob;
}

const NEEDS = '${{ toJSON(needs) }}';

/** What the step reports on; undefined for its own job. */
function statusOf(
  { status }: PeerMessage,
  { onFailure, wholeRun, job: { reports, needs } }: StepQuestion,
): string | undefined {
  // From now on the step runs on green as well, where a fixed end would be told.
  const isFixed = status !== undefined && !status.startsWith('${{');
  const isEmpty = status === NEEDS && !needs;
  if (status !== undefined && !isEmpty && !(onFailure && isFixed)) return status;
  if (wholeRun) return 'workflow';
  return reports ? NEEDS : undefined;
}

export function inputsOfStep(question: StepQuestion): StepInputs {
  const { message, markup, expressions, onFailure, job } = question;
  const notes = [...message.lost];
  const read = new TextReading(markup);
  const body = bodyOf(message, read, expressions);
  const inputs = new Map<string, string>();
  const when = onFailure ? 'failure' : message.when;
  if (when !== undefined) inputs.set('when', when);
  const status = statusOf(message, question);
  if (job.reports && status !== message.status && status === NEEDS)
    notes.push('this job only reports, so the message is about the jobs that it needs');
  if (status !== undefined) inputs.set('status', status);
  if (body !== '' && saysNoMore(body)) {
    notes.push('the text says no more than the message does by itself, so none is written');
    expressions.variables.clear();
  } else if (body !== '') inputs.set('body', body);
  const mentions = [...new Set([...message.mentions, ...read.mentions])];
  if (mentions.length > 0) {
    inputs.set('mention', mentions.join(', '));
    if (when !== 'failure') notes.push('`mention` calls where the build is not green, and nobody where it is');
  }
  const strangers = [...new Set([...message.strangers, ...read.strangers])].map((mark) => expressions.unmarked(mark));
  if (strangers.length > 0)
    notes.push(
      `${strangers.join(', ')}: known to the other service alone; write usernames of this one into \`mention\``,
    );
  if (message.timeZone !== undefined) inputs.set('time-zone', message.timeZone);
  if (message.sender !== undefined) inputs.set('sender-name', message.sender);
  if (message.avatar !== undefined) inputs.set('sender-avatar', message.avatar);
  for (const secret of expressions.secrets) notes.push(`${secret} stood in the text, and was left out`);
  return { inputs, variables: expressions.variables, notes };
}

class TextReading {
  readonly mentions: string[] = [];
  readonly strangers: string[] = [];
  readonly #markup: Markup;

  constructor(markup: Markup) {
    this.#markup = markup;
  }

  markdown(text: string): string {
    const read: MarkdownText = markdownOf(text, this.#markup);
    this.mentions.push(...read.mentions);
    this.strangers.push(...read.strangers);
    return read.text;
  }
}

/** A template; empty where there is no text. */
function bodyOf(message: PeerMessage, reading: TextReading, expressions: Expressions): string {
  const { title, text, byEnd } = message;
  const written = (marked: string) => expressions.template(linked(reading.markdown(marked), expressions));
  const parts: string[] = [];
  if (title !== undefined) {
    const template = written(title).replaceAll('\n', ' ');
    if (text === undefined || !saysNoMore(template)) parts.push(`**${template}**`);
  }
  if (text !== undefined) parts.push(written(text));
  const ends = ENDS.flatMap(([name, end]) => {
    const marked = byEnd[name];
    return marked === undefined ? [] : [{ end, words: written(marked) }];
  });
  if (ends.length > 0) parts.push(cases(ends, text === undefined ? '' : parts.pop()));
  return parts
    .filter((part) => part.trim() !== '')
    .join('\n\n')
    .trim();
}

/** That of a failure last: it is for whatever else is red as well. */
const ENDS = [
  ['on-success', 'success'],
  ['on-cancelled', 'cancelled'],
  ['on-failure', undefined],
] as const;

interface EndText {
  /** Undefined for all others. */
  readonly end: string | undefined;
  readonly words: string;
}

/** Each end's own text, and the other one for the rest. */
function cases(ends: readonly EndText[], rest = ''): string {
  const otherwise = ends.find(({ end }) => end === undefined)?.words ?? rest;
  const branches = ends.flatMap(({ end, words }) =>
    end === undefined ? [] : [`if conclusion == "${end}" %}${words}`],
  );
  if (branches.length === 0) return otherwise;
  return `{% ${branches.join('{% els')}${otherwise === '' ? '' : `{% else %}${otherwise}`}{% endif %}`;
}

/** An address that a fact tells is a link by itself where it stands alone. */
function linked(text: string, expressions: Expressions): string {
  return text.replaceAll(/(?<!\]\()(\uE000\d+\uE001)/g, (sign) => {
    const [expression = ''] = expressions.of(sign);
    return factOf(expression)?.endsWith('.url') ? `[${PAGES[factOf(expression) ?? ''] ?? 'page'}](${sign})` : sign;
  });
}

const PAGES: Readonly<Record<string, string>> = {
  'run.url': 'run',
  'commit.url': 'commit',
  'pull_request.url': 'pull request',
  'repository.url': 'repository',
};
