/** Where a release is rehearsed: a folder of its own with a bare repository, and commands that know nothing of the user. */
import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export interface Stage {
  readonly folder: string;
  /** The bare repository. */
  readonly origin: string;
  /** Runs a line of a shell, and gives what it printed; the registry answers meanwhile. Rejects where it failed. */
  shell(line: string, cwd: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** A clone of the repository, with the packages of this project. */
  clone(name: string): Promise<string>;
  remove(): void;
}

/** The repository holds one commit: the project as it stands here, with what is not committed. */
export async function openStage(npmrc: string): Promise<Stage> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));
  const origin = join(folder, 'origin.git');
  mkdirSync(join(folder, 'bin'));
  symlinkSync(resolve(import.meta.dirname, 'gh.mjs'), join(folder, 'bin/gh'));
  writeFileSync(join(folder, 'npmrc'), npmrc);
  const shell: Stage['shell'] = async (line, cwd, env = {}) => {
    const args = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', line];
    const options = { cwd, env: { ...bare(folder), ORIGIN: origin, ...env }, maxBuffer: 1e9 };
    return (await promisify(execFile)('bash', args, options)).stdout;
  };
  const project = join(folder, 'project');
  copyProject(project);
  await shell(
    'git init --quiet --initial-branch main && git add --all && git commit --quiet --message "As it is"',
    project,
  );
  await shell('git clone --quiet --bare project origin.git', folder);
  return {
    folder,
    origin,
    shell,
    async clone(name) {
      await shell(`git clone --quiet origin.git ${name}`, folder);
      linkTree(resolve('node_modules'), join(folder, name, 'node_modules'));
      return join(folder, name);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Nothing of the user's settings for git and npm, nor of what npm told this process. */
function bare(folder: string): Record<string, string> {
  const node = dirname(process.execPath);
  return {
    PATH: [join(folder, 'bin'), node, process.env['PATH'] ?? ''].join(delimiter),
    HOME: folder,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) => [
        [`GIT_${who}_NAME`, 'Ada'],
        [`GIT_${who}_EMAIL`, 'ada@example.com'],
      ]),
    ),
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_cache: join(folder, 'cache'),
  };
}

function copyProject(to: string): void {
  const listed = execFileSync('git', [
    '-c',
    'safe.directory=*',
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  for (const file of new Set(listed.toString().split('\0')))
    if (file !== '' && existsSync(file)) cpSync(file, join(to, file));
}

/** A folder with the same files, which nobody writes to; caches are left out. Copied where the disk is another one. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== '.cache') linkTree(source, target);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
