/** Whether each row of `routes` is for something that this checkout has: found in its files alone. */

import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { allOwners, pathRule, rulesInWorkspace } from '../facts/files/code-owners.ts';
import { property } from '../facts/host/json.ts';
import { LONGEST_WORKFLOW, parseWorkflow } from '../facts/host/workflow-text.ts';
import type { RouteRow, Settings } from '../settings/settings.ts';
import { nearest } from '../text/nearest.ts';
import { shortName } from '../text/phrases.ts';
import { workflowFiles } from '../workspace/read.ts';
import type { World } from '../world.ts';
import { type Check, checkOf } from './check.ts';

/** Paths that are looked at; where there are more, nobody can say that none fits. */
const MOST = 100_000;
/** Nobody's code lies there. */
const PASSED_BY = ['node_modules', '.git'];

type Checkout = Pick<World, 'files' | 'workspace'>;

/** Nothing to say without rows, or without files. */
export async function checkRoutes({ routes }: Pick<Settings, 'routes'>, checkout: Checkout): Promise<readonly Check[]> {
  if (routes === undefined) return [];
  const paths = await pathsBelow(checkout.workspace);
  if (paths.length === 0) return [];
  const found = [
    ...(paths.length < MOST ? routes.flatMap((route) => pathCheck(route, paths)) : []),
    ...(await ownerChecks(routes, checkout)),
    ...(await workflowChecks(routes, checkout.workspace)),
  ];
  if (found.length > 0) return found;
  return [checkOf('routes', 'ok', 'each row of routes is for something in this checkout')];
}

function pathCheck({ by, row }: RouteRow, paths: readonly string[]): readonly Check[] {
  if (by.type !== 'path' || paths.some(pathRule(by.pattern))) return [];
  return [warning(row, 'no file of this checkout fits', 'Write the path from the root of the repository')];
}

/** Files and links, from the root and with slashes. */
async function pathsBelow(root: string): Promise<readonly string[]> {
  const paths: string[] = [];
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined && paths.length < MOST; folder = waiting.pop()) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isDirectory()) paths.push(`${folder}${entry.name}`);
      else if (!PASSED_BY.includes(entry.name)) waiting.push(`${folder}${entry.name}/`);
    }
  }
  return paths;
}

async function ownerChecks(routes: readonly RouteRow[], { files }: Checkout): Promise<readonly Check[]> {
  const asked = routes.filter(({ by }) => by.type === 'owner');
  if (asked.length === 0) return [];
  const rules = await rulesOf(files);
  if (rules === undefined) {
    const fix = 'Add the file, or write paths in place of owners';
    return asked.map(({ row }) => warning(row, 'there is no CODEOWNERS here that counts', fix));
  }
  const owners = [...allOwners(rules)].map((owner) => owner.toLowerCase());
  return asked.flatMap(({ by, row }) => {
    if (by.type !== 'owner' || owners.includes(by.owner)) return [];
    const meant = nearest(by.owner, owners);
    const fix = meant === undefined ? 'Write an owner as CODEOWNERS does' : `Did you mean ${shortName(meant)}?`;
    return [warning(row, 'CODEOWNERS names no such owner', fix)];
  });
}

/** Those of GitHub, else those of GitLab. */
async function rulesOf(files: World['files']): Promise<string | undefined> {
  for (const forge of ['github', 'gitlab'] as const) {
    const read = await rulesInWorkspace(files, { forge });
    if (read.type === 'own') return read.text;
  }
  return undefined;
}

async function workflowChecks(routes: readonly RouteRow[], root: string): Promise<readonly Check[]> {
  const asked = routes.filter(({ by }) => by.type === 'workflow');
  if (asked.length === 0) return [];
  const named = await Promise.all(
    workflowFiles(root).map(async ({ path, text }) => {
      const name = property(await parseWorkflow(text.slice(0, LONGEST_WORKFLOW)), 'name');
      return [path, basename(path), ...(typeof name === 'string' ? [name] : [])];
    }),
  );
  const names = named.flat();
  return asked.flatMap(({ by, row }) => {
    if (by.type !== 'workflow' || names.includes(by.workflow)) return [];
    const meant = nearest(by.workflow, names);
    const fix = meant === undefined ? 'Write its name, or the name of its file' : `Did you mean ${shortName(meant)}?`;
    return [warning(row, 'no workflow here has this name', fix)];
  });
}

function warning(row: string, words: string, fix: string): Check {
  return checkOf('routes', 'warning', `the row ${shortName(row)} of routes is for nothing: ${words}`, fix);
}
