/** A workflow file with the place of each of its steps, so that one can be changed and all else stays byte for byte. */

import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { defined } from '../defined.ts';
import { isRecord } from '../record.ts';
import { peerAction } from './peer-actions.ts';

/** Part of the text, as offsets of its first character and behind its last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** An input, a variable or a key of a step. */
export interface Field {
  readonly name: string;
  /** As text; undefined for a list or a map. */
  readonly value: string | undefined;
  readonly line: number;
  /** From its name to the end of its value. */
  readonly range: TextRange;
  /** Other places may use what stands at it. */
  readonly anchor?: string;
  /** True where its value, or the map in it, is written on the line of its name, or elsewhere under an anchor. */
  readonly isWhole?: true;
}

export interface WorkflowStep {
  /** What people know it by. */
  readonly title: string;
  readonly line: number;
  /** The keys of the step, in their order. */
  readonly keys: readonly Field[];
  readonly with: readonly Field[];
  readonly env: readonly Field[];
  readonly job: WorkflowJob;
}

export interface WorkflowJob {
  /** Its key; empty in a composite action. */
  readonly name: string;
  /** True where it needs others, runs whatever became of them, and does nothing else than to tell. */
  readonly reports: boolean;
  /** True where it waits for others. */
  readonly needs: boolean;
  /** What its token may do; undefined where neither the job nor the workflow says it. */
  readonly permissions: unknown;
}

export interface StepsFile {
  readonly steps: readonly WorkflowStep[];
  /** True for an action made of steps, which has no secrets of its own. */
  readonly isComposite: boolean;
  /** True where other workflows call it, and hand secrets over by name. */
  readonly isCalled: boolean;
}

export interface WorkflowFault {
  readonly line: number;
  readonly column: number;
  readonly fault: string;
}

/** Steps of a file; more are no workflow. */
const MOST_STEPS = 2_000;

/** Reads the file; a fault where it is no YAML, or no workflow. */
export function readWorkflow(text: string): StepsFile | WorkflowFault {
  const lines = new LineCounter();
  const place = (offset = 0) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { logLevel: 'silent', lineCounter: lines, prettyErrors: false });
  } catch {
    return { ...place(), fault: 'is nested too deeply' };
  }
  const [error] = document.errors;
  if (error !== undefined) return { ...place(error.pos[0]), fault: `is no YAML: ${error.message}` };
  const root = document.contents;
  if (!isMap(root)) return { ...place(), fault: 'is no workflow: it has no jobs' };
  const reader = new Reader(text, document, (offset) => place(offset).line);
  const runs = reader.get(root, 'runs');
  const jobs = reader.get(root, 'jobs');
  if (isMap(runs) && isSeq(reader.get(runs, 'steps'))) {
    const job = { name: '', needs: false, reports: false, permissions: undefined };
    return { steps: reader.stepsOf(runs, job), isComposite: true, isCalled: false };
  }
  if (!isMap(jobs)) return { ...place(), fault: 'is no workflow: it has no jobs' };
  const permissions = reader.plain(reader.get(root, 'permissions'));
  const steps = jobs.items.flatMap(({ key, value }) => {
    const job = reader.resolved(value as Node | null);
    if (!isMap(job)) return [];
    const own = reader.plain(reader.get(job, 'permissions'));
    const name = isScalar(key) ? String(key.value) : '';
    const needs = job.has('needs');
    const reports = needs && job.has('if') && reader.onlyTells(job);
    return reader.stepsOf(job, { name, needs, reports, permissions: own ?? permissions });
  });
  const on = reader.plain(reader.get(root, 'on'));
  const isCalled = isRecord(on) ? 'workflow_call' in on : [on].flat().includes('workflow_call');
  return { steps: steps.slice(0, MOST_STEPS), isComposite: false, isCalled };
}

class Reader {
  readonly #text: string;
  readonly #document: Document;
  readonly #lineOf: (offset: number) => number;

