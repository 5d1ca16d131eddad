/**
 * GitHub's API as it was at a moment. It stands below all that reads it, in the place of GitHub's client, so that none of them
 * knows of it.
 */

import type { World } from '../../world.ts';
import type { PastQuestion, RunEnd } from './question.ts';
import { CUTS } from './routes.ts';
import { notThereThen, type SharedReads } from './shared-reads.ts';

/**
 * @param moment as of when; undefined for now
 * @param reads asked once for all moments
 */
export function githubAsOf(github: World['github'], reads: SharedReads, moment?: RunEnd): World['github'] {
  return async (connection) => {
    const octokit = await github(connection);
    const now: PastQuestion['now'] = (route, parameters) => reads.read(octokit, route, parameters);
    return {
      request: async (route, parameters) => {
        const cut = moment === undefined ? undefined : CUTS[route];
        if (moment === undefined || cut === undefined) return now(route, parameters);
        const answer = await cut(route, { moment, parameters, now });
        if (answer === undefined) throw notThereThen();
        return answer;
      },
      // What it tells is of now, and asked for the health of many builds alone.
      graphql: () => Promise.reject(notThereThen()),
    };
  };
}
