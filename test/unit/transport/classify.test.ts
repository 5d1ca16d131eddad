import { expect, test } from 'vitest';
import { mayHaveArrived } from '../../../src/service/http/classify.ts';
import { answered, failed } from '../../support/scripted-service.ts';

const PAGE = answered(200, '<!doctype html><title>Log in</title>', { 'content-type': 'text/html' });

test('a request may have arrived after a broken exchange, and after answers that do not deny it', () => {
  for (const exchange of [failed(true), PAGE, ...[303, 408, 500, 502, 503].map((status) => answered(status))]) {
    expect(mayHaveArrived(exchange)).toBe(true);
  }
  for (const exchange of [
    failed(false),
    ...[200, 201, 302, 304, 404, 409, 429, 499, 501].map((status) => answered(status)),
  ]) {
    expect(mayHaveArrived(exchange)).toBe(false);
  }
});
