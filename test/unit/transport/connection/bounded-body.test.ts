import { expect, test } from 'vitest';
import { BoundedBody } from '../../../../src/transport/connection/bounded-body.ts';

test('a body is bounded, whole characters or not, and loses its byte order mark', () => {
  const body = new BoundedBody(10_001);
  for (let i = 0; i < 10_000; i++) expect(body.add(Buffer.from('x'))).toBe(true);
  expect(body.add(Buffer.from('é'))).toBe(false);
  expect(body.cut).toBe(true);
  expect(body.text()).toBe(`${'x'.repeat(10_000)}\uFFFD`);
  const marked = new BoundedBody(10);
  marked.add(Buffer.from('\uFEFF{}'));
  expect(marked.text()).toBe('{}');
  const none = new BoundedBody(0);
  expect(none.add(Buffer.from('x'))).toBe(false);
  expect(none.text()).toBe('');
});
