/** Where our tags differ from Liquid's. A new tag is one entry in `TAGS`. */

import { CaptureTag, type Context, type Liquid } from 'liquidjs';
import { Finished } from './values.ts';

/** What is captured is escaped already. */
class FinishedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    yield* super.render(context);
    const scope = context.bottom();
    if (typeof scope[this.variable] === 'string') scope[this.variable] = new Finished(scope[this.variable]);
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
