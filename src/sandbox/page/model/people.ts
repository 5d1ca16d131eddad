import type { ShownMember } from '../../web/shown.ts';
import { attempt, call } from './server.ts';
import { change } from './state.ts';

/** What administrators do with people. The list is read again when the server says that it changed. */

const at = ({ userId }: ShownMember) => `user:${userId}`;

function say(text: string, undo?: () => void): void {
  change({ notice: { text, undo } });
}

export async function invite(spaceId: number, form: HTMLFormElement): Promise<void> {
  const { displayName, ...fields } = Object.fromEntries(new FormData(form));
  const payload = { ...fields, displayName: displayName === '' ? null : displayName };
  const done = await attempt('invite', async () => {
    const { username, state } = await call<{ username: string; state: string }>(
      ...(['POST', `/page/spaces/${spaceId}/invite`, payload] as const),
    );
    say(
      state === 'invited'
        ? `Invited. ${username} can sign in once the invitation is accepted.`
        : `${username} was known already, and was added.`,
    );
  });
  if (done) form.reset();
}

/** Shows the password, which the invited person would have chosen. */
export async function accept(person: ShownMember): Promise<void> {
  await attempt(at(person), async () => {
    const { username, password } = await call<{ username: string; password: string }>(
      ...(['POST', `/page/users/${person.userId}/accept`] as const),
    );
    say(`${person.displayName} accepted, and signs in as ${username} with the password ${password}`);
  });
}

export async function addMember(spaceId: number, person: ShownMember): Promise<void> {
  const payload = { userId: person.userId, role: 'ROLE_TEAM_MEMBER' };
  await attempt(at(person), () => call('POST', `/page/spaces/${spaceId}/members`, payload));
}

export async function removeMember(person: ShownMember): Promise<void> {
  const done = await attempt(at(person), () => call('DELETE', `/page/members/${person.id}`));
  if (done) say(`Removed ${person.displayName}.`);
}

export async function setRole(person: ShownMember, select: HTMLSelectElement): Promise<void> {
  const takeBack = () => {
    select.value = person.role;
  };
  await attempt(at(person), () => call('POST', `/page/members/${person.id}/role`, { role: select.value }), takeBack);
}

export async function setActive(person: ShownMember, active: boolean): Promise<void> {
  const done = await attempt(at(person), () =>
    call('POST', `/page/users/${person.userId}/${active ? 'reactivate' : 'deactivate'}`),
  );
  if (!done) return;
  const undo = active ? undefined : () => void setActive(person, true);
  say(`${person.displayName} ${active ? 'is back' : 'was deactivated, and can no longer sign in'}.`, undo);
}
