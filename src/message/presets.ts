/** Defines the presets, which are the bodies if the author writes none. */

import { isRed } from '../build/conclusion.ts';
import type { ContentKind, PresetName } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import type { Part } from './markdown/fit.ts';
import type { Section, SectionInput } from './sections/section.ts';
import { SECTIONS } from './sections/section-registry.ts';

type SectionName = keyof typeof SECTIONS;

interface Preset {
  /** Facts that are worth a request. Other facts of its sections are shown only if known. */
  readonly reads: {
    /** After every conclusion. */
    readonly always: Section['reads'];
    /** After a failure. */
    readonly red: Section['reads'];
  };
  /** Sections from top to bottom, one line each. The first one is always shown in full. */
  readonly lines: readonly SectionName[];
  /** Sections after an empty line, only in records (topics and tasks), which are read days later. */
  readonly recordBlocks?: readonly SectionName[];
  /** Sections after an empty line. */
  readonly blocks?: readonly SectionName[];
}

/** Sections of a failure that a record shows in more detail. */
const ONLY_IN_CHAT: readonly SectionName[] = ['failing_tests', 'reasons'];
/** Sections that presets show only after a failure. */
const AFTER_FAILURE: readonly SectionName[] = [
  ...ONLY_IN_CHAT,
  ...(['explanation', 'failed_jobs', 'failure_streak', 'cause'] as const),
];
/** Sections that continue a line. */
const CONTINUING: Readonly<Partial<Record<SectionName, Part['separator']>>> = {
  failure_streak: 'dot',
  cause: 'inline',
};

/** Returns the preset, used without the author's text or if that fails. */
export function getPreset(template: Settings['template']): Preset {
  return PRESETS[template.type === 'preset' ? template.name : 'default'];
}

/** Lists the sections of content of this kind from top to bottom. */
export function listSections({ lines, recordBlocks = [], blocks = [] }: Preset, kind: ContentKind) {
  const isChat = kind === 'message';
  const shown = lines.filter((section) => isChat || !ONLY_IN_CHAT.includes(section));
  return [
    ...shown.map((section) => ({ section, separator: CONTINUING[section] ?? ('line' as const) })),
    ...[...(isChat ? [] : recordBlocks), ...blocks].map((section) => ({ section, separator: 'gap' as const })),
  ];
}

/** Renders the sections that aren't empty. */
export function renderPreset(preset: Preset, input: SectionInput, kind: ContentKind): readonly Part[] {
  const isFailed = isRed(input.facts.conclusion);
  const shown = listSections(preset, kind).filter(({ section }) => isFailed || !AFTER_FAILURE.includes(section));
  return shown.flatMap(({ section: name, separator }, index) => {
    const { render }: Section = SECTIONS[name];
    const text = render(input);
    return text === undefined || text === '' ? [] : { name, text, separator, isOptional: index > 0 };
  });
}

const PRESETS: Readonly<Record<PresetName, Preset>> = {
  /**
   * Conclusion, cause, duration, and people. A chat message has at most three lines after a success. After a failure, its
   * first five lines contain the failing step and its first error. Topics and tasks add what readers need days later.
   */
  default: {
    reads: {
      always: ['tests', 'report'],
      // Job counts come with the failing jobs of a run. For a single job they aren't worth all the pages.
      red: [
        ...(['failed_jobs', 'new_failures', 'stopped', 'job.duration_seconds', 'errors', 'change'] as const),
        ...(['commits_since_green', 'suspects', 'pull_request', 'also_red'] as const),
      ],
    },
    lines: ['headline', 'tests', ...ONLY_IN_CHAT, 'status_text', 'history', 'incident', 'comment'],
    recordBlocks: ['explanation', 'test_list', 'failed_jobs', 'notes', 'changes', 'details'],
    blocks: ['report'],
  },

  /** One line: conclusion, subject, location, and the cause of a failure. An incident's task has its own line. */
  compact: {
    reads: { always: [], red: ['failed_jobs', 'stopped', 'job.duration_seconds', 'change', 'errors'] },
    lines: ['headline', 'failure_streak', 'cause', 'incident'],
  },

  /** Everything in `default`, plus every job, the artifacts, and the changes, even after a success. */
  detailed: {
    reads: {
      always: [
        ...(['job.duration_seconds', 'run.duration_seconds', 'tests', 'change', 'commits_since_green'] as const),
        ...(['pull_request', 'commit.subject', 'jobs', 'artifacts', 'report'] as const),
      ],
      red: ['failed_jobs', 'new_failures', 'stopped', 'errors', 'suspects', 'also_red'],
    },
    lines: ['headline', 'tests', 'reasons', 'status_text', 'history', 'incident', 'comment'],
    recordBlocks: ['explanation', 'notes'],
    blocks: ['test_list', 'jobs', 'artifacts', 'changes', 'details', 'report'],
  },

  /** Unreported results of the default branch since the last message. */
  watch: {
    reads: { always: [], red: [] },
    lines: ['headline', 'health_red', 'health_inactive', 'health_waiting', 'health_summary'],
  },

  /** A period compared to the previous one, on one screen. */
  digest: {
    reads: { always: ['health'], red: [] },
    lines: ['headline', 'health_summary'],
    blocks: [
      ...(['health_red', 'health_workflows', 'health_causes', 'health_flaky', 'health_inactive'] as const),
      ...(['health_waiting', 'health_alerts', 'health_deployments'] as const),
    ],
  },
};
