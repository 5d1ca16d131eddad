/**
 * Where the repository is, and which version it holds. `package.json` alone says both; `npm run generate` writes them
 * wherever else they stand.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../package.json');
const URL_FORM = /^git\+https:\/\/github\.com\/([\w.-]+)\/workroom-notify\.git$/;

/** `https://github.com/ACCOUNT/workroom-notify`. */
export function repositoryUrl(): string {
  return `https://github.com/${repositoryName()}`;
}

/** `ACCOUNT/workroom-notify`, as a step names it. */
export function repositoryName(): string {
  return `${owner()}/workroom-notify`;
}

/** The account that holds it. */
export function owner(): string {
  const { url } = manifest().repository;
  const account = URL_FORM.exec(url)?.[1];
  if (account !== undefined) return account;
  throw new Error(
    `package.json: repository.url must be git+https://github.com/ACCOUNT/workroom-notify.git, not ${url}`,
  );
}

/**
 * The repository that a workflow of it builds for, where `package.json` names no account yet.
 *
 * @returns undefined where nobody holds it
 */
export function heldRepository(env: NodeJS.ProcessEnv): string | undefined {
  return owner() === 'OWNER' ? env['GITHUB_REPOSITORY'] || undefined : repositoryName();
}

/** A text with this account wherever it names the repository or the code's owners. */
export function withOwner(text: string, name = owner()): string {
  return text
    .replaceAll(/(?<=uses: |github(?:usercontent)?\.com\/)[\w.-]+(?=\/workroom-notify\b)/g, name)
    .replaceAll(/^(\* @).+$/gm, `$1${name}`);
}

/**
 * A text whose commands run this version from npm, because what stands under the bare name may be another one tomorrow,
 * and whose steps and addresses name the tag of its major.
 */
export function withVersion(text: string, version = manifest().version): string {
  const major = majorTag(version);
  return text
    .replaceAll(/(?<=npx --yes workroom-notify)(?:@[\w.-]+)?(?![\w@-])/g, `@${version}`)
    .replaceAll(/(?<=uses: [\w.-]+\/workroom-notify(?:\/job-end)?@)v\d+(?![\w.])/g, major)
    .replaceAll(/(?<=githubusercontent\.com\/[\w.-]+\/workroom-notify\/)v\d+(?=\/)/g, major);
}

/** `v1`: the tag that moves with each release of its major, and the one that steps name. */
export function majorTag(version = manifest().version): string {
  return `v${version.split('.')[0]}`;
}

function manifest(): { readonly version: string; readonly repository: { readonly url: string } } {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}
