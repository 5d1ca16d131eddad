/**
 * fast-check with one seed, so that a run of the tests can be repeated. Heaps that nobody has seen yet:
 * `SEED=$RANDOM npm test`, as CI does once a week, and what they find becomes a case of its own.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['SEED'] || 20_261_122) | 0 });

export { fc };
