/** Resolves, opens, reads and writes files of the author. All access to them goes through here. */

import * as fs from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { systemReason } from '../errors.ts';
import type { PathError, WorkspaceFile } from '../settings/template/workspace.ts';
import { closestMatch } from '../text/closest-match.ts';

/** Maximum characters of a path that any system accepts. */
const MAX_PATH_LENGTH = 4096;
/** Maximum names in a folder to search for the intended one. */
const MAX_SIBLINGS = 500;

const NO_WORKSPACE = 'Run this in an existing folder, or check out the repository before this step';
const FROM_CHECKOUT = 'Use its path from the root of the repository, and check out the repository before this step';
export const LEADS_OUT = pathError(
  'is outside of the workspace',
  'Use the path of a file from the root of the repository, such as .github/notify.md, without links to other folders',
);

type PathLookup = { readonly type: 'ok'; readonly real: string; readonly path: string } | PathError;

/** Resolves a path of the author. Returns `LEADS_OUT` for a file outside of the workspace. */
export function resolvePath(requestedPath: string, folder: string): PathLookup {
  const absolute = resolve(folder, requestedPath);
  const root = attempt(() => fs.realpathSync(folder));
  if (root === undefined) return pathError(`was not found, because there is no workspace at "${folder}"`, NO_WORKSPACE);
  if (absolute.length > MAX_PATH_LENGTH) return pathError('was not found in the workspace', FROM_CHECKOUT);
  const real = attempt(() => fs.realpathSync(absolute));
  if (real === root) return pathError('is a folder', 'Use the path of a file in it');
  // Writing to a dangling link would create its target.
  const isDangling = real === undefined && attempt(() => fs.lstatSync(absolute))?.isSymbolicLink() === true;
  const target = real ?? futurePath(absolute);
  if (isDangling || !isInside(target, root)) return LEADS_OUT;
  // It contains the token of the checkout.
  if (relative(root, target).split(sep).includes('.git'))
    return pathError('is inside .git', 'Use the path of another file');
  if (real === undefined) return missingFile(requestedPath, folder);
  const shown = isInside(absolute, folder) ? relative(folder, absolute) : relative(root, real);
  return { type: 'ok', real, path: shown.replaceAll(sep, '/') };
}

/** Returns the folder that bounds paths of this file: the working directory, else the folder of the file. */
export function findBoundary(path: string, folder: string): string {
  const complete = resolve(folder, path);
  return isInside(complete, folder) ? folder : dirname(complete);
}

function pathError(message: string, suggestion: string): PathError {
  return { type: 'error', message, suggestion };
}

/** Resolves the path of a missing file from its nearest existing folder, following links. */
function futurePath(path: string): string {
  const parent = dirname(path);
  return parent === path ? path : join(attempt(() => fs.realpathSync(parent)) ?? futurePath(parent), basename(path));
}

function missingFile(requestedPath: string, folder: string): PathError {
  const slashed = requestedPath.replaceAll('\\', '/');
  const absolute = resolve(folder, slashed);
  const names = isInside(absolute, folder) ? (attempt(() => fs.readdirSync(dirname(absolute))) ?? []) : [];
  const name = basename(absolute);
  const meant = names.includes(name) ? name : closestMatch(name, names.slice(0, MAX_SIBLINGS));
  const suggestion = meant === undefined ? FROM_CHECKOUT : `Did you mean ${slashed.slice(0, -name.length)}${meant}?`;
  return { ...pathError('was not found in the workspace', suggestion), missing: true };
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Maximum bytes of a text file. */
const MAX_BYTES = 256 * 1024;

/** Doesn't block on a pipe or follow a link in the last segment. Windows lacks both flags. */
const FLAGS = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0) | (fs.constants.O_NOFOLLOW ?? 0);

/** Reason why an existing file is not read. The text takes the place of a system error code. */
export class FileRefusal extends Error {
  readonly code = this.message;
}

const readInto = promisify(fs.read);

/**
 * Opens the file before checking it, because the path may have been replaced by a link or a pipe since.
 * @param real path without links, as resolved in the workspace
 * @throws FileRefusal, or the system error
 */
