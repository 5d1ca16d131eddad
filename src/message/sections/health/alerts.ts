/** Open security alerts, in words. */

import type { Health, SecurityAlert } from '../../../facts/facts.ts';
import { count } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import type { SectionInput } from '../section.ts';
import { joinPieces, shortMarkdown, shortPlain } from '../words/short-text.ts';
import { span } from '../words/time.ts';
import { dueOf, type HealthLine, isDigest, onPlace, repositoryOf, secondsUntil } from './phrases.ts';
import { silentInHeadline } from './silence.ts';

const DOT = '\u00A0· ';
const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
/** Lines of the list. */
const MOST_LINES = 6;

/** What the first line of a watch tells where nothing is red or silent. */
export function alertsInHeadline(health: Health): readonly SecurityAlert[] {
  const { turned_red = [], still_red = [], alerts } = health;
  const isLater = turned_red.length + still_red.length > 0 || silentInHeadline(health).length > 0;
  return isLater || isDigest(health) ? [] : dueOf(health, alerts?.new);
}

/** `🛡️ **New critical security alert** on acme/shop main`. */
export function alertLine(health: Health): HealthLine | undefined {
  const told = alertsInHeadline(health);
  if (told.length === 0) return undefined;
  const what = count(told.length, 'new critical security alert');
  const words = told.length === 1 ? 'New critical security alert' : what;
  return { icon: '🛡️', words, rest: onPlace(health, told) };
}

/** Of a watch what is new and critical; of a digest how many are open, and what is new. */
export function alerts({ facts: { health }, entries = MOST_LINES }: SectionInput): string | undefined {
  const { alerts: known } = health ?? {};
  if (health === undefined || known === undefined) return undefined;
  const told = dueOf(health, known.new);
  const hidden = told.length - entries;
  const lines = [
    ...told.slice(0, entries).map((one) => alertWords(health, one)),
    ...(hidden > 0 ? [`… and ${hidden} more`] : []),
  ];
  if (!isDigest(health))
    return joinPieces(
      lines.map((line) => `🛡️ ${line}`),
      '  \n',
    );
  if (known.open === 0) return undefined;
  return joinPieces([openWords(health, known), lines.map((line) => `- New: ${line}`).join('\n')], '\n\n');
}

/** `[lodash](…) · Command injection in lodash · critical · fixed in 4.17.21`. */
function alertWords(health: Health, one: SecurityAlert): string {
  const { package: name, repository, summary, severity, fixed_in: fixed } = one;
  const version = shortMarkdown(fixed, 40);
  const place = markdownLink(shortPlain(name, 80) ?? 'A dependency', one.url) + repositoryOf(health, repository);
  const end = version === undefined ? undefined : `fixed in ${version}`;
  return joinPieces([place, shortMarkdown(summary, 160), severity, end], DOT) ?? '';
}

/** `🛡️ 12 open security alerts: 1 critical, 3 high, 8 medium · oldest: [lodash](…), 42 days`. */
function openWords(health: Health, known: NonNullable<Health['alerts']>): string {
  const amounts = SEVERITIES.flatMap((severity) => (known[severity] > 0 ? [`${known[severity]} ${severity}`] : []));
  const seconds = secondsUntil(known.oldest?.created_at, health.to);
  const name = markdownLink(shortPlain(known.oldest?.package, 80) ?? '', known.oldest?.url);
  const all = `${known.at_least ? 'at least ' : ''}${count(known.open, 'open security alert')}`;
  const oldest = seconds === undefined ? undefined : `oldest: ${joinPieces([name, span(seconds)], ', ')}`;
  return `🛡️ ${joinPieces([joinPieces([all, joinPieces(amounts, ', ')], ': '), oldest], DOT)}`;
}
