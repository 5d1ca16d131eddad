/** Renders a request without reading or sending: all stages from settings to text. */

import { adaptBuild, type Build, buildFromEvent, explainIgnoredEvent } from '../../build/build.ts';
import { property } from '../../build/code-host/json.ts';
import { isRed } from '../../build/conclusion.ts';
import { isProposal } from '../../build/event/pull-request.ts';
import type { Facts } from '../../build/facts.ts';
import { findSources, type LoaderName, SOURCES, withImplied } from '../../build/sources.ts';
import { type Diagnostic, hasError, sortDiagnostics } from '../../diagnostic.ts';
import { type Problem, SettingsError } from '../../errors.ts';
import { factsFor } from '../../facts-for.ts';
import { evaluateOnlyIf, factsRead } from '../../message/author-texts.ts';
import { render } from '../../message/render.ts';
import type { Limits, MessageContent, Rendered, RenderInput } from '../../message/render-types.ts';
import { withClock } from '../../message/templates/values.ts';
import { BUILDS, type BuildResult, type RecordedBuild } from '../../samples/builds.ts';
import { JOB_ID, NOW } from '../../samples/shop.ts';
import { SAFE_BODY } from '../../service/status.ts';
import { readConclusion } from '../../settings/conclusion.ts';
import type { ContentKind, Kind, PresetName } from '../../settings/option.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Trust, WorkspaceFiles } from '../../settings/template/workspace.ts';
import { sentence } from '../../text/format.ts';

/** A template for a recorded build with a result. */
export interface PreviewRequest {
  readonly build: RecordedBuild;
  readonly result: BuildResult;
  /** Absent if the template sets it. Default: a message. */
  readonly kind?: Kind | undefined;
  /** Preset for an empty template. */
  readonly preset: PresetName;
  /** Content of a template file, including front matter. Blank for the preset. */
  readonly template: string;
}

/** Name of a template without a file. */
const TEMPLATE_FILE = 'template.md';

export interface StudioPreview {
  /** Message to send. Absent if there is none. */
  readonly content?: MessageContent;
  readonly kind: Kind;
  /** Diagnostics of template and condition, most severe last. */
  readonly diagnostics: readonly Diagnostic[];
  /** True if the text of the preset replaces the author's. */
  readonly usesFallback: boolean;
  /** Reason why nothing would be sent, as a sentence. Absent if the message would be sent. */
  readonly notSentReason?: string;
  /** All facts available to the message, used or not. */
  readonly facts: Facts;
  /** Names of the facts in the template and the condition. */
  readonly used: ReadonlySet<string>;
  /** Maximum characters of a body. */
  readonly limit: number;
}

type RecordedResult = Pick<PreviewRequest, 'build' | 'result'>;

/** Never throws for errors of the author. */
export async function renderPreview(request: PreviewRequest): Promise<StudioPreview> {
  const now = new Date(NOW);
  try {
    const settings = await settingsFor(request, now);
    return await previewWith(request, settings, now.getTime());
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const diagnostics = error.problems.map(settingsDiagnostic);
    const plain = await renderPreview({ ...request, template: '', kind: undefined });
    const notSentReason = 'The step fails before anything is sent.';
    return { ...plain, content: undefined, diagnostics, notSentReason };
  }
}

/** Returns the default build for an event and status: a job that reports itself. */
export function usualBuild(status: string | undefined, event = 'push'): RecordedBuild | undefined {
  const requested = readConclusion(status ?? '') ?? 'failure';
  const ofEvent = BUILDS.filter((build) => build.event === event && build.preset === undefined);
  const candidates = ofEvent.filter(({ conclusion }) => conclusion === requested);
  const selfReporting = candidates.filter(({ conclusion, options }) => options(conclusion)['status'] === undefined);
  // Prefer a new failure, and an ordinary success.
  return selfReporting.find(({ change }) => change === undefined || change === 'broken') ?? candidates[0] ?? ofEvent[0];
}

/**
 * @param status overrides the recorded result
 * @param settingsWith parses the settings of the template, with these options as defaults
 */
