import { isPlainObject } from '../../is-plain-object.ts';
import {
  CONCLUSIONS,
  type Conclusion,
  meantConclusion,
  type Qualifier,
  readConclusion,
  readQualifier,
} from '../conclusion.ts';
import { parseJson } from './maps.ts';
import { InvalidValue, type ParseContext, withGuess } from './parser.ts';

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
export function status(text: string, context: ParseContext): Status {
  const word = text.trim();
  if (word.startsWith('{')) return parseNeeds(word, context);
  if (word === 'Object')
    throw new InvalidValue('the word "Object", as GitHub writes a whole context', `Write ${formatNeeds(context)}`);
  if (word.toLowerCase() === 'workflow') return { type: 'workflow' };
  const conclusion = readConclusion(word);
  if (conclusion !== undefined) return { type: 'conclusion', conclusion, qualifier: readQualifier(word) };
  const suggestion = `Use one of ${CONCLUSIONS.join(', ')}, workflow for the whole run, or ${formatNeeds(context)}`;
  throw new InvalidValue(`invalid value ${context.shown(word)}`, withGuess(suggestion, meantConclusion(word)));
}

/** Suggests an expression only if a workflow can evaluate it. */
function formatNeeds({ from }: ParseContext): string {
  return from === 'input' ? '${{ toJSON(needs) }}' : 'the context needs of a GitHub workflow as JSON';
}

function parseNeeds(text: string, context: ParseContext): Status {
  const needs = parseJson(text);
  if (!isPlainObject(needs))
    throw new InvalidValue('looks like JSON, but cannot be read as such', `Write ${formatNeeds(context)}`);
  const results: Conclusion[] = [];
  const passed: string[] = [];
  for (const [job, value] of Object.entries(needs)) {
    const word = isPlainObject(value) ? value['result'] : undefined;
    const result = typeof word === 'string' ? readConclusion(word) : undefined;
    if (result === undefined || result === 'in_progress') {
      const suggestion = `Write ${formatNeeds(context)}, as GitHub gives it`;
      throw new InvalidValue(`job ${context.shown(job)} has no result`, suggestion);
    }
    results.push(result);
    if (result === 'success') passed.push(job);
  }
  if (results.length > 0) return { type: 'needs', results, passed };
  throw new InvalidValue('contains no job', 'Give the job that sends a `needs:` list, or leave status out');
}
