/** A replay as people read it, or as a program does: each run as soon as it is told, and at the end how loud it was. */

import { placeWords } from '../../facts/plan/routed-places.ts';
import { remarkText } from '../../remark.ts';
import type { ReplayEnd, ReplayStep } from '../../replay/replay.ts';
import type { ToldRun } from '../../replay/told-run.ts';
import type { Settings } from '../../settings/settings.ts';
import { count, grouped } from '../../text/amounts.ts';
import { clockTime } from '../../text/calendar.ts';
import { listed, sentence } from '../../text/phrases.ts';
import { messageLines, printMessage } from './message.ts';
import type { Output } from './output.ts';
import { startProgress } from './progress.ts';
import { alignedRows } from './table.ts';

export interface ReplayReport {
  readonly show: (step: ReplayStep) => void;
  readonly close: () => void;
}

export interface ReplayPlace {
  readonly output: Output;
  readonly repository: string;
  readonly settings: Pick<Settings, 'timeZone' | 'kind' | 'when'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

interface ReplayForm {
  readonly json: boolean;
  readonly markdown: boolean;
}

export function replayReport({ json, markdown }: ReplayForm, place: ReplayPlace): ReplayReport {
  const form = json ? new JsonForm(place) : markdown ? new MarkdownForm(place) : new TerminalForm(place);
  const progress = startProgress();
  progress.show(`Reading ${place.repository} …`);
  let [all, done] = [0, 0];
  return {
    show: (step) => {
      progress.end();
      if (step.type === 'begin') all = step.runs;
      if (step.type === 'run') done += 1;
      form.show(step);
      if (step.type !== 'end' && all > 0) progress.show(`${done} told, of ${count(all, 'run')} …`);
    },
    close: () => progress.end(),
  };
}

/** What all forms say alike. */
abstract class Form {
  protected readonly place: ReplayPlace;
  readonly #remarks = new Set<string>();

  constructor(place: ReplayPlace) {
    this.place = place;
  }

  show(step: ReplayStep): void {
    if (step.type === 'begin') this.begin(beginWords(this.place, step));
    else if (step.type === 'run') this.run(step.told, this.#newRemarks(step.told));
    else this.end(step.end);
  }

  protected abstract begin(words: string): void;
  protected abstract run(told: ToldRun, remarks: readonly string[]): void;
  protected abstract end(end: ReplayEnd): void;

  /** Most are the same for all runs, and said once. */
  #newRemarks({ remarks }: ToldRun): readonly string[] {
    const texts = remarks.filter(({ about }) => about !== 'untold').map(remarkText);
    const added = texts.filter((text) => !this.#remarks.has(text));
    for (const text of added) this.#remarks.add(text);
    return added;
  }
}

function beginWords({ repository }: ReplayPlace, { runs, isCut }: Extract<ReplayStep, { type: 'begin' }>): string {
  if (runs === 0) return `${repository} has no runs that are over and fit what was asked for.`;
  return `${repository}: ${isCut ? 'the newest ' : ''}${count(runs, 'run')}, the oldest first.`;
}

class TerminalForm extends Form {
  protected begin(words: string): void {
    this.place.output.print(this.place.output.safe(words));
  }

  protected run(told: ToldRun, remarks: readonly string[]): void {
    const { output } = this.place;
    output.print(`\n${output.style('bold', output.safe(runLine(told, this.place)))}`);
    for (const { subject, body } of told.drafts) {
      if (subject !== undefined) output.print(`  Subject: ${output.safe(subject)}`);
      for (const line of messageLines(body, output)) output.print(line === '' ? '' : `  ${line}`);
    }
    for (const words of wordsBeside(told, remarks)) output.print(`  ${output.style('dim', output.safe(words))}`);
  }

  protected end(end: ReplayEnd): void {
    const { output } = this.place;
    const rows = loudness(end).map(([word, amount]) => [output.safe(word), amount]);
    output.print(`\n${output.style('bold', 'How loud each choice of when would have been:')}`);
    for (const row of alignedRows([['always', ''], ...rows]).slice(1)) output.print(`  ${row}`);
    for (const words of endWords(end)) output.print(output.safe(words));
  }
}

class MarkdownForm extends Form {
  protected begin(words: string): void {
    this.place.output.print(`# Replay\n\n${inMarkdown(words)}`);
  }

  protected run(told: ToldRun, remarks: readonly string[]): void {
    const { output } = this.place;
    output.print(`\n## ${inMarkdown(output.safe(runLine(told, this.place)))}\n`);
    for (const draft of told.drafts) printMessage(output, draft);
    const beside = wordsBeside(told, remarks).map((words) => `> ${inMarkdown(output.safe(words))}`);
    if (beside.length > 0) output.print(`${told.drafts.length > 0 ? '\n' : ''}${beside.join('\n>\n')}`);
  }

