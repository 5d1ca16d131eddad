/** What no case may come to. */
import { propertyOf, variableOf } from '../../src/settings/option-names.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';
import type { Combination } from '../support/pairwise.ts';
import type { Ended } from './entries.ts';

export interface Evidence {
  readonly combination: Combination;
  readonly ended: Ended;
  /** What went to stdout and stderr. */
  readonly printed: string;
  /** What a step wrote into the runner's files. */
  readonly written: string;
  /** What the service got. */
  readonly arrived: readonly string[];
}

/** With which the command ends that `run` runs. */
export const OWN_CODE = 7;
const CODES = [0, 1, 2, 3];
const BUG = /\bbug\b|^\s+at .+:\d+:\d+\)?$|^Bug: |node:internal|\(node:\d+\) \w*Warning/im;
const ABSURD = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b/;
const OUTCOMES = ['delivered', 'duplicate', 'skipped', 'dry-run', 'not-delivered', 'unknown', 'refused'];

/** A sentence for each fault. */
export function judge(evidence: Evidence): readonly string[] {
  return [...RULES].flatMap((rule) => rule(evidence) ?? []);
}

/** The same for faults that differ in numbers, and in what else stands in the case. */
export function kindOf(fault: string): string {
  return fault.replaceAll(/\d+/g, '0').slice(0, 200);
}

type Rule = (evidence: Evidence) => string | undefined;

const RULES: readonly Rule[] = [
  ({ ended }) => ended.thrown && `thrown: ${firstLines(ended.thrown)}`,
  ({ printed, written }) => told('a bug is told', BUG, `${printed}\n${written}`),
  ({ arrived }) => told('the message is absurd', ABSURD, arrived.join('\n')),
  withOtherCode,
  withoutRemedy,
  withoutOutcome,
];

function told(what: string, pattern: RegExp, text: string): string | undefined {
  const at = text.search(pattern);
  if (at < 0) return undefined;
  const start = text.lastIndexOf('\n', at) + 1;
  return `${what}: ${firstLines(text.slice(Math.max(start, at - 200)))}`;
}

function firstLines(text: string): string {
  return text.trim().split('\n').slice(0, 2).join(' ⏎ ').slice(0, 500);
}

const NAMES = OPTIONS.map(({ name }) => name);

/** Who is refused is told which option it is. */
function withoutRemedy({ ended, printed, combination: { entry } }: Evidence): string | undefined {
  const isRefused = ended.code === 2 || (ended.code === 1 && ended.outcome === 'untold' && entry !== 'doctor');
  if (!isRefused) return undefined;
  const text = `${printed}\n${ended.reason}`;
  return NAMES.some((name) => text.includes(name) || text.includes(variableOf(name)) || text.includes(propertyOf(name)))
    ? undefined
    : `refused without an option: ${firstLines(text)}`;
}

/** A step that ends well and says nothing has lost its message. */
function withoutOutcome({ ended, combination }: Evidence): string | undefined {
  const { entry, machine } = combination;
  if (entry === 'library' || (entry === 'step' && ended.code === 0 && machine !== 'no files of the runner')) {
    if (!OUTCOMES.includes(ended.outcome)) return `the outcome is ${ended.outcome}`;
  }
  return undefined;
}

function withOtherCode({ ended: { code }, combination: { entry } }: Evidence): string | undefined {
  const isOwn = entry === 'run' && code === OWN_CODE;
  return CODES.includes(code) || isOwn ? undefined : `exit code ${code}`;
}
