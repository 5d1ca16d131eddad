/** Answers of GitHub's API that are not as described in one place: the message goes out, and makes nothing up. */
import { expect, test } from 'vitest';
import { bent, OTHERS, placesIn } from '../../../../support/bent.ts';
import { branchQuestion } from '../../../../support/histories.ts';
import { fc, pieces } from '../../../../support/random.ts';
import { toldMessage } from '../../../../support/told-message.ts';

/** What no message says. */
const ABSURD =
  /undefined|NaN|null|Invalid|\[object|Infinity|e\+?300|\*{4}|^[·—]|[·—]\s*$|\(\)|“”|-1\b|2999|, by$|with $/m;

const HISTORIES = ['38+ 39+ 40- 41- 42-', '39+ 40- 41o 42+', '40+ 41+ 42-', '39+ 40o/- 42-', '40+ 41- 42-+'];
const SCOPES = ['job', 'run', 'workflow_run'] as const;

test('whatever one value is, the message goes out and says nothing absurd', async () => {
  const questions = HISTORIES.flatMap((history) => SCOPES.map((by) => branchQuestion(history, { by })));
  const piece = fc.record({
    question: fc.constantFrom(...questions),
    answer: fc.nat(),
    place: fc.nat(),
    other: fc.constantFrom(...OTHERS),
  });
  await fc.assert(
    fc.asyncProperty(piece, async ({ question, answer, place, other }) => {
      const paths = new Set<string>();
      const watch = (body: unknown, path: string) => {
        paths.add(path);
        return body;
      };
      await toldMessage({ ...question, behaviour: { bend: watch } });
      const chosen = [...paths][answer % paths.size];
      const bend = (body: unknown, path: string) => {
        const places = placesIn(body);
        return path === chosen ? bent(body, places[place % places.length] ?? [], other) : body;
      };
      const { lines } = await toldMessage({ ...question, behaviour: { bend } });
      expect(lines[0]).toMatch(/^(?:❌|✅|🟢|⚠)/u);
      expect(lines.join('\n')).not.toMatch(ABSURD);
    }),
    { numRuns: pieces(30) },
  );
});

test.each<[string, unknown]>([
  ['a list that is not there', {}],
  ['a list with a row that cannot be read', { total_count: 2, workflow_runs: [{ id: 40000 }, null] }],
])('%s is no short one: nothing is said of what was before', async (_, answer) => {
  const bend = (body: unknown, path: string) => (path.includes('/ci.yml/runs') ? answer : body);
  const { lines, called, notices } = await toldMessage({ ...branchQuestion('39+ 40- 42-'), behaviour: { bend } });
  expect(lines).toEqual(['❌ **CI / test failed** · acme/app on main · #42 (3h 59m)', 'aaaaaaa Change — c42']);
  expect(called).toEqual([]);
  expect(notices[0]).toContain(
    'the history (a red run counts as broken): the answer of the GitHub API could not be used',
  );
});

test('where the commit of the first red run is not known, nobody is counted as before or after it', async () => {
  const bend = (body: unknown, path: string) =>
    path.includes('/ci.yml/runs') ? bent(body, ['workflow_runs', 0, 'head_sha'], null) : body;
  const { lines } = await toldMessage({ ...branchQuestion('39+ 40- 42-'), behaviour: { bend } });
  expect(lines[1]).toBe('Red for 4h, 2 runs. aaaaaaa Change — c42');
});

test('one commit that was counted and not listed is told as one', async () => {
  const bend = (body: unknown, path: string) => (path.includes('/compare/') ? bent(body, ['commits'], []) : body);
  const question = branchQuestion('41+ 42-', { by: 'workflow_run' });
  const { lines } = await toldMessage({ ...question, behaviour: { bend } });
  expect(lines[1]).toBe('Broke with 1 commit');
});
