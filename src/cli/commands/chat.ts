/** Defines the command that posts to a chat. */
import type { Command } from '../command.ts';
import { oneOf, required } from '../flags/flag.ts';
import { CONTENT, JSON_OUTPUT, SENDER, senderFrom, TARGET } from '../flags/shared.ts';
import { accountCommand, printResult } from '../service/account-command.ts';
import { findTarget } from '../service/refs.ts';

const post = accountCommand({
  name: 'chat post',
  text: 'Post a message to the chat of a team or forum.',
  flags: { ...oneOf(TARGET), body: required(CONTENT.body), ...SENDER, ...JSON_OUTPUT },
  examples: [
    { text: 'A line', line: 'chat post --team platform --body "Deployed **v1.2.3**"' },
    { text: 'A file', line: 'chat post --team platform --body "$(cat notes.md)"' },
  ],
  run: async (context, values) => {
    const { client } = context;
    const target = await findTarget(client, values);
    const message = await client.chat.post(target, { body: values.body, sender: senderFrom(values) });
    return printResult(context, values.json, `Posted to the chat of ${target.type} ${target.id}`, message);
  },
});

export const CHAT: readonly Command[] = [post];
