import { expect, test } from 'vitest';
import { openDatabase } from '../../../../src/sandbox/store/database.ts';

test('a full disk is reported as such, and leaves the database consistent', async () => {
  const db = await openDatabase(undefined);
  db.run('CREATE TABLE grown (text TEXT) STRICT');
  db.run('PRAGMA max_page_count = 200');
  const grow = () => {
    for (;;) db.run('INSERT INTO grown VALUES (?)', 'x'.repeat(4000));
  };
  expect(() => db.transaction(grow)).toThrow('database or disk is full');
  expect(db.all('SELECT text FROM grown')).toEqual([]);
  db.transaction(() => db.run('INSERT INTO grown VALUES (?)', 'small'));
  expect(db.all('SELECT text FROM grown')).toEqual([{ text: 'small' }]);
  db.close();
});
