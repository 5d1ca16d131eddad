import { expect, test } from 'vitest';
import { pastBuild } from '../../../src/cli/past-builds.ts';
import { wholeBuilds } from '../../../src/replay/whole-builds.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { asBuild } from '../../../src/studio/builds/past-build.ts';
import { previewOf } from '../../../src/studio/preview/preview.ts';
import { buildHistory, historyAt } from '../../support/build-history.ts';
import { startGithubApi } from '../../support/github-api.ts';
import { TOKEN } from '../../support/github-facts.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { replayed } from '../../support/replayed.ts';
import { worldAt } from '../../support/world.ts';

const LATER = '2026-04-20T12:00:00Z';
const HISTORY = buildHistory(24, 17);

test(
  'what a repository had is previewed in the words with which a replay tells it',
  async () => {
    const api = await startGithubApi(historyAt(HISTORY, LATER), TOKEN);
    const repository = { name: 'acme/app', token: TOKEN, api: api.url };
    const settings = await readSettings(new Map(), new Date(LATER));
    const whole = await wholeBuilds({ repository, settings, world: worldAt(LATER) }, 20);
    await api.close();
    const { told } = await replayed(HISTORY, { when: 'always, change' });
    const builds = whole.flatMap((one) => pastBuild(one, 'acme/app'));
    expect(builds).toHaveLength(20);
    expect(builds.map(({ at }) => at)).toEqual(
      builds
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    for (const past of builds) {
      // It comes to the page as JSON.
      const build = asBuild(JSON.parse(JSON.stringify(past)));
      expect([build.group, build.title]).toEqual(['acme/app', expect.stringMatching(/^#\d+ /)]);
      const { drafts } = await previewOf({
        build,
        end: build,
        samples: [],
        preset: 'default',
        template: '',
        onlyIf: '',
      });
      const replay = told.find(({ run }) => build.id === `past-${run.id}-${run.attempt}`);
      expect(drafts[0]?.body).toBe(replay?.drafts[0]?.body);
    }
  },
  NEVER_MS,
);
