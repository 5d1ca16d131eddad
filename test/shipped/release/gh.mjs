#!/usr/bin/env node
/** As much of GitHub's command as the release's workflow uses, on a bare repository: `ORIGIN`. Releases are files in it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ORIGIN = process.env['ORIGIN'] ?? '';
const [noun, verb, ...args] = process.argv.slice(2);
const after = (flag) => args[args.indexOf(flag) + 1] ?? '';
const field = (name) => args.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
const git = (...words) =>
  execFileSync('git', ['--git-dir', ORIGIN, ...words], { stdio: 'pipe', encoding: 'utf8' }).trim();
const releaseFile = (tag) => join(ORIGIN, `release-${tag}.md`);

/** A reference that is to be changed must be there, one that is to be made must not. */
function setReference(ref, sha, isThere) {
  const known = git('for-each-ref', '--format=%(refname)', ref) !== '';
  if (known !== isThere) throw new Error(`422: ${ref} is ${known ? '' : 'not '}there`);
  git('update-ref', ref, sha);
}

if (noun === 'release' && verb === 'view') {
  if (!existsSync(releaseFile(args[0]))) process.exit(1);
} else if (noun === 'release' && verb === 'create') {
  git('rev-parse', '--verify', `refs/tags/${args[0]}`);
  writeFileSync(releaseFile(args[0]), readFileSync(after('--notes-file')), { flag: 'wx' });
} else if (noun === 'api' && args.includes('PATCH')) {
  const [, ref = ''] = /^repos\/[^/]+\/[^/]+\/git\/(refs\/tags\/\S+)$/m.exec(args.join('\n')) ?? [];
  setReference(ref, field('sha'), true);
} else if (noun === 'api' && args.includes('POST')) setReference(field('ref'), field('sha'), false);
else throw new Error(`gh ${process.argv.slice(2).join(' ')}: the rehearsal does not know it`);
