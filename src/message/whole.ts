/**
 * All sections, and the template engine behind them: what a plain green message does without. The engine is imported from
 * here alone, so that it shares the sections and no module stands in two chunks.
 */

import { SECTIONS } from './sections/section-registry.ts';

export { SECTIONS };

export function loadLiquid() {
  return import('./templates/liquid.ts');
}
