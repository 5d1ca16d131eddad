/** Lists every command, in the order of help. */

import type { Command } from './command.ts';
import { CHAT } from './commands/chat.ts';
import { DOCTOR } from './commands/doctor.ts';
import { INIT } from './commands/init.ts';
import { MEMBERS } from './commands/members.ts';
import { RENDER } from './commands/render.ts';
import { REPLAY } from './commands/replay.ts';
import { RUN } from './commands/run.ts';
import { SANDBOX } from './commands/sandbox.ts';
import { DRILL, SEND } from './commands/send.ts';
import { STUDIO } from './commands/studio.ts';
import { TASKS } from './commands/tasks.ts';
import { TEAMS } from './commands/teams.ts';
import { TOPICS } from './commands/topics.ts';
import { USERS } from './commands/users.ts';
import { WEBHOOK } from './commands/webhook.ts';

export const COMMANDS: readonly Command[] = [
  ...[SEND, RENDER, REPLAY, INIT, RUN, DOCTOR, DRILL],
  ...[TEAMS, USERS, MEMBERS, TOPICS, TASKS, CHAT, WEBHOOK].flat(),
  ...[STUDIO, SANDBOX],
];
