/**
 * A page asks what facts cost, and reads none: what the rows of loaders have behind `import()`, which wants GitHub's client
 * and Node, stays outside.
 */
import type { Plugin } from 'rolldown';

/** @param from the file that imports */
function isDoorToReader({ from, lazy }: { readonly from: string; readonly lazy: boolean }): boolean {
  return lazy && /[\\/]facts[\\/]loader-registry\.ts$/.test(from);
}

export const WITHOUT_READERS: Plugin = {
  name: 'without-readers',
  resolveDynamicImport: (_, from) => (from !== undefined && isDoorToReader({ from, lazy: true }) ? false : null),
};
