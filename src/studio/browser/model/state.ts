/** State of the page, of which all views are functions, and its selection in the URL. */

import { findRecordedBuild } from '../../../samples/builds.ts';
import type { PresetName } from '../../../settings/option.ts';
import type { StudioPreview } from '../../preview/preview.ts';
import { type LinkState, readLink, toLink } from '../../share/link.ts';
import type { TemplateEditor } from '../editor.ts';

/** A status message. */
interface Notice {
  readonly text: string;
  readonly isError?: boolean;
}

/** The selection, of which a link contains a part, and what the page shows of it. */
export interface State extends Omit<LinkState, 'error'> {
  template: string;
  build: string;
  preset: PresetName;
  /** A pasted payload and its event. Never part of the URL. */
  payload: string;
  event: string;
  preview?: StudioPreview;
  width: 'desktop' | 'phone';
  scheme?: 'light' | 'dark';
  /** Content of the template file. Undefined if there is none. */
  file?: string;
  notice?: Notice;
  /** Search text of the list of facts. */
  filter: string;
  /** Undefined until the page has started. */
  editor?: TemplateEditor;
}

/** Parts that a link omits. */
const DEFAULTS = { build: 'push-red', preset: 'default' } as const;

export const state: State = {
  ...DEFAULTS,
  ...{ template: '', payload: '', event: 'push', filter: '' },
  width: 'desktop',
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

export function showNotice(text: string, more: Pick<Notice, 'isError'> = {}): void {
  change({ notice: { text, ...more } });
}

/** @param template text of the editor. Undefined to omit it */
function toFragment({ build, preset, conclusion, change, kind }: State, template: string | undefined): string {
  return toLink({
    // A pasted payload is private.
    build: build === DEFAULTS.build || findRecordedBuild(build) === undefined ? undefined : build,
    preset: preset === DEFAULTS.preset ? undefined : preset,
    ...{ conclusion, change, kind, template },
  });
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Writes the URL with a delay, because browsers limit the rate of changes. A text that equals the file is omitted. */
export function writeUrl(): void {
  clearTimeout(waiting);
  const write = () => {
    const fragment = `#${toFragment(state, state.template === state.file ? undefined : state.template)}`;
    if (fragment !== location.hash) history.replaceState(null, '', fragment);
  };
  waiting = setTimeout(write, 250);
}

/**
 * Reads the selection from a URL, and reports invalid parts. Drops a pending write, which belongs to the previous page.
 */
export function readUrl(address = location.href) {
  clearTimeout(waiting);
  const { error, build = DEFAULTS.build, preset = DEFAULTS.preset, ...link } = readLink(new URL(address).hash);
  if (error !== undefined) showNotice(error, { isError: true });
  return { ...link, build, preset };
}

/** Creates a link to the current state. Undefined if it is too long. */
export function createLink(): string | undefined {
  const fragment = toFragment(state, state.template);
  return readLink(fragment).error === undefined ? `${location.href.split('#')[0]}#${fragment}` : undefined;
}
