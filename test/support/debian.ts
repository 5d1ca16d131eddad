/** The parts that some suites take from Debian: a browser, a proxy, a certificate tool, GitHub's own Markdown and command line. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where each part stands, and the package that brings it. */
const PACKAGES = {
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
  '/usr/bin/tinyproxy': 'tinyproxy-bin',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/cmark-gfm': 'cmark-gfm',
  '/usr/bin/gh': 'gh',
} as const;

/**
 * Installs what is missing, where that is possible: as root on Debian. Vitest calls it once before the suites that use
 * the parts, because two installations at once would lock each other out.
 */
export function setup(): void {
  const missing = Object.entries(PACKAGES).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing from Debian, for the tests: ${missing.join(', ')}`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options);
}

/** Whether a part is there; where it is not, the suite skips itself loudly. */
export function has(path: keyof typeof PACKAGES, suite: string): boolean {
  return existsSync(path) || skipsLoudly(suite, `There is no ${path}: apt install ${PACKAGES[path]}`);
}

/**
 * Says that a suite cannot run here, and what it needs. In CI that is a failure; a run at somebody's desk goes on.
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
