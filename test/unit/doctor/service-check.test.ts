import { expect, test } from 'vitest';
import { hasFailedCheck } from '../../../src/doctor/check.ts';
import { checkService } from '../../../src/doctor/service-check.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';
import { worldAt } from '../../support/world.ts';

test('a verdict is never redacted', async () => {
  const destinations = [{ type: 'missing', options: ['webhook-url'] }];
  const settings = {
    ...{ destinations, kind: 'message', timeout: 60 },
    redactor: new Redactor(['fault', 'destination', 'is set']),
  } as unknown as Settings;
  const checks = await checkService(settings, worldAt('2026-03-04T08:00:00Z', {}));
  expect(checks).toMatchObject([{ name: 'destination', verdict: 'fault', text: 'no *** ***' }]);
  expect(hasFailedCheck(checks)).toBe(true);
});
