/** State of the page. All views are functions of it. */

import type { BuildResult } from '../../../samples/builds.ts';
import type { Conclusion } from '../../../settings/conclusion.ts';
import type { Kind, PresetName } from '../../../settings/option.ts';
import type { StudioPreview } from '../../preview/preview.ts';

/** A status message. */
interface Notice {
  readonly text: string;
  readonly isError?: boolean;
}

export interface State {
  template: string;
  build: string;
  /** Selected results that override those of the build. */
  conclusion: Conclusion | undefined;
  change: BuildResult['change'] | 'none';
  kind: Kind | undefined;
  preset: PresetName;
  /** A pasted payload and its event. Never part of the URL. */
  payload: string;
  event: string;
  preview: StudioPreview | undefined;
  width: 'desktop' | 'phone';
  scheme: 'light' | 'dark' | undefined;
  /** Content of the template file. Undefined if there is none. */
  file: string | undefined;
  notice: Notice | undefined;
  /** Search text of the list of facts. */
  filter: string;
}

const FIRST_BUILD = 'push-red';

/** State that a link can contain, with the defaults for missing parts. */
export const FROM_LINK = {
  build: FIRST_BUILD,
  conclusion: undefined,
  change: undefined,
  kind: undefined,
  preset: 'default',
} as const;

export const state: State = {
  ...FROM_LINK,
  template: '',
  payload: '',
  event: 'push',
  preview: undefined,
  width: 'desktop',
  scheme: undefined,
  file: undefined,
  notice: undefined,
  filter: '',
};

let draw: (() => void) | undefined;
let isWaiting = false;

/** Registers the render function. */
export function onChange(drawing: () => void): void {
  draw = drawing;
}

/** Changes the state, and batches rendering. */
export function change(changes: Partial<State>): void {
  Object.assign(state, changes);
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    draw?.();
  });
}

export function showNotice(text: string, more: Omit<Notice, 'text'> = {}): void {
  change({ notice: { text, ...more } });
}
