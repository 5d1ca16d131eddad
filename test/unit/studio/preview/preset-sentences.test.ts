import { expect, test } from 'vitest';
import { ONE_BUILD_PRESETS } from '../../../../src/settings/option.ts';
import { BUILDS } from '../../../../src/studio/builds/build-registry.ts';
import { presetSentences } from '../../../../src/studio/preview/preset-sentences.ts';
import { previewOf } from '../../../../src/studio/preview/preview.ts';
import { questionFor } from '../../../support/studio.ts';

test('sentences of facts name no section, and have nothing amiss for any build', async () => {
  for (const preset of ONE_BUILD_PRESETS) {
    const template = presetSentences(preset);
    expect(template).not.toContain('sections.');
    for (const { id } of BUILDS) {
      const { remarks, drafts, silence } = await previewOf(questionFor(id, { template, samples: [] }));
      expect(remarks, `${preset} of ${id}`).toEqual([]);
      expect(drafts.length > 0 || silence !== undefined, `${preset} of ${id}`).toBe(true);
    }
  }
});

test('they tell how it ended, what failed, what changed and whose it is', async () => {
  const told = async (id: string) =>
    (await previewOf(questionFor(id, { template: presetSentences('default') }))).drafts[0]?.body;
  expect(await told('run-red')).toMatch(/^❌ \*\*CI failed\*\* on main\n- \[test .*expected 90 to be 100/);
  expect(await told('run-red')).toContain('by Chloé Marchand, [see the run](');
  expect(await told('run-fixed')).toMatch(/^✅ \*\*CI passed\*\*[\s\S]*It works again\.$/);
  expect(await told('run-still-red')).toContain('It still fails, now 3 times in a row.');
  expect(await told('cancelled')).toMatch(/^⚠️ \*\*CI: cancelled\*\*/);
  expect(await told('release')).toContain('[Spring release](');
});
