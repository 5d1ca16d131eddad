/** What is chosen, in the address of the page, so that a link shows somebody else the same. */

import { buildNamed } from '../../../samples/builds.ts';
import { type LinkState, linkFault, readLink, toLink } from '../../share/link.ts';
import { FROM_LINK, type State, say, state } from './state.ts';

/** @param template the editor's text; undefined to leave it out */
function toFragment({ build, preset, conclusion, change, kind }: State, template: string | undefined): string {
  return toLink({
    // A pasted payload is not for others.
    build: build === FROM_LINK.build || buildNamed(build) === undefined ? undefined : build,
    preset: preset === FROM_LINK.preset ? undefined : preset,
    ...{ conclusion, change, kind, template },
  });
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Not at every key: browsers refuse too many changes of the address. The file's own text comes from the file. */
export function writeAddress(): void {
  clearTimeout(waiting);
  const write = () => {
    const address = `#${toFragment(state, state.template === state.file ? undefined : state.template)}`;
    if (address !== location.hash) history.replaceState(null, '', address);
  };
  waiting = setTimeout(write, 250);
}

/** What an address chooses; what cannot be read of it is said. What waits to be written is of the page before. */
export function readAddress(address = location.href): LinkState {
  clearTimeout(waiting);
  const { hash } = new URL(address);
  const error = linkFault(hash);
  if (error !== undefined) say(error, { trouble: true });
  const { build = FROM_LINK.build, preset = FROM_LINK.preset, ...rest } = readLink(hash);
  return { ...rest, build, preset };
}

/** The page as it is now, for somebody else; undefined where that is too much for a link. */
export function linkToHere(): string | undefined {
  const fragment = toFragment(state, state.template);
  return linkFault(fragment) === undefined ? `${location.href.split('#')[0]}#${fragment}` : undefined;
}
