/** Who owns the file in which it fails. */

import { isRed } from '../conclusion.ts';
import type { Facts, LoadedFacts, RunJob } from '../facts.ts';
import { CODE_OWNERS_PATHS, ownersOf } from '../files/code-owners.ts';
import { namedFiles } from '../files/named-files.ts';
import { line } from '../host/json.ts';
import { loginPerson } from '../host/persons.ts';
import { ApiError } from './api/faults.ts';
import type { LoaderContext } from './context.ts';

type Owners = NonNullable<LoadedFacts['owners']>;

/** Characters of the file. GitHub takes 3 MB; what is in no workspace comes as text of up to one. */
const LONGEST = 1_000_000;

/** Undefined where the failure names no file, or nobody owns it. At most one request. */
export async function readOwners(
  context: LoaderContext,
  facts: Facts,
  failed: readonly RunJob[],
): Promise<Owners | undefined> {
  if (!isRed(facts.conclusion)) return undefined;
  const { errors = [], tests } = await context.files;
  const texts = { errors: [...failed.flatMap((job) => job.errors), ...errors], tests: tests?.failures ?? [] };
  const [file] = namedFiles(texts, context.world.workspace);
  const rules = file === undefined ? undefined : await readRules(context, facts);
  if (file === undefined || rules === undefined) return undefined;
  const owners = ownersOf(rules, file).map((owner) =>
    owner.includes('@')
      ? { email: owner }
      : owner.includes('/')
        ? { login: owner }
        : loginPerson(owner, context.base.host),
  );
  return owners.length > 0 ? owners : undefined;
}

/** Whoever opens a pull request from a fork could write anybody into its file, so there the base's is asked for. */
async function readRules({ api, world }: LoaderContext, { pull_request: pull }: Facts): Promise<string | undefined> {
  for (const path of pull?.fork === true ? [] : CODE_OWNERS_PATHS) {
    const read = await world.files.read(path);
    if (read.type === 'ok') return read.text;
  }
  const [path] = CODE_OWNERS_PATHS;
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const asking = api.get({ route, with: { path }, permission: 'contents: read', aside: true });
  const answer = await asking.catch((error: unknown) => {
    if (error instanceof ApiError && error.missing) return undefined;
    throw error;
  });
  const text = textIn(answer);
  return text?.slice(0, LONGEST);
}

/** GitHub sends it in base64. */
function textIn(answer: unknown): string | undefined {
  const content = typeof answer === 'object' && answer !== null && 'content' in answer ? answer.content : undefined;
  if (typeof content !== 'string' || line(answer, 'encoding') !== 'base64') return undefined;
  return Buffer.from(content, 'base64').toString('utf8');
}
