import { known } from '../../defined.ts';
import type { Commit, Push, Ref } from '../types.ts';
import { bareCommit, isNoCommit, payloadCommit } from './commits.ts';
import { flag, type Json, link, list, number, record, text } from './json.ts';
import { fullRef } from './refs.ts';
import type { EventPart, Scene } from './scene.ts';
import type { Site } from './site.ts';

/** A push to a branch or tag; a deletion has neither a commit nor a page to link to. */
export function pushPart({ env, event, site }: Scene): EventPart {
  const after = text(event, 'after');
  const deleted = flag(event, 'deleted') ?? isNoCommit(after);
  const ref = fullRef(text(event, 'ref') ?? text(env, 'GITHUB_REF'), site);
  if (deleted) {
    return {
      ref: ref && known<Ref>({ ...ref, url: undefined }),
      commit: undefined,
      push: pushOf(event, site, deleted),
    };
  }
  const sha = after ?? text(env, 'GITHUB_SHA');
  return {
    ref,
    commit: payloadCommit(record(event, 'head_commit'), site) ?? bareCommit(sha, site),
    push: after === undefined && record(event, 'head_commit') === undefined ? undefined : pushOf(event, site, deleted),
  };
}

function pushOf(event: Json, site: Site, deleted: boolean): Push {
  const listed = list(event, 'commits');
  const push = known<Omit<Push, 'commits'>>({
    count: Math.max(listed.length, number(event, 'total_commits') ?? 0),
    // To a deleted branch there is nothing to compare.
    compare_url: deleted ? undefined : (link(event, 'compare') ?? link(event, 'compare_url')),
    forced: flag(event, 'forced') ?? false,
    created: flag(event, 'created') ?? isNoCommit(text(event, 'before')),
    deleted,
  });
  let commits: readonly Commit[] | undefined;
  return {
    ...push,
    // Read late: a large push has two thousand of them, and most messages show none.
    get commits() {
      const read = () => listed.flatMap((commit) => payloadCommit(commit, site) ?? []);
      commits ??= newestLast(read(), text(event, 'head_commit', 'id'));
      return commits;
    },
  };
}

/** Gitea lists the newest commit first. */
function newestLast(commits: readonly Commit[], head: string | undefined): readonly Commit[] {
  return commits.length > 1 && commits[0]?.sha === head ? commits.toReversed() : commits;
}
