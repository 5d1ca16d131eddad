/** Collects errors of reading facts, so that one notice reports all of them. */
import { listed } from '../../text/format.ts';

/** Lists the permissions in the conventional order, with what each provides, as text for people. */
const PROVIDED = {
  'actions: read': 'jobs, logs and earlier runs',
  'checks: read': 'errors, and why a run was cancelled',
  'contents: read': 'checking out, and commits',
  'deployments: read': 'earlier deployments',
  'pull-requests: read': 'the pull request',
  'vulnerability-alerts: read': 'Dependabot alerts',
} as const;

export type PermissionName = keyof typeof PROVIDED;

/** Reports an unusable API response. The message holds no secret and no server text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** True if the resource is missing, or hidden from this token. */
  readonly missing: boolean;

  constructor(text: string, missing = false) {
    super(text);
    this.missing = missing;
  }
}

/** Reports that the rate limit outlasts the time budget, so no other request can succeed either. */
export class RateLimitExceeded extends ApiError {}

/** Reports that the repository has disabled the requested feature. */
export class FeatureDisabledError extends ApiError {
  constructor() {
    super('it is switched off in the repository', true);
  }
}

/** Reports that the token lacks a permission. */
export class PermissionError extends ApiError {
  readonly permission: PermissionName;

  constructor(permission: PermissionName, missing = false) {
    super(`needs ${permission}`, missing);
    this.permission = permission;
  }
}

/** Creates the error for a response that does not match GitHub's documentation. */
export function unusable(): ApiError {
  return new ApiError('the answer of the GitHub API could not be used');
}

/** Maps a missing or hidden resource to undefined, for use with `catch`. */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.missing) return undefined;
  throw error;
}

/** Collects errors by the fact that they cost. */
export class ApiErrors {
  readonly #lost = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #required: readonly string[];
  readonly #words = new Set<string>();

  /** @param required all permissions that the message requires, so that one notice names them together */
  constructor(required: readonly PermissionName[]) {
    this.#required = required;
  }

  /** @param fact what the message omits, as text for people: `the failing steps` */
  add(fact: string, error: unknown): void {
    this.#lost.add(fact);
    if (error instanceof PermissionError) this.#missing.add(error.permission);
    else this.#words.add((error instanceof ApiError ? error : unusable()).message);
  }

  /** Returns one notice; undefined without errors. */
  notice(): string | undefined {
    if (this.#lost.size === 0) return undefined;
    const why = [...this.#words];
    if (this.#missing.size > 0) {
      const needed = Object.entries(PROVIDED).flatMap(([name, data]) =>
        this.#required.includes(name) || this.#missing.has(name) ? `${name} (${data})` : [],
      );
      why.push(`the token cannot read them. Give the job these permissions: ${needed.join(', ')}`);
    }
    return `The message omits ${listed([...this.#lost])}: ${why.join('; ')}`;
  }
}