  constructor(text: string, document: Document, lineOf: (offset: number) => number) {
    this.#text = text;
    this.#document = document;
    this.#lineOf = lineOf;
  }

  get(map: YAMLMap, name: string): Node | null | undefined {
    const pair = map.items.find(({ key }) => isScalar(key) && key.value === name);
    return pair && this.resolved(pair.value as Node | null);
  }

  resolved(node: Node | null): Node | null | undefined {
    return isAlias(node) ? (node as Alias).resolve(this.#document) : node;
  }

  /** Undefined where it cannot be told. */
  plain(node: Node | null | undefined): unknown {
    try {
      return node?.toJS(this.#document, { maxAliasCount: 20 });
    } catch {
      return undefined;
    }
  }

  /** Those that are written as blocks. One that stands elsewhere, by an alias, is read where it stands. */
  stepsOf(holder: YAMLMap, job: WorkflowJob): readonly WorkflowStep[] {
    const steps = holder.items.find(({ key }) => isScalar(key) && key.value === 'steps')?.value;
    if (!isSeq(steps)) return [];
    return steps.items.flatMap((step) => (isMap(step) ? [this.#step(step, job)] : []));
  }

  /** Whether no step of a job does any work: a notifier tells, and a checkout brings files. */
  onlyTells(job: YAMLMap): boolean {
    const steps = this.plain(this.get(job, 'steps'));
    return [steps].flat().every((step) => {
      const uses = isRecord(step) && typeof step['uses'] === 'string' ? step['uses'] : undefined;
      if (uses !== undefined)
        return peerAction(uses) !== undefined || /^actions\/(?:checkout|download-artifact)@/.test(uses);
      return isRecord(step) && /\bcurl\b/.test(String(step['run']));
    });
  }

  #step(step: YAMLMap, job: WorkflowJob): WorkflowStep {
    const keys = this.#fields(step);
    const value = (name: string) => keys.find((key) => key.name === name)?.value?.trim();
    const title = value('name') || value('uses') || value('id') || 'a step';
    const line = keys[0]?.line ?? this.#lineOf(step.range?.[0] ?? 0);
    return { title, line, keys, with: this.#inner(step, 'with'), env: this.#inner(step, 'env'), job };
  }

  #inner(step: YAMLMap, name: string): readonly Field[] {
    const map = this.get(step, name);
    return isMap(map) ? this.#fields(map) : [];
  }

  #fields(map: YAMLMap): readonly Field[] {
    return map.items.flatMap((pair) => this.#field(pair as Pair<Node, Node | null>) ?? []);
  }

  #field({ key, value }: Pair<Node, Node | null>): Field | undefined {
    const [start] = key.range ?? [];
    if (start === undefined) return undefined;
    const end = Math.max(value?.range?.[1] ?? 0, key.range?.[1] ?? start);
    const written = this.#text.slice(start, end).trimEnd();
    const plain = this.resolved(value);
    return defined<Field>({
      name: isScalar(key) ? String(key.value) : '',
      value: isScalar(plain) ? this.#scalarText(plain) : plain === null ? '' : undefined,
      line: this.#lineOf(start),
      range: { start, end: start + written.length },
      anchor: anchorWithin(value),
      isWhole: isAlias(value) || (isMap(value) && value.flow) ? true : undefined,
    });
  }

  #scalarText(node: { readonly value: unknown; readonly source?: string }): string {
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value ?? ''));
  }
}

/** An anchor of the node or of what stands in it, whose loss others would feel. */
function anchorWithin(node: Node | null): string | undefined {
  if (node === null || isAlias(node)) return undefined;
  if ('anchor' in node && typeof node.anchor === 'string') return node.anchor;
  if (!isMap(node) && !isSeq(node)) return undefined;
  for (const item of node.items) {
    const inner = isMap(node) ? (item as Pair<Node, Node | null>).value : (item as Node | null);
    const anchor = anchorWithin(inner);
    if (anchor !== undefined) return anchor;
  }
  return undefined;
}
