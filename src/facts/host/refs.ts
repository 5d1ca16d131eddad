import { defined } from '../../defined.ts';
import type { Ref } from '../facts.ts';
import { type CodeHost, refUrl } from './addresses.ts';

/** A branch or tag by its short name. */
export function namedRef(type: 'branch' | 'tag', name: string, host: CodeHost): Ref {
  return defined<Ref>({ type, name, url: refUrl(host, type, name) });
}

/** Events whose runs are about the branch, tag or commit that they run on. */
const ABOUT_ITS_REF =
  /^(?:push|schedule|(?:workflow|repository)_dispatch|merge_group|release|create|deployment.*|pull_request.*)$/;

/** False for a run of an issue, a comment or the end of another run: it runs on the default branch, whatever it is about. */
export function isAboutItsRef(event: string | undefined): boolean {
  return ABOUT_ITS_REF.test(event ?? 'push');
}

/** `refs/heads/…` and `refs/tags/…`; undefined for every other ref, such as that of a pull request. */
export function fullRef(ref: string | undefined, host: CodeHost): Ref | undefined {
  const parts = /^refs\/(heads|tags)\/(.+)$/s.exec(ref ?? '');
  if (parts?.[2] === undefined) return undefined;
  return namedRef(parts[1] === 'tags' ? 'tag' : 'branch', parts[2], host);
}
