/** What a step of another notifier sends, read from its inputs and variables. */

import { parse } from 'yaml';
import { defined } from '../defined.ts';
import { peerNamed, peerOfVariable } from '../settings/peers.ts';
import type { Expressions } from './expressions.ts';
import { ownWords } from './own-words.ts';
import { type PayloadTexts, textsOf } from './payload.ts';
import { type PeerAction, partOfInput, partOfVariable, type StepPart } from './peer-actions.ts';
import type { Field, WorkflowStep } from './workflow.ts';

/** Why a step is left alone, as words behind its name. */
export interface MoveRefusal {
  readonly reason: string;
  readonly line: number;
}

/** Texts hold signs in the place of expressions. */
export interface PeerMessage {
  /** As written: an expression, or an address. */
  readonly address?: string;
  /** The channel that was asked for. */
  readonly target?: string;
  readonly title?: string;
  readonly text?: string;
  /** Texts for one end each. */
  readonly byEnd: Readonly<Partial<Record<'on-success' | 'on-failure' | 'on-cancelled', string>>>;
  readonly sender?: string;
  readonly avatar?: string;
  /** Words for `mention`. */
  readonly mentions: readonly string[];
  /** People and groups of the other service. */
  readonly strangers: readonly string[];
  readonly when?: string;
  readonly status?: string;
  readonly timeZone?: string;
  /** What was given and has no place, with the reason. */
  readonly lost: readonly string[];
  /** Fields of the step that are the other notifier's. */
  readonly fields: readonly Field[];
}

/** Reads a step; a refusal where its message cannot be made here. */
export function readPeerMessage(
  step: WorkflowStep,
  action: PeerAction,
  expressions: Expressions,
): PeerMessage | MoveRefusal {
  const reading = new StepReading(action, expressions);
  for (const field of step.with) {
    const part = partOfInput(action, field.name);
    reading.take(field, part, peerNamed(field.name)?.advice);
    if (reading.refusal !== undefined) return reading.refusal;
  }
  for (const field of step.env) {
    const part = partOfVariable(action, field.name);
    if (part !== undefined) reading.take(field, part, peerOfVariable(field.name)?.advice);
    if (reading.refusal !== undefined) return reading.refusal;
  }
  return reading.message();
}

const CALLS: Readonly<Record<string, string>> = { here: 'here', channel: 'team', everyone: 'team', team: 'team' };
/** Named values of `notify_when`, and ours. */
const WHEN: Readonly<Record<string, string>> = {
  ...{ success: 'success', failure: 'failure', failed: 'failure', cancelled: 'cancelled', always: 'always' },
};

const STARTING: readonly string[] = [
  'starting',
  'started',
  'start',
  'in_progress',
  'in-progress',
  'running',
  'pending',
];

class StepReading {
  refusal: MoveRefusal | undefined;
  readonly #action: PeerAction;
  readonly #expressions: Expressions;
  readonly #values: { -readonly [K in keyof PeerMessage]?: PeerMessage[K] } = {};
  readonly #byEnd: Record<string, string> = {};
  readonly #mentions: string[] = [];
  readonly #strangers: string[] = [];
  readonly #lost: string[] = [];
  readonly #fields: Field[] = [];
  readonly #unmatched: string[] = [];
  #summary: string | undefined;

  constructor(action: PeerAction, expressions: Expressions) {
    this.#action = action;
    this.#expressions = expressions;
  }

  take(field: Field, part: StepPart | undefined, advice: string | undefined): void {
    const { name, value, line, anchor } = field;
    this.#fields.push(field);
    if (anchor !== undefined) this.#refuse(line, `${name} carries the anchor &${anchor}, which other places may use`);
    else if (value === undefined) this.#refuse(line, `${name} is more than one value`);
    else if (value.trim() === '') return;
    else if (part === undefined) this.#unmatched.push(name);
    else this.#takers[part](name, value, line, advice);
  }

