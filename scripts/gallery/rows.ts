/** What the gallery shows: each preset, for each of these. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Kind, PresetName } from '../../src/settings/option.ts';
import { buildNamed } from '../../src/studio/builds/build-registry.ts';
import { previewOf } from '../../src/studio/preview/preview.ts';
import type { Question } from '../../src/studio/preview/question.ts';
import { filesOf } from '../matching.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const PICTURES = resolve(ROOT, 'docs/images/gallery');
export const MANIFEST = resolve(PICTURES, 'manifest.json');

export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

interface Occasion {
  readonly name: string;
  readonly title: string;
  /** Of a recorded build. */
  readonly build: string;
  readonly kind?: Kind;
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
];

/** Of the presets those that it takes pictures of: `docs/presets.md` shows all of them. */
export const GALLERY_PRESETS = ['default', 'compact', 'detailed'] as const satisfies readonly PresetName[];

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
    GALLERY_PRESETS.flatMap((preset) =>
      SCHEMES.map((scheme) => ({ file: `${occasion.name}-${preset}-${scheme}.png`, occasion, preset, scheme })),
    ),
  );
}

export function questionOf({ occasion, preset }: GalleryPicture): Question {
  const build = buildNamed(occasion.build);
  if (build === undefined) throw new Error(`no build is called ${occasion.build}`);
  const kind = occasion.kind ?? 'message';
  return { build, end: build, samples: build.files ?? [], kind, preset, template: '', onlyIf: '' };
}

/** Of the Markdown that the picture shows. */
export async function markdownHash(picture: GalleryPicture): Promise<string> {
  const { drafts } = await previewOf(questionOf(picture));
  return hashOf(JSON.stringify(drafts));
}

/** What decides how a message looks. */
const LOOK = [
  'src/sandbox/page/{parts,styles}/*',
  'src/sandbox/web/markdown.ts',
  'src/studio/browser/views/message.ts',
  'src/studio/browser/styles/stage.css',
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
