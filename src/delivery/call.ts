import type { RestTarget } from '../directory/look-up-result.ts';
import type { ServiceRequest } from '../service/wire/http-request.ts';
import { toHttpRequest } from '../service/wire/http-request.ts';
import type { HttpRequest } from '../transport/exchange.ts';

/** One request of a delivery, and what its answer is judged by. */
export interface Call {
  /** For the receipt: `chat.post`, `webhook.message`. */
  readonly operation: string;
  readonly http: HttpRequest;
  /** Absent for webhooks. */
  readonly service?: ServiceRequest;
}

/** A call of the REST API. */
export function restCall(place: RestTarget, service: ServiceRequest): Call {
  const http = toHttpRequest(place, service);
  // An older state than the service's own would prove nothing.
  const fresh = { ...http.headers, 'cache-control': 'no-cache' };
  return { operation: service.operation, http: http.method === 'GET' ? { ...http, headers: fresh } : http, service };
}
