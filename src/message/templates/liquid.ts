/**
 * Bundles everything that needs the template engine in one chunk, so that a step with both a template and a condition
 * reads the engine once. Heavy: imported only for one of them.
 */

export { evaluateLiquidCondition } from './condition.ts';
export { checkTexts, renderCustomTemplate } from './custom-template.ts';
export { requiredFacts } from './template.ts';
