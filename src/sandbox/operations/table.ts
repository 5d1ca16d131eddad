import type { Operation } from '../odata/operation.ts';
import type { QueryOptionName } from '../odata/options.ts';
import {
  createTask,
  createTopic,
  getBoard,
  getBoardWithTasks,
  listCategories,
  listTasks,
  listTopics,
  postChatMessage,
} from './content.ts';
import { addToTeams, inviteUser, listOrganizationUsers, setUserActive } from './people.ts';
import { createTeam, listForums, listMembers, listTeams, removeFromTeam, setMemberRole } from './teams.ts';

const FUNCTION: readonly QueryOptionName[] = ['$format'];
const RECORD: readonly QueryOptionName[] = ['$select', '$expand', '$format'];
const LIST: readonly QueryOptionName[] = ['$top', '$skip', '$inlinecount', ...RECORD];

type OperationRow = readonly [name: string, section: string, path: string, handle: Operation['handle']];

const get = (options: readonly QueryOptionName[], [name, section, path, handle]: OperationRow): Operation => {
  return { name, method: 'GET', path, section, match: matchOf(path), options, payload: false, handle };
};
const post = (payload: boolean, [name, section, path, handle]: OperationRow): Operation => {
  return { name, method: 'POST', path, section, match: matchOf(path), options: FUNCTION, payload, handle };
};

/** The path as requests are matched: of each value its name, and for a team any team or forum. */
function matchOf(path: string): string {
  return path
    .replace('workrooms(<team_id>)', '{space}')
    .replaceAll(/\((?:<\w+>|(\w+)=[^()]*)\)/g, (_, name = 'id') => `(${name})`);
}

/** Every operation of the REST API. In a path with `workrooms(<team_id>)`, `forums(<forum_id>)` may stand as well. */
export const operations: readonly Operation[] = [
  post(true, ['chat.post', '4.1', '/workrooms(<team_id>)/Chat.PostMessage()', postChatMessage]),
  post(true, ['topics.create', '4.1', '/posts', createTopic]),
  post(true, ['tasks.create', '4.1', '/tasks', createTask]),

  get(LIST, ['topics.list', '4.2', '/workrooms(<team_id>)/Post.Stream(archived=false)', listTopics]),
  get(LIST, ['tasks.list', '4.2', '/taskCategories(<category_id>)/tasks', listTasks]),
  get(FUNCTION, ['boards.tasks', '4.2', '/workrooms(<team_id>)/TaskBoard.Get()', getBoardWithTasks]),
  get(RECORD, ['boards.show', '4.2', '/workrooms(<team_id>)/board', getBoard]),
  get(LIST, ['boards.categories', '4.2', '/taskBoards(<board_id>)/categories', listCategories]),

  post(true, ['teams.create', '4.3', '/workrooms', createTeam]),
  get(LIST, ['teams.list', '4.3', '/workrooms', listTeams]),
  get(LIST, ['forums.list', '4.3', '/forums', listForums]),
  get(LIST, ['users.list', '4.3', '/users', listOrganizationUsers]),
  post(true, ['users.add-to-teams', '4.3', '/users(<user_id>)/User.AddToTeams()', addToTeams]),
  post(true, ['users.invite', '4.3', '/User.Invite()', inviteUser]),
  get(LIST, ['members.list', '4.3', '/workrooms(<team_id>)/members', listMembers]),
  post(false, ['members.remove', '4.3', '/workroomMembers(<member_id>)/Remove()', removeFromTeam]),
  post(false, ['members.set-role', '4.3', "/workroomMembers(<member_id>)/Role.Set(role='<role>')", setMemberRole]),
  post(false, ['users.deactivate', '4.3', "/users(id=<user_id>)/User.Active.Set(value='false')", setUserActive]),
];
