import { readFileSync } from 'node:fs';

/** Metadata of the package. */
interface OwnPackage {
  readonly version: string;
  /** Action of the same repository, as used in a step: `ACCOUNT/workroom-notify@v1`. */
  readonly action: string;
  /** URL of that repository. Undefined before the first release. */
  readonly repository: string | undefined;
}

/** Placeholder for the account in `package.json` before the first release. */
const NO_ACCOUNT = 'OWNER/';

/** Reads `package.json`, whose relative path is the same from the sources and the build. */
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

/** Warns that a step with an unreleased action can't run. */
export function unreleasedNote(): string | undefined {
  const { action, repository } = packageInfo();
  if (repository !== undefined) return undefined;
  return `This copy of workroom-notify was never released, so ${action} does not exist yet. Release the action, and use its account in "uses".`;
}
