/** What stands where, measured: one row of controls, nothing blank, nothing beside the window, everything within reach. */
import { describe, expect, test } from 'vitest';
import { partOf } from '../../support/random.ts';
import { haveChromium } from '../chromium.ts';
import { studioPlace } from './homes.ts';

interface Measured {
  /** Where the controls of the bar begin and end, downwards and sideways. */
  readonly controls: readonly {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  }[];
  readonly bar: number;
  /** Pixels above, between and below the panels in the first column that nothing fills. */
  readonly blank: number;
  /** How far the page scrolls. */
  readonly sideways: number;
  readonly down: number;
}

const MEASURE = `(() => {
  const box = (one) => one.getBoundingClientRect();
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const controls = shown('.bar > h1, .choices select, .actions button').map(box).map(({ top, bottom, left, right }) => ({ top, bottom, left, right }));
  const column = shown('main > .panel').map(box).filter(({ left }) => left < 20).sort((one, other) => one.top - other.top);
  const head = shown('.bar, .tabs').map(box).at(-1).bottom;
  const edges = [head, ...column.flatMap(({ top, bottom }) => [top, bottom]), innerHeight];
  const gaps = edges.flatMap((edge, index) => (index % 2 === 0 ? [edges[index + 1] - edge] : []));
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { controls, bar: box(document.querySelector('.bar')).height, blank: Math.max(...gaps), sideways: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
})()`;

const WINDOWS: readonly (readonly [width: number, height: number, atATime: number])[] = [
  [1360, 850, 4],
  [1280, 720, 4],
  [1200, 800, 4],
  [1199, 800, 4],
  [768, 1024, 4],
  [701, 900, 4],
  [844, 390, 1],
  [390, 844, 1],
  [320, 640, 1],
];

describe.runIf(haveChromium())('the studio’s panels', () => {
  const place = studioPlace('command');
  const panels = () => place.page.locator('main > .panel:visible').count();

  test.each(WINDOWS)('in a window of %i × %i', async (width, height, atATime) => {
    const { page } = place;
    await page.setViewportSize({ width, height });
    await place.open('#template=e3sgd29ya2Zsb3cgfX0');
    const { controls, bar, blank, sideways, down } = await page.evaluate<Measured>(MEASURE);
    // One row: each stands beside each other one.
    expect(Math.max(...controls.map(({ top }) => top))).toBeLessThan(Math.min(...controls.map(({ bottom }) => bottom)));
    expect(bar).toBeLessThanOrEqual(60);
    expect(Math.max(...controls.map(({ right }) => right))).toBeLessThanOrEqual(width);
    const inOrder = controls.toSorted((one, other) => one.left - other.left);
    expect(inOrder.filter(({ left }, index) => left < (inOrder[index - 1]?.right ?? 0))).toEqual([]);
    expect([Math.max(0, sideways), Math.max(0, down)]).toEqual([0, 0]);
    expect(blank).toBeLessThanOrEqual(16);
    expect(await panels()).toBe(atATime);
  });

  test.each(partOf(WINDOWS, 0, 2))(
    'are all within reach in a window of %i × %i, and so is every choice',
    async (width, height, atATime) => {
      const { page } = place;
      await page.setViewportSize({ width, height });
      await place.open();
      const named = {
        Write: place.template(),
        Message: page.getByRole('region', { name: 'Message' }),
        Facts: page.getByRole('list', { name: 'Facts' }),
      };
      for (const [name, panel] of Object.entries(named)) {
        if (atATime === 1) await page.getByRole('tab', { name }).click();
        await panel.waitFor();
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      for (const name of ['Build', 'Conclusion', 'Change', 'Kind', 'Preset'])
        await page.getByRole('combobox', { name, exact: true }).waitFor();
      for (const name of ['Copy link', 'Copy as a step', 'Send to the sandbox'])
        await page.getByRole('button', { name }).waitFor();
      const menu = await page.getByRole('group', { name: 'Menu' }).boundingBox();
      expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(height);
      expect((menu?.x ?? -1) >= 0 && (menu?.x ?? 0) + (menu?.width ?? 0) <= width).toBe(true);
    },
  );
});
