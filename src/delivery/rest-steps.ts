import type { Draft } from '../message/types.ts';
import { createTask, createTopic, postChatMessage } from '../service/requests/content.ts';
import { showBoard } from '../service/requests/tasks.ts';
import type { ServiceRequest } from '../service/requests/types.ts';
import { toHttpRequest } from '../service/wire/http-request.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import type { Step } from './step.ts';

/** Asks for the id of the target's task board, which is not the target's own (API 4.1, rule 4). */
export function boardStep(destination: RestDestination): Step {
  return restStep(destination, showBoard(destination.target));
}

/** The one POST of a draft through the REST API; `board` is for a task. */
export function contentStep(settings: Settings, destination: RestDestination, draft: Draft, board = 0): Step {
  const { senderName, senderAvatar, category } = settings;
  const sender = { displayName: senderName, avatar: senderAvatar };
  const content = { subject: draft.subject ?? '', body: draft.body, sender };
  const { target } = destination;
  if (draft.kind === 'message') return restStep(destination, postChatMessage(target, content));
  if (draft.kind === 'topic') return restStep(destination, createTopic(target, content));
  return restStep(destination, createTask({ ...content, board, category }));
}

function restStep(destination: RestDestination, service: ServiceRequest): Step {
  return { operation: service.operation, http: toHttpRequest(destination, service), service };
}
