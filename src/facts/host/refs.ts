import { defined } from '../../defined.ts';
import type { Ref } from '../facts.ts';
import { type CodeHost, refUrl } from './addresses.ts';

/** A branch or tag by its short name. */
export function namedRef(type: 'branch' | 'tag', name: string, host: CodeHost): Ref {
  return defined<Ref>({ type, name, url: refUrl(host, type, name) });
}

/** `refs/heads/…` and `refs/tags/…`; undefined for every other ref, such as that of a pull request. */
export function fullRef(ref: string | undefined, host: CodeHost): Ref | undefined {
  const parts = /^refs\/(heads|tags)\/(.+)$/s.exec(ref ?? '');
  if (parts?.[2] === undefined) return undefined;
  return namedRef(parts[1] === 'tags' ? 'tag' : 'branch', parts[2], host);
}
