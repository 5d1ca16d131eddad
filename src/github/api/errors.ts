/** Defines the errors of reading facts, and collects them, so that one notice reports all of them. */

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
  /** Permission that the token lacks. */
  readonly permission?: PermissionName;

  constructor(text: string, missing = false, permission?: PermissionName) {
    super(text);
    this.missing = missing;
    this.permission = permission;
  }
}

/** Reports that the rate limit outlasts the time budget, so no other request can succeed either. */
export class RateLimitExceeded extends ApiError {}

/** Creates the error for a token that lacks a permission. */
export function createPermissionError(permission: PermissionName, missing = false): ApiError {
  return new ApiError(`needs ${permission}`, missing, permission);
}

/** Creates the error for a response that does not match GitHub's documentation. */
export function createUnusableError(): ApiError {
  return new ApiError('the answer of the GitHub API could not be used');
}

/** Maps a missing or hidden resource to undefined, for use with `catch`. */
export function ignoreMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.missing) return undefined;
  throw error;
}

/** Collects errors by the fact that they cost. */
export class ApiErrors {
  readonly #lost = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #required: readonly string[];
  readonly #reasons = new Set<string>();

  /** @param required permissions that one notice names together with those that are known to be missing */
  constructor(required: readonly PermissionName[]) {
    this.#required = required;
  }

  /** @param fact what the message omits, as text for people: `the failing steps` */
  add(fact: string, error: unknown): void {
    this.#lost.add(fact);
    const { permission, message } = error instanceof ApiError ? error : createUnusableError();
    if (permission !== undefined) this.#missing.add(permission);
    else this.#reasons.add(message);
  }

  /** Returns the value, or undefined after an error, which is recorded with the fact that it costs. */
  async collect<T>(fact: string, reading: Promise<T>): Promise<T | undefined> {
    try {
      return await reading;
    } catch (error) {
      this.add(fact, error);
      return undefined;
    }
  }

  /** Returns one notice; undefined without errors. */
  notice(): string | undefined {
    if (this.#lost.size === 0) return undefined;
    const reasons = [...this.#reasons];
    if (this.#missing.size > 0) {
      const permissions = Object.entries(PROVIDED).flatMap(([name, data]) =>
        this.#required.includes(name) || this.#missing.has(name) ? `${name} (${data})` : [],
      );
      reasons.push(`the token cannot read them. Give the job these permissions: ${permissions.join(', ')}`);
    }
    return `The message omits ${listed([...this.#lost])}: ${reasons.join('; ')}`;
  }
}
