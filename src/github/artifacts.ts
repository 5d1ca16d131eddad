/** Reads the artifacts that a run uploaded. */

import { flag, line, link, list, number } from '../build/code-host/json.ts';
import { type CodeHost, runUrl } from '../build/code-host/urls.ts';
import type { Facts } from '../build/facts.ts';
import type { LoaderContext } from './context.ts';

const MAX_PAGES = 3;

type Artifact = NonNullable<Facts['artifacts']>[number];

/** @throws ApiError if they cannot be read */
export async function readArtifacts({ api, base }: LoaderContext): Promise<Facts['artifacts']> {
  const run = base.facts.run?.id;
  if (run === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
  const artifactsOf = (page: unknown) => list(page).flatMap((one) => findArtifact(one, run, base.host) ?? []);
  const pages = await api.pages(route, { run_id: run }, MAX_PAGES, artifactsOf);
  return pages.flat();
}

/** Builds the download URL below the page of the run, because those in the response are for programs. */
function findArtifact(json: unknown, run: number, host: CodeHost): Artifact | undefined {
  const name = line(json, 'name');
  if (name === undefined) return undefined;
  const [id, page] = [number(json, 'id'), runUrl(host, { id: run })];
  return {
    name,
    url: id === undefined || page === undefined ? undefined : link(`${page}/artifacts/${id}`),
    size_bytes: number(json, 'size_in_bytes'),
    expired: flag(json, 'expired'),
  };
}