  protected end(end: ReplayEnd): void {
    const { output } = this.place;
    output.print('\n## How loud each choice would have been\n\n| when | messages |\n|---|--:|');
    for (const [word, amount] of loudness(end)) output.print(`| ${word} | ${amount} |`);
    output.print('');
    for (const words of endWords(end)) output.print(`- ${inMarkdown(output.safe(words))}`);
  }
}

class JsonForm extends Form {
  readonly #runs: unknown[] = [];

  protected begin(): void {}

  protected run(told: ToldRun, remarks: readonly string[]): void {
    this.#runs.push(runJson(told));
    for (const words of remarks) this.place.output.note(`#${told.run.number}: ${words}`);
  }

  protected end({ totals, requests, ...end }: ReplayEnd): void {
    const { output, repository } = this.place;
    const { messages, ...others } = totals;
    output.json({ repository, runs: this.#runs, totals: messages, ...others, requests });
    for (const words of missingWords(end)) output.note(words);
  }
}

function runJson({ run, facts, endedAt, drafts: [draft], kept, calls, places }: ToldRun): object {
  const { id, number, attempt, workflow, event, branch } = run;
  const { conclusion, change } = facts;
  return {
    ...{ number, id, attempt, workflow, event, branch, conclusion, change, ended_at: endedAt },
    ...{ outcome: draft === undefined ? 'kept' : 'sent', reason: kept },
    ...{ subject: draft?.subject, body: draft?.body, mentions: calls, places },
  };
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEK_MS = 6 * 86_400_000;

/** `#42 CI · push on main · Mon 09:14 · failure, broken`. */
function runLine({ run, facts, endedAt }: ToldRun, { settings, now }: ReplayPlace): string {
  const attempt = run.attempt > 1 ? ` (attempt ${run.attempt})` : '';
  const where = run.branch === undefined ? '' : ` on ${run.branch}`;
  const { day, time, weekday } = clockTime(new Date(endedAt), settings.timeZone);
  const date = now - Date.parse(endedAt) < WEEK_MS ? DAYS[weekday] : day;
  const end = [facts.conclusion ?? 'not known', ...(facts.change === undefined ? [] : [facts.change])].join(', ');
  return [
    `#${run.number}${attempt} ${run.workflow ?? ''}`.trimEnd(),
    `${run.event ?? ''}${where}`,
    `${date} ${time}`,
    end,
  ].join(' · ');
}

function wordsBeside({ kept, calls, places, drafts }: ToldRun, remarks: readonly string[]): readonly string[] {
  return [
    ...(drafts.length === 0 ? [`kept back: ${kept ?? 'nothing to say'}`] : []),
    ...(places === undefined ? [] : [`goes to ${placeWords(places)}`]),
    ...(calls.length > 0 ? [`calls ${listed(calls)}`] : []),
    ...remarks.map((words) => `note: ${words}`),
  ];
}

function loudness({ totals: { messages } }: ReplayEnd): readonly (readonly [string, string])[] {
  return Object.entries(messages).map(([word, amount]) => [word, grouped(amount)]);
}

function endWords(end: ReplayEnd): readonly string[] {
  const { calls, places, incidents } = end.totals;
  const called = timesOf(calls);
  return [
    ...(places === undefined ? [] : [`Would have gone by routes: ${listed(timesOf(places))}.`]),
    called.length === 0 ? 'Nobody would have been called.' : `Would have been called: ${listed(called)}.`,
    `${count(incidents.opened, 'incident')} would have been opened, and ${grouped(incidents.ended)} ended.`,
    ...missingWords(end),
    `${count(end.requests, 'request')} to GitHub, and nothing was sent.`,
  ];
}

function timesOf(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts).map(([name, times]) => `${name} ${times === 1 ? 'once' : `${times} times`}`);
}

/** What is not told, or with less than there was. */
function missingWords({
  stopped,
  forgotten: { attempts, logs },
}: Pick<ReplayEnd, 'stopped' | 'forgotten'>): readonly string[] {
  return [
    ...(stopped === undefined ? [] : [`Not all runs are told: ${sentence(stopped)}`]),
    ...(attempts === 0
      ? []
      : [`GitHub has ${count(attempts, 'earlier attempt')} of these runs no more, so they are not told.`]),
    ...(logs === 0 ? [] : [`GitHub has ${count(logs, 'log')} no more, so those messages may say less than they did.`]),
  ];
}

/** One line in which nothing is live. */
function inMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#@!~]/g, (sign) => `\\${sign}`);
}
