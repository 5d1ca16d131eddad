/** The gallery shows what is said today: its pictures are made of the words that the presets write now. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { galleryPage } from '../../scripts/gallery/page.ts';
import {
  galleryPictures,
  hashOf,
  lookHash,
  MANIFEST,
  type Manifest,
  markdownHash,
  PICTURES,
} from '../../scripts/gallery/rows.ts';

const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const again = 'run npm run pictures';

test('every occasion has its pictures for every preset, in both schemes, and there are no others', () => {
  const wanted = galleryPictures()
    .map(({ file }) => file)
    .sort();
  expect(Object.keys(manifest.pictures).sort(), again).toEqual(wanted);
  expect(
    readdirSync(PICTURES)
      .filter((file) => file.endsWith('.png'))
      .sort(),
    again,
  ).toEqual(wanted);
});

test('each shows the words of today, and is the one that was taken', async () => {
  const stale: string[] = [];
  for (const picture of galleryPictures()) {
    const known = manifest.pictures[picture.file];
    if (known?.markdown !== (await markdownHash(picture))) stale.push(`${picture.file}: other words`);
    if (known?.picture !== hashOf(readFileSync(join(PICTURES, picture.file)))) stale.push(`${picture.file}: edited`);
  }
  expect(stale, again).toEqual([]);
});

test('the page looks as it did when they were taken', () => {
  expect(manifest.look, again).toBe(lookHash());
});

test('docs/gallery.md has all of them', () => {
  expect(readFileSync('docs/gallery.md', 'utf8'), again).toBe(galleryPage());
});
