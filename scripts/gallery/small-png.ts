/** Pictures of text with the 256 colours that they have most of: a third as large, and the same to look at. */
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const MOST_COLOURS = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel in one number, row by row. */
  readonly colours: readonly number[];
}

/** @param page any page, whose browser decodes the picture */
export async function smallPng(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, colours } = await pixelsOf(page, png);
  const palette = commonest(colours);
  const index = new Map(palette.map((colour, at) => [colour, at]));
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, at) => {
    const known = index.get(colour) ?? nearest(colour, palette);
    index.set(colour, known);
    // Each row begins with a byte that says that it is written as it is.
    rows[at + Math.floor(at / width) + 1] = known;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const chunks = [
    chunk('IHDR', head),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([png.subarray(0, 8), ...chunks]);
}

async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const decode = `(async () => {
    const bytes = Uint8Array.from(atob('${png.toString('base64')}'), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const colours = Array.from({ length: width * height }, (_, at) => (data[4 * at] << 16) | (data[4 * at + 1] << 8) | data[4 * at + 2]);
    return { width, height, colours };
  })()`;
  return page.evaluate<Pixels>(decode);
}

function commonest(colours: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const sorted = [...counts].toSorted(([one, many], [other, more]) => more - many || one - other);
  return sorted.slice(0, MOST_COLOURS).map(([colour]) => colour);
}

function nearest(colour: number, palette: readonly number[]): number {
  const parts = (one: number) => [one >> 16, (one >> 8) & 255, one & 255] as const;
  const [red, green, blue] = parts(colour);
  const distances = palette.map((other) => {
    const [r, g, b] = parts(other);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
