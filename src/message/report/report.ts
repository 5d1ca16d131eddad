/**
 * A Markdown file of the job as a part of the message. What it is made of is kept; what it says is foreign: mentions are
 * defused, HTML and its comments are taken out, images become links. Heavy: imported only where there is a report.
 */

import MarkdownIt from 'markdown-it';
import { writeBlocks } from './blocks.ts';
import { type TokenTree, treeOf } from './tree.ts';

/** Deeper lists and quotations are shown at this depth. */
const DEEPEST = 20;

const parser = new MarkdownIt({ html: true, maxNesting: DEEPEST });
// What may be linked to is decided where links are written.
parser.validateLink = () => true;

/**
 * Finished Markdown, empty where nothing is left to show.
 *
 * @param folder address that relative links start from, with a slash at its end; without it they are plain text
 */
export function reportMarkdown(text: string, folder?: string): string {
  const tree: readonly TokenTree[] = treeOf(parser.parse(text, {}));
  return writeBlocks(tree, folder).join('\n');
}
