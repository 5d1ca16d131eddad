import type { OperationName } from '../operations.ts';

/** One call of the REST API as plain data; nothing has been sent and nothing secret is in it. */
export interface ServiceRequest {
  /** The client's method, for error messages. */
  readonly operation: OperationName;
  readonly method: 'GET' | 'POST';
  /** Relative to `{base_url}/api/1/odata.svc`, encoded, with its query. */
  readonly path: string;
  /** To be sent as JSON. */
  readonly body?: unknown;
  /** Set when the API asks for an administrator's credentials (API 5). */
  readonly admin?: true;
}
