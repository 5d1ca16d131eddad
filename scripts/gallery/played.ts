/** What is said on a history: a watch or a digest by the whole of `notify`. */
import type { Draft } from '../../src/message/rendering.ts';
import { notify } from '../../src/notify.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { TOKEN } from '../../test/standin/contexts.ts';
import { type RepositoryTable, startHealthApi } from '../../test/support/health-api.ts';
import { worldAt } from '../../test/support/world.ts';
import { SHOP } from '../demo/shop.ts';

/**
 * @param options as a user writes them
 * @param now ISO 8601
 */
export async function reportOn(
  table: RepositoryTable,
  options: Readonly<Record<string, string>>,
  now: string,
): Promise<Draft> {
  const api = await startHealthApi({ [SHOP]: table });
  const context = JSON.stringify({ job: { status: 'success' } });
  const url = 'https://chat.example/application/webhook/a1b2c3d4e5f60718293a';
  const given = { 'webhook-url': url, 'github-token': TOKEN, 'dry-run': 'true', context, ...options };
  const entries = Object.entries(given).map(([name, value]) => [name, { value, from: 'input' }] as const);
  const env = { GITHUB_REPOSITORY: SHOP, GITHUB_API_URL: api.url, GITHUB_SERVER_URL: 'https://github.com' };
  try {
    const settings = await readSettings(new Map(entries), new Date(now));
    const { draft } = await notify(settings, worldAt(now, env));
    if (draft === undefined) throw new Error(`nothing is told at ${now}`);
    return draft;
  } finally {
    await api.close();
  }
}
