import type { Masks } from './masks.ts';

type AnnotationLevel = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly level: AnnotationLevel;
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: string;
}

/** Log of one step, as shown on GitHub. */
export interface StepLog {
  readonly output: (text: string) => void;
  /** Shown only in a debug run. */
  readonly debug: (text: string) => void;
  readonly issue: (level: AnnotationLevel, message: string, properties?: ReadonlyMap<string, string>) => void;
  /** Marks the step as failed, regardless of its exit code. */
  readonly fail: (message: string) => void;
  readonly failed: () => boolean;
  readonly text: () => string;
  readonly annotations: () => Annotation[];
}

const MAX_MESSAGE = 4096;
const MAX_OF_A_LEVEL = 10;
const LABELS = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const;

/** Masks lines when they are written, so lines before the registration of a value stay readable. */
export function createStepLog(masks: Masks, debugRun: boolean): StepLog {
  const lines: string[] = [];
  const annotations: Annotation[] = [];
  let failed = false;

  const issue: StepLog['issue'] = (level, message, properties = new Map()) => {
    const displayed = masks.apply(message).slice(0, MAX_MESSAGE);
    lines.push(`${LABELS[level]}: ${displayed}`);
    if (annotations.filter((annotation) => annotation.level === level).length >= MAX_OF_A_LEVEL) return;
    const property = (name: 'title' | 'file' | 'line') => {
      const value = properties.get(name);
      return value === undefined ? {} : { [name]: masks.apply(value) };
    };
    annotations.push({ level, message: displayed, ...property('title'), ...property('file'), ...property('line') });
  };

  return {
    output: (text) => lines.push(masks.apply(text)),
    debug: (text) => debugRun && lines.push(masks.apply(`##[debug]${text}`)),
    issue,
    fail: (message) => {
      failed = true;
      issue('error', message);
    },
    failed: () => failed,
    text: () => lines.map((line) => `${line}\n`).join(''),
    annotations: () => [...annotations],
  };
}
