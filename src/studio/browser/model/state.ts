/** All that the page shows is a function of this. */

import type { BuildResult } from '../../../samples/recorded-build.ts';
import type { Conclusion } from '../../../settings/conclusion.ts';
import type { Kind, PresetName } from '../../../settings/option.ts';
import type { StudioPreview } from '../../preview/preview.ts';

/** Something to say. */
interface Notice {
  readonly text: string;
  readonly trouble?: boolean;
}

export interface State {
  template: string;
  build: string;
  /** Chosen in the place of those that the build brings. */
  conclusion: Conclusion | undefined;
  change: BuildResult['change'] | 'none';
  kind: Kind | undefined;
  preset: PresetName;
  /** What was pasted, and of which event it is; never in the address. */
  payload: string;
  event: string;
  preview: StudioPreview | undefined;
  width: 'desktop' | 'phone';
  scheme: 'light' | 'dark' | undefined;
  /** What the template's file holds; undefined where there is none. */
  file: string | undefined;
  notice: Notice | undefined;
  /** What is looked for among the facts. */
  filter: string;
}

const FIRST_BUILD = 'push-red';

/** What a link says, as it is where a link does not say it. */
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

/** Names what draws the state. */
export function onChange(drawing: () => void): void {
  draw = drawing;
}

/** However many changes come together, the page is drawn once. */
export function change(changes: Partial<State>): void {
  Object.assign(state, changes);
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(() => {
    isWaiting = false;
    draw?.();
  });
}

export function say(text: string, more: Omit<Notice, 'text'> = {}): void {
  change({ notice: { text, ...more } });
}
