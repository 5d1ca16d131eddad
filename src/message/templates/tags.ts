/** Where our tags differ from Liquid's. A new tag is one entry in `TAGS`. */

import { CaptureTag, type Context, type Liquid } from 'liquidjs';
import { CountedEmitter } from './budget.ts';
import { unmarked, withoutCalls } from './links.ts';
import { FinishedText } from './values.ts';

/** What is captured is escaped already. */
class FinishedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    const emitter = new CountedEmitter(context.memoryLimit);
    yield this.liquid.renderer.renderTemplates(this.templates, context, emitter);
    context.bottom()[this.variable] = new FinishedText(withoutCalls(emitter.buffer), unmarked(emitter.buffer));
  }
}

/** Tags of our own, or in place of Liquid's. */
export const TAGS: Readonly<Liquid['tags']> = { capture: FinishedCapture };

const NO_FILES = 'Templates read no files; write the text into the template itself.';

/** Tags of Liquid that are left out, each with what to do instead. */
export const TAGS_LEFT_OUT: Readonly<Record<string, string>> = {
  include: NO_FILES,
  render: NO_FILES,
  layout: NO_FILES,
  block: NO_FILES,
};
