import type { Ref } from '../facts.ts';
import { type CodeHost, refUrl } from './urls.ts';

/** `v2.4.0-rc.1` comes before `v2.4.0`, and is of the same row. */
const PRE_RELEASE =
  /(?<=\d)[-._]?(?:alpha|beta|rc|cr|pre|preview|dev|snapshot|next|canary|nightly|final|ga|[abcm])(?:[-._]?\d+(?:\.\d+)*)?$/i;
/** Maximum length that any host accepts for a name. */
const MAX_LENGTH = 255;
const VERSION = /(?:\d{4}-\d{2}-\d{2}|(?<!\d\.?)\d+(?:\.\d+)*)$/;

/**
 * Returns what the tags of a version series have in common: `v#.#.#` of `v2.3.1` and of `v2.4.0-rc.1`, `app-a/v#` of
 * `app-a/v12`. A tag without a trailing version is its own series.
 */
export function tagRow(tag: string): string {
  if (tag.length > MAX_LENGTH) return tag;
  const complete = tag.replace(/(?<=\d)\+[\w.-]+$/, '').replace(PRE_RELEASE, '');
  return complete.replace(VERSION, (version) => version.replaceAll(/\d+/g, '#'));
}

/** Treats `v2.3.1` or `@acme/app@2.3.1` as a tag without better data, because branches rarely have such names. */
export function isVersion(name: string): boolean {
  return /^(?:.+@|v)?#\.#\.#$/.test(tagRow(name));
}

/** Builds a branch or tag from its short name. */
export function namedRef(type: 'branch' | 'tag', name: string, host: CodeHost): Ref {
  return { type, name, url: refUrl(host, type, name) };
}

/** Shortens the full ref that a deployment may name. */
export function shortRef(ref: string | undefined): string | undefined {
  return /^refs\/(?:heads|tags)\/(.+)$/.exec(ref ?? '')?.[1] ?? ref;
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
