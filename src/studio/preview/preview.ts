/** A question to what would be sent: the stages from settings to words, with nothing read and nothing sent. */
import { defined } from '../../defined.ts';
import { type Problem, SettingsError } from '../../errors.ts';
import type { Base } from '../../facts/base.ts';
import type { Facts, LoaderName } from '../../facts/facts.ts';
import { LOADERS } from '../../facts/loader-registry.ts';
import { plan } from '../../facts/plan/plan.ts';
import { unusedFilesRemarks } from '../../facts/plan/unused-files.ts';
import { whyNotToSend } from '../../facts/plan/whether-to-send.ts';
import { decideCondition, factsDeciding } from '../../message/only-if.ts';
import { factsRead, factsUsed, render } from '../../message/render.ts';
import type { Draft, Limits, Rendered, RenderInput } from '../../message/rendering.ts';
import { withClock } from '../../message/templates/clock.ts';
import { hasError, inOrder, type Remark } from '../../remark.ts';
import { SAFE_BODY } from '../../service/vocabulary.ts';
import type { Kind } from '../../settings/option.ts';
import type { Settings } from '../../settings/settings.ts';
import { sentence } from '../../text/phrases.ts';
import { NOW } from '../builds/shop.ts';
import { type IncidentMessage, incidentMessages } from './incident.ts';
import { baseOfBuild, loadedFacts, readableFacts } from './known-facts.ts';
import { settingsFor, TEMPLATE_FILE } from './options.ts';
import type { Question, RecordedEnd } from './question.ts';
import { costOf, type RequestCost } from './requests.ts';

export interface StudioPreview {
  /** What is sent, in this order: two of an incident, none where there is nothing to send. */
  readonly drafts: readonly Draft[];
  readonly kind: Kind;
  /** What there is to say about the words and the condition, the gravest last. */
  readonly remarks: readonly Remark[];
  /** True where the words of the preset stand in for the author's. */
  readonly standsIn: boolean;
  /** Why nothing would be sent, as a sentence; absent where it would. */
  readonly silence?: string;
  /** All that the message could name, read for it or not. */
  readonly facts: Facts;
  /** Names of the facts that the words and the condition use. */
  readonly used: ReadonlySet<string>;
  /** Of `only-if`: the facts that it names. */
  readonly deciding: readonly string[];
  readonly cost: RequestCost;
  /** The most characters that a body may have. */
  readonly limit: number;
}

/** Never throws for what the author wrote. */
export async function previewOf(question: Question): Promise<StudioPreview> {
  const now = new Date(question.build.at ?? NOW);
  try {
    const settings = await settingsFor(question, now);
    return await previewWith(question, settings, now.getTime());
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const remarks = error.problems.map(settingsRemark);
    const plain = await previewOf({ ...question, template: '', onlyIf: '' });
    return { ...plain, drafts: [], remarks, silence: 'The step fails before anything is sent.' };
  }
}

/** The same with settings that were read already. */
export async function previewWith(
  { build, end, samples }: RecordedEnd,
  settings: Settings,
  now: number,
): Promise<StudioPreview> {
  const base = await baseOfBuild(build, end, settings);
  const readable = readableFacts(build, end, samples);
  const deciding = await factsDeciding(settings);
  const asked = await factsRead(settings);
  const mentioned = [...deciding, ...asked.mentioned];
  const wanted = await plan(settings, base, { ...asked, mentioned });
  const unused = unusedFilesRemarks(settings, [...mentioned, ...asked.shown, ...asked.shownOnRed]);
  const facts = loadedFacts(base.facts, readable, wanted);
  const decision = await decideCondition(settings, facts, now, []);
  const written = await write(settings, facts, now);
  const condition = decision.problem === undefined ? [] : [decision.problem];
  return defined<StudioPreview>({
    drafts: written.flatMap(({ empty, draft }) => (empty ? [] : [draft])),
    kind: settings.kind,
    // Those of an incident's two messages are often the same.
    remarks: inOrder([...unused, ...condition, ...written.flatMap(({ remarks }) => remarks)]),
    standsIn: written.some(({ remarks }) => hasError(remarks)),
    silence: silenceOf(base, settings, written, decision.stop !== undefined),
    facts: withClock({ facts: loadedFacts(base.facts, readable, EVERY), now, timeZone: settings.timeZone }),
    used: new Set([...deciding, ...(await factsUsed(settings))]),
    deciding,
    cost: costOf(wanted),
    limit: settings.maxLength,
  });
}

async function write(settings: Settings, facts: Facts, now: number): Promise<readonly Rendered[]> {
  const { kind, maxLength } = settings;
  const limits: Limits = {
    characters: maxLength,
    bytes: Math.floor((maxLength * SAFE_BODY.bytes) / SAFE_BODY.characters),
  };
  const messages: readonly IncidentMessage[] = kind === 'incident' ? incidentMessages(facts) : [{ kind, facts }];
  const drafts: Rendered[] = [];
  for (const message of messages) {
    const task = drafts[0]?.draft.subject;
    const { incident } = message.facts;
    const named =
      incident === undefined || task === undefined
        ? message.facts
        : { ...message.facts, incident: { ...incident, subject: task } };
    drafts.push(await render(defined<RenderInput>({ ...message, facts: named, settings, limits, now })));
  }
  return drafts;
}

function silenceOf(base: Base, settings: Settings, written: readonly Rendered[], refused: boolean): string | undefined {
  if (whyNotToSend(settings, base)?.at === 'event') return 'Nothing is sent: what this event reports is not over yet.';
  if (refused) return 'Nothing is sent: the condition is not fulfilled.';
  if (written.length === 0) return 'An incident says nothing here: it tells a failure and its end, once each.';
  return written.every(({ empty }) => empty) ? 'Nothing is sent: the template writes nothing.' : undefined;
}

const EVERY = Object.keys(LOADERS) as LoaderName[];

/** Of a line of the front matter, or of the value that it gives to an option. */
const PLACED = new RegExp(`^${TEMPLATE_FILE}, line (\\d+), column (\\d+)[:,] (.*)$`, 's');

/** What is wrong with an option that the front matter or the page gives. The one place that knows how settings say it. */
function settingsRemark({ option, fault, fix }: Problem): Remark {
  const [inFault, inOption] = [PLACED.exec(fault), PLACED.exec(option)];
  const [, line = 1, column = 1] = inFault ?? inOption ?? [];
  return {
    about: 'mistake',
    level: 'error',
    says: sentence(inFault?.[3] ?? `${inOption?.[3] ?? option}: ${fault}`),
    hint: sentence(fix),
    place: { part: option === 'only-if' ? 'only-if' : 'template', line: Number(line), column: Number(column) },
  };
}
