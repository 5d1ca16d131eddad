/** The errors of options: each one misspelt, with a wrong value, where it cannot be carried, and empty. */
import { type Carrier, KINDS, type Option } from '../../src/settings/option.ts';
import { type OptionName, variableOf } from '../../src/settings/option-names.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';
import { boolean } from '../../src/settings/readers/choices.ts';
import { ACCOUNT, PASSWORD, REST, type Step, TOKEN, WEBHOOK } from './play.ts';

/** One mistake, with the words for it in the page. */
export interface Mistake {
  /** As it stands in the step, for example `kind: tsk`. */
  readonly given: string;
  /** What the error must name: the option, or the variable of one that is no input. */
  readonly option: string;
  readonly step: Step;
}

type SwitchName = Extract<(typeof OPTIONS)[number], { readonly read: typeof boolean }>['name'];

/**
 * Of each option but switches a value of another type, and one of the right type that cannot be. No value stands for an
 * option that takes any text. A new option does not compile without its own.
 */
const WRONG: Readonly<Record<Exclude<OptionName, SwitchName>, readonly string[]>> = {
  'webhook-url': [`acme.example.com/${TOKEN}`, `http://acme.example.com/application/webhook/${TOKEN}`],
  'base-url': ['acme', 'http://acme.example.com', `https://ci-bot:${PASSWORD}@acme.example.com`],
  username: ['ci:bot'],
  password: [],
  team: ['0', 'x'.repeat(101)],
  forum: ['-3'],
  kind: ['1', 'tsk'],
  when: ['["failure"]', 'failures'],
  'unique-key': ['x'.repeat(201)],
  report: ['x'.repeat(501)],
  'only-if': ['x'.repeat(2001)],
  status: ['{"build":', '{}', 'broken'],
  template: ['defualt', 'notify/deploy.md'],
  subject: [],
  body: [],
  variables: ['- a list', 'product: [Harbor'],
  mention: ['[ben]', 'channel', 'ben@acme.example'],
  users: ['- a list', 'ada: [ada, ben]'],
  assignees: ['team', 'suspects or', 'b/n'],
  category: ['0'],
  'due-date': ['tomorrow', '2026-02-30'],
  'complete-date': ['yesterday', '2026-13-01'],
  'sender-name': ['x'.repeat(101)],
  'sender-avatar': ['desk.png', 'http://acme.example.com/desk.png'],
  'test-reports': ['!**/old.xml'],
  'log-files': ['!**/old.log'],
  period: ['a week', '0d', '40d'],
  remind: ['soon, 7d', '72h, 24h', '40d'],
  repositories: ['shop', 'acme/shop/main'],
  'github-token': ['two words'],
  secrets: [],
  delivery: ['2', 'exactly-once'],
  timeout: ['1m', '0'],
  'time-zone': ['Berlin', '+02:00'],
  context: ['the job'],
  'facts-file': ['out/', '~/facts.json'],
  'settle-time': ['10s', '3600'],
  format: ['html', '1'],
  'max-length': ['long', '10'],
};

function wrongOf(option: (typeof OPTIONS)[number]): readonly string[] {
  return isSwitch(option) ? ['yes', '1'] : WRONG[option.name];
}

function isSwitch(option: (typeof OPTIONS)[number]): option is Extract<typeof option, { readonly name: SwitchName }> {
  return option.read === boolean;
}

/** Where an option may stand, so that nothing but its value is wrong. */
const AT_HOME: Readonly<Partial<Record<OptionName, Readonly<Record<string, string>>>>> = {
  'webhook-url': {},
  'base-url': { ...REST, 'base-url': '' },
  username: REST,
  password: REST,
  team: ACCOUNT,
  forum: ACCOUNT,
  'unique-key': REST,
  assignees: { ...REST, kind: 'task' },
  category: { ...REST, kind: 'task' },
  'due-date': { ...WEBHOOK, kind: 'task' },
  'complete-date': { ...WEBHOOK, kind: 'task' },
};

function homeOf(name: OptionName): Readonly<Record<string, string>> {
  return AT_HOME[name] ?? WEBHOOK;
}

/** The step with this option, as an input or, where it is none, as a variable. */
function stepWith(option: Option, home: Readonly<Record<string, string>>, name: string, value: string): Step {
  return option.environmentOnly ? { inputs: home, env: { [name]: value } } : { inputs: { ...home, [name]: value } };
}

