/** Formats a run as one readable text, identical on every machine, for `toMatchFileSnapshot`. */
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Annotation } from './step-log.ts';
import type { StageResult } from './types.ts';

export interface TranscriptOptions {
  /** Requests to the service, formatted by the caller. */
  readonly received?: string;
  /** Additional replacements, applied before the rules of `normalise`. */
  readonly replace?: readonly (readonly [pattern: RegExp, text: string])[];
}

/** Formats conclusion, exit code, log, annotations, outputs and summary of each stage. Omits empty parts. */
export function transcript(results: readonly StageResult[], options: TranscriptOptions = {}): string {
  const parts = results.flatMap((result) => [
    `# ${result.stage}: ${result.conclusion}, ${result.signal ?? `exit code ${result.exitCode}`}`,
    part('Log', result.log),
    part('Annotations', result.annotations.map(showAnnotation).join('\n')),
    part('Outputs', showPairs(result.outputs)),
    part('State', showPairs(result.state)),
    part('Summary', result.summary),
  ]);
  const text = [...parts, part('The service received', options.received ?? '')].filter((block) => block !== '');
  const replaced = (options.replace ?? []).reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text.join('\n\n'),
  );
  return `${normalise(replaced)}\n`;
}

/** Replaces ports, times, durations, random markers and temporary paths. */
function normalise(text: string): string {
  const temporary = [realpathSync(tmpdir()), tmpdir()];
  const relative = temporary.reduce((result, path) => result.replaceAll(`${path}/`, 'TEMP/'), text);
  return relative
    .replace(/\bTEMP\/[\w.-]+/g, 'TEMP')
    .replace(/(\b127(?:\.|&#46;)0(?:\.|&#46;)0(?:\.|&#46;)1|\blocalhost|\[::1\])(?::|&#58;)\d+/g, '$1:PORT')
    .replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d| UTC)?/g, 'TIME')
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'TIME')
    .replace(/("?\w*duration\w*"?[:=]\s*)\d+(\.\d+)?/gi, '$1DURATION')
    .replace(/\b\d+(\.\d+)? ?ms\b|\b\d+\.\d+ ?(s|seconds)\b/g, 'DURATION')
    .replace(/\b([dk])-[0-9a-f]{16}\b/g, '$1-MARKER');
}

function part(title: string, body: string): string {
  return body.trim() === '' ? '' : `## ${title}\n${body.replace(/\s+$/, '')}`;
}

function showAnnotation({ level, message, title, file, line }: Annotation): string {
  const location = file === undefined ? '' : ` [${file}${line === undefined ? '' : `:${line}`}]`;
  return `- ${level}${location}${title === undefined ? '' : ` (${title})`}: ${message}`;
}

function showPairs(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}
