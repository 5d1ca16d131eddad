import type { HttpRequest } from '../service/http/exchange.ts';
import { type ReaderContext, ServiceReader } from '../service/scan/reader.ts';
import { type ServiceRequest, toHttpRequest } from '../service/wire/http-request.ts';
import type { RestTarget } from '../target/lookup-result.ts';

/** One request of a delivery, with the data to classify its response. */
export interface Call {
  /** For the receipt: `chat.post`, `webhook.message`. */
  readonly operation: string;
  readonly http: HttpRequest;
  /** Absent for webhooks. */
  readonly service?: ServiceRequest;
}

/** Creates a call of the REST API. */
export function restCall(location: RestTarget, service: ServiceRequest): Call {
  return { operation: service.operation, http: toHttpRequest(location, service), service };
}

/** Creates a reader that shares the time and the record of a delivery. */
export function readerBeside(
  { world, budget, record }: Omit<ReaderContext, 'account'>,
  location: RestTarget,
): ServiceReader {
  return new ServiceReader({ account: location, world, budget, record });
}