export async function renderBuild(
  build: RecordedBuild,
  status: string | undefined,
  settingsWith: (options: Readonly<Record<string, string>>) => Promise<Settings>,
): Promise<StudioPreview> {
  const conclusion = readConclusion(status ?? '') ?? build.conclusion;
  const recorded = { build, result: conclusion === build.conclusion ? build : { conclusion } };
  return previewWith(recorded, await settingsWith(recordedOptions(recorded)), Date.parse(NOW));
}

/** Returns the options of a step with this template, without its destination. */
export function stepOptions(request: PreviewRequest): Readonly<Record<string, string>> {
  const { kind, preset, template } = request;
  const source = template.trim() === '' ? preset : TEMPLATE_FILE;
  return {
    ...reportOptions(request),
    ...(source === 'default' ? undefined : { template: source }),
    ...(kind === undefined ? undefined : { kind }),
  };
}

/** Returns the options with which a step reports this result of this build. */
function reportOptions({ build, result }: RecordedResult): Readonly<Record<string, string>> {
  return {
    // Read the history of a success if `when` requires it.
    ...(result.change === 'fixed' ? { when: 'always, change' } : undefined),
    ...(build.preset === undefined ? undefined : { template: build.preset }),
    ...build.options(result.conclusion),
  };
}

/** Returns the options of a step that reports this result, and those that the runner sets. */
function recordedOptions(recorded: RecordedResult): Readonly<Record<string, string>> {
  const context = { job: { status: recorded.result.conclusion, check_run_id: JOB_ID } };
  return { ...reportOptions(recorded), context: JSON.stringify(context) };
}

/** Placeholder destination. The studio sends nothing, and no message contains these texts. */
const REST = {
  'base-url': 'https://preview.invalid/',
  username: 'the-studio-sends-nothing',
  password: 'Zq7Xw4kPd9-the-studio-sends-nothing',
  team: '1',
};
const WEBHOOK = { 'webhook-url': 'https://preview.invalid/Zq7Xw4kPd9' };

/** @throws SettingsError with every problem */
async function settingsFor(request: PreviewRequest, now: Date): Promise<Settings> {
  const { build, template } = request;
  const options = { ...recordedOptions(request), ...stepOptions(request) };
  const files: WorkspaceFiles = {
    read: async (path) => ({ type: 'ok', path, text: template.replaceAll('\r\n', '\n'), trust: checkoutTrust(build) }),
    has: async () => false,
  };
  const read = (destination: object) => {
    const all = Object.entries({ ...options, ...destination });
    const raw = new Map(all.map(([name, value]) => [name, { value, from: 'input' as const }]));
    return readSettings(raw, now, { workspace: files });
  };
  try {
    return await read(REST);
  } catch (error) {
    // Some options require a webhook, others the REST API. Only errors common to both are real.
    if (!(error instanceof SettingsError)) throw error;
    return read(WEBHOOK).catch(() => Promise.reject(error));
  }
}

/** Returns the trust in a default checkout. */
function checkoutTrust({ event }: PreviewRequest['build']): Trust {
  if (!isProposal(event)) return { type: 'trusted' };
  return { type: 'untrusted', why: 'a pull request provides it', fix: 'Write it in the step itself' };
}

/** Renders with settings that are already parsed. */
async function previewWith(recorded: RecordedResult, settings: Settings, now: number): Promise<StudioPreview> {
  const base = readRecorded(recorded, settings);
  const readable = recorded.build.facts(recorded.result);
  const texts = await factsRead(settings);
  const sources = findSources(factsFor(settings, base, texts), base, settings);
  const facts = loadedFacts(base.facts, readable, sources);
  const decision = await evaluateOnlyIf(settings, facts, now, []);
  const rendered = await renderContent(settings, facts, now);
  const { diagnostics = [] } = rendered ?? {};
  const condition = decision.problem === undefined ? [] : [decision.problem];
  return {
    content: rendered?.empty ? undefined : rendered?.content,
    kind: settings.kind,
    diagnostics: sortDiagnostics([...condition, ...diagnostics]),
    usesFallback: hasError(diagnostics),
    notSentReason: describeNotSent(explainIgnoredEvent(base) ?? decision.stop?.reason, rendered),
    facts: withClock({ facts: loadedFacts(base.facts, readable), now, timeZone: settings.timeZone }),
    used: new Set([...texts.mentioned, ...texts.always, ...texts.red]),
    limit: settings.maxLength,
  };
}

