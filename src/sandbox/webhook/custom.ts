import type { Liquid } from 'liquidjs';
import { toMessage } from '../../errors.ts';
import { badRequest } from '../http/reply.ts';
import type { Webhook } from '../store/records.ts';
import { nativeContent, type WebhookContent } from './native.ts';

/** Maximum characters of a template, milliseconds of rendering, and memory by liquidjs' own measure. */
const LIMITS = { parseLimit: 100_000, renderLimit: 1000, memoryLimit: 10_000_000 };

/** Maximum characters of an error of the engine. */
const MAX_ERROR = 300;

let engine: Liquid | undefined;

/** Loads Liquid when the first custom webhook is used. No files, own properties only, limits on everything. */
async function liquid(): Promise<Liquid> {
  const { Liquid: Engine } = await import('liquidjs');
  engine ??= new Engine({ ownPropertyOnly: true, strictFilters: true, templates: {}, locale: 'en-US', ...LIMITS });
  return engine;
}

/** Rejects a template with a syntax error, with the message of the engine including line and column. */
export async function checkTemplate(template: string): Promise<void> {
  const parser = await liquid();
  try {
    parser.parse(template);
  } catch (error) {
    throw badRequest(`template: ${toMessage(error).slice(0, MAX_ERROR)}`);
  }
}

/**
 * Renders an administrator's Liquid template to the native JSON of the kind. The fields of the received object are
 * top-level variables, and `payload` is the complete object.
 */
export async function customContent(
  kind: Webhook['kind'],
  template: string,
  payload: unknown,
): Promise<WebhookContent> {
  const scope = typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : {};
  const renderer = await liquid();
  let rendered: string;
  try {
    rendered = await renderer.parseAndRender(template, { ...scope, payload });
  } catch (error) {
    throw badRequest(`The webhook's template failed on this payload: ${toMessage(error).slice(0, MAX_ERROR)}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(rendered);
  } catch {
    throw badRequest(
      `The webhook's template did not produce JSON from this payload; it must produce a ${kind}'s JSON.`,
    );
  }
  return nativeContent(kind, value);
}
