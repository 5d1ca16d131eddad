/** State of the page, of which all views are functions, and its selection in the URL. */

import { type BuildResult, buildNamed } from '../../../samples/builds.ts';
import type { Conclusion } from '../../../settings/conclusion.ts';
import type { Kind, PresetName } from '../../../settings/option.ts';
import type { StudioPreview } from '../../preview/preview.ts';
import { readLink, toLink } from '../../share/link.ts';
import type { TemplateEditor } from '../editor.ts';

/** A status message. */
interface Notice {
  readonly text: string;
  readonly isError?: boolean;
}

export interface State {
  /** Undefined until the page has started. */
  editor: TemplateEditor | undefined;
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

/** State that a link can contain, with the defaults for missing parts. */
const FROM_LINK = {
  build: 'push-red',
  conclusion: undefined,
  change: undefined,
  kind: undefined,
  preset: 'default',
} as const;

export const state: State = {
  ...FROM_LINK,
  editor: undefined,
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

export function showNotice(text: string, more: Pick<Notice, 'isError'> = {}): void {
  change({ notice: { text, ...more } });
}

/** @param template text of the editor. Undefined to omit it */
function toFragment({ build, preset, conclusion, change, kind }: State, template: string | undefined): string {
  return toLink({
    // A pasted payload is private.
    build: build === FROM_LINK.build || buildNamed(build) === undefined ? undefined : build,
    preset: preset === FROM_LINK.preset ? undefined : preset,
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
  const { error, ...link } = readLink(new URL(address).hash);
  if (error !== undefined) showNotice(error, { isError: true });
  const { build = FROM_LINK.build, preset = FROM_LINK.preset } = link;
  return { ...FROM_LINK, ...link, build, preset };
}

/** Creates a link to the current state. Undefined if it is too long. */
export function createLink(): string | undefined {
  const fragment = toFragment(state, state.template);
  return readLink(fragment).error === undefined ? `${location.href.split('#')[0]}#${fragment}` : undefined;
}
