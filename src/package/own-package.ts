import { readFileSync } from 'node:fs';

/** What the package says of itself. */
interface OwnPackage {
  readonly version: string;
  /** The action of the same repository as a step names it: `ACCOUNT/workroom-notify@v1`. */
  readonly action: string;
  /** False in a clone that no account has made its own: its action cannot be named yet. */
  readonly isReleased: boolean;
}

/** Stands in `package.json` for the account, until a release has one. */
const NO_ACCOUNT = 'OWNER/';

/** Read from `package.json`, which is as far above what is built as above the sources. */
export function ownPackage(): OwnPackage {
  const { version, repository } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const name = /github\.com\/([^/]+\/[^/]+)\.git$/.exec(repository.url)?.[1];
  return { version, action: `${name}@v${version.split('.')[0]}`, isReleased: name?.startsWith(NO_ACCOUNT) === false };
}
