/** Every option that is declared is read by some stage: one that is wired to nothing would be a promise not kept. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Log } from '../../src/action/log.ts';
import { report } from '../../src/action/report.ts';
import { notify } from '../../src/notify.ts';
import { KINDS, type Option } from '../../src/settings/option.ts';
import { propertyOf } from '../../src/settings/option-names.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { answered, scriptedService } from '../support/scripted-service.ts';

const WEBHOOK = { 'webhook-url': 'https://service.example/application/webhook/tok3n_s3cret_9' };
const REST = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd', team: '5' };

const folder = mkdtempSync(join(tmpdir(), 'used-'));
afterAll(() => rmSync(folder, { recursive: true }));
const eventFile = join(folder, 'event.json');
writeFileSync(eventFile, '{}');

/** Of a red run on GitHub, so that the stages ask for all that they can use. */
const ENV = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_EVENT_PATH: eventFile,
  GITHUB_REPOSITORY: 'acme/app',
  GITHUB_RUN_ID: '42',
  GITHUB_JOB: 'test',
};

/** Notes the name of every setting that is looked at. */
function watched(settings: Settings, names: Set<string>): Settings {
  return new Proxy(settings, {
    get(target, name, receiver) {
      names.add(String(name));
      return Reflect.get(target, name, receiver);
    },
    ownKeys() {
      throw new Error('settings are read by name: a copy of all of them would hide which are used');
    },
  });
}

/** Tells and reports one message that the service answers so, and notes what is read meanwhile. */
async function tell(options: Readonly<Record<string, string>>, names: Set<string>, status = 500): Promise<void> {
  const { world } = scriptedService(({ method }) => ({
    ends: method === 'POST' ? answered(status, {}) : answered(200, { d: { results: { id: 7 } } }),
  }));
  const given = Object.entries({ status: 'failure', mention: 'author', ...options });
  const read = given.map(([name, value]) => [name, { value, from: 'input' }] as const);
  const settings = watched(await readSettings(new Map(read), new Date(world.now())), names);
  const notification = await notify(settings, { ...world, env: ENV });
  expect(notification.remarks.filter(({ about }) => about === 'bug')).toEqual([]);
  await report(notification, settings, {}, new Log(settings.redactor, () => {}));
}

/** The names that any destination, kind and mode reads. */
async function namesRead(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const destination of [WEBHOOK, REST]) {
    for (const kind of KINDS) {
      if (kind === 'incident' && 'webhook-url' in destination) continue;
      for (const mode of ['true', 'false']) {
        await tell({ ...destination, kind, 'dry-run': mode, 'only-if': 'true' }, names);
      }
    }
  }
  const builds = {
    template: 'digest',
    'github-token': 'ghs_token',
    period: '2d',
    repositories: 'acme/app',
  };
  await tell({ ...WEBHOOK, ...builds }, names);
  // What counts only where all is well.
  await tell(WEBHOOK, names, 200);
  return names;
}

function unused(options: readonly Option[], names: ReadonlySet<string>): string[] {
  return options.filter(({ name, partOf }) => !names.has(partOf ?? propertyOf(name))).map(({ name }) => name);
}

test('every option that is declared is used, and one that is not would be seen', async () => {
  const names = await namesRead();
  expect(unused(OPTIONS, names)).toEqual([]);
  const forgotten: Option = {
    name: 'quiet-hours',
    heading: 'when',
    read: ({ text }) => text,
    text: 'Wired to nothing.',
  };
  expect(unused([...OPTIONS, forgotten], names)).toEqual(['quiet-hours']);
});