export function openFile(real: string) {
  const file = fs.openSync(real, FLAGS);
  try {
    const opened = fs.fstatSync(file, { bigint: true });
    if (!opened.isFile()) throw new FileRefusal('not a regular file');
    const atPath = fs.lstatSync(real, { bigint: true });
    const isSame = atPath.ino === opened.ino && atPath.dev === opened.dev && fs.realpathSync(real) === real;
    if (!isSame) throw new FileRefusal('no longer at its path');
    return {
      file,
      /** Size in bytes when the file was opened. */
      size: Number(opened.size),
      /** Reads from an offset into the buffer. @returns the number of bytes */
      read: async (into: Buffer, from: number) => (await readInto(file, into, 0, into.length, from)).bytesRead,
      close: () => fs.closeSync(file),
    };
  } catch (error) {
    fs.closeSync(file);
    throw error;
  }
}

export interface WorkspaceText extends Omit<WorkspaceFile, 'trust'> {
  /** Absolute path without links. */
  readonly real: string;
}

/** Reads a text file. Never opens anything outside of the folder, even through links, or inside `.git`. */
export function readWorkspaceFile(requestedPath: string, folder: string): WorkspaceText | PathError {
  const found = resolvePath(requestedPath, folder);
  if (found.type === 'error') return found;
  let opened: ReturnType<typeof openFile> | undefined;
  try {
    opened = openFile(found.real);
    // It may grow while it is read.
    const bytes = Buffer.alloc(MAX_BYTES + 1);
    const count = fs.readSync(opened.file, bytes);
    if (count > MAX_BYTES) return tooLarge(Math.max(count, opened.size));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, count)).replaceAll('\r\n', '\n');
    return { ...found, text };
  } catch (error) {
    if (error instanceof TypeError) return pathError('is not valid UTF-8', 'Save the file as UTF-8');
    if (error instanceof FileRefusal) return pathError(`is ${error.code}`, 'Use the path of a text file');
    return pathError(`cannot be read (${systemReason(error)})`, 'Check the permissions of the file');
  } finally {
    opened?.close();
  }
}

export function isWorkspaceFile(text: string, folder: string): boolean {
  const found = resolvePath(text.trim(), folder);
  return found.type === 'ok' && fs.statSync(found.real, { throwIfNoEntry: false })?.isFile() === true;
}

/** Maximum workflows to read. */
const MAX_WORKFLOWS = 200;

export function workflowFiles(root: string): readonly WorkspaceText[] {
  const paths = fs.globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).sort().slice(0, MAX_WORKFLOWS);
  return paths.map((path) => readWorkspaceFile(path, root)).filter((read) => read.type === 'ok');
}

/**
 * Writes the complete file or nothing, and creates its folders. Refuses all that a step would not read: paths outside of
 * the folder (even through links), inside `.git`, irregular files, and large files.
 */
export function writeWorkspaceFile(requestedPath: string, folder: string, text: string): PathError | undefined {
  const size = Buffer.byteLength(text);
  if (size > MAX_BYTES) return tooLarge(size);
  const found = resolvePath(requestedPath, folder);
  if (found.type === 'error' && found.missing === undefined) return found;
  const path = found.type === 'ok' ? found.real : resolve(folder, requestedPath);
  let adjacent: string | undefined;
  try {
    const stats = fs.statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() === false) return pathError('is not a regular file', 'Use the path of a text file');
    fs.mkdirSync(dirname(path), { recursive: true });
    // Replaces the file atomically, even if the disk is full.
    adjacent = fs.mkdtempSync(`${path}.`);
    const complete = join(adjacent, 'new');
    // A folder in the path may have been replaced by a link meanwhile.
    const again = resolvePath(complete, folder);
    if (again.type === 'error' && again.missing === undefined) return again;
    fs.writeFileSync(complete, text);
    if (stats !== undefined) fs.chmodSync(complete, stats.mode);
    fs.renameSync(complete, path);
    return undefined;
  } catch (error) {
    return pathError(`cannot be written (${systemReason(error)})`, 'Use a file in a writable folder');
  } finally {
    if (adjacent !== undefined) fs.rmSync(adjacent, { recursive: true, force: true });
  }
}

function tooLarge(size: number): PathError {
  return pathError(`has ${size} bytes`, `The maximum is ${MAX_BYTES} bytes`);
}
