/** The shell parts of the recipes in `examples/ci/`, chosen by how the job ended, as each system chooses them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Variables } from './ci-environments.ts';

export type End = 'success' | 'failure' | 'cancelled';

/** A secret that the system puts in the place of its name. */
type Secret = string;

/** What the system runs at the end of a job. */
interface Part {
  /** A script for `sh -e`. */
  readonly script: string;
  /** Variables that the recipe itself sets. */
  readonly env: Variables;
}

interface Recipe {
  /** As the registry calls it, or what imitates GitHub Actions. */
  readonly system: string;
  readonly file: string;
  /** What runs at that end; nothing where the recipe runs nothing. The secret is the webhook's URL. */
  readonly parts: (end: End, secret: Secret) => readonly Part[];
}

/** As the system reads it. */
const yaml = <T>(file: string): T => parse(text(file)) as T;

const text = (file: string) => readFileSync(`examples/ci/${file}`, 'utf8');

const isNotify = (script: unknown): script is string =>
  typeof script === 'string' && script.includes('workroom-notify');

interface Scripts {
  readonly after_script?: readonly string[];
  readonly 'after-script'?: readonly string[];
}

/** Variables whose expressions the system fills in. */
function filled(env: Variables = {}, values: Variables): Variables {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, values[value] ?? value]));
}

/** Systems that give a job their secrets as variables of the same name. */
const given = (script: string, secret: Secret): Part => ({ script, env: { WORKROOM_WEBHOOK_URL: secret } });

interface ContainerStep {
  readonly commands: readonly string[];
  readonly environment?: Readonly<Record<string, { readonly from_secret: string }>>;
  readonly when?: When | readonly When[];
}
interface When {
  readonly status: readonly string[];
}

/** Drone and Woodpecker: the step runs at the ends that it names, and takes the secret by its name. */
function containerStep(file: string, end: End, secret: Secret): readonly Part[] {
  const { steps } = yaml<{ readonly steps: readonly ContainerStep[] }>(file);
  const { commands, when, environment }: ContainerStep = steps.find((step) => step.commands.some(isNotify)) ?? {
    commands: [],
  };
  const ends = [when ?? []].flat().flatMap(({ status }) => status);
  const env = Object.entries(environment ?? {}).map(([name, { from_secret }]) => [
    name,
    from_secret === 'workroom_webhook_url' ? secret : '',
  ]);
  return ends.includes(end) ? [{ script: commands.join('\n'), env: Object.fromEntries(env) }] : [];
}

export const RECIPES: readonly Recipe[] = [
  {
    system: 'GitLab CI',
    file: 'gitlab-ci.yml',
    parts: (_, secret) => {
      type File = { readonly '.notify': Scripts; readonly test: { readonly extends: string } };
      const { '.notify': notify, test } = yaml<File>('gitlab-ci.yml');
      return test.extends === '.notify' ? [given((notify.after_script ?? []).join('\n'), secret)] : [];
    },
  },
  {
    system: 'CircleCI',
    file: 'circleci.yml',
    parts: (end, secret) => {
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
  },
  {
    system: 'Jenkins',
    file: 'Jenkinsfile',
    parts: (end, secret) => {
      const [, variable = '', script = ''] =
        /post \{\s+always \{\s+withCredentials\(\[string\([^\n]*variable: '(\w+)'\)\]\) \{\s+sh "([^"\n]*)"/.exec(
          text('Jenkinsfile'),
        ) ?? [];
      const result = { success: 'SUCCESS', failure: 'UNSTABLE', cancelled: 'ABORTED' }[end];
      // Groovy fills in what a string in double quotes names.
      return [{ script: script.replace('${currentBuild.currentResult}', result), env: { [variable]: secret } }];
    },
  },
  {
    system: 'Azure Pipelines',
    file: 'azure-pipelines.yml',
    parts: (_, secret) => {
      type Step = { readonly script: string; readonly condition?: string; readonly env?: Variables };
      const { jobs } = yaml<{ readonly jobs: readonly { readonly steps: readonly Step[] }[] }>('azure-pipelines.yml');
      const { script = '', condition, env }: Partial<Step> = jobs[0]?.steps.at(-1) ?? {};
      return condition === 'always()' ? [{ script, env: filled(env, { '$(workroomWebhookUrl)': secret }) }] : [];
    },
  },
  {
    system: 'Bitbucket Pipelines',
    file: 'bitbucket-pipelines.yml',
    parts: (_, secret) => {
      type File = { readonly pipelines: { readonly default: readonly { readonly step: Scripts }[] } };
      const { pipelines } = yaml<File>('bitbucket-pipelines.yml');
      return pipelines.default.map(({ step }) => given((step['after-script'] ?? []).join('\n'), secret));
    },
  },
  {
    system: 'Buildkite',
    file: 'buildkite-pre-exit.sh',
    // A hook is a file that is executed; `buildkite-agent` knows the secret.
    parts: (_, secret) => [
      {
        script: 'examples/ci/buildkite-pre-exit.sh',
        env: { BUILDKITE_SECRET: secret },
      },
    ],
  },
  {
    system: 'Travis CI',
    file: 'travis.yml',
    parts: (_, secret) => [given((yaml<Scripts>('travis.yml').after_script ?? []).join('\n'), secret)],
  },
  { system: 'Drone', file: 'drone.yml', parts: (end, secret) => containerStep('drone.yml', end, secret) },
  {
    system: 'Woodpecker',
    file: 'woodpecker.yml',
    parts: (end, secret) => containerStep('woodpecker.yml', end, secret),
  },
  {
    system: 'TeamCity',
    file: 'teamcity.kts',
    parts: (end, secret) => {
      const mode = end === 'success' ? 'RUN_ON_SUCCESS' : 'RUN_ONLY_ON_FAILURE';
      const steps = text('teamcity.kts').matchAll(/ExecutionMode\.(\w+)\s+scriptContent = "([^"\n]*)"/g);
      return [...steps].flatMap(([, one, script = '']) => (one === mode ? [given(script, secret)] : []));
    },
  },
  {
    system: 'Gitea Actions',
    file: 'gitea.yml',
    parts: (end, secret) => {
      type Step = { readonly run: string; readonly if?: string; readonly env?: Variables };
      const { jobs } = yaml<{ readonly jobs: { readonly test: { readonly steps: readonly Step[] } } }>('gitea.yml');
      const step: Partial<Step> = jobs.test.steps.at(-1) ?? {};
      const values = { '${{ secrets.WORKROOM_WEBHOOK_URL }}': secret, '${{ job.status }}': end };
      return step.if === 'always()' ? [{ script: step.run ?? '', env: filled(step.env, values) }] : [];
    },
  },
];
