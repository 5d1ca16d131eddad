import { exitWhenFlushed } from '../process/shutdown.ts';
import { runStep, validateStep } from './run.ts';

/** Node's own code for a module that waits for ever. */
const UNSETTLED = 13;

// A promise that never settles would end the process at once, as if all were well.
process.exitCode = UNSETTLED;
// The argument is given by `dist/job-end.js`; the runner itself gives none.
const work = process.argv[2] === 'check' ? validateStep(process.env) : runStep(process.env);
// Not by `await`, which makes the whole of the bundle an asynchronous function: V8 would read it twice.
void work.then(end);

function end(annotated: boolean): void {
  if (process.exitCode === UNSETTLED) process.exitCode = 0;
  // Only annotations go through a stream, whose set-up costs a step 3 ms.
  if (annotated) exitWhenFlushed();
  else process.exit();
}