  message(): PeerMessage {
    const { text = this.#summary } = this.#values;
    return defined<PeerMessage>({
      ...this.#values,
      text,
      byEnd: this.#byEnd,
      mentions: this.#mentions,
      strangers: this.#strangers,
      lost:
        this.#unmatched.length === 0
          ? this.#lost
          : [...this.#lost, `${this.#unmatched.join(', ')}: no counterpart here`],
      fields: this.#fields,
    });
  }

  readonly #takers: Readonly<Record<StepPart, (name: string, value: string, line: number, advice?: string) => void>> = {
    address: (_, value) => this.#address(value),
    token: (_, value) => this.#address(value),
    text: (name, value) => this.#text(name, value),
    title: (_, value) => {
      this.#values.title = this.#marked(value);
    },
    payload: (name, value, line) => this.#payload(name, value, line),
    'on-success': (name, value) => this.#endText(name, 'on-success', value),
    'on-failure': (name, value) => this.#endText(name, 'on-failure', value),
    'on-cancelled': (name, value) => this.#endText(name, 'on-cancelled', value),
    sender: (_, value) => {
      this.#values.sender = value.trim();
    },
    avatar: (name, value) => {
      if (/^(?:https:|\$\{\{)/.test(value.trim())) this.#values.avatar = value.trim();
      else this.#lose(`${name} is no https address`);
    },
    mention: (_, value) => this.#mention(value),
    'mention-groups': (_, value) => this.#strangers.push(...value.split(/[\s,]+/).filter((word) => word !== '')),
    when: (name, value) => this.#when(name, value),
    status: (name, value) => this.#status(name, value),
    target: (_, value) => {
      this.#values.target = value.trim();
    },
    kind: () => {},
    due: (name) => this.#lose(`${name} has no place in a chat message`),
    'time-zone': (_, value) => {
      this.#values.timeZone = value.trim();
    },
    refused: (name, _, line) => this.#refuse(line, REFUSED[name.replaceAll('_', '-')] ?? `${name} has no counterpart`),
    none: (name, value, line, advice) => this.#needless(name, value, line, advice),
  };

  #address(value: string): void {
    this.#values.address ??= value.trim();
  }

  #text(name: string, value: string): void {
    const marked = this.#marked(value);
    // Shown where cards are not.
    if (name === 'summary') {
      this.#summary = marked;
      return;
    }
    this.#values.text = this.#values.text === undefined ? marked : `${this.#values.text}\n${marked}`;
  }

  #endText(_: string, end: string, value: string): void {
    this.#byEnd[end] = this.#marked(value);
  }

  /** The text with its expressions marked, those of the action's own language as well. */
  #marked(value: string): string {
    return ownWords(this.#expressions.marked(value), this.#action, this.#expressions);
  }

  #payload(name: string, value: string, line: number): void {
    const read = parsed(this.#expressions.marked(value));
    const texts = read === undefined ? undefined : textsOf(name, read);
    if (texts === undefined) this.#refuse(line, `${name} cannot be read as JSON or YAML`);
    else if (texts.text === '') this.#refuse(line, `${name} holds no text of a message`);
    else this.#takeTexts(name, texts);
  }

