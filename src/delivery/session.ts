import type { ResultMessage } from '../diagnostic.ts';
import type { Runtime } from '../runtime.ts';
import type { HttpResult } from '../service/http/exchange.ts';
import { RequestRecord } from '../service/request-record.ts';
import { LOOK_FIRST, suggestForStatus } from '../service/status.ts';
import type { Call } from '../service/wire/http-request.ts';
import { findServiceMessage, hasErrorBody } from '../service/wire/response.ts';
import type { Settings } from '../settings/settings.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { type Milliseconds, secondsToMs, type TimeBudget } from '../time.ts';
import type { Outcome, Result } from './receipt.ts';

/** Makes the requests of one delivery within its time, and records them. */
export class DeliverySession {
  readonly settings: Settings;
  readonly runtime: Runtime;
  readonly record: RequestRecord;

  constructor(settings: Settings, runtime: Runtime, record = new RequestRecord()) {
    this.settings = settings;
    this.runtime = runtime;
    this.record = record;
  }

  get budget(): TimeBudget {
    return this.runtime.budget;
  }

  /** The settle time from the settings. */
  get settleMs(): Milliseconds {
    return secondsToMs(this.settings.settleTime);
  }

  /** The settle time, which is at least the slowest response time: a slow service may also store late. */
  get longestSettleMs(): number {
    return Math.max(this.settleMs, this.record.slowestMs);
  }

  get stopped(): boolean {
    return this.runtime.signal.aborted;
  }

  /** Returns the same session for requests that become unnecessary when `signal` is aborted. */
  until(signal: AbortSignal): DeliverySession {
    const { runtime } = this;
    const narrowed = {
      ...runtime,
      signal: AbortSignal.any([runtime.signal, signal]),
      sleep: (ms: Milliseconds) => runtime.sleep(ms, signal),
    };
    return new DeliverySession(this.settings, narrowed, this.record);
  }

  /** Sends a POST once. */
  async post(call: Call, timeoutMs: Milliseconds): Promise<HttpResult> {
    const { now, send, signal } = this.runtime;
    const limits = { timeoutMs: this.budget.upTo(timeoutMs), signal };
    const startedAt = now();
    const exchange = await this.record.timed(send, now)(call.http, limits);
    this.record.add(call.operation, exchange, now() - startedAt);
    return exchange;
  }

  /** Builds a result from the exchange that decided it. */
  result(outcome: Outcome, call: Call, message: ResultMessage, exchange?: HttpResult): Result {
    const isRefused = exchange?.type === 'response' && (exchange.status >= 300 || hasErrorBody(exchange.body));
    const refused = isRefused ? exchange : undefined;
    const cause = (refused && suggestForStatus(call, refused.status)) || message.hint;
    const hint = outcome === 'unknown' ? `${cause} ${LOOK_FIRST}`.trimStart() : cause;
    const text = refused && findServiceMessage(refused.body, (one) => redactText(one, this.settings.redactor));
    return {
      outcome,
      reason: message.reason,
      hint,
      service_message: text || undefined,
      attempts: this.record.attempts,
    };
  }
}
