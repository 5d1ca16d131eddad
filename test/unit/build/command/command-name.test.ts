import { expect, test } from 'vitest';
import { commandName } from '../../../../src/build/command/command-name.ts';

test.each([
  ['curl https://user:secret@host', 'curl'],
  ['cd /srv/shop && npm run deploy', 'npm run deploy'],
  ['PASSWORD=hunter2 ./backup.sh --all', 'Shell script'],
  ['export TOKEN=hunter2; ./backup.sh --all', 'backup.sh'],
  ['for i in 1 2; do pg_dump shop; done', 'pg_dump shop'],
  ['set -e\n\nmake all', 'make all'],
  ['echo "hunter2 is the word"', 'Shell script'],
  ['"$@"', 'Shell script'],
  ['', 'Shell script'],
])('the script %j is named %s', (script, name) => {
  for (const shell of [
    ['sh', '-c'],
    ['/bin/bash', '-euo', 'pipefail', '-c'],
    ['cmd.exe', '/c'],
    ['pwsh', '-Command'],
  ])
    expect(commandName([...shell, script])).toBe(name);
});

test('a shell that runs a file is named by both', () => {
  expect(commandName(['bash', 'backup.sh'])).toBe('bash backup.sh');
});
