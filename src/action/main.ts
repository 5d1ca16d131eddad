import { check, run } from './run.ts';

// The argument is given by `dist/job-end.js`; the runner itself gives none.
await (process.argv[2] === 'check' ? check(process.env) : run(process.env));
