/**
 * Writes `docs/systems.md`: CI system by system, what is known of a build, and the message that goes out. Every line
 * comes from running the notifier on the recorded environments of `test/fixtures/ci/`.
 */
import { resolve } from 'node:path';
import { notify } from '../src/notify.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { type Checkout, makeCheckout } from '../test/support/checkout.ts';
import { environmentOf, RECORDED, type RecordedSystem, type Variables } from '../test/support/ci-systems.ts';
import { worldAt } from '../test/support/world.ts';
import { fenced } from './blocks.ts';

export const SYSTEMS_PAGE = resolve(import.meta.dirname, '../docs/systems.md');
const NOW = '2026-03-04T08:00:00Z';

const HEAD = `<!-- Made by scripts/systems-page.ts from test runs: npm run generate -->
# CI systems

Outside GitHub Actions, \`workroom-notify send\` reads the variables of the system it runs on, and asks \`git\` for missing messages
and authors of commits. On an unknown system git alone says what was built. [examples/ci](../examples/ci/README.md) has a recipe for each
system.

Below are the facts of a green push on each system, by [the names that templates use](templates.md#facts), what the log says if the result is
unknown, and the messages of red builds; others differ in the verdict only. Deployments and tags read alike on all systems, and are shown once. All of it comes from recorded environments.

- **How it ended**: most systems have a variable for it, but mostly in one place of the job only. If nothing tells, neither does the
  message, and a notice says from where to send. \`--status\` wins over everything.
- **The run before** is known on Woodpecker only (and on Drone before version 1). Elsewhere there is no history: with \`when: change\`,
  \`broken\` or \`fixed\` a failure counts as \`broken\`, a success is sent only with \`always\` or \`success\`, and a notice says so.
- **Links** need a known kind of code host: from the system, or from the host's name (\`github.com\`, \`gitlab.example.com\`).
  Gitea Actions and Forgejo Actions imitate GitHub Actions: see [events](events.md).`;

const TITLES: Readonly<Record<string, string>> = {
  'pull-request': 'A pull request',
  deployment: 'A deployment',
  tag: 'A tag',
  freestyle: 'A job that is no multibranch pipeline',
  old: 'TeamCity 10',
};

async function tell(env: Variables, checkout: Checkout) {
  const { WORKROOM_STATUS: status, ...variables } = env;
  const given = { 'webhook-url': 'https://chat.example.com/hook/0', 'dry-run': 'true', ...(status && { status }) };
  const entries = Object.entries(given).map(([name, value]) => [name, { value, from: 'input' }] as const);
  const settings = await readSettings(new Map(entries), new Date(NOW));
  return notify(settings, worldAt(NOW, { ...variables, ...checkout.env }));
}

async function message(title: string, env: Variables, checkout: Checkout): Promise<readonly string[]> {
  const { draft, remarks } = await tell(env, checkout);
  if (remarks.length > 0) throw new Error(`${title}: ${remarks.map(({ says }) => says).join(' ')}`);
  return [`${title}:`, fenced('markdown', draft?.body ?? '')];
}

/** What the log says where nothing tells how it ended. */
async function untold(env: Variables, checkout: Checkout): Promise<string> {
  const { remarks } = await tell(env, checkout);
  return remarks.map(({ says }) => `${says}.`).join(' ');
}

/** Of these one message shows how those of all systems read. */
const ALIKE: readonly string[] = ['deployment', 'tag'];

async function section(
  system: RecordedSystem,
  names: readonly string[],
  checkout: Checkout,
  shown: Set<string>,
): Promise<string> {
  const push = environmentOf(system);
  const parts = [`## ${system.name}`, `Tells ${named(names)}.`, await untold({ ...push, ...system.untold }, checkout)];
  parts.push(...(await message('Failed', { ...push, ...system.ends.failure }, checkout)));
  const repeated = system.variants.filter((variant) => ALIKE.includes(variant) && shown.has(variant));
  for (const variant of system.variants.filter((one) => !repeated.includes(one))) {
    shown.add(variant);
    const env = { ...environmentOf(system, variant), ...system.ends.failure };
    parts.push(...(await message(TITLES[variant] ?? variant, env, checkout)));
  }
  if (repeated.length > 0) parts.push(`It knows a ${repeated.join(' and a ')} as well.`);
  return parts.join('\n\n');
}

/** The names of all values, as templates write them. */
function toldNames(facts: object, prefix = ''): readonly string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? toldNames(value, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

function named(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

async function gitSection(names: readonly string[], checkout: Checkout): Promise<string> {
  const told = await message('Passed', { WORKROOM_STATUS: 'success' }, checkout);
  return ['## No system', `Tells ${named(names)}.`, await untold({}, checkout), ...told].join('\n\n');
}

async function greenNames(env: Variables, checkout: Checkout): Promise<readonly string[]> {
  return toldNames((await tell(env, checkout)).facts);
}

export async function systemsPage(): Promise<string> {
  const checkout = makeCheckout();
  try {
    const sections: string[] = [];
    const told: (readonly string[])[] = [];
    for (const system of RECORDED)
      told.push(await greenNames({ ...environmentOf(system), ...system.ends.success }, checkout));
    const byGit = await greenNames({ WORKROOM_STATUS: 'success' }, checkout);
    const common = byGit.filter((name) => told.every((names) => names.includes(name)));
    const own = (names: readonly string[]) => names.filter((name) => !common.includes(name));
    const shown = new Set<string>();
    for (const [at, system] of RECORDED.entries())
      sections.push(await section(system, own(told[at] ?? []), checkout, shown));
    const parts = [HEAD, `All of them tell ${named(common)}.`, ...sections, await gitSection(own(byGit), checkout)];
    return `${parts.join('\n\n')}\n`;
  } finally {
    checkout.remove();
  }
}
