/** Steps of other notifiers in a workflow, with ours in their place: `init --from`. */

import { Expressions } from './expressions.ts';
import { hintsOf } from './hints.ts';
import { type PeerAction, peerAction } from './peer-actions.ts';
import { type MoveRefusal, type PeerMessage, readPeerMessage } from './peer-message.ts';
import { Places } from './places.ts';
import { type CurlPost, readCurl } from './shell.ts';
import { editsOf, type StepChange, type TextEdit } from './step-edits.ts';
import { inputsOfStep, type StepInputs } from './step-inputs.ts';
import { type Field, readWorkflow, type StepsFile, type WorkflowFault, type WorkflowStep } from './workflow.ts';

/** A step that was found, and what became of it. */
export interface StepReport {
  readonly title: string;
  readonly line: number;
  /** Of the other notifier: its action, or `curl`. */
  readonly from: string;
  /** What was left out, and what to know; of a step that was left alone the reason. */
  readonly notes: readonly string[];
  readonly isMoved: boolean;
}

export interface MovedWorkflow {
  readonly type: 'moved';
  readonly text: string;
  /** By their places, in their order. */
  readonly edits: readonly TextEdit[];
  readonly steps: readonly StepReport[];
  /** What to store, each as one sentence. */
  readonly secrets: readonly string[];
  /** What the file may need besides. */
  readonly hints: readonly string[];
}

export type WorkflowMove = MovedWorkflow | ({ readonly type: 'fault' } & WorkflowFault);

/**
 * Translates a file. What is no step of another notifier stays byte for byte.
 *
 * @param text as it is in the file, with its line breaks
 * @param action ours, as a step names it
 */
export function moveWorkflow(text: string, action: string): WorkflowMove {
  const file = readWorkflow(text);
  if ('fault' in file) return { type: 'fault', ...file };
  const read = file.steps.flatMap((step) => readStep(step) ?? []);
  const places = new Places(read.flatMap(({ message }) => ('reason' in message ? [] : [message])));
  const changes = read.map((one) => ({ one, moved: changeOf(one, { file, places, text, action }) }));
  const moved = changes.flatMap(({ one, moved }) => ('reason' in moved ? [] : [{ step: one.step, ...moved }]));
  const edits = moved.flatMap((step) => step.edits).sort((a, b) => a.start - b.start);
  const after = applied(text, edits);
  return {
    type: 'moved',
    text: after,
    edits,
    steps: changes.map(({ one, moved }) => reportOf(one, moved)),
    secrets: places.toStore(),
    hints: moved.length === 0 ? [] : hintsOf({ file, moved, secrets: places.secretNames(), text: after }),
  };
}

function reportOf({ step: { title, line }, from }: ReadStep, moved: MovedStep | MoveRefusal): StepReport {
  if ('reason' in moved) return { title, from, line: moved.line, notes: [moved.reason], isMoved: false };
  return { title, from, line, notes: moved.notes, isMoved: true };
}

interface ReadStep {
  readonly step: WorkflowStep;
  readonly from: string;
  readonly action: PeerAction;
  readonly message: PeerMessage | MoveRefusal;
  readonly expressions: Expressions;
}

/** What posts JSON by itself has texts as Slack has them, unless it is for Discord. */
const CURLS = {
  slack: { name: 'curl', markup: 'slack' },
  discord: { name: 'curl', markup: 'discord' },
} as const satisfies Readonly<Record<string, PeerAction>>;

