/** Installs the oldest supported Node from the registry. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { skipsLoudly } from './debian.ts';

/** Cached between runs, because it has a hundred megabytes. */
const FOLDER = resolve('node_modules/.cache/oldest-node');

/**
 * Returns the path of its executable. Undefined, with a printed reason, if the registry has no build for this platform.
 */
export function oldestNode(suite: string): string | undefined {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const version = `${engines.node.replace('>=', '')}.0`;
  const build = `node-${process.platform}-${process.arch}`;
  const path = resolve(FOLDER, 'node_modules', build, 'bin/node');
  const isThere = () =>
    existsSync(path) && execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() === `v${version}`;
  try {
    if (!isThere()) install(`${build}@${version}`);
    return isThere() ? path : missing(suite, version, build);
  } catch {
    return missing(suite, version, build);
  }
}

function install(what: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const options = ['--prefix', FOLDER, '--no-save', '--no-package-lock', '--prefer-offline', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, what], { stdio: 'ignore' });
}

function missing(suite: string, version: string, build: string): undefined {
  skipsLoudly(suite, `There is no Node ${version}: npm has no ${build}, or cannot be reached.`);
}
