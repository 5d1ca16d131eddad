/** Finds the owners of the failing files. */

import { line, property } from '../build/code-host/json.ts';
import type { FactsFor } from '../build/facts.ts';
import { codeOwnersPaths, fileOwners, rulesInWorkspace } from '../build/files/code-owners.ts';
import { ApiError, undefinedIfMissing } from './api/errors.ts';
import type { LoaderContext } from './context.ts';
import type { GithubReader } from './github-reader.ts';
import { isNotAttributable } from './termination/termination.ts';

/** Characters of the file. GitHub takes 3 MB; what is in no workspace comes as text of up to one. */
const MAX_LENGTH = 1_000_000;

/** Reads the owners of each failing file that is named, with at most one request. */
export async function readFileOwners(reads: GithubReader): Promise<FactsFor<'file_owners'>> {
  const { context } = reads;
  const paths = (await reads.failingFiles()).flatMap(({ path }) => path ?? []);
  const rules = paths.length === 0 ? undefined : await readRules(context);
  const { file_owners, owners } = fileOwners(paths, rules ?? '', context.base.host.forge);
  const isCode = !isNotAttributable(await reads.termination()) && (await reads.alsoRed()) === undefined;
  return { file_owners, owners: isCode ? owners : undefined };
}

/** Reads the default branch if the workspace has no trusted rules. @throws ApiError if they cannot be read */
async function readRules({ api, base, runtime }: LoaderContext): Promise<string | undefined> {
  const local = await rulesInWorkspace(runtime.files, base.host);
  if (local.type === 'trusted') return local.text;
  const [path] = codeOwnersPaths(base.host.forge);
  if (path === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const answer = await api.get(route, { path }).catch(undefinedIfMissing);
  // GitHub sends it in base64.
  const content = line(answer, 'encoding') === 'base64' ? property(answer, 'content') : undefined;
  const text = typeof content === 'string' ? Buffer.from(content, 'base64').toString('utf8') : undefined;
  if (text === undefined && local.type === 'unreadable') throw new ApiError(local.why);
  return text?.slice(0, MAX_LENGTH);
}
