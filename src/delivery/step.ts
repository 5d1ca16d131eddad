import type { ServiceRequest } from '../service/wire/http-request.ts';
import type { HttpRequest } from '../transport/types.ts';

/** A request of a delivery, with what its answer is judged by. */
export interface Step {
  /** For the receipt: `chat.post`, `webhook.message`. */
  readonly operation: string;
  readonly http: HttpRequest;
  /** Absent for webhooks. */
  readonly service?: ServiceRequest;
}
