import type { Ref } from '../facts.ts';
import { type CodeHost, refUrl } from './urls.ts';

/** `v2.4.0-rc.1` comes before `v2.4.0`, and belongs to the same series. */
const PRE_RELEASE =
  /(?<=\d)[-._]?(?:alpha|beta|rc|cr|pre|preview|dev|snapshot|next|canary|nightly|final|ga|[abcm])(?:[-._]?\d+(?:\.\d+)*)?$/i;
/** Maximum length that any host accepts for a name. */
const MAX_LENGTH = 255;
const VERSION = /(?:\d{4}-\d{2}-\d{2}|(?<!\d\.?)\d+(?:\.\d+)*)$/;

/**
 * Returns the common pattern of the tags of a version series: `v#.#.#` of `v2.3.1` and of `v2.4.0-rc.1`, `app-a/v#` of
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

/** Builds a branch or tag from its short name; undefined without one. */
export function namedRef(type: 'branch' | 'tag', name: string | undefined, host: CodeHost): Ref | undefined {
  return name === undefined ? undefined : { type, name, url: refUrl(host, type, name) };
}

/** Shortens the full ref that a deployment may name. */
export function shortRef(ref: string | undefined): string | undefined {
  return /^refs\/(?:heads|tags)\/(.+)$/.exec(ref ?? '')?.[1] ?? ref;
}

/** Events whose runs concern the branch, tag or commit that they use. */
const ABOUT_ITS_REF =
  /^(?:push|schedule|(?:workflow|repository)_dispatch|merge_group|release|create|deployment.*|pull_request.*)$/;

/**
 * Returns false for a run of an issue, a comment or the completion of another run: it uses the default branch
 * for any subject.
 */
export function isAboutItsRef(event: string | undefined): boolean {
  return ABOUT_ITS_REF.test(event ?? 'push');
}

/** `refs/heads/…` and `refs/tags/…`; undefined for every other ref, such as that of a pull request. */
export function fullRef(ref: string | undefined, host: CodeHost): Ref | undefined {
  const [, folder, name] = /^refs\/(heads|tags)\/(.+)$/s.exec(ref ?? '') ?? [];
  return namedRef(folder === 'tags' ? 'tag' : 'branch', name, host);
}