/** Undefined for a step that is no notifier's. */
function readStep(step: WorkflowStep): ReadStep | undefined {
  const expressions = new Expressions();
  const key = (name: string) => step.keys.find((one) => one.name === name);
  const uses = key('uses')?.value;
  if (uses !== undefined) {
    const action = peerAction(uses);
    if (action === undefined) return undefined;
    const message = readPeerMessage(step, action, expressions);
    if (action.name.startsWith('fjogeleit/') && !mayBeHook(step, message)) return undefined;
    return { step, from: uses.split('@')[0] ?? '', action, message, expressions };
  }
  const run = key('run');
  if (run?.value === undefined) return undefined;
  const post = readCurl(run.value, expressions);
  if ('reason' in post) {
    if (post.reason === undefined) return undefined;
    return { step, from: 'curl', action: CURLS.slack, message: { reason: post.reason, line: run.line }, expressions };
  }
  const message = postedMessage(step, run, post, expressions);
  return { step, from: 'curl', action: CURLS[isDiscord(post.address) ? 'discord' : 'slack'], message, expressions };
}

function postedMessage(
  step: WorkflowStep,
  run: Field,
  { address, data }: CurlPost,
  expressions: Expressions,
): PeerMessage | MoveRefusal {
  // The secret mostly stands in a variable of the step, which nobody needs any more.
  const name = /^\$\{\{ env\.(\w+) \}\}$/.exec(address)?.[1];
  const variable = step.env.find((field) => field.name === name);
  const input = (of: string, value: string): Field => ({ ...run, name: of, value });
  const inputs = [input('url', variable?.value ?? address), input('data', expressions.unmarked(data))];
  const message = readPeerMessage({ ...step, with: inputs, env: [] }, CURLS.slack, expressions);
  if ('reason' in message || variable === undefined) return message;
  return { ...message, fields: [...message.fields, variable] };
}

function isDiscord(address: string): boolean {
  return /discord/i.test(address);
}

/** A request to anything else is no notifier's. */
function mayBeHook(step: WorkflowStep, message: PeerMessage | MoveRefusal): boolean {
  const address = step.with.find(({ name }) => name === 'url')?.value ?? '';
  return !('reason' in message) || /slack|discord|teams|mattermost|hooks\./i.test(address);
}

interface MoveContext {
  readonly file: StepsFile;
  readonly places: Places;
  readonly text: string;
  readonly action: string;
}

type MovedStep = {
  readonly edits: readonly TextEdit[];
  readonly notes: readonly string[];
  readonly inputs: StepInputs['inputs'];
};

function changeOf({ step, expressions, action, message }: ReadStep, context: MoveContext): MovedStep | MoveRefusal {
  if ('reason' in message) return message;
  const used = outputsUsed(step, context);
  if (used !== undefined) return used;
  const condition = step.keys.find(({ name }) => name === 'if');
  const onFailure = /^(?:\$\{\{\s*)?failure\(\)(?:\s*\}\})?$/.test(condition?.value?.trim() ?? '');
  const said: StepInputs = inputsOfStep({
    message,
    markup: action.markup,
    expressions,
    onFailure,
    wholeRun: action.wholeRun === true,
    job: step.job,
  });
  const address = context.places.addressOf(message);
  const change: StepChange = { step, message, inputs: said, address, onFailure, action: context.action };
  const edits = editsOf(change, context.text);
  if ('reason' in edits) return edits;
  context.places.use(message);
  const isHanded = address === message.address;
  const handed = isHanded ? [`its address still comes as ${address}: hand over that of a webhook of this service`] : [];
  return { edits, notes: [...said.notes, ...handed], inputs: said.inputs };
}

/** What later steps read of the other action, ours does not tell. */
function outputsUsed(step: WorkflowStep, { text }: MoveContext): MoveRefusal | undefined {
  const id = step.keys.find(({ name }) => name === 'id')?.value;
  if (id === undefined || !/^[\w-]+$/.test(id)) return undefined;
  const at = text.search(new RegExp(`\\bsteps\\.${id}\\.outputs\\b`));
  if (at < 0) return undefined;
  const line = text.slice(0, at).split('\n').length;
  return { line: step.line, reason: `its output is read in line ${line}, and our action has other ones` };
}

function applied(text: string, edits: readonly TextEdit[]): string {
  let at = 0;
  let all = '';
  for (const { start, end, text: written } of edits) {
    all += text.slice(at, start) + written;
    at = end;
  }
  return all + text.slice(at);
}