function nameOf({ name, environmentOnly }: Option): string {
  return environmentOnly ? variableOf(name) : name;
}

/** The last letter but one is missing: a slip of one edit. */
export function misspelt(): Mistake[] {
  return OPTIONS.map((option): Mistake => {
    const { [option.name]: _, ...own } = homeOf(option.name) as Record<string, string>;
    // A destination that is whole without it, so that its name alone is wrong.
    const home =
      option.name === 'team' ? { ...own, forum: '7' } : option.name === 'forum' ? { ...own, team: '7' } : own;
    const name = nameOf(option);
    const slip = name.slice(0, -2) + name.slice(-1);
    return { given: `${slip}:`, option: name, step: stepWith(option, home, slip, valueFor(option.name)) };
  });
}

function valueFor(name: OptionName): string {
  if (name === 'webhook-url') return WEBHOOK['webhook-url'];
  return { ...REST, forum: '7' }[name as keyof typeof REST | 'forum'] ?? 'x';
}

/** Names that the actions of other services use. */
export const FOREIGN_NAMES: readonly (readonly [name: string, home: Readonly<Record<string, string>>])[] = [
  ['url', {}],
  ['webhook', {}],
  ['message', WEBHOOK],
  ['text', WEBHOOK],
  ['title', WEBHOOK],
  ['channel', WEBHOOK],
];

export function wrongValues(): Mistake[] {
  return OPTIONS.flatMap((option) =>
    wrongOf(option).map((value): Mistake => {
      const shown = value.includes(TOKEN) || value.includes(PASSWORD) ? hidden(value) : shortened(value);
      const name = nameOf(option);
      return {
        given: `${name}: ${shown}`,
        option: name,
        step: stepWith(option, homeOf(option.name), name, value),
      };
    }),
  );
}

function hidden(value: string): string {
  return value.replace(TOKEN, '…').replace(PASSWORD, '…');
}

function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 5)}… (${value.length} characters)` : value;
}

/** Options that take whatever text is given. */
export function anyText(): readonly string[] {
  return OPTIONS.filter((option) => wrongOf(option).length === 0).map(({ name }) => name);
}

/** A right value at each destination and kind that cannot carry it. Bare text is what makes a message one. */
export function wrongDestinations(): Mistake[] {
  const all = (['webhook', 'rest'] as const).flatMap((type) => KINDS.map((kind): Carrier => `${type} ${kind}`));
  // There that kind itself is refused, whatever stands beside it.
  const carriers = all.filter((carrier) => carrier !== 'webhook incident');
  return OPTIONS.flatMap((option: Option) => {
    const { carriers: allowed } = option;
    if (allowed === undefined) return [];
    return carriers
      .filter((carrier) => !allowed.includes(carrier) && !(option.name === 'format' && carrier === 'webhook message'))
      .map((carrier): Mistake => {
        const [type, kind = ''] = carrier.split(' ');
        const name = option.name as OptionName;
        const value = CARRIED[name] ?? '7';
        const step = stepWith(option, { ...(type === 'webhook' ? WEBHOOK : REST), kind }, nameOf(option), value);
        const where = type === 'webhook' ? 'a webhook' : 'base-url';
        return { given: `${nameOf(option)}: ${value} with kind: ${kind} and ${where}`, option: nameOf(option), step };
      });
  });
}

const CARRIED: Readonly<Partial<Record<OptionName, string>>> = {
  subject: 'Hello',
  'due-date': '+3d',
  'complete-date': 'today',
  ephemeral: 'true',
  format: 'text',
};

/** Each option written and empty, beside a destination that is whole without it. */
export function empty(): Mistake[] {
  return OPTIONS.map((option: Option): Mistake => {
    const name = option.name as OptionName;
    const isPart = ['base-url', 'username', 'password', 'team', 'forum'].includes(name);
    const home: Readonly<Record<string, string>> = name === 'webhook-url' ? {} : isPart ? REST : WEBHOOK;
    const { team: _, ...account } = home;
    const step = stepWith(option, name === 'forum' ? account : home, nameOf(option), '');
    return { given: `${nameOf(option)}: ''`, option: name, step };
  });
}
