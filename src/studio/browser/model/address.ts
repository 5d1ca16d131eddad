/** What is chosen, in the address of the page, so that a link shows somebody else the same. */

import { defined } from '../../../defined.ts';
import { buildNamed, FIRST_BUILD } from '../../builds/build-registry.ts';
import { type LinkState, linkFault, linkOf, readLink } from '../../share/link.ts';
import { isLong } from '../long-text.ts';
import { type State, say, state } from './state.ts';

/** Whether the text was typed before the page was loaded again, and did not come with the link. */
export const wasTyped = (): boolean => history.state?.typed === true;

function fragmentOf(from: State): string {
  const { build, preset, onlyIf, conclusion, change, kind, samples, template } = from;
  return linkOf(
    defined<LinkState>({
      // Neither a payload of one's own nor what a repository had is for others.
      build: build === FIRST_BUILD || buildNamed(build) === undefined ? undefined : build,
      preset: preset === 'default' ? undefined : preset,
      ...{ onlyIf, conclusion, change, kind, samples, template },
    }),
  );
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Not at every key: browsers refuse too many changes of the address, and a long one takes time. */
export function writeAddress(): void {
  clearTimeout(waiting);
  const write = () => {
    const address = `#${fragmentOf(state)}`;
    const { typed } = state;
    if (address !== location.hash || typed !== wasTyped()) history.replaceState({ typed }, '', address);
  };
  waiting = setTimeout(write, isLong(state.template) ? 2000 : 250);
}

/** What an address asks for; what cannot be read of it is said. What waits to be written is of the page before. */
export function readAddress(address = location.href): LinkState {
  clearTimeout(waiting);
  const { hash } = new URL(address);
  const fault = linkFault(hash);
  if (fault !== undefined) say(fault, { trouble: true });
  return readLink(hash);
}

/** The page as it is now, for somebody else; undefined where that is too much for a link. */
export function linkToHere(): string | undefined {
  const fragment = fragmentOf(state);
  return linkFault(fragment) === undefined ? `${location.href.split('#')[0]}#${fragment}` : undefined;
}
