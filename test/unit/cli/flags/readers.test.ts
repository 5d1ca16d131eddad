import { expect, test } from 'vitest';
import { fields, memberships, payload, ref, refs, role } from '../../../../src/cli/flags/readers.ts';
import type { ValueReader } from '../../../../src/settings/readers/reading.ts';

function read<T>(reader: ValueReader<T>, text: string): { value: T | undefined; faults: string[] } {
  const faults: string[] = [];
  const value = reader({
    text,
    from: 'flag',
    shown: JSON.stringify,
    redact: (one) => one,
    today: () => '1970-01-01',
    workspace: undefined,
    fault: (fault, fix) => {
      faults.push(`${fault}. ${fix}`);
      return undefined;
    },
    notice: () => undefined,
  });
  return { value, faults };
}

test('what is only digits is an id, all else a name', () => {
  expect(read(ref, ' 1008 ').value).toEqual({ type: 'id', id: 1008 });
  expect(read(refs, '7, Support Desk,0,007').value).toEqual([
    { type: 'id', id: 7 },
    { type: 'name', name: 'Support Desk' },
    { type: 'name', name: '0' },
    { type: 'name', name: '007' },
  ]);
});

test('places to join, with a role behind a colon where it is one', () => {
  expect(read(memberships, 'platform,5:admin,a:b:member').value).toEqual([
    { place: { type: 'name', name: 'platform' }, role: 'ROLE_TEAM_MEMBER' },
    { place: { type: 'id', id: 5 }, role: 'ROLE_TEAM_ADMIN' },
    { place: { type: 'name', name: 'a:b' }, role: 'ROLE_TEAM_MEMBER' },
  ]);
});

test('roles by either name', () => {
  expect(read(role, 'Admin').value).toBe('ROLE_TEAM_ADMIN');
  expect(read(role, 'role_team_member').value).toBe('ROLE_TEAM_MEMBER');
  expect(read(role, 'boss').faults).toEqual(['unknown role "boss". Write member or admin']);
});

test('fields in any case, and every one that is unknown is said', () => {
  expect(read(fields(['id', 'displayName']), 'ID, displayname').value).toEqual(['id', 'displayName']);
  expect(read(fields(['id']), 'id,x,y').faults).toHaveLength(2);
});

test('JSON, and where it breaks, without quoting it', () => {
  expect(read(payload, '[1]').value).toEqual([1]);
  const [fault = ''] = read(payload, '{"token": s3cret}').faults;
  expect(fault).toMatch(/^holds no JSON/);
  expect(fault).not.toContain('s3cret');
});
