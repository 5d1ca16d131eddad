/**
 * All that needs the template engine, so that it is one chunk: a step that has both a template and a condition reads the
 * engine once. Heavy: imported only where there is a template or a condition.
 */

export { evaluateLiquidCondition, namesInCondition } from './condition.ts';
export { checkTexts, renderCustomTemplate } from './custom-template.ts';
export { requiredFacts } from './template.ts';
