import { readFileSync } from 'node:fs';

/** The action of this package as a step names it: `OWNER/REPOSITORY@v1`. */
export function ownAction(): string {
  const { repository } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return `${/github\.com\/([^/]+\/[^/]+)\.git$/.exec(repository.url)?.[1] ?? ''}@v1`;
}
