/** A day of the shop, scene by scene: each is the message of a recorded build, posted to the sandbox by its webhook. */
import { buildNamed } from '../../src/samples/builds.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { Webhook } from '../../src/service/webhook.ts';
import type { ContentKind } from '../../src/settings/option.ts';
import { previewOf } from '../../src/studio/preview/preview.ts';

export interface Scene {
  readonly title: string;
  readonly play: () => Promise<void>;
}

const SCENES: readonly (readonly [title: string, build: string, kind: ContentKind])[] = [
  ['A push to main, and the tests pass.', 'push-green', 'message'],
  ['The next push breaks a test: which one, where, and with what.', 'push-red', 'message'],
  ['A scheduled run is red for the third night.', 'nightly-red', 'message'],
  ['A deployment fails, which opens a task.', 'deployment-red', 'task'],
  ['The deployment works again.', 'deployment-fixed', 'message'],
  ['A version is released: a topic with its notes.', 'release', 'topic'],
  ['On Monday a digest of the week: how it went, and what to fix first.', 'digest', 'topic'],
];

export function scenesOf(sandbox: Sandbox): readonly Scene[] {
  return SCENES.map(([title, build, kind]) => ({ title, play: () => post(sandbox, build, kind) }));
}

async function post(sandbox: Sandbox, id: string, kind: ContentKind): Promise<void> {
  const build = buildNamed(id);
  if (build === undefined) throw new Error(`no recorded build is called ${id}`);
  const { draft, facts } = await previewOf({ build, end: build, kind, preset: 'default', template: '' });
  if (draft === undefined) throw new Error(`${id} has no message`);
  const url = sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native')?.url ?? '';
  const webhook = new Webhook({ url });
  const { subject = '', body } = draft;
  const sender = { displayName: facts.workflow ?? 'CI' };
  if (kind === 'message') await webhook.message({ body, sender });
  else await webhook[kind]({ subject, body, sender });
}
