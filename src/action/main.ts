import { abandonLookUps } from '../transport/abandon.ts';
import { check, run } from './run.ts';

// The argument is given by `dist/job-end.js`; the runner itself gives none.
const annotated = await (process.argv[2] === 'check' ? check(process.env) : run(process.env));
abandonLookUps();
// Annotations go through a stream, which may still be busy; all else is written by now, and winding down takes 1 ms.
if (!annotated) process.exit();
