/** Who owns the file in which it fails. */

import { isRed } from '../conclusion.ts';
import { isBlameless } from '../end/end.ts';
import type { Facts } from '../facts.ts';
import { codeOwnersPaths, failingOwners, type Owners, ownersBy, rulesInWorkspace } from '../files/code-owners.ts';
import { line } from '../host/json.ts';
import { ApiError, undefinedIfMissing } from './api/faults.ts';
import type { BuildReads } from './build-reads.ts';
import type { LoaderContext } from './context.ts';

/** Characters of the file. GitHub takes 3 MB; what is in no workspace comes as text of up to one. */
const LONGEST = 1_000_000;

/** Undefined where it was not the code, the failure names no file, or nobody owns it. At most one request. */
export async function readOwners(reads: BuildReads): Promise<Owners | undefined> {
  const { context } = reads;
  const failed = await reads.failed();
  if (isBlameless(await reads.end()) || (await reads.alsoRed()) !== undefined) return undefined;
  const facts = await reads.basis();
  if (!isRed(facts.conclusion)) return undefined;
  const { errors = [], tests } = await context.files;
  const texts = { errors: [...failed.flatMap((job) => job.errors), ...errors], tests: tests?.failures ?? [] };
  const rules = () => readRules(context);
  return failingOwners(texts, { workspace: context.world.workspace, host: context.base.host, rules });
}

/** The owners of each failing file that is named. At most one request. */
export async function readFileOwners(reads: BuildReads): Promise<Facts['file_owners']> {
  const { context } = reads;
  const paths = (await reads.failingFiles()).flatMap(({ path }) => path ?? []);
  if (paths.length === 0) return [];
  const ownersOf = ownersBy((await readRules(context)) ?? '', context.base.host.forge);
  return paths.map((path) => ({ path, owners: ownersOf(path) }));
}

/**
 * Where the workspace has none that are the author's, those of the default branch are asked for.
 *
 * @throws ApiError where there are some, and they cannot be read
 */
async function readRules({ api, base, world }: LoaderContext): Promise<string | undefined> {
  const own = await rulesInWorkspace(world.files, base.host);
  if (own.type === 'own') return own.text;
  const [path] = codeOwnersPaths(base.host.forge);
  if (path === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const answer = await api.get({ route, with: { path }, aside: true }).catch(undefinedIfMissing);
  const text = textIn(answer);
  if (text === undefined && own.type === 'unreadable') throw new ApiError(own.why);
  return text?.slice(0, LONGEST);
}

/** GitHub sends it in base64. */
function textIn(answer: unknown): string | undefined {
  const content = typeof answer === 'object' && answer !== null && 'content' in answer ? answer.content : undefined;
  if (typeof content !== 'string' || line(answer, 'encoding') !== 'base64') return undefined;
  return Buffer.from(content, 'base64').toString('utf8');
}
