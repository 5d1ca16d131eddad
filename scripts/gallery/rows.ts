/** What the gallery shows: of each build what each preset says, and what is said of many builds together. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Draft } from '../../src/message/rendering.ts';
import type { Kind, PresetName } from '../../src/settings/option.ts';
import { buildNamed } from '../../src/studio/builds/build-registry.ts';
import { previewOf } from '../../src/studio/preview/preview.ts';
import type { PreviewRequest } from '../../src/studio/preview/request.ts';
import { filesOf } from '../matching.ts';
import { FOUR_WEEKS, greenWeeks, pastDay, weeksWith } from './histories.ts';
import { replayOf, reportOn } from './played.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const PICTURES = resolve(ROOT, 'docs/images/gallery');
export const MANIFEST = resolve(PICTURES, 'manifest.json');

export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** What is told of many builds. */
interface Report {
  /** What somebody writes for it. */
  readonly words: string;
  readonly preset: PresetName;
  readonly sender: string;
  play(): Promise<Draft>;
}

interface Occasion {
  readonly name: string;
  readonly title: string;
  /** Of a recorded build, or of a history. */
  readonly build: string;
  readonly kind?: Kind;
  readonly report?: Report;
}

export const OCCASIONS: readonly Occasion[] = [
  { name: 'red', title: 'A run that breaks', build: 'run-red' },
  { name: 'still-red', title: 'Still red', build: 'run-still-red' },
  { name: 'fixed', title: 'It works again', build: 'run-fixed' },
  { name: 'green', title: 'Green', build: 'run-green' },
  { name: 'matrix', title: 'Legs of a matrix that fail alike', build: 'matrix' },
  { name: 'tests', title: 'Tests, with their report', build: 'tests' },
  { name: 'cancelled', title: 'Cancelled', build: 'cancelled' },
  { name: 'pull-request', title: 'A pull request', build: 'pull-request-red' },
  { name: 'release', title: 'A release', build: 'release' },
  { name: 'deployment', title: 'A deployment', build: 'deployment-failed' },
  {
    name: 'incident-opened',
    title: 'An incident is opened: a task, and the message that names it',
    build: 'run-red',
    kind: 'incident',
  },
  { name: 'incident-ended', title: 'It ends', build: 'run-fixed', kind: 'incident' },
  { name: 'nightly', title: 'A nightly run', build: 'nightly-red' },
  {
    ...{ name: 'watch-news', title: 'A watch: what nobody told you', build: 'four weeks' },
    report: watch(() => reportOn(FOUR_WEEKS, { template: 'watch', period: '24h' }, '2026-03-02T08:00:00Z')),
  },
  {
    ...{ name: 'watch-reminder', title: 'A watch: what is still red', build: 'four weeks, red since 24 February' },
    report: watch(() => {
      return reportOn(weeksWith('failure', '2026-02-24'), { template: 'watch', period: '24h' }, '2026-03-03T08:00:00Z');
    }),
  },
  {
    ...{ name: 'watch-green', title: 'A watch: green again', build: 'four weeks, green since 4 March' },
    report: watch(() => {
      return reportOn(weeksWith('success', '2026-03-04'), { template: 'watch', period: '24h' }, '2026-03-04T08:00:00Z');
    }),
  },
  {
    ...{ name: 'week-red', title: 'A digest of a week', build: 'four weeks' },
    report: digest(() => reportOn(FOUR_WEEKS, { template: 'digest', kind: 'topic' }, '2026-03-04T08:00:00Z')),
  },
  {
    ...{ name: 'week-green', title: 'A digest of a week without anything red', build: 'four weeks, all green' },
    report: digest(() => reportOn(greenWeeks(), { template: 'digest', kind: 'topic' }, '2026-03-04T08:00:00Z')),
  },
  {
    ...{ name: 'replay', title: 'A replay: what it would have told you', build: 'a day' },
    report: {
      ...{
        words: 'workroom-notify replay acme/shop --mention suspects --markdown',
        preset: 'default',
        sender: 'Replay',
      },
      play: async () => {
        return { kind: 'topic', subject: 'acme/shop', body: await replayOf(pastDay(), ['--mention', 'suspects']) };
      },
    },
  },
];

function watch(play: Report['play']): Report {
  return { words: 'template: watch', preset: 'watch', sender: 'Watch', play };
}

function digest(play: Report['play']): Report {
  return { words: 'kind: topic, template: digest', preset: 'digest', sender: 'Digest', play };
}

/** Each report is played once, however many pictures there are of it. */
const played = new Map<string, Promise<Draft>>();

export function reportDraft({ name, report }: Occasion): Promise<Draft> | undefined {
  if (report === undefined) return undefined;
  const known = played.get(name) ?? report.play();
  played.set(name, known);
  return known;
}

/** Of the presets those that it takes pictures of: `docs/presets.md` shows all of them. */
const GALLERY_PRESETS = ['default', 'compact', 'detailed'] as const satisfies readonly PresetName[];

/** One picture. */
export interface GalleryPicture {
  /** Its name in the folder. */
  readonly file: string;
  readonly occasion: Occasion;
  readonly preset: PresetName;
  readonly scheme: Scheme;
}

export function galleryPictures(): readonly GalleryPicture[] {
  return OCCASIONS.flatMap((occasion) =>
    presetsOf(occasion).flatMap((preset) =>
      SCHEMES.map((scheme) => ({ file: `${occasion.name}-${preset}-${scheme}.png`, occasion, preset, scheme })),
    ),
  );
}

export function presetsOf({ report }: Occasion): readonly PresetName[] {
  return report === undefined ? GALLERY_PRESETS : [report.preset];
}

export function questionOf({ occasion, preset }: GalleryPicture): PreviewRequest {
  const build = buildNamed(occasion.build);
  if (build === undefined) throw new Error(`no build is called ${occasion.build}`);
  const kind = occasion.kind ?? 'message';
  return { build, end: build, kind, preset, template: '' };
}

/** Of the Markdown that the picture shows. */
export async function markdownHash(picture: GalleryPicture): Promise<string> {
  const report = reportDraft(picture.occasion);
  const drafts = report === undefined ? [(await previewOf(questionOf(picture))).draft] : [await report];
  return hashOf(JSON.stringify(drafts));
}

/** What decides how a message looks. */
const LOOK = [
  'src/sandbox/page/{parts,styles}/*',
  'src/sandbox/page/views/{chat,topics}.ts',
  'src/sandbox/web/markdown.ts',
  'src/studio/browser/views/message.ts',
  'src/studio/browser/styles/layout.css',
];

export function lookHash(): string {
  return hashOf(
    filesOf(LOOK, ROOT)
      .map((file) => readFileSync(resolve(ROOT, file), 'utf8'))
      .join('\0'),
  );
}

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** As `manifest.json` has it. */
export interface Manifest {
  /** Of the files that decide how a message looks. */
  readonly look: string;
  readonly pictures: Readonly<
    Record<
      string,
      {
        readonly preset: string;
        readonly build: string;
        readonly scheme: string;
        readonly markdown: string;
        readonly picture: string;
      }
    >
  >;
}
