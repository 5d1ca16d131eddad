/** Generates the workflow step that sends a template. */
import { parse, stringify } from 'yaml';
import { reportsAnotherRun } from '../../build/conclusion.ts';
import { jobEndAction } from '../../package/job-end.ts';
import { type PreviewRequest, stepOptions } from '../preview/preview.ts';

const WEBHOOK = { 'webhook-url': '${{ secrets.WORKROOM_WEBHOOK_URL }}' };
const ACCOUNT = {
  'base-url': 'https://acme.example.com',
  username: 'ci-bot',
  password: '${{ secrets.WORKROOM_PASSWORD }}',
  team: 'Platform',
};

/**
 * Generates one YAML list entry for `steps:`. Goes first if it uses `job-end`.
 *
 * @param action as used in a step: `acme/workroom-notify@v1`
 * @param file path of the template in the repository. Without one, the step contains its text
 */
export function stepText(request: PreviewRequest, action: string, file: string | undefined): string {
  const { template: preset, ...options } = stepOptions(request);
  const { kind, status } = options;
  const inputs = {
    ...(kind === 'incident' ? ACCOUNT : WEBHOOK),
    ...options,
    // Replace recorded results by those of the run.
    ...(status?.startsWith('{') ? { status: '${{ toJSON(needs) }}' } : undefined),
    ...toText(request, preset, file),
  };
  const name = 'Notify the team';
  const step = isAtEnd(request, inputs)
    ? { name, uses: jobEndAction(action), with: inputs }
    : { name, if: 'always()', uses: action, with: inputs };
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
  if (template.trim() === '') return preset === undefined ? {} : { template: preset };
  if (file !== undefined) return { template: file };
  return { ...parseHead(template), body: template.replace(FENCED, '') };
}

const FENCED = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Returns the raw values. Empty if there are none, or they are invalid, which the diagnostics report. */
function parseHead(template: string): Readonly<Record<string, string>> {
  const head = FENCED.exec(template)?.[1];
  if (head === undefined) return {};
  try {
    const values: unknown = parse(head, { schema: 'failsafe', logLevel: 'silent' });
    if (typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
