/** What a case is made of: where it runs, for whom, with which services around it, and the options. */
import { DOCTOR_FLAGS, RENDER_FLAGS, RUN_FLAGS } from '../../src/cli/flags/option-flags.ts';
import type { Carrier, Option } from '../../src/settings/option.ts';
import type { OptionName } from '../../src/settings/option-names.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';
import { RECORDED } from '../support/ci-systems.ts';
import type { Combination, Factor, Factors, MayMeet } from '../support/pairwise.ts';
import { ODD } from './odd-values.ts';

/** An option that is not given. */
const ABSENT = '';

const STEPS = ['step', 'start of job-end'];
const COMMANDS = ['send', 'render', 'doctor', 'run'];
/** Events of GitHub Actions; the later ones are as no runner should tell them. */
const EVENTS = [
  ...['push', 'pull_request', 'pull_request_target', 'workflow_run', 'deployment_status', 'release', 'schedule'],
  ...['issue_comment', 'check_run', 'merge_group', 'repository_dispatch', 'branch deleted'],
  ...['no such event', 'empty payload', 'broken payload', 'no payload', 'payload in a folder'],
];
const ELSEWHERE = [...RECORDED.map(({ name }) => name), 'a machine', 'nothing at all'];

/** Where it goes, and as what; each with the field table's name of it, where it has one. */
const TARGETS = {
  'webhook message': 'webhook message',
  'webhook topic': 'webhook topic',
  'webhook task': 'webhook task',
  'webhook text': 'webhook text',
  'two webhooks': 'webhook message',
  'rest message': 'rest message',
  'rest topic': 'rest topic',
  'rest task': 'rest task',
  'rest incident': 'rest incident',
  'forum by name': 'rest topic',
  'two teams': 'rest task',
  'no secret': 'webhook message',
} as const satisfies Readonly<Record<string, Carrier>>;

/** Of `timeout`: seconds that a test can wait for. */
const SHORT = ['1', '1.001', '1.999', '2', '3.33'];

const FACTORS_OF_PLACE: Factors = {
  entry: { values: [...STEPS, ...COMMANDS, 'library'] },
  place: { values: [...EVENTS, ...ELSEWHERE] },
  target: { values: Object.keys(TARGETS) },
  service: mostly('good', ['refused', 'fails', 'hangs', 'resets', 'garbage']),
  api: { values: ['none', 'good', 'fails', 'hangs', 'limited', 'garbage'] },
  git: mostly('whole', ['shallow', 'no repository', 'missing', 'no PATH', 'fails', 'garbage', 'hangs']),
  folder: mostly('workspace', ['deleted', 'deleted, workspace elsewhere', 'read-only', 'no such workspace']),
  machine: mostly('usual', ['no HOME', 'no TMPDIR', 'no files of the runner', 'odd locale', 'odd proxy']),
  written: { values: ['at the entry', 'in the environment'] },
};

export const FACTORS: Factors = {
  ...FACTORS_OF_PLACE,
  ...Object.fromEntries(Object.entries(ODD).map(([name, values]) => [name, mostly(ABSENT, Object.keys(values))])),
};

function mostly(usual: string, others: readonly string[]): Factor {
  return { values: [usual, ...others], usual };
}

export const isStep = (entry: string | undefined) => STEPS.includes(entry ?? '');
export const isEvent = (place: string | undefined) => EVENTS.includes(place ?? '');

/** Whether two values make sense together: the rest is refused by a table, or takes minutes. */
export const mayMeet: MayMeet = (factor, value, other, otherValue) =>
  RULES.every((rule) => rule(factor, value, other, otherValue) && rule(other, otherValue, factor, value));

/** Whether all that a case is made of may meet. */
export function mayAllMeet(combination: Combination): boolean {
  const all = Object.entries(combination);
  return all.every(([factor, value]) => all.every(([other, otherValue]) => mayMeet(factor, value, other, otherValue)));
}

const RULES: readonly MayMeet[] = [
  (factor, value, other, otherValue) => factor !== 'entry' || fitsEntry(value, other, otherValue),
  (factor, value, other, otherValue) => factor !== 'target' || fitsTarget(value, other, otherValue),
  (factor, value, other, otherValue) => factor !== 'timeout' || SHORT.includes(value) || !waits(other, otherValue),
  (factor, value, other, otherValue) =>
    factor !== 'git' || value !== 'hangs' || other !== 'timeout' || SHORT.includes(otherValue),
];

function waits(factor: string, value: string): boolean {
  if (factor === 'service') return value !== 'good';
  return factor === 'api' && ['hangs', 'fails', 'limited'].includes(value);
}

const FLAGS: Readonly<Record<string, object>> = { render: RENDER_FLAGS, doctor: DOCTOR_FLAGS, run: RUN_FLAGS };

function fitsEntry(entry: string, other: string, value: string): boolean {
  if (other === 'place') return isEvent(value) || !isStep(entry);
  if (other === 'service') return value === 'good' || !['render', 'start of job-end'].includes(entry);
  const option: Option | undefined = OPTIONS.find(({ name }) => name === other);
  if (option === undefined || value === ABSENT) return true;
  if (option.actionOnly) return isStep(entry);
  return FLAGS[entry] === undefined || option.name in FLAGS[entry];
}

function fitsTarget(target: string, other: string, value: string): boolean {
  const carrier = TARGETS[target as keyof typeof TARGETS];
  const option: Option | undefined = OPTIONS.find(({ name }) => name === other);
  if (other === 'service') return value === 'good' || target !== 'no secret';
  if (other === 'format' && carrier === 'webhook text') return ['text', 'capitals'].includes(value);
  if (option === undefined || value === ABSENT) return true;
  if (other === 'format') return value === 'json';
  if (other === 'kind') return carrier === 'webhook message' || carrier === 'rest message';
  return option.carriers?.includes(carrier) ?? true;
}

/** The options of a case, with their values. */
export function optionsOf(combination: Combination): ReadonlyMap<OptionName, string> {
  const given = Object.entries(ODD).flatMap(([name, values]): [OptionName, string][] => {
    const value = values[combination[name] ?? ABSENT];
    return value === undefined ? [] : [[name as OptionName, value]];
  });
  return new Map(given);
}

/** A case as one line: what differs from the usual one. */
export function lineOf(combination: Combination): string {
  return Object.entries(combination)
    .filter(([name, value]) => value !== FACTORS[name]?.usual)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');
}
