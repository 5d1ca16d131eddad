import { describe, expect, test } from 'vitest';
import { escapeLine } from '../../../../src/message/markdown/escape.ts';
import { fitBody, type Part, truncateMarkdown } from '../../../../src/message/markdown/fit.ts';
import { truncatePlain } from '../../../../src/message/markdown/plain.ts';
import { elements, mentions, renderers, targets, visible } from '../../../support/markdown-oracle.ts';
import { fc, pieces } from '../../../support/random.ts';

const space = (characters: number, bytes = characters * 4) => ({ characters, bytes });
const fits = (text: string, limits: ReturnType<typeof space>) =>
  text.length <= limits.characters && Buffer.byteLength(text) <= limits.bytes;

describe('truncation', () => {
  test('reports the number of missing lines, including the truncated one', () => {
    expect(truncateMarkdown('one\ntwo\nthree\nfour', space(18))).toBe('one\ntwo\nthree\nfour');
    expect(truncateMarkdown('one\ntwo\nthree\nfour and more\nfive', space(28))).toBe('one\ntwo\n\n… (3 more lines)');
    expect(truncateMarkdown('one long line of words', space(10))).toBe('one long…');
    expect(truncateMarkdown('a\nbcd efg hij klm nop qrs tuv wxy', space(20))).toBe('a\nbcd efg hij klm n…');
  });

  test('keeps links, escapes, code spans, mentions, and characters complete', () => {
    expect(truncateMarkdown('see [the run](https://example.org/run) now', space(20))).toBe('see…');
    expect(truncateMarkdown('four \\[brackets', space(7))).toBe('four…');
    expect(truncateMarkdown('ab `some code` cd', space(9))).toBe('ab…');
    expect(truncateMarkdown('thanks @teamwork for it', space(12))).toBe('thanks…');
    expect(truncateMarkdown('ab 👨‍👩‍👧‍👦 cd', space(8))).toBe('ab…');
    expect(truncateMarkdown('😀😀😀', { characters: 100, bytes: 9 })).toBe('😀…');
  });

  test('keeps emphasis complete, and returns a mark if nothing fits', () => {
    expect(truncateMarkdown('see **all of this** now', space(14))).toBe('see…');
    expect(truncateMarkdown('[link](https://example.org/)', space(5))).toBe('…');
    expect(truncateMarkdown('[link](https://example.org/)', { characters: 5, bytes: 2 })).toBe('');
  });

  test('truncates tables between rows, and keeps the delimiter row', () => {
    const table = '| a | b |\n| --- | --- |\n| first | row |\n| second | row |\n| third | row |';
    expect(truncateMarkdown(table, space(60))).toBe('| a | b |\n| --- | --- |\n| first | row |\n\n… (2 more lines)');
    expect(truncateMarkdown(`Intro\n\n${table}`, space(40))).toBe('Intro\n\n… (5 more lines)');
  });

  test('never splits a grapheme: flags, families, accented letters', () => {
    const characters = [
      ...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment('🇦🇹🇩🇪 👩🏽‍🚀é각नि 👨‍👩‍👧‍👦ẍ̲'),
    ].map(({ segment }) => segment);
    const text = characters.join('');
    for (let length = 2; length < text.length; length += 1) {
      for (const cut of [truncateMarkdown(text, space(length)), truncatePlain(text, length)]) {
        const retained = cut.slice(0, -1);
        const complete = characters.map((_, index) => characters.slice(0, index).join('').trimEnd());
        expect(complete).toContain(retained);
      }
    }
  });

  const BLOCKS: readonly fc.Arbitrary<string>[] = [
    fc
      .nat({ max: 9 })
      .map((entries) =>
        [
          '| a | b |',
          '| --- | --- |',
          ...Array.from({ length: entries }, (_, at) => `| [row ${at}](https://example.org/${at}) | é ${at} |`),
        ].join('\n'),
      ),
    fc
      .array(fc.constantFrom('line', '| a |', '**no**', '[no](https://example.org/no)', '👨‍👩‍👧', ''), { maxLength: 6 })
      .map((lines) => ['```', ...lines, '```'].join('\n')),
    fc
      .array(
        fc.constantFrom('word', '**[link](https://example.org/a_(b))**', '`co de`', '\\*', '👩🏽‍🚀', '@team', '&amp;'),
        { minLength: 1, maxLength: 12 },
      )
      .map((terms) => terms.join(' ')),
    fc
      .array(fc.constantFrom('one', '[two](https://example.org/2)', '🇦🇹🇩🇪'), { minLength: 1, maxLength: 6 })
      .map((items) => items.map((item) => `- ${item}`).join('\n')),
  ];

  // CommonMark has no tables.
  test.each(Object.keys(renderers).filter((name) => name !== 'commonmark'))(
    'tables, fences, and links of any text stay complete as %s renders them',
    (name) => {
      const show = (source: string) => String(renderers[name]?.(source));
      const entries = (html: string) => html.match(/<tr>.*?<\/tr>/gs) ?? [];
      fc.assert(
        fc.property(
          fc.array(fc.oneof(...BLOCKS), { minLength: 1, maxLength: 6 }),
          fc.integer({ min: 1, max: 500 }),
          (blocks, length) => {
            const text = blocks.join('\n\n');
            const cut = truncateMarkdown(text, space(length));
            expect([fits(cut, space(length)), cut.isWellFormed()]).toEqual([true, true]);
            const [complete, html] = [show(text), show(cut)];
            const all = targets(complete);
            expect(targets(html)).toEqual(all.slice(0, targets(html).length));
            expect(entries(html)).toEqual(entries(complete).slice(0, entries(html).length));
            const splitStepLogs = (of: string) => of.match(/<pre>/g)?.length ?? 0;
            expect(splitStepLogs(html)).toBeLessThanOrEqual(splitStepLogs(complete));
            expect(visible(html.replace(/<pre>.*?<\/pre>/gs, ''))).not.toMatch(/```|\]\(|\*\*\[|---/);
          },
        ),
        { numRuns: pieces(50) },
      );
    },
  );

  test('escaped text stays escaped at any truncation', () => {
    const nasty = escapeLine(
      '@team [x](http://evil) *b* `c` <img> :smile: #tag +nick www.x.y a@b.co \\ ![z](q) | ~~s~~',
    );
    for (let length = 1; length <= nasty.length; length += 1) {
      const cut = truncateMarkdown(nasty, space(length));
      expect(mentions(cut)).toEqual([]);
      expect(elements(String(renderers['markdownIt']?.(cut))).filter((name) => name !== 'p')).toEqual([]);
    }
  });
});

describe('fitting', () => {
  const list = Array.from({ length: 9 }, (_, index) => `- entry number ${index}`);
  const parts: readonly Part[] = [
    { name: 'headline', text: 'headline [run](https://example.org/1#d-00)' },
    { name: 'about', text: 'what it was about', isOptional: true },
    { name: 'jobs', text: list.join('\n'), separator: 'gap', isOptional: true },
    { name: 'aside', text: 'an aside', separator: 'inline', isOptional: true },
  ];
  const [head, about] = parts.map((part) => part.text);

  test('drops the last part first: a list loses entries before it is dropped, and the last line lists the omissions', () => {
    const at = (length: number) => fitBody(parts, space(length));
    const complete = at(2_000).body;
    expect(complete).toBe(`${head}  \n${about}\n\n${list.join('\n')} an aside`);
    expect(at(complete.length - 1)).toEqual({
      body: `${head}  \n${about}\n\n${list.join('\n')}`,
      shortened: ['aside'],
    });
    expect(at(200)).toEqual({
      body: `${head}  \n${about}\n\n${list.slice(0, 7).join('\n')}\n\n… (2 more lines)`,
      shortened: ['jobs', 'aside'],
    });
    expect(at(65)).toEqual({ body: `${head}  \n${about}`, shortened: ['jobs', 'aside'] });
    expect(at(50)).toEqual({ body: head, shortened: ['about', 'jobs', 'aside'] });
    expect(at(20)).toEqual({ body: 'headline…', shortened: ['about', 'jobs', 'aside', 'body'] });
    const long = fitBody([...parts.slice(0, 3), { name: 'big', text: 'x'.repeat(900), isOptional: true }], space(600));
    expect(long).toEqual({
      body: `${head}  \n${about}\n\n${list.join('\n')}\n\nShortened: big`,
      shortened: ['big'],
    });
  });

  test('appends an anchor if the required text would be lost', () => {
    const url = 'https://example.org/1#d-00';
    const anchor = `[View run](${url})`;
    const text = 'word '.repeat(50).trim();
    const at = (length: number) => fitBody([{ name: 'body', text }], space(length), 'd-00', url);
    expect(at(300)).toEqual({ body: `${text}\n\n${anchor}`, shortened: [] });
    expect(at(50)).toEqual({ body: `word word…\n\n${anchor}`, shortened: ['body'] });
    expect(at(25).body).toBe('word word word word word…');
  });

  test('keeps the required text within every limit that it fits', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 20, max: 120 }), (texts, length) => {
        const limits = { characters: length, bytes: length + 10 };
        const inputs = texts.map((text, index) => ({ name: `part ${index}`, text, isOptional: index > 0 }));
        const { body } = fitBody(inputs, limits, 'd-00');
        expect(body).toContain('d-00');
        expect(fits(body, limits)).toBe(true);
      }),
    );
  });
});
