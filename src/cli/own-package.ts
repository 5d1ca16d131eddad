import { readFileSync } from 'node:fs';

/** What the package says of itself. */
interface OwnPackage {
  readonly version: string;
  /** `OWNER/REPOSITORY`, which a workflow names. */
  readonly repository: string;
}

/** Read from `package.json`, which is as far above what is built as above the sources. */
export function ownPackage(): OwnPackage {
  const { version, repository } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return { version, repository: /github\.com\/([^/]+\/[^/]+)\.git$/.exec(repository.url)?.[1] ?? '' };
}
