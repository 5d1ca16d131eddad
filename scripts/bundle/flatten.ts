/**
 * Merges this project's modules before ncc bundles them: everything that every step loads becomes one module, so that
 * calls between files need no getter, and Node creates one scope instead of a hundred. Lazily loaded modules stay
 * separate.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';

/** Source paths by the path of the resulting module. */
export type Flattened = ReadonlyMap<string, readonly string[]>;

/**
 * @param entry path of the compiled entry
 * @param folder output folder, where the entry keeps its name. Must be inside the project, so that packages resolve
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

/** Collects a chunk and all its static imports. */
function loadedWith(name: string, chunks: readonly OutputChunk[], seen = new Set<string>()): readonly OutputChunk[] {
  const chunk = chunks.find(({ fileName }) => fileName === name);
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...chunk.imports.flatMap((one) => loadedWith(one, chunks, seen))];
}

/** Omits modules that the bundler adds. */
function getSources({ moduleIds }: OutputChunk): readonly string[] {
  return moduleIds.filter((path) => !path.startsWith('\0'));
}
