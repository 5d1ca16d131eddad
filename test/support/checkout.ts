/** Creates a git repository with the same commit hashes everywhere, as checked out by a CI system. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Head of the branch `main`, tagged `v2.3.1`. */
export const MAIN = '717db653526f8c55d72da273d72f1fa20d499b3b';
/** Head of the branch `gift-cards`. */
export const GIFT_CARDS = '47bcd48d668230aea322489474d6335860f1a2c3';

export interface Checkout {
  readonly folder: string;
  /** Variables that locate the repository, without the machine's git configuration. */
  readonly env: Readonly<Record<string, string>>;
  readonly git: (...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** Creates a checkout of the branch `main`. */
export function makeCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  made ??= getContents(make());
  for (const [path, bytes] of made) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const env = getEnvironment(folder);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
  return { folder, env, git, remove: () => rmSync(folder, { recursive: true }) };
}

/** Files of the repository, created once per process. */
let made: readonly (readonly [path: string, bytes: Buffer])[] | undefined;

const getEnvironment = (folder: string) => ({
  PATH: process.env['PATH'] ?? '',
  GIT_DIR: join(folder, '.git'),
  GIT_WORK_TREE: folder,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
});

/** Creates empty commits, whose hashes depend only on author, date and message. */
function make(): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const env = getEnvironment(folder);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, env });
  const commit = (person: string, email: string, message: string) => {
    const who = (role: string) => ({ [`GIT_${role}_NAME`]: person, [`GIT_${role}_EMAIL`]: email });
    const when = { GIT_AUTHOR_DATE: '2026-03-04T07:50:00Z', GIT_COMMITTER_DATE: '2026-03-04T07:50:00Z' };
    const options = { cwd: folder, env: { ...env, ...who('AUTHOR'), ...who('COMMITTER'), ...when } };
    execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message', message], options);
  };
  git('init', '--quiet', '--template=', '--initial-branch=main');
  git('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
  commit('Ada Lovelace', 'ada@example.com', 'Fix the login redirect\n\nIt lost the query.');
  git('tag', 'v2.3.1');
  git('checkout', '--quiet', '-b', 'gift-cards');
  commit('Grace Hopper', 'grace@example.com', 'Add gift cards to the cart');
  git('checkout', '--quiet', 'main');
  return folder;
}

/** Reads and removes a folder. */
function getContents(folder: string): readonly (readonly [path: string, bytes: Buffer])[] {
  const paths = globSync('**', { cwd: join(folder, '.git') }).map((path) => join('.git', path));
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  const contents = files.map((path) => [path, readFileSync(join(folder, path))] as const);
  rmSync(folder, { recursive: true });
  return contents;
}
