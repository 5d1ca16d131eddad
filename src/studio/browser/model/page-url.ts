/** Stores the selection in the URL of the page, so that links share it. */

import { findRecordedBuild } from '../../../samples/builds.ts';
import { describeLinkError, type LinkState, readLink, toLink } from '../../share/link.ts';
import { FROM_LINK, type State, showNotice, state } from './state.ts';

/** @param template text of the editor. Undefined to omit it */
function toFragment({ build, preset, conclusion, change, kind }: State, template: string | undefined): string {
  return toLink({
    // A pasted payload is private.
    build: build === FROM_LINK.build || findRecordedBuild(build) === undefined ? undefined : build,
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
export function readUrl(address = location.href): LinkState {
  clearTimeout(waiting);
  const { hash } = new URL(address);
  const error = describeLinkError(hash);
  if (error !== undefined) showNotice(error, { isError: true });
  const { build = FROM_LINK.build, preset = FROM_LINK.preset, ...rest } = readLink(hash);
  return { ...rest, build, preset };
}

/** Creates a link to the current state. Undefined if it is too long. */
export function createLink(): string | undefined {
  const fragment = toFragment(state, state.template);
  return describeLinkError(fragment) === undefined ? `${location.href.split('#')[0]}#${fragment}` : undefined;
}
