/**
 * All that needs the template engine, so that it is one chunk: a step that has both a template and a condition reads the
 * engine once. Heavy: imported only where there is a template or a condition.
 */

export { problemWithoutSecrets } from '../problem.ts';
export { factsAsked } from './analysis/facts-asked.ts';
export { decideCondition, namesInCondition, unreadProblem } from './condition/condition.ts';
export { renderOwnWords } from './words/own-words.ts';
