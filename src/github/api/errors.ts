/** What went wrong while facts were read, gathered so that one notice says all of it. */
import { listed } from '../../text/format.ts';

/** A permission of a job's own token. */
export type PermissionName =
  | 'actions: read'
  | 'checks: read'
  | 'contents: read'
  | 'deployments: read'
  | 'pull-requests: read'
  | 'vulnerability-alerts: read';

/** The same with what it brings, in words for people. */
export interface Permission {
  readonly name: string;
  readonly brings: string;
}

/** An answer of the API that cannot be used: why, in words that hold no secret and nothing that a server said. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** True when what was asked for is not there, or not shown to this token. */
  readonly missing: boolean;

  constructor(text: string, missing = false) {
    super(text);
    this.missing = missing;
  }
}

/** Nothing more is asked in the time that there is: no other question would be answered. */
export class RateLimitExceeded extends ApiError {}

/** The repository does without what was asked for. */
export class FeatureDisabledError extends ApiError {
  constructor() {
    super('it is switched off in the repository', true);
  }
}

/** The token may not read it. */
export class PermissionError extends ApiError {
  readonly permission: PermissionName;

  constructor(permission: PermissionName, missing = false) {
    super(`needs ${permission}`, missing);
    this.permission = permission;
  }
}

/** Of an answer that is not what GitHub describes. */
export function unusable(): ApiError {
  return new ApiError('the answer of the GitHub API could not be used');
}

/** For `catch`: what is not there, or not shown to this token, is undefined. */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.missing) return undefined;
  throw error;
}

/** Collects faults by the fact that they cost. */
export class ApiErrors {
  readonly #lost = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #wanted: readonly Permission[];
  readonly #words = new Set<string>();

  /** @param needed all permissions that the message asks for, so that one notice names them at once */
  constructor(needed: readonly Permission[]) {
    this.#wanted = needed;
  }

  /** @param fact what the message goes without, in words for people: `the failing steps` */
  add(fact: string, error: unknown): void {
    this.#lost.add(fact);
    if (error instanceof PermissionError) this.#missing.add(error.permission);
    else this.#words.add((error instanceof ApiError ? error : unusable()).message);
  }

  /** One notice; undefined when nothing went wrong. */
  notice(): string | undefined {
    if (this.#lost.size === 0) return undefined;
    const why = [...this.#words];
    if (this.#missing.size > 0) why.push(`the token cannot read them. ${this.#advice()}`);
    return `The message omits ${listed([...this.#lost])}: ${why.join('; ')}`;
  }

  #advice(): string {
    const unplanned = [...this.#missing].filter((name) => !this.#wanted.some((one) => one.name === name));
    const all = [...this.#wanted.map(({ name, brings }) => `${name} (${brings})`), ...unplanned];
    return `Give the job these permissions: ${all.join(', ')}`;
  }
}
