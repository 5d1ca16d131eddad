/**
 * All that needs the template engine, so that it is one chunk: a step that has both a template and a condition reads the
 * engine once. Heavy: imported only where there is a template or a condition.
 */

export { decideCondition, namesInCondition } from './condition.ts';
export { mistakesInTexts, renderOwnWords } from './own-words.ts';
export { factsAsked } from './template.ts';
