/**
 * Our own modules, before ncc bundles them: all that every step loads becomes one module, so that a call from file to file
 * asks no getter, and Node sets up one scope instead of a hundred. What loads later stays in modules of its own.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';

/** What a module of the result was made of: by its path, the paths of its sources. */
export type Flattened = ReadonlyMap<string, readonly string[]>;

/**
 * @param entry path of the compiled entry
 * @param folder where the result goes; the entry keeps its name there. Inside the project, so that packages are found
 */
export async function flatten(entry: string, folder: string): Promise<Flattened> {
  rmSync(folder, { recursive: true, force: true });
  const build = await rolldown({ input: entry, platform: 'node', external: isOfPackage });
  const chunks = getChunks((await build.generate({ format: 'esm' })).output);
  const first = new Set(loadedWith(chunks[0]?.fileName ?? '', chunks).flatMap(({ moduleIds }) => moduleIds));
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    codeSplitting: { groups: [{ name: 'first', test: (path) => first.has(path) }] },
  });
  await build.close();
  return new Map(getChunks(output).map((chunk) => [join(folder, chunk.fileName), getSources(chunk)]));
}

function isOfPackage(name: string): boolean {
  return !/^[./]|^[A-Z]:/.test(name);
}

function getChunks(output: readonly { readonly type: string }[]): readonly OutputChunk[] {
  return output.filter((one): one is OutputChunk => one.type === 'chunk');
}

/** A chunk and all that it imports, at once and not later. */
function loadedWith(name: string, chunks: readonly OutputChunk[], seen = new Set<string>()): readonly OutputChunk[] {
  const chunk = chunks.find(({ fileName }) => fileName === name);
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...chunk.imports.flatMap((one) => loadedWith(one, chunks, seen))];
}

/** Without what the bundler adds. */
function getSources({ moduleIds }: OutputChunk): readonly string[] {
  return moduleIds.filter((path) => !path.startsWith('\0'));
}
