/**
 * The other CI systems. Each has a file of `src/build/ci/systems/`; a recorded environment of the same name in
 * `test/fixtures/ci/`, with what differs at each end and in each variant below it; and a recipe in `examples/ci/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SYSTEM_FILES } from '../../scripts/ci-systems.ts';
import type { CiSystem } from '../../src/build/ci/ci-system.ts';
import type { FactFields, Variables } from './ci-recipes.ts';
import {
  commandParts,
  containerStep,
  filled,
  findLocations,
  given,
  type Recipe,
  type Scripts,
  text,
  yaml,
} from './ci-recipes.ts';

export type { Variables };

export interface RecordedSystem {
  /** As people call it. */
  readonly name: string;
  /** A push to a branch. */
  readonly push: Variables;
  /** By how it ended: the variables that tell it, or the option `status` as the recipe writes it. */
  readonly ends: { readonly [end in (typeof ENDS)[number]]?: Variables };
  /** Where the end is not told, if that is told otherwise than by the recorded push. */
  readonly untold: Variables;
  /** What else is recorded, in the order of the file. */
  readonly variants: readonly string[];
  /** By variant: what differs. */
  readonly differs: Readonly<Record<string, Variables>>;
  readonly recipe: Recipe;
}

type Sections = Readonly<Record<string, Variables>>;

const ENDS = ['success', 'failure', 'cancelled'] as const;

/** Of systems that run more than the commands which the recipe writes, or choose them by more than its words. */
const PARTS: Readonly<Record<string, FactFields>> = {
  'GitLab CI': (_, secret) => {
    type File = { readonly '.notify': Scripts; readonly test: { readonly extends: string } };
    const { '.notify': notify, test } = yaml<File>('gitlab-ci.yml');
    return test.extends === '.notify' ? [given((notify.after_script ?? []).join('\n'), secret)] : [];
  },
  CircleCI: (end, secret) => {
    type Steps<T> = { readonly steps: readonly T[] };
    type Run = { readonly run: { readonly when: string; readonly command: string } };
    type File = {
      readonly commands: { readonly notify: Steps<Run> };
      readonly jobs: { readonly test: Steps<unknown> };
    };
    const { commands, jobs } = yaml<File>('circleci.yml');
    if (jobs.test.steps.at(-1) !== 'notify') return [];
    const chosen = commands.notify.steps.filter(
      ({ run }) => run.when === (end === 'success' ? 'on_success' : 'on_fail'),
    );
    return chosen.map(({ run }) => given(run.command, secret));
  },
  Jenkins: (end, secret) => {
    const [, variable = '', script = ''] =
      /post \{\s+always \{\s+withCredentials\(\[string\([^\n]*variable: '(\w+)'\)\]\) \{\s+sh "([^"\n]*)"/.exec(
        text('Jenkinsfile'),
      ) ?? [];
    const result = { success: 'SUCCESS', failure: 'UNSTABLE', cancelled: 'ABORTED' }[end];
    // Groovy fills in what a string in double quotes names.
    return [{ script: script.replace('${currentBuild.currentResult}', result), env: { [variable]: secret } }];
  },
  'Azure Pipelines': (_, secret) => {
    type Step = { readonly script: string; readonly condition?: string; readonly env?: Variables };
    const { jobs } = yaml<{ readonly jobs: readonly { readonly steps: readonly Step[] }[] }>('azure-pipelines.yml');
    const { script = '', condition, env }: Partial<Step> = jobs[0]?.steps.at(-1) ?? {};
    return condition === 'always()' ? [{ script, env: filled(env, { '$(workroomWebhookUrl)': secret }) }] : [];
  },
  Buildkite: (_, secret) => [
    {
      script: 'examples/ci/buildkite-pre-exit.sh',
      env: { BUILDKITE_SECRET: secret },
    },
  ],
  Drone: (end, secret) => containerStep('drone.yml', end, secret),
  Woodpecker: (end, secret) => containerStep('woodpecker.yml', end, secret),
  TeamCity: (end, secret) => {
    const mode = end === 'success' ? 'RUN_ON_SUCCESS' : 'RUN_ONLY_ON_FAILURE';
    const steps = text('teamcity.kts').matchAll(/ExecutionMode\.(\w+)\s+scriptContent = "([^"\n]*)"/g);
    return [...steps].flatMap(([, one, script = '']) => (one === mode ? [given(script, secret)] : []));
  },
};

/** `[failure]` begins what differs at that end, `[pull-request]` what differs there. */
function recorded(file: string): readonly (readonly [heading: string, variables: Variables])[] {
  const complete = readFileSync(new URL(`../fixtures/ci/${file}.env`, import.meta.url), 'utf8');
  const [push = '', ...rest] = complete.split(/^\[(.+)\]$/m);
  const sections = rest.flatMap((one, at) => (at % 2 === 0 ? [[one, rest[at + 1] ?? ''] as const] : []));
  return [['push', push] as const, ...sections].map(([heading, part]) => [heading, parseEnv(part) as Variables]);
}

function getRecipe({ name }: CiSystem): Recipe {
  const files = readdirSync('examples/ci').filter((one) => one !== 'README.md');
  const file = files.find((one) => findLocations(one).some(([, system]) => system === name));
  if (file === undefined) throw new Error(`examples/ci has no recipe that opens with "FILE for ${name}"`);
  return { file, parts: PARTS[name] ?? commandParts(file) };
}

/** The file itself, which the list that is made of all of them may not have yet. */
async function recordedSystem({ file, constant }: (typeof SYSTEM_FILES)[number]): Promise<RecordedSystem> {
  const system: CiSystem = (await import(`../../src/build/ci/systems/${file}.ts`))[constant];
  const { push = {}, untold = {}, ...rest } = Object.fromEntries(recorded(file));
  const parted = Map.groupBy(Object.entries(rest), ([heading]) => ENDS.some((end) => end === heading));
  const [ends, differs] = [true, false].map((isEnd) => Object.fromEntries(parted.get(isEnd) ?? [])) as [
    Sections,
    Sections,
  ];
  const variants = Object.keys(differs);
  return { name: system.name, push, untold, ends, differs, variants, recipe: getRecipe(system) };
}

export const RECORDED: readonly RecordedSystem[] = await Promise.all(SYSTEM_FILES.map(recordedSystem));

/** What imitates GitHub Actions needs no row of the registry. */
export const ACTIONS_RECIPE: Recipe = {
  file: 'gitea.yml',
  parts: (end, secret) => {
    type Step = { readonly run: string; readonly if?: string; readonly env?: Variables };
    const { jobs } = yaml<{ readonly jobs: { readonly test: { readonly steps: readonly Step[] } } }>('gitea.yml');
    const step: Partial<Step> = jobs.test.steps.at(-1) ?? {};
    const values = { '${{ secrets.WORKROOM_WEBHOOK_URL }}': secret, '${{ job.status }}': end };
    return step.if === 'always()' ? [{ script: step.run ?? '', env: filled(step.env, values) }] : [];
  },
};

/** All variables of a job; of a variant, those that differ replace the others. */
export function findEnvironment({ push, differs }: RecordedSystem, variant?: string): Variables {
  return { ...push, ...(variant === undefined ? {} : differs[variant]) };
}
