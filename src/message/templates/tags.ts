/** Replaces or adds Liquid tags. A new tag is one entry in `TAGS`. */

import { CaptureTag, type Context, type Liquid } from 'liquidjs';
import { unmarked, withoutCalls } from './links.ts';
import { FinishedText } from './values.ts';

/** Captured text is escaped already. */
class FinishedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    const text = yield this.liquid.renderer.renderTemplates(this.templates, context);
    context.memoryLimit.use(text.length);
    context.bottom()[this.variable] = new FinishedText(withoutCalls(text), unmarked(text));
  }
}

/** Custom tags, including replacements for Liquid's. */
export const TAGS: Readonly<Liquid['tags']> = { capture: FinishedCapture };

const NO_FILES = 'Templates read no files; write the text into the template itself.';

/** Omitted Liquid tags, each with its replacement. */
export const TAGS_LEFT_OUT: Readonly<Record<string, string>> = {
  include: NO_FILES,
  render: NO_FILES,
  layout: NO_FILES,
  block: NO_FILES,
};
