/** Embeds a fragment in the log of a complete job. */

import { noise } from './noise.ts';

/** Lines of the failing step before the fragment, and of earlier steps. */
const BEFORE = { step: 2_600, job: 2_400 };
const EXIT = '##[error]Process completed with exit code 1.';
const POST = [
  'Post job cleanup.',
  '[command]/usr/bin/git version',
  'git version 2.52.0',
  '[command]/usr/bin/git config --local --name-only --get-regexp core\\.sshCommand',
  '[command]/usr/bin/git submodule foreach --recursive sh -c "git config --local --unset-all \'core.sshCommand\' || :"',
  'Post job cleanup.',
  'Cache hit occurred on the primary key node-cache-Linux-x64, not saving cache.',
  'Failed to save: another job may be creating this cache; ignored',
  '##[warning]Node.js 20 is deprecated and fails from June on.',
  'Cleaning up orphan processes',
];

/**
 * Creates at least 5,000 lines: setup, successful steps, the failing one with the fragment as its last lines, and
 * cleanup.
 */
export function jobLogAround(fragment: string, chance: () => number): string {
  const lines = fragment.split('\n');
  const ended = lines.some((line) => line.includes('##[error]'));
  const before = [
    ...['Current runner version: 2.334.0', '##[group]Runner Image', 'Image: ubuntu-24.04', '##[endgroup]'],
    ...['##[group]Run npm ci', 'npm ci', 'shell: /usr/bin/bash -e {0}', '##[endgroup]', ...noise(chance, BEFORE.job)],
    ...[
      '##[group]Run ci/build.sh',
      'ci/build.sh',
      'shell: /usr/bin/bash -e {0}',
      'env:',
      '  ON_ERROR: fail',
      '##[endgroup]',
    ],
    ...noise(chance, BEFORE.step, true),
  ];
  const after = ended ? POST : [EXIT, ...POST];
  return [`\uFEFF${stamped(before)}`, ...lines, stamped(after)].join('\n');
}

function stamped(lines: readonly string[]): string {
  return lines
    .map((line, index) => `${new Date(1_772_000_000_000 + index * 40).toISOString().slice(0, -1)}1234Z ${line}`)
    .join('\n');
}
