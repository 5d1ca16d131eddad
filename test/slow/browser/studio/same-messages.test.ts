import { describe, expect, test } from 'vitest';
import { BUILDS } from '../../../../src/samples/builds.ts';
import { KINDS, PRESET_NAMES } from '../../../../src/settings/option.ts';
import { type PreviewRequest, renderPreview } from '../../../../src/studio/preview/preview.ts';
import { type LinkState, toLink } from '../../../../src/studio/share/link.ts';
import { requestFor } from '../../../support/studio.ts';
import { haveChromium } from '../chromium.ts';
import { studioLocation } from './homes.ts';

/** Reads the bodies in the region "Markdown", and the subjects in the region "Message". */
const SHOWN = `[
  [...document.querySelectorAll('[aria-label=Markdown] pre')].map((one) => one.textContent),
  [...document.querySelectorAll('[aria-label=Message] h2')].slice(1).map((one) => one.textContent),
]`;

/** Selects every fifth state: five divides no number of presets, kinds or builds, so each of them occurs. */
const aFifth = (states: readonly LinkState[]) => states.filter((_, index) => index % 5 === 0);

/** Time limit for a persistent difference on a busy machine. */
const LATEST_MS = 120_000;

async function sent(request: PreviewRequest): Promise<readonly [readonly string[], readonly string[]]> {
  const { content } = await renderPreview(request);
  return [content === undefined ? [] : [content.body], content?.subject === undefined ? [] : [content.subject]];
}

describe.runIf(haveChromium())('page and Node', () => {
  const location = studioLocation('site');

  /** Renders each state in the same page, one after the other. */
  async function expectAlike(
    states: readonly LinkState[],
    requestOf: (state: LinkState) => PreviewRequest,
  ): Promise<void> {
    await location.open();
    const { page } = location;
    for (const state of states) {
      await page.evaluate(`location.hash = ${JSON.stringify(toLink(state))}`);
      // Render both again, because a template may time out on a busy machine.
      const compared = async () => {
        const [displayed, needed] = [await page.evaluate(SHOWN), await sent(requestOf(state))].map((one) =>
          JSON.stringify(one),
        );
        return displayed === needed ? 'alike' : `${toLink(state)}: ${displayed}, not ${needed}`;
      };
      await expect.poll(compared, { interval: 10, timeout: LATEST_MS }).toBe('alike');
    }
    expect(location.complaints).toEqual([]);
  }

  test('render the same for every preset, recorded build and kind', async () => {
    const states = BUILDS.flatMap(({ id }) =>
      PRESET_NAMES.slice(0, 3).flatMap((preset) =>
        KINDS.map((kind): LinkState => ({ build: id, preset, kind, template: '' })),
      ),
    );
    expect(states.length).toBeGreaterThan(100);
    await expectAlike(aFifth(states), ({ build = '', preset = 'default', kind }) =>
      requestFor(build, { preset, kind }),
    );
  });

  test('open a link even if the URL was overwritten before the page handled it', async () => {
    await location.open();
    const { page } = location;
    const [build = ''] = BUILDS.map(({ id }) => id).slice(1);
    const link = toLink({ build, preset: 'compact', kind: 'topic', template: '' });
    await page.evaluate(`const before = location.href;
      location.hash = ${JSON.stringify(link)};
      history.replaceState(null, '', before);`);
    const needed = JSON.stringify(await sent(requestFor(build, { preset: 'compact', kind: 'topic' })));
    const displayed = async () => JSON.stringify(await page.evaluate(SHOWN));
    await expect.poll(displayed, { interval: 10, timeout: LATEST_MS }).toBe(needed);
    expect(await page.evaluate('location.hash')).toBe(`#${link}`);
  });
});