  #takeTexts(name: string, { text, sender, avatar, target, lost }: PayloadTexts): void {
    const written = (marked: string) => this.#expressions.unmarked(marked);
    const values = this.#values;
    values.text = values.text === undefined ? text : `${values.text}\n${text}`;
    if (sender !== undefined) values.sender ??= written(sender);
    if (avatar?.startsWith('https:')) values.avatar ??= written(avatar);
    if (target !== undefined) values.target ??= written(target);
    for (const one of lost) this.#lose(`${one} of ${name}: a message is Markdown, and has none`);
  }

  #mention(value: string): void {
    for (const word of value.split(/[\s,]+/).filter((one) => one !== '')) {
      const name = word.replace(/^[@!]/, '');
      if (Object.hasOwn(CALLS, name)) this.#mentions.push(CALLS[name] ?? '');
      else this.#strangers.push(word);
    }
  }

  #when(name: string, value: string): void {
    const words = value
      .replaceAll(/[[\]"']/g, ' ')
      .split(/[\s,]+/)
      .filter((word) => word !== '');
    const ours = words.flatMap((word) => (Object.hasOwn(WHEN, word) ? [WHEN[word] ?? ''] : []));
    const others = words.filter((word) => !Object.hasOwn(WHEN, word));
    if (others.length > 0) this.#lose(`${name}: ${others.join(', ')} is no end that is told here`);
    const isAll = ['success', 'failure', 'cancelled'].every((word) => ours.includes(word));
    if (ours.length > 0 && !ours.includes('always') && !isAll) this.#values.when = [...new Set(ours)].join(', ');
  }

  #status(name: string, value: string): void {
    const expression = /^\$\{\{(.*)\}\}$/s.exec(value.trim())?.[1]?.trim();
    if (expression === 'job.status') return;
    const isNeeds = /^tojson\(needs\)$/i.test(expression ?? '');
    if (isNeeds) this.#values.status = '${{ toJSON(needs) }}';
    else if (STARTING.includes(value.trim().toLowerCase())) this.#values.status = 'in_progress';
    else if (
      expression !== undefined ||
      ['success', 'failure', 'cancelled', 'skipped'].includes(value.trim().toLowerCase())
    )
      this.#values.status = value.trim();
    else this.#lose(`${name} "${value.trim()}" is no end of a build`);
  }

  #needless(name: string, value: string, line: number, advice?: string): void {
    const written = name.replaceAll('_', '-').toLowerCase();
    const technique = written === 'method' || written === 'webhook-type';
    const refusal = technique ? noMessage(this.#action, value.trim()) : undefined;
    if (refusal !== undefined) this.#refuse(line, refusal);
    if (technique || QUIET.includes(written)) return;
    const reason = advice?.replace(/^Leave it out: /, '');
    if (reason === undefined) this.#unmatched.push(name);
    else this.#lose(`${name}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`);
  }

  #lose(words: string): void {
    this.#lost.push(words);
  }

  #refuse(line: number, reason: string): void {
    this.refusal ??= { line, reason };
  }
}

/** Why this way to send posts no message; undefined where it does. */
function noMessage({ name }: PeerAction, technique: string): string | undefined {
  if (!name.startsWith('slackapi/')) {
    return technique.toUpperCase() === 'POST' ? undefined : `it sends a ${technique.toUpperCase()}, and no message`;
  }
  if (technique === 'webhook-trigger') return "it starts a workflow of Slack's, which takes values and no message";
  return ['chat.postMessage', 'incoming-webhook'].includes(technique) ? undefined : `${technique} posts no message`;
}

/** Of no interest to anybody who reads a message. */
const QUIET: readonly string[] = [
  'github-token',
  'contenttype',
  'content-type',
  'repo-token',
  'token',
  'debug',
  'slack-webhook-type',
  'disable-web-page-preview',
];

const REFUSED: Readonly<Record<string, string>> = {
  'custom-payload': 'its payload is JavaScript, which is not run here',
  overwrite: 'its payload is JavaScript, which is not run here',
  'payload-file-path': 'its text stands in a file: move that into a template by hand, and name it with "template"',
  'message-file': 'its text stands in a file: move that into a template by hand, and name it with "template"',
  'raw-data': 'its text stands in a file: move that into a template by hand, and name it with "template"',
  'SLACK-CUSTOM-PAYLOAD': 'its payload is a file of blocks: write its text as "body" by hand',
  'DISCORD-EMBEDS': 'its embeds are given by a variable: write their text as "body" by hand',
  'update-ts': 'it changes a message that was sent before, and what was sent here is never changed',
  command: 'it runs a command, and posts no message',
  username: 'it logs in, and so posts to no webhook',
  password: 'it logs in, and so posts to no webhook',
  'bearer-token': 'it logs in, and so posts to no webhook',
  bearerToken: 'it logs in, and so posts to no webhook',
  customHeaders: 'it sends headers of its own, and so posts to no webhook',
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return parse(text, { logLevel: 'silent', maxAliasCount: 20 });
    } catch {
      return undefined;
    }
  }
}
