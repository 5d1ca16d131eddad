/** Topics one below the other, as people read them. */
import type { Topic } from '../../../service/records.ts';
import { markdownLines } from '../../terminal/markdown.ts';
import type { Output } from '../../terminal/output.ts';

/** Each topic with its subject, id and whole text, indented so that its lines are not taken for ours. */
export function printArticles(output: Output, topics: readonly Topic[]): void {
  for (const [index, { id, subject = '', body = '' }] of topics.entries()) {
    if (index > 0) output.print('');
    output.print(`${output.style('bold', output.safe(subject))} (topic ${id})`);
    for (const line of markdownLines(body, output)) output.print(line === '' ? '' : `  ${line}`);
  }
}
