/** Generates the workflow step that sends a template. */
import { stringify } from 'yaml';
import { reportsAnotherRun } from '../../build/conclusion.ts';
import { jobEndAction } from '../../package/job-end.ts';
import { parseHead, toBody } from '../preview/front-matter.ts';
import { stepOptions } from '../preview/options.ts';
import { isBlank, type PreviewRequest } from '../preview/request.ts';

/** Parameters of the step in addition to the template. */
interface StepPlace {
  /** Action as used in a step: `acme/workroom-notify@v1`. */
  readonly action: string;
  /** Path of the template in the repository. Without one, the step contains its text. */
  readonly file?: string | undefined;
}

const WEBHOOK = { 'webhook-url': '${{ secrets.WORKROOM_WEBHOOK_URL }}' };
const ACCOUNT = {
  'base-url': 'https://acme.example.com',
  username: 'ci-bot',
  password: '${{ secrets.WORKROOM_PASSWORD }}',
  team: 'Platform',
};

/** Expressions that replace recorded values in the step. */
const EXPRESSIONS: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => (value.startsWith('{') ? '${{ toJSON(needs) }}' : value),
};

/** Generates one YAML list entry for `steps:`. Goes first if it uses `job-end`. */
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

/** Returns true if `job-end` must report the job's own result. */
function isAtEnd({ build }: PreviewRequest, raw: Readonly<Record<string, string>>): boolean {
  const isOfBuilds = raw['template'] === 'watch' || raw['template'] === 'digest';
  return raw['status'] === undefined && !isOfBuilds && !reportsAnotherRun(build.event);
}

/** Converts the front matter to options, because only a file can contain it. */
function toText(
  { template }: PreviewRequest,
  preset: string | undefined,
  file: string | undefined,
): Readonly<Record<string, string>> {
  if (isBlank(template)) return preset === undefined ? {} : { template: preset };
  if (file !== undefined) return { template: file };
  return { ...parseHead(template), body: toBody(template) };
}
