/** Verifies a checkout with git if the event proves nothing. Starts git. */

import { relative, sep } from 'node:path';
import type { Environment } from '../../platform.ts';
import { abortAfter } from '../../service/http/system.ts';
import { wholeMs } from '../../time.ts';
import type { WorkspaceText } from '../../workspace/read.ts';
import { askOnce } from '../ci/git.ts';
import { parseOrigin } from '../ci/origin.ts';
import { line } from '../code-host/json.ts';
import type { LocalCheckout } from './checkout.ts';

export { readSystem } from '../ci/ci-system.ts';
export { detectSystem } from '../ci/systems.ts';

interface ProofQuery {
  readonly checkout: LocalCheckout;
  /** Commits that are known to belong to this repository. */
  readonly own: readonly string[];
  readonly file: WorkspaceText;
  readonly env: Environment;
}

interface Proof {
  /** Checked-out commit; undefined if unknown. */
  readonly head: string | undefined;
  /** True if it belongs to a branch or tag of this repository. */
  readonly isOwn: boolean;
  /** Returns true if the file equals that commit's version. */
  readonly isAsCommitted: () => Promise<boolean>;
}

/** Applies before the time budget of a message starts. */
const GIT_TIME = wholeMs(2_000);
const HASH = /^[0-9a-f]{40,64}$/;
/** Maximum commits per git call, because its command line is limited. */
const MAX_COUNT = 400;

export async function examined({ checkout, own: current, file, env }: ProofQuery): Promise<Proof> {
  const ask = (...args: readonly string[]) =>
    askOnce(env, abortAfter(GIT_TIME), ['--git-dir', checkout.gitDir, ...args]);
  const head = checkout.head ?? (await ask('rev-parse', '--verify', '--quiet', 'HEAD'))?.trim();
  const existing = [...current, ...recordedCommits(checkout, head, env)].filter((commit) => HASH.test(commit));
  const all = [...new Set(existing)].slice(0, MAX_COUNT);
  const isBehind = async () =>
    all.length > 0 &&
    (await ask('cat-file', '-e', String(head))) === '' &&
    (await ask('rev-list', '--max-count=1', '--ignore-missing', String(head), '--not', ...all)) === '';
  return {
    head,
    isOwn: head !== undefined && (existing.includes(head) || (await isBehind())),
    isAsCommitted: async () => {
      const path = relative(checkout.root, file.real).split(sep).join('/');
      return plain(await ask('cat-file', 'blob', `${head}:${path}`)) === plain(file.text);
    },
  };
}

/** Normalizes text as it is read: without a byte order mark, with line breaks of this system. */
function plain(text: string | undefined): string | undefined {
  return text?.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/**
 * Reads the commits that git recorded for a branch or tag of this repository, when it fetched, cloned or pushed
 * them.
 */
function recordedCommits(checkout: LocalCheckout, head: string | undefined, env: Environment): readonly string[] {
  const { branch } = checkout;
  const notes = checkout.note('FETCH_HEAD') ?? '';
  const fetched = [...notes.matchAll(FETCHED)].flatMap(([, hash = '', from]) => (isHere(from, env) ? hash : []));
  const tracking = branch?.replace('refs/heads/', 'refs/remotes/origin/');
  const isKnown = tracking !== undefined && head !== undefined && checkout.commitOf(tracking) === head;
  return isKnown && isOfOrigin(checkout, tracking, env) ? [...fetched, head] : fetched;
}

/** Matches `HASH TAB TAB branch 'main' of ADDRESS`: other refs, such as a pull request, appear by their full name. */
const FETCHED = /^([0-9a-f]{40,64})\t(?:not-for-merge)?\t(?:branch|tag) '\S+' of (\S+)$/gm;

/**
 * Returns true if the local branch of remote `origin` corresponds to its name, because another ref can be fetched
 * into it. Git records pushes, new branches and clones as such.
 */
function isOfOrigin({ shared, note }: LocalCheckout, tracking: string, env: Environment): boolean {
  const config = shared('config') ?? '';
  const address = /^\[remote "origin"\][^[]*?^[ \t]*url[ \t]*=[ \t]*(\S+)[ \t]*$/im.exec(config)?.[1];
  // Pushes may go to another URL than fetches.
  if (!isHere(address, env) || /pushurl|pushinsteadof/i.test(config)) return false;
  const last = (shared(`logs/${tracking}`) ?? '').trimEnd().split('\n').at(-1)?.split('\t').at(-1) ?? '';
  const [first = ''] = (note('logs/HEAD') ?? '').split('\n', 1);
  const cloned = /\tclone: from (\S+)$/.exec(first)?.[1];
  return BY_NAME.test(last) || (last === '' && isHere(cloned, env));
}

/** Git uses this name if the other side has a branch. */
const BY_NAME = /^(?:update by push|fetch (?:-\S+ )*origin(?: .*)?: storing head)$/;

function isHere(address: string | undefined, env: Environment): boolean {
  const { name, server } = parseOrigin(address, { forge: 'github' });
  const same = (one: string | undefined, other: string | undefined) =>
    one !== undefined && one.toLowerCase() === other?.toLowerCase().replace(/\/$/, '');
  return same(name, line(env, 'GITHUB_REPOSITORY')) && same(server, line(env, 'GITHUB_SERVER_URL'));
}
