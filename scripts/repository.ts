/**
 * Repository and version of the project. `package.json` is the only source, and `npm run generate` copies them to all
 * other files.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../package.json');
const URL_FORM = /^git\+https:\/\/github\.com\/([\w.-]+)\/workroom-notify\.git$/;

/** `https://github.com/ACCOUNT/workroom-notify`. */
export function repositoryUrl(): string {
  return `https://github.com/${repositoryName()}`;
}

/** `ACCOUNT/workroom-notify`, as used in a step. */
export function repositoryName(): string {
  return `${owner()}/workroom-notify`;
}

/** Returns the account that owns it. */
export function owner(): string {
  const { url } = manifest().repository;
  const account = URL_FORM.exec(url)?.[1];
  if (account !== undefined) return account;
  throw new Error(
    `package.json: repository.url must be git+https://github.com/ACCOUNT/workroom-notify.git, not ${url}`,
  );
}

/**
 * Returns the repository of the current workflow run, if `package.json` has no account yet.
 *
 * @returns undefined if there is none
 */
export function heldRepository(env: NodeJS.ProcessEnv): string | undefined {
  return owner() === 'OWNER' ? env['GITHUB_REPOSITORY'] || undefined : repositoryName();
}

/** Replaces the account in a text, in repository names and code owners. */
export function withOwner(text: string, name = owner()): string {
  return text
    .replaceAll(/(?<=uses: |github(?:usercontent)?\.com\/)[\w.-]+(?=\/workroom-notify\b)/g, name)
    .replaceAll(/^(\* @).+$/gm, `$1${name}`);
}

/**
 * Replaces versions in a text: commands run this version from npm, because another package may take the unscoped name,
 * and steps and URLs use the tag of the major version.
 */
export function withVersion(text: string, version = manifest().version): string {
  const major = majorTag(version);
  return text
    .replaceAll(/(?<=npx --yes workroom-notify)(?:@[\w.-]+)?(?![\w@-])/g, `@${version}`)
    .replaceAll(/(?<=uses: [\w.-]+\/workroom-notify(?:\/job-end)?@)v\d+(?![\w.])/g, major)
    .replaceAll(/(?<=githubusercontent\.com\/[\w.-]+\/workroom-notify\/)v\d+(?=\/)/g, major);
}

/** Returns `v1`, the tag that moves with each release of its major version. */
export function majorTag(version = manifest().version): string {
  return `v${version.split('.')[0]}`;
}

function manifest(): { readonly version: string; readonly repository: { readonly url: string } } {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}
