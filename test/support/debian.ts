/**
 * Installs the Debian packages that some suites need: a browser, a proxy, a certificate tool, GitHub's Markdown
 * renderer and CLI.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Path of each program, and its package. */
const PACKAGES = {
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/cmark-gfm': 'cmark-gfm',
  '/usr/bin/gh': 'gh',
} as const;

/**
 * Installs missing packages if possible, as root on Debian. Vitest calls it once before the suites, because concurrent
 * installations would lock each other out.
 */
export function setup(): void {
  const missing = Object.entries(PACKAGES).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing from Debian, for the tests: ${missing.join(', ')}`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options);
}

/** Returns true if a program is installed. Otherwise prints why the suite is skipped. */
export function has(path: keyof typeof PACKAGES, suite: string): boolean {
  return existsSync(path) || skipsLoudly(suite, `There is no ${path}: apt install ${PACKAGES[path]}`);
}

/**
 * Reports that a suite can't run, and what it needs. Fails in CI, and only prints locally.
 *
 * @returns false
 */
export function skipsLoudly(suite: string, need: string): false {
  const lines = [`${suite.toUpperCase()} DID NOT RUN.`, need];
  const banner = ['#'.repeat(72), ...lines.map((line) => `#  ${line}`), '#'.repeat(72)].join('\n');
  if (process.env['CI'] !== undefined) throw new Error(banner);
  console.warn(banner);
  return false;
}
