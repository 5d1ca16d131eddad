import { exitWhenFlushed } from '../process/node-runtime.ts';
import { runStep, validateStep } from './run.ts';

/** Node's exit code for a module whose promise never settles. */
const UNSETTLED = 13;

// Without this, a promise that never settles would end the process with success.
process.exitCode = UNSETTLED;
// `dist/job-end.js` adds the argument. The runner adds none.
const work = process.argv[2] === 'check' ? validateStep(process.env) : runStep(process.env);
// Avoid `await`, which makes the bundle an async function that V8 parses twice.
void work.then(endStep);

function endStep(annotated: boolean): void {
  if (process.exitCode === UNSETTLED) process.exitCode = 0;
  // Only annotations use a stream, whose setup costs a step 3 ms.
  if (annotated) exitWhenFlushed();
  else process.exit();
}
