/** Ensures that the shipped step shows no credential from any source of text. */
import { expect, test } from 'vitest';
import { sha } from '../support/github-shapes.ts';
import { workspace } from '../support/workspace.ts';
import { OWN_JOB, play, RED_JOB, type Scene, toWorld } from './github-run.ts';

const SECRET = 'Zq7x-hunter2';
const WRITTEN = `login failed: password=${SECRET}`;
const LINE_OF_KEY = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2g';
const KEY = ['-----BEGIN OPENSSH PRIVATE KEY-----', LINE_OF_KEY, LINE_OF_KEY, '-----END OPENSSH PRIVATE KEY-----'];
const COLOURED = '&#x1b;[31mlogin failed: pass&#x1b;[0mword=&#x1b;[1mZq7x-&#x1b;[0mhunter2';

const RED = { job: { status: 'failure' } };
const OWN = { id: OWN_JOB, name: 'test', conclusion: null };
const STEPS = [{ name: 'Run npm test', conclusion: 'failure' }] as const;
const OTHER = { id: 7, name: 'test', conclusion: 'failure', steps: STEPS } as const;

function push(message: string): Pick<Scene, 'event' | 'payload'> {
  const commit = { id: sha(42), message, url: 'https://github.com/acme/app/commit/42', author: { name: 'Ada' } };
  return { event: 'push', payload: { head_commit: commit, commits: [commit] } };
}

/** Scenes, each with a text next to the credential that must appear, so that a case without any output fails. */
const CASES: Readonly<Record<string, readonly [scene: () => Scene, told: string]>> = {
  'the subject of a commit': [() => push(`Fix login failed: password=${SECRET}`), 'Fix login failed'],
  'the body of a commit, in a template': [
    () => ({ ...push(`Fix it\n\n${WRITTEN}`), inputs: { body: '{{ commit.message }}' } }),
    'login failed',
  ],
  'an earlier commit that the API tells': [
    () => {
      const world = toWorld([RED_JOB], 'success');
      const commits = world.commits?.map((one) => ({ ...one, message: WRITTEN })) ?? [];
      return { world: { ...world, commits }, changes: RED };
    },
    'login failed',
  ],
  'an annotation': [
    () => ({
      world: toWorld([OWN, { ...OTHER, annotations: [{ message: WRITTEN }] }]),
      inputs: { status: 'workflow' },
    }),
    'login failed',
  ],
  'the log of a job, a key of several lines': [
    () => ({
      world: toWorld([OWN, { ...OTHER, annotations: [], log: ['##[error]login failed:', ...KEY].join('\n') }]),
      inputs: { status: 'workflow' },
    }),
    'login failed',
  ],
  'a log file': [
    () => ({
      workspace: workspace({ 'test.log': `Error: ${WRITTEN}\n` }),
      changes: RED,
      inputs: { 'log-files': '*.log' },
    }),
    'login failed',
  ],
  'a log file with a key of several lines': [
    () => ({
      workspace: workspace({ 'test.log': [`Error: login failed:`, ...KEY].join('\n') }),
      changes: RED,
      inputs: { 'log-files': '*.log' },
    }),
    'login failed',
  ],
  'a test report with colours': [
    () => ({
      workspace: workspace({
        'a.xml': `<testsuite><testcase name="log in"><failure message="${COLOURED}"/></testcase></testsuite>`,
      }),
      changes: RED,
      inputs: { 'test-reports': '*.xml' },
    }),
    'login failed',
  ],
  'a Markdown report': [
    () => ({ workspace: workspace({ 'report.md': `# Report\n\n${WRITTEN}\n` }), inputs: { report: 'report.md' } }),
    'login failed',
  ],
};

test.each(Object.entries(CASES))('%s shows no credential', async (_, [scene, text]) => {
  const { message, stages } = await play(scene());
  const displayed =
    message + stages.map(({ log, summary, outputs }) => log + summary + JSON.stringify(outputs)).join('');
  expect(message).toContain(text);
  for (const secret of [SECRET, 'hunter2', LINE_OF_KEY.slice(8, 24)]) expect(displayed).not.toContain(secret);
});
