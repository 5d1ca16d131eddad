/** Logs of linters, package managers and tools of infrastructure. */
import { build } from './build.ts';
import { failed } from './jobs.ts';
import { made } from './people.ts';
import type { AttemptState } from './situation.ts';

const COMMITS = [
  made('omar', 'Read rates from the cache', 'src/rates.ts'),
  made('sven', 'Move the archive to its own bucket', 'infra/bucket.tf', 'src/archive.ts'),
];

const red = (job: string, step: string, log: string) =>
  build({ by: 'run', commits: COMMITS, before: [{ at: 0, end: 'success' }], jobs: [failed(job, step, log)] });

const problems = Array.from(
  { length: 40 },
  (_, index) =>
    `/__w/ledger/ledger/src/pages/page${index}.ts\n  ${index + 3}:5  error  'total' is assigned a value but never used  @typescript-eslint/no-unused-vars\n`,
).join('\n');

export const TOOL_LOGS: readonly AttemptState[] = [
  {
    id: 'tool-terraform-denied',
    happened: 'terraform apply was not allowed to create a bucket.',
    expected: "Terraform's error with what it was about, without the frame of bars.",
    says: ['creating S3 Bucket', 'AccessDenied'],
    never: ['╷', '│'],
    played: red(
      'apply',
      'Run terraform apply -auto-approve',
      'aws_s3_bucket.archive: Creating...\n╷\n│ Error: creating S3 Bucket (birch-ledger-archive): operation error S3: CreateBucket, https response error StatusCode: 403, api error AccessDenied: Access Denied\n│\n│   with aws_s3_bucket.archive,\n│   on infra/bucket.tf line 1, in resource "aws_s3_bucket" "archive":\n│    1: resource "aws_s3_bucket" "archive" {\n│\n╵',
    ),
  },
  {
    id: 'tool-eslint-forty-alike',
    happened: 'ESLint found the same problem in forty files.',
    expected: 'The problem once with how many: forty problems. No five equal lines and "35 more".',
    says: ["'total' is assigned a value but never used", '40'],
    never: [/↳ .*page39\.ts$/m, /never used[\s\S]*never used[\s\S]*never used/],
    played: red('lint', 'Run npx eslint .', `${problems}\n✖ 40 problems (40 errors, 0 warnings)`),
  },
  {
    id: 'tool-npm-audit-findings',
    happened: 'npm audit found a vulnerability, and counts several at its end.',
    expected: 'Which package is vulnerable to what, before any count.',
    says: ['tar-fs can extract outside the specified dir'],
    never: ['npm audit fix'],
    played: red(
      'audit',
      'Run npm audit --audit-level=high',
      '# npm audit report\n\ntar-fs  3.0.0 - 3.0.8\nSeverity: high\ntar-fs can extract outside the specified dir - https://github.com/advisories/GHSA-8cj5-5rvv-wf4v\nfix available via `npm audit fix`\nnode_modules/tar-fs\n\n3 vulnerabilities (1 moderate, 2 high)\n\nTo address all issues, run:\n  npm audit fix',
    ),
  },
  {
    id: 'tool-prettier-files',
    happened: 'Prettier found two files that are not formatted.',
    expected: 'That two files are not formatted, and which.',
    says: ['src/archive.ts', /format|code style/i],
    never: ['Checking formatting...'],
    played: red(
      'format',
      'Run npx prettier --check .',
      'Checking formatting...\n[warn] src/archive.ts\n[warn] docs/archive.md\n[warn] Code style issues found in 2 files. Run Prettier with --write to fix.',
    ),
  },
  {
    id: 'tool-ansible-fatal',
    happened: 'An Ansible task failed on one of three hosts; the recap came last.',
    expected: 'Task, host and its message; the recap is not the cause.',
    says: ['db-2', 'Could not find the requested service'],
    never: ['PLAY RECAP'],
    played: red(
      'configure',
      'Run ansible-playbook site.yml',
      'TASK [postgres : restart] *****\nok: [db-1]\nfatal: [db-2]: FAILED! => {"changed": false, "msg": "Could not find the requested service postgresql@16: host"}\nok: [db-3]\n\nPLAY RECAP *****\ndb-1 : ok=12 changed=0 unreachable=0 failed=0\ndb-2 : ok=11 changed=0 unreachable=0 failed=1\ndb-3 : ok=12 changed=0 unreachable=0 failed=0',
    ),
  },
  {
    id: 'tool-kubectl-rollout',
    happened: 'kubectl waited for a rollout that never became ready.',
    expected: 'Which deployment did not become ready in time.',
    says: ['deployment "ledger"', 'exceeded its progress deadline'],
    never: ['Waiting for deployment'],
    played: red(
      'roll out',
      'Run kubectl rollout status deployment/ledger',
      'Waiting for deployment "ledger" rollout to finish: 1 out of 3 new replicas have been updated...\nWaiting for deployment "ledger" rollout to finish: 1 out of 3 new replicas have been updated...\nerror: deployment "ledger" exceeded its progress deadline',
    ),
  },
  {
    id: 'tool-uv-conflict',
    happened: 'uv could not resolve two requirements.',
    expected: 'Which requirements conflict.',
    says: ['pandas', 'numpy'],
    never: ['Process completed'],
    played: red(
      'sync',
      'Run uv sync --locked',
      "Using CPython 3.13.7\n  × No solution found when resolving dependencies:\n  ╰─▶ Because pandas==1.5.3 depends on numpy<2 and your project depends on numpy>=2.1, we can conclude that your project's requirements are unsatisfiable.",
    ),
  },
  {
    id: 'tool-cmake-last-line-generic',
    happened: 'The linker did not find a library; make and ninja then said three times that something failed.',
    expected: 'The missing library; "ninja: build stopped" is what followed.',
    says: ['cannot find -lgmp'],
    never: ['ninja: build stopped', ': && /usr/bin/c++'],
    played: red(
      'build',
      'Run cmake --build build',
      '[41/42] Linking CXX executable ledger\nFAILED: ledger\n: && /usr/bin/c++ -O2 main.o -o ledger -lgmp && :\n/usr/bin/ld: cannot find -lgmp: No such file or directory\ncollect2: error: ld returned 1 exit status\nninja: build stopped: subcommand failed.',
    ),
  },
  {
    id: 'tool-link-checker-counts',
    happened: 'A checker of links found two dead ones among 900.',
    expected: 'Which links are dead, or at least that two are.',
    says: [/2 errors|2 Errors|archive-format|404/i],
    never: ['🔍 900 Total'],
    played: red(
      'links',
      'Run lychee docs',
      '  900/900 ━━━━━━━━━━━━━━━━━━━━ Finished extracting links\n🔍 900 Total (in 14s) ✅ 896 OK 🚫 2 Errors 💤 2 Excluded\n\nErrors in docs/archive.md\n[404] https://birch.example/archive-format | Network error: Not Found\n[404] https://birch.example/sealing | Network error: Not Found',
    ),
  },
];
