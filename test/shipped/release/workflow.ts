/** The lines that the jobs of the release's workflow run, with their variables, as GitHub would fill them in. */
import { parse } from 'yaml';
import { evaluateText } from '../../standin/expressions.ts';

interface WorkflowStep {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** One step that runs something. */
export interface RunLine {
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * @param text of the workflow
 * @param github what its expressions may read; `GITHUB_…` are made of it
 */
export function runLines(
  text: string,
  job: string,
  github: { readonly ref_name: string; readonly repository: string; readonly sha: string },
): readonly RunLine[] {
  const { jobs } = parse(text) as {
    jobs: Readonly<Record<string, { env?: WorkflowStep['env']; steps: readonly WorkflowStep[] }>>;
  };
  const { env: shared = {}, steps } = jobs[job] ?? { steps: [] };
  const variables = Object.entries(github).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, value]);
  return steps.flatMap(({ run, env = {} }) => {
    if (run === undefined) return [];
    const written = Object.entries({ ...shared, ...env }).map(([name, value]) => [
      name,
      evaluateText(value, ['github'], { github: { ...github, token: '' } }),
    ]);
    return [{ run, env: Object.fromEntries([...variables, ...written]) }];
  });
}
