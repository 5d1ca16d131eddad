import { expect, test } from 'vitest';
import { filtersFor } from '../../../../src/message/templates/filters/filter-registry.ts';
import { explanationAt } from '../../../../src/studio/preview/explain.ts';

/** At the sign `^`, which is taken out. */
const at = (template: string) => explanationAt(template.replace('^', ''), template.indexOf('^'));

test('a fact is explained by the registry, also as a part of an entry of a list', () => {
  expect(at('Hi {{ commit.sh^ort }}')).toMatchObject({ name: 'commit.short', says: expect.stringMatching(/\w\.$/) });
  expect(at('{% if ref.na^me == "main" %}')).toMatchObject({ name: 'ref.name' });
  expect(at('{% for job in failed_jobs %}{{ job.na^me }}')?.says).toMatch(/^Of an entry of failed_jobs: /);
});

test('a filter is, ours and Liquid’s, with its page', () => {
  expect(at('{{ run.duration_seconds | dur^ation }}')).toEqual({
    ...{ name: 'duration', says: 'Seconds as people say them.' },
  });
  expect(at('{{ workflow | up^case }}')).toEqual({
    ...{ name: 'upcase', says: 'In capitals.', page: 'https://liquidjs.com/filters/upcase.html' },
  });
  for (const name of Object.keys(filtersFor({ part: 'body', timeZone: 'UTC', now: 0 }))) {
    if (name.startsWith('date_') || ['strip', 'default', 'url_decode', 'base64_decode'].includes(name)) continue;
    expect(at(`{{ workflow | ${name}^ }}`)?.says, name).toBeDefined();
  }
});

test('a tag is, from anywhere in it that is no name', () => {
  expect(at('{% i^f conclusion %}')).toMatchObject({ name: 'if', page: 'https://liquidjs.com/tags/if.html' });
  expect(at('{%- else^ -%}')).toMatchObject({ name: 'else', page: 'https://liquidjs.com/tags/if.html' });
  expect(at('{% endfor^ %}')).toMatchObject({ page: 'https://liquidjs.com/tags/for.html' });
  expect(at('{% if conclusion == "succ^ess" %}')).toMatchObject({ name: 'if' });
  expect(at('{{ ^')).toMatchObject({ name: '{{ … }}' });
});

test('text of one’s own is not', () => {
  expect(at('He^llo {{ workflow }}')).toBeUndefined();
  expect(at('{{ workflow }} and ^more')).toBeUndefined();
  expect(at('^{{ workflow }}')).toBeUndefined();
});
