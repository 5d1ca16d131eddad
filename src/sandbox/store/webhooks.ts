import type { Database } from './database.ts';

export type WebhookFormat = 'native' | 'chat-compatible' | 'custom';
export type WebhookKind = 'message' | 'topic' | 'task';

/** Settings that are fixed at creation (api.md, section 4.4). */
export interface WebhookSettings {
  readonly format: WebhookFormat;
  readonly kind: WebhookKind;
  /** ID of the target team or forum. */
  readonly spaceId: number;
  /** May be empty. */
  readonly description: string;
  /** Default sender. `createSource` of a call overrides it. */
  readonly senderName: string | null;
  readonly senderAvatar: string | null;
  /** Liquid template. Custom format only. */
  readonly template: string | null;
  /** JSON payload of a test call in the custom format. */
  readonly sample: string | null;
}

export interface Webhook extends WebhookSettings {
  readonly id: number;
  /** 15 characters of `[A-Za-z0-9_-]`. */
  readonly token: string;
}

export function listWebhooks(db: Database): Webhook[] {
  return db.all<Webhook>('SELECT * FROM webhooks ORDER BY id');
}

export function webhookByToken(db: Database, token: string): Webhook | undefined {
  return db.get<Webhook>('SELECT * FROM webhooks WHERE token = ?', token);
}

export function addWebhook(db: Database, token: string, settings: WebhookSettings): Webhook {
  const stored = { id: db.nextId(), token, ...settings };
  db.insert('webhooks', stored);
  return stored;
}

/** Returns true if the webhook existed. */
export function deleteWebhook(db: Database, id: number): boolean {
  return db.get<{ id: number }>('DELETE FROM webhooks WHERE id = ? RETURNING id', id) !== undefined;
}
