/** The step that sends these words, as it stands in a workflow. */
import { stringify } from 'yaml';
import { reportsAnotherRun } from '../../build/conclusion.ts';
import { jobEndAction } from '../../package/job-end.ts';
import { parseHead, toBody } from '../preview/front-matter.ts';
import { stepOptions } from '../preview/options.ts';
import { isBlank, type PreviewRequest } from '../preview/request.ts';

/** What the step is told besides its words. */
export interface StepPlace {
  /** The action as a step names it: `acme/workroom-notify@v1`. */
  readonly action: string;
  /** The template's path in the repository; without one the step holds its text. */
  readonly file?: string | undefined;
}

const WEBHOOK = { 'webhook-url': '${{ secrets.WORKROOM_WEBHOOK_URL }}' };
const ACCOUNT = {
  'base-url': 'https://acme.example.com',
  username: 'ci-bot',
  password: '${{ secrets.WORKROOM_PASSWORD }}',
  team: 'Platform',
};

/** Where a step of this name gets its value from, in the place of what a build recorded. */
const EXPRESSIONS: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => (value.startsWith('{') ? '${{ toJSON(needs) }}' : value),
};

/** YAML of one list entry, to paste below `steps:`: as the first where it is `job-end`. */
export function stepText(request: PreviewRequest, { action, file }: StepPlace): string {
  const options = stepOptions(request);
  const values = Object.entries(options)
    .filter(([name]) => name !== 'template')
    .map(([name, value]) => [name, EXPRESSIONS[name]?.(value) ?? value] as const);
  const raw = {
    ...(options['kind'] === 'incident' ? ACCOUNT : WEBHOOK),
    ...Object.fromEntries(values),
    ...toText(request, options['template'], file),
  };
  const name = 'Notify the team';
  const step = isAtEnd(request, raw)
    ? { name, uses: jobEndAction(action), with: raw }
    : { name, if: 'always()', uses: action, with: raw };
  return stringify([step], { lineWidth: 0, blockQuote: 'literal' });
}

/** Where the job's own end is told, `job-end` knows it: it goes first in the job. */
function isAtEnd({ build }: PreviewRequest, raw: Readonly<Record<string, string>>): boolean {
  const isOfBuilds = raw['template'] === 'watch' || raw['template'] === 'digest';
  return raw['status'] === undefined && !isOfBuilds && !reportsAnotherRun(build.event);
}

/** Front matter can stand in a file alone: of a text in the step, its values are options. */
function toText(
  { template }: PreviewRequest,
  preset: string | undefined,
  file: string | undefined,
): Readonly<Record<string, string>> {
  if (isBlank(template)) return preset === undefined ? {} : { template: preset };
  if (file !== undefined) return { template: file };
  return { ...parseHead(template), body: toBody(template) };
}
