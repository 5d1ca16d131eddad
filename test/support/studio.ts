/** Creates preview requests with defaults. */
import { findRecordedBuild } from '../../src/samples/builds.ts';
import type { PreviewRequest } from '../../src/studio/preview/preview.ts';

export function requestFor(id: string, changes: Partial<PreviewRequest> = {}): PreviewRequest {
  const build = findRecordedBuild(id);
  if (build === undefined) throw new Error(`no build is called ${id}`);
  return { build, result: build, preset: 'default', template: '', ...changes };
}
