import { escapeLine, escapeLinkUrl } from './markdown/escape.ts';
import { runUrl } from './sections/run.ts';
import type { SectionInput } from './sections/section.ts';

/**
 * What every reader of the message sees anyway, as facts and as Markdown: the repository's name, its page, and the
 * address of the run if it is below that page. A secret that happens to be a part of it stays, or the links would break.
 */
export function openTexts(input: SectionInput): readonly string[] {
  const { repository, run } = input.facts;
  const page = repository?.url;
  const own = page !== undefined && run?.url?.startsWith(`${page}/`) ? [run.url, runUrl(input)] : [];
  const addresses = [page, ...own].filter((address) => address !== undefined);
  const links = addresses.flatMap((address) => escapeLinkUrl(address) ?? []);
  const names = repository === undefined ? [] : [repository.name, escapeLine(repository.name)];
  return [...names, ...addresses, ...links];
}
