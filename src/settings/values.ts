import { CONCLUSIONS, type Conclusion, readConclusion } from './conclusion.ts';
import { type OptionReader, shown } from './read.ts';
import type { OptionName } from './registry.ts';
import type { RunnerContext, Sender, Status } from './settings.ts';

/** A conclusion, `workflow`, or the `needs` context as JSON. Undefined when not given. */
export function readStatus(reader: OptionReader): Status | undefined {
  const text = reader.raw('status')?.trim();
  if (text === undefined) return undefined;
  if (text.startsWith('{')) return readNeeds(reader, text);
  if (text.toLowerCase() === 'workflow') return { type: 'workflow' };
  const conclusion = readConclusion(text);
  if (conclusion !== undefined) return { type: 'conclusion', conclusion };
  const fix = `Write one of ${CONCLUSIONS.join(', ')}, workflow for the whole run, or \${{ toJSON(needs) }} in a job that needs the others`;
  return reader.fault('status', `unknown value ${shown(text)}`, fix);
}

function readNeeds(reader: OptionReader, text: string): Status | undefined {
  const needs = parseJson(text);
  if (!isRecord(needs)) {
    return reader.fault('status', 'looks like JSON, but cannot be read as such', 'Write ${{ toJSON(needs) }}');
  }
  const results: Conclusion[] = [];
  for (const [job, value] of Object.entries(needs)) {
    const result = isRecord(value) && typeof value['result'] === 'string' ? readConclusion(value['result']) : undefined;
    if (result === undefined) {
      return reader.fault('status', `job ${shown(job)} has no result`, 'Write ${{ toJSON(needs) }} as it is');
    }
    results.push(result);
  }
  if (results.length > 0) return { type: 'needs', results };
  return reader.fault('status', 'holds no job', 'Give the job that sends a `needs:` list, or leave status out');
}

/** A YAML or JSON map; the YAML library is loaded only for what is not JSON. */
export async function readMap(reader: OptionReader, name: OptionName): Promise<Readonly<Record<string, unknown>>> {
  const text = reader.raw(name);
  if (text === undefined) return {};
  const json = parseJson(text);
  if (isRecord(json)) return json;
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { logLevel: 'silent', prettyErrors: true });
  const error = document.errors[0];
  const where = error?.linePos?.[0];
  const value = error === undefined ? expanded(document) : undefined;
  if (isRecord(value)) return value;
  const at = where === undefined ? '' : ` at line ${where.line}, column ${where.col}`;
  const fault = error === undefined ? `not a map: ${shown(text)}` : `not readable as YAML or JSON${at}`;
  reader.fault(name, fault, 'Write one `name: value` a line, or a JSON object');
  return {};
}

export function readSender(reader: OptionReader): Sender | undefined {
  const displayName = reader.raw('sender-name')?.trim();
  const avatar = reader.raw('sender-avatar')?.trim();
  if (displayName !== undefined && displayName.length > 100) {
    reader.fault('sender-name', `${displayName.length} characters long`, 'Write at most 100');
  }
  if (avatar !== undefined && URL.parse(avatar)?.protocol !== 'https:') {
    reader.fault('sender-avatar', `not an https URL: ${shown(avatar)}`, 'Write the https address of a picture');
  }
  if (displayName === undefined && avatar === undefined) return undefined;
  return { ...(displayName && { displayName }), ...(avatar && { avatar }) };
}

/**
 * The token of GitHub's API. Nobody needs to set it, so one that cannot be a header's value (another runner that leaves
 * the expression as it is) costs a notice and some facts, never the message.
 */
export function readToken(reader: OptionReader, notices: string[]): string | undefined {
  const token = reader.raw('github-token')?.trim();
  if (token === undefined || /^[!-~]+$/.test(token)) return token;
  notices.push('github-token: holds blanks or other characters that no token has, so it was not used');
  return undefined;
}

/**
 * The runner's contexts. Nobody writes this option by hand, so what cannot be read (another runner that leaves the
 * expression as it is) costs a notice and some facts, never the message.
 */
export function readContext(reader: OptionReader, notices: string[]): RunnerContext {
  const text = reader.raw('context');
  if (text === undefined) return {};
  const value = parseJson(text);
  if (isRecord(value)) return value;
  notices.push('context: not JSON, so the job, its matrix and its status are not known. Leave this input out');
  return {};
}

/** Undefined where aliases multiply: a few lines could fill the memory. */
function expanded(document: { toJS(options: { maxAliasCount: number }): unknown }): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
