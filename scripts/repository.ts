/** Where the repository is. `package.json` alone says it; `npm run generate` writes it wherever else it stands. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../package.json');
const URL_FORM = /^git\+(https:\/\/github\.com\/([\w.-]+)\/workroom-notify)\.git$/;

/** `https://github.com/OWNER/workroom-notify`. */
export function repositoryUrl(): string {
  return parts().url;
}

/** The account that holds it. */
export function owner(): string {
  return parts().owner;
}

/** A text with this account wherever it names the repository or the code's owners. */
export function withOwner(text: string, name = owner()): string {
  return text
    .replaceAll(/(?<=uses: |github\.com\/)[\w.-]+(?=\/workroom-notify\b)/g, name)
    .replaceAll(/^(\* @).+$/gm, `$1${name}`);
}

/** A text whose commands run this version from npm: what stands under the bare name may be another one tomorrow. */
export function withVersion(text: string, version = ownVersion()): string {
  return text.replaceAll(/(?<=npx --yes workroom-notify)(?:@[\w.-]+)?(?![\w@-])/g, `@${version}`);
}

function ownVersion(): string {
  return JSON.parse(readFileSync(FILE, 'utf8')).version;
}

function parts(): { readonly url: string; readonly owner: string } {
  const { url: written } = JSON.parse(readFileSync(FILE, 'utf8')).repository;
  const [, url, owner] = URL_FORM.exec(written) ?? [];
  if (url !== undefined && owner !== undefined) return { url, owner };
  throw new Error(
    `package.json: repository.url must be git+https://github.com/OWNER/workroom-notify.git, not ${written}`,
  );
}
