/** What it costs to read the facts of a message. */

import type { ApiLoader, LoaderName } from '../../facts/facts.ts';
import { isFileLoader } from '../../facts/files/planned.ts';
import { LOADERS, withImplied } from '../../facts/loader-registry.ts';
import { count } from '../../message/counts.ts';

/** Requests to GitHub's API, as often as not and at most. */
export interface RequestCost {
  readonly usual: number;
  readonly most: number;
}

export function costOf(wanted: Iterable<LoaderName>): RequestCost {
  const asked = withImplied([...wanted].filter((loader): loader is ApiLoader => !isFileLoader(loader)));
  const sum = (figure: keyof RequestCost) => [...asked].reduce((all, loader) => all + ownCost(loader, figure), 0);
  return { usual: sum('usual'), most: sum('most') };
}

/** A loader's figures have those in them of what it works with. */
function ownCost(loader: ApiLoader, figure: keyof RequestCost): number {
  const others = [...withImplied([loader])].filter((one) => one !== loader);
  return Math.max(
    0,
    others.reduce((left, one) => left - ownCost(one, figure), LOADERS[loader][figure]),
  );
}

export function costWords({ usual, most }: RequestCost): string {
  if (most === 0) return 'No requests';
  const about = count(usual, 'request');
  return usual === most ? about : `About ${about}, ${most} at most`;
}
