import type { Environment } from '../../platform.ts';
import type { Json } from '../code-host/json.ts';
import type { CodeHost } from '../code-host/urls.ts';
import type { EventConclusion } from '../conclusion.ts';
import type { Keyword } from '../fact.ts';
import type { Facts } from '../facts.ts';

export interface EventInput {
  /** GitHub's name of the event. */
  readonly name: Keyword;
  /** `GITHUB_…`, `GITEA_ACTIONS`, `FORGEJO_ACTIONS`. */
  readonly env: Environment;
  /** Payload; empty if there is none. */
  readonly event: Json;
  readonly host: CodeHost;
  /** True if the run of this step is reported, not the one that triggered it. */
  readonly isCurrentRun?: boolean;
}

/** Holds the facts of an event. They override the environment, even with an unknown value. */
export interface EventOverrides extends Partial<Omit<Facts, 'conclusion' | 'scope'>> {
  /** Absent if the event reports only this run. */
  readonly eventConclusion?: EventConclusion;
}
