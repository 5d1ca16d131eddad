import { readFileSync } from 'node:fs';

/** What the package says of itself. */
interface OwnPackage {
  readonly version: string;
  /** The action of the same repository as a step names it: `ACCOUNT/workroom-notify@v1`. */
  readonly action: string;
  /** The address of that repository; undefined where no account has made it its own: it is nowhere. */
  readonly repository: string | undefined;
}

/** Stands in `package.json` for the account, until a release has one. */
const NO_ACCOUNT = 'OWNER/';

/** Read from `package.json`, which is as far above what is built as above the sources. */
export function packageInfo(): OwnPackage {
  const { version, repository } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const name = /github\.com\/([^/]+\/[^/]+)\.git$/.exec(repository.url)?.[1];
  const isReleased = name !== undefined && !name.startsWith(NO_ACCOUNT);
  return {
    version,
    action: `${name}@v${version.split('.')[0]}`,
    repository: isReleased ? `https://github.com/${name}` : undefined,
  };
}

/** What to know of the action that a clone names, where no account has made it its own: a step with it cannot run. */
export function unreleasedNote(): string | undefined {
  const { action, repository } = packageInfo();
  if (repository !== undefined) return undefined;
  return `This copy of workroom-notify was never released, so ${action} is no action yet: write the account that holds it in "uses", and release it there.`;
}
