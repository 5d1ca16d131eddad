import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { CI_SYSTEMS, detectSystem } from '../../../../src/build/ci/system-registry.ts';
import { findEnvironment, RECORDED, type Variables } from '../../../support/ci-systems.ts';

const require = createRequire(import.meta.url);

/** What `ci-info` says of an environment; it looks only once, at the process's own. */
function ciInfo(env: Variables): { readonly name: string | null; readonly isPR: boolean | null } {
  const current = process.env;
  process.env = { ...env };
  try {
    delete require.cache[require.resolve('ci-info')];
    return require('ci-info');
  } finally {
    process.env = current;
  }
}

const recorded = RECORDED.flatMap((system) =>
  [undefined, ...system.variants].map((variant) => ({ system, variant, title: `${system.name} ${variant ?? 'push'}` })),
);

test.each(recorded)('$title is recognised, by its own system only', ({ system, variant }) => {
  const env = findEnvironment(system, variant);
  expect(CI_SYSTEMS.filter(({ detect }) => detect(env)).map(({ name }) => name)).toEqual([system.name]);
});

test.each(recorded)('$title is what ci-info takes it for', ({ system, variant }) => {
  const env = findEnvironment(system, variant);
  const { name, isPR } = ciInfo(env);
  const current = detectSystem(env);
  // It does not know all systems, nor all variables of those that it knows.
  expect(name ?? current?.name).toBe(current?.name);
  const isReplayedAttempt = current?.tell(env).pullRequest?.number !== undefined;
  expect(isReplayedAttempt).toBe(isPR || /^(?:pull|merge)-request/.test(variant ?? ''));
});

test.each<[string, Variables]>([
  ['nothing', {}],
  ['a system that is not known', { CI: 'true', SOME_CI: 'true' }],
  ['variables that say no', { GITLAB_CI: 'false', TRAVIS: '', DRONE: '0' }],
])('%s is not detected as a system', (_, env) => {
  expect(detectSystem(env)).toBeUndefined();
});
