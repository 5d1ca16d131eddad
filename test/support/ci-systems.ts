/**
 * The other CI systems. Each has an entry in `src/build/ci/systems.ts`, a recorded environment with the first word of its
 * name in `test/fixtures/ci/` with the differences per result and variant, and a recipe in `examples/ci/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { CI_SYSTEMS } from '../../src/build/ci/systems.ts';
import {
  commandParts,
  containerStep,
  filled,
  findLocations,
  type Recipe,
  type RecipeParts,
  type Scripts,
  text,
  toPart,
  type Variables,
  yaml,
} from './ci-recipes.ts';

export type { Variables };

export interface RecordedSystem {
  /** Display name. */
  readonly name: string;
  /** Variables of a push to a branch. */
  readonly push: Variables;
  /** Variables by result, or the option `status` as in the recipe. */
  readonly conclusions: { readonly [conclusion in (typeof CONCLUSIONS)[number]]?: Variables };
  /** Variables of a job without a known result, if they differ from the push. */
  readonly unknown: Variables;
  /** Differences by variant. */
  readonly differs: Readonly<Record<string, Variables>>;
  readonly recipe: Recipe;
}

type Sections = Readonly<Record<string, Variables>>;

const CONCLUSIONS = ['success', 'failure', 'cancelled'] as const;

/** Parsers for systems that run more than the recipe's commands, or select them in other ways. */
const PARTS: Readonly<Record<string, RecipeParts>> = {
  'GitLab CI': (_, secret) => {
    type File = { readonly '.notify': Scripts; readonly test: { readonly extends: string } };
    const { '.notify': notify, test } = yaml<File>('gitlab-ci.yml');
    return test.extends === '.notify' ? [toPart((notify.after_script ?? []).join('\n'), secret)] : [];
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
    return chosen.map(({ run }) => toPart(run.command, secret));
  },
  Jenkins: (end, secret) => {
    const [, variable = '', script = ''] =
      /post \{\s+always \{\s+withCredentials\(\[string\([^\n]*variable: '(\w+)'\)\]\) \{\s+sh "([^"\n]*)"/.exec(
        text('Jenkinsfile'),
      ) ?? [];
    const result = { success: 'SUCCESS', failure: 'UNSTABLE', cancelled: 'ABORTED' }[end];
    // Groovy evaluates expressions in double quotes.
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
    return [...steps].flatMap(([, one, script = '']) => (one === mode ? [toPart(script, secret)] : []));
  },
};

/** Parses sections: `[failure]` lists differences for that result, `[pull-request]` for that variant. */
function recorded(file: string): readonly (readonly [heading: string, variables: Variables])[] {
  const complete = readFileSync(new URL(`../fixtures/ci/${file}.env`, import.meta.url), 'utf8');
  const [push = '', ...rest] = complete.split(/^\[(.+)\]$/m);
  const sections = rest.flatMap((one, at) => (at % 2 === 0 ? [[one, rest[at + 1] ?? ''] as const] : []));
  return [['push', push] as const, ...sections].map(([heading, part]) => [heading, parseEnv(part) as Variables]);
}

function getRecipe(name: string): Recipe {
  const files = readdirSync('examples/ci').filter((one) => one !== 'README.md');
  const file = files.find((one) => findLocations(one).some(([, system]) => system === name));
  if (file === undefined) throw new Error(`examples/ci has no recipe that opens with "FILE for ${name}"`);
  return { file, parts: PARTS[name] ?? commandParts(file) };
}

function recordedSystem(name: string): RecordedSystem {
  const [file = ''] = name.toLowerCase().split(' ', 1);
  const { push = {}, unknown = {}, ...rest } = Object.fromEntries(recorded(file));
  const parted = Map.groupBy(Object.entries(rest), ([heading]) => CONCLUSIONS.some((end) => end === heading));
  const [conclusions, differs] = [true, false].map((isConclusion) =>
    Object.fromEntries(parted.get(isConclusion) ?? []),
  ) as [Sections, Sections];
  return { name, push, unknown, conclusions, differs, recipe: getRecipe(name) };
}

export const RECORDED: readonly RecordedSystem[] = CI_SYSTEMS.map(({ name }) => recordedSystem(name));

/** Compatible systems need no entry in the registry. */
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

/** Returns all variables of a job, with those of a variant merged over them. */
export function findEnvironment({ push, differs }: RecordedSystem, variant?: string): Variables {
  return { ...push, ...(variant === undefined ? {} : differs[variant]) };
}
