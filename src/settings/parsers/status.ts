import { isPlainObject } from '../../is-plain-object.ts';
import {
  CONCLUSIONS,
  type Conclusion,
  meantConclusion,
  type Qualifier,
  readConclusion,
  readReservation,
} from '../conclusion.ts';
import { parseJson } from './maps.ts';
import { type ParseResult, withGuess } from './parse-result.ts';

/**
 * The value of `status`: a conclusion, the results of the jobs that a summary job needs, or a request to read the run's
 * conclusion from the API.
 */
export type Status =
  | { readonly type: 'workflow' }
  | { readonly type: 'conclusion'; readonly conclusion: Conclusion; readonly qualifier?: Qualifier }
  | {
      readonly type: 'needs';
      readonly results: readonly Conclusion[];
      /** IDs of the passed jobs. An allowed failure is `success` here, and only here. */
      readonly passed: readonly string[];
    };

/** Parses a conclusion, `workflow`, or the `needs` context as JSON. */
export function status(reading: ParseResult): Status | undefined {
  const word = reading.text.trim();
  if (word.startsWith('{')) return readNeeds(reading, word);
  if (word === 'Object')
    return reading.error('the word "Object", as GitHub writes a whole context', `Write ${formatNeeds(reading)}`);
  if (word.toLowerCase() === 'workflow') return { type: 'workflow' };
  const conclusion = readConclusion(word);
  if (conclusion !== undefined) return { type: 'conclusion', conclusion, qualifier: readReservation(word) };
  const fix = `Use one of ${CONCLUSIONS.join(', ')}, workflow for the whole run, or ${formatNeeds(reading)}`;
  return reading.error(`invalid value ${reading.shown(word)}`, withGuess(fix, meantConclusion(word)));
}

/** Suggests an expression only if a workflow can evaluate it. */
function formatNeeds({ from }: ParseResult): string {
  return from === 'input' ? '${{ toJSON(needs) }}' : 'the context needs of a GitHub workflow as JSON';
}

function readNeeds(reading: ParseResult, text: string): Status | undefined {
  const needs = parseJson(text);
  if (!isPlainObject(needs)) {
    return reading.error('looks like JSON, but cannot be read as such', `Write ${formatNeeds(reading)}`);
  }
  const results: Conclusion[] = [];
  const passed: string[] = [];
  for (const [job, value] of Object.entries(needs)) {
    const result =
      isPlainObject(value) && typeof value['result'] === 'string' ? readConclusion(value['result']) : undefined;
    if (result === undefined || result === 'in_progress') {
      return reading.error(
        `job ${reading.shown(job)} has no result`,
        `Write ${formatNeeds(reading)}, as GitHub gives it`,
      );
    }
    results.push(result);
    if (result === 'success') passed.push(job);
  }
  if (results.length > 0) return { type: 'needs', results, passed };
  return reading.error('contains no job', 'Give the job that sends a `needs:` list, or leave status out');
}
