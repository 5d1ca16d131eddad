/** Defines the presets, which are the bodies if the author writes none. */

import { isRed } from '../build/conclusion.ts';
import type { ContentKind, PresetName } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import type { Part } from './markdown/fit.ts';
import type { Section, SectionInput } from './sections/section.ts';
import { SECTIONS } from './sections/section-registry.ts';

interface Preset {
  /** Facts that are worth a request. Other facts of its sections are shown only if known. */
  readonly reads: {
    /** After every conclusion. */
    readonly always: Section['reads'];
    /** After a failure. */
    readonly red: Section['reads'];
  };
  /** Parts from top to bottom. */
  readonly body: readonly PresetPart[];
}

/** One section of a body, with its conditions and layout. */
interface PresetPart {
  readonly section: keyof typeof SECTIONS;
  /** 0 is never dropped. Of the others, the highest is dropped first if the body is too long. */
  readonly rank: number;
  /** Shown only after a failure. */
  readonly red?: true;
  /** Shown only in chat messages, or only in records (topics and tasks), which are read days later. */
  readonly in?: 'message' | 'record';
  /** The separator from the previous part. Default: `line`. */
  readonly separator?: Part['separator'];
}

/** Returns the preset, used without the author's text or if that fails. */
export function getPreset(template: Settings['template']): Preset {
  return PRESETS[template.type === 'preset' ? template.name : 'default'];
}

/** Renders the parts of the body that aren't empty, in the preset's order. */
export function renderPreset(preset: Preset, input: SectionInput, kind: ContentKind): readonly Part[] {
  const location = kind === 'message' ? 'message' : 'record';
  const isFailed = isRed(input.facts.conclusion);
  const shown = preset.body.filter((part) => (isFailed || !part.red) && (part.in ?? location) === location);
  return shown.flatMap(({ section: name, rank, separator }) => {
    const { render }: Section = SECTIONS[name];
    const text = render(input);
    return text === undefined || text === '' ? [] : { name, text, rank, separator };
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
    body: [
      { section: 'headline', rank: 0 },
      { section: 'tests', rank: 1 },
      { section: 'failing_tests', rank: 1, red: true, in: 'message' },
      { section: 'reasons', rank: 1, red: true, in: 'message' },
      { section: 'status_text', rank: 1 },
      { section: 'history', rank: 1 },
      { section: 'incident', rank: 1 },
      { section: 'comment', rank: 2 },
      { section: 'explanation', rank: 2, red: true, in: 'record', separator: 'gap' },
      { section: 'test_list', rank: 2, in: 'record', separator: 'gap' },
      { section: 'failed_jobs', rank: 2, red: true, in: 'record', separator: 'gap' },
      { section: 'notes', rank: 3, in: 'record', separator: 'gap' },
      { section: 'changes', rank: 3, in: 'record', separator: 'gap' },
      { section: 'details', rank: 2, in: 'record', separator: 'gap' },
      { section: 'report', rank: 4, separator: 'gap' },
    ],
  },

  /** One line: conclusion, subject, location, and the cause of a failure. An incident's task has its own line. */
  compact: {
    reads: { always: [], red: ['failed_jobs', 'stopped', 'job.duration_seconds', 'change', 'errors'] },
    body: [
      { section: 'headline', rank: 0 },
      { section: 'failure_streak', rank: 2, red: true, separator: 'dot' },
      { section: 'cause', rank: 1, red: true, separator: 'inline' },
      { section: 'incident', rank: 1 },
    ],
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
    body: [
      { section: 'headline', rank: 0 },
      { section: 'tests', rank: 1 },
      { section: 'reasons', rank: 1, red: true, in: 'message' },
      { section: 'status_text', rank: 1 },
      { section: 'history', rank: 1 },
      { section: 'incident', rank: 1 },
      { section: 'comment', rank: 2 },
      { section: 'explanation', rank: 2, red: true, in: 'record', separator: 'gap' },
      { section: 'notes', rank: 5, in: 'record', separator: 'gap' },
      { section: 'test_list', rank: 2, separator: 'gap' },
      { section: 'slowest_tests', rank: 5, separator: 'gap' },
      { section: 'jobs', rank: 3, separator: 'gap' },
      { section: 'artifacts', rank: 4, separator: 'gap' },
      { section: 'changes', rank: 5, separator: 'gap' },
      { section: 'details', rank: 3, separator: 'gap' },
      { section: 'report', rank: 6, separator: 'gap' },
    ],
  },

  /** Unreported results of the default branch since the last message. */
  watch: {
    reads: { always: [], red: [] },
    body: [
      { section: 'headline', rank: 0 },
      { section: 'health_red', rank: 1 },
      { section: 'health_inactive', rank: 1 },
      { section: 'health_waiting', rank: 1 },
      { section: 'health_summary', rank: 2 },
    ],
  },

  /** A period compared to the previous one, on one screen. */
  digest: {
    reads: { always: ['health'], red: [] },
    body: [
      { section: 'headline', rank: 0 },
      { section: 'health_summary', rank: 1 },
      { section: 'health_red', rank: 1, separator: 'gap' },
      { section: 'health_workflows', rank: 2, separator: 'gap' },
      { section: 'health_causes', rank: 2, separator: 'gap' },
      { section: 'health_flaky', rank: 3, separator: 'gap' },
      { section: 'health_inactive', rank: 3, separator: 'gap' },
      { section: 'health_waiting', rank: 3, separator: 'gap' },
      { section: 'health_deployments', rank: 4, separator: 'gap' },
      { section: 'health_alerts', rank: 3, separator: 'gap' },
    ],
  },
};