/** Reads environment and event as the step itself would. */
function readRecorded({ build, result }: RecordedResult, settings: Settings): Build {
  const env = { ...build.env, GITHUB_EVENT_NAME: build.event };
  const payload = JSON.parse(JSON.stringify(build.payload(result.conclusion)));
  return adaptBuild(buildFromEvent(settings, env, payload), settings);
}

/** Adds the facts of these loaders; by default, of all. */
function loadedFacts(facts: Facts, readable: Partial<Facts>, requested?: Iterable<LoaderName>): Facts {
  const loaders = requested && new Set<string>(withImplied(requested));
  const loaded: Record<string, unknown> = { ...facts, health: readable.health ?? facts.health };
  // The loader of failed jobs also provides their number and times.
  if (facts.scope === 'run' && loaders?.has('failed_jobs')) {
    loaders.add('run');
    if (readable.job_counts !== undefined) loaded['job_counts'] = readable.job_counts;
  }
  for (const loader of Object.keys(SOURCES) as LoaderName[]) {
    if (loaders?.has(loader) === false) continue;
    for (const name of SOURCES[loader].facts) {
      const [root = '', field] = name.split('.');
      const read = property(readable, ...name.split('.'));
      if (read === undefined) continue;
      if (field === undefined) loaded[root] = read;
      else if (typeof loaded[root] === 'object') loaded[root] = { [field]: read, ...loaded[root] };
    }
  }
  return loaded as unknown as Facts;
}

/** Returns undefined if the incident sends nothing. */
async function renderContent(settings: Settings, facts: Facts, now: number): Promise<Rendered | undefined> {
  const { kind, maxLength } = settings;
  const limits: Limits = {
    characters: maxLength,
    bytes: Math.floor((maxLength * SAFE_BODY.bytes) / SAFE_BODY.characters),
  };
  const message = kind === 'incident' ? incidentMessage(facts) : { kind, facts };
  return message && render({ ...message, settings, limits, now });
}

const TASK: NonNullable<Facts['incident']> = {
  ...{ id: 4711, name: 'PLAT-42', subject: 'The build is broken', assignees: [] },
};

/** Returns the task that opens the incident, or the chat message that closes it. Undefined if it sends nothing. */
function incidentMessage(
  facts: Facts,
): (Pick<RenderInput, 'facts' | 'namesTask'> & { readonly kind: ContentKind }) | undefined {
  const { change, conclusion } = facts;
  if (isRed(conclusion) && change !== 'still-failing') return { kind: 'task', facts };
  return change === 'fixed' ? { kind: 'message', facts: { ...facts, incident: TASK }, namesTask: true } : undefined;
}

function describeNotSent(reason: string | undefined, rendered: Rendered | undefined): string | undefined {
  if (reason !== undefined) return `Nothing is sent: ${reason}.`;
  if (rendered === undefined)
    return 'An incident sends nothing here. It reports only the first failure and the recovery.';
  return rendered.empty ? 'Nothing is sent: the template renders no text.' : undefined;
}

/** Matches a location in the front matter, or in the value that it sets for an option. */
const LOCATED = new RegExp(`^${TEMPLATE_FILE}, line (\\d+), column (\\d+)[:,] (.*)$`, 's');

/**
 * Converts an error in an option of the front matter or the page. Only this function depends on the format of settings
 * errors.
 */
function settingsDiagnostic({ option, message: error, suggestion }: Problem): Diagnostic {
  const [inFault, inOption] = [LOCATED.exec(error), LOCATED.exec(option)];
  const [, line = 1, column = 1] = inFault ?? inOption ?? [];
  return {
    code: 'mistake',
    severity: 'error',
    message: sentence(inFault?.[3] ?? `${inOption?.[3] ?? option}: ${error}`),
    hint: sentence(suggestion),
    location: { part: 'template', line: Number(line), column: Number(column) },
  };
}
