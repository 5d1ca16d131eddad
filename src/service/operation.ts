/** One operation of the REST API, and the request that it makes. */
import type { ServiceRequest } from './wire/http-request.ts';

/** One operation as the API's own tables write it. */
export interface Operation {
  /** Of the API's description. */
  readonly section: '4.1' | '4.2' | '4.3';
  readonly title: string;
  readonly method: 'GET' | 'POST';
  /** Relative to `{base_url}/api/1/odata.svc`; `<…>` stands for a value. */
  readonly path: string;
  /** Query options or body fields. */
  readonly takes: string;
  /** The client's call. */
  readonly call: string;
  /** True when `forums(<forum_id>)` may stand for `workrooms(<team_id>)`. */
  readonly forums?: true;
  /** True when the API asks for an administrator's credentials (API 5). */
  readonly admin?: true;
}

/** The keys are the client's methods: `topics.list`. */
export type Operations = Readonly<Record<string, Operation>>;

/** What most lists take. */
export const PAGE_OPTIONS = '`$top`, `$skip`, `$inlinecount`';

/** A request of one of these operations: it takes its name, its method and the need of an administrator from the row. */
export type RequestOf<Rows extends Operations> = {
  [Name in keyof Rows & string]: Omit<ServiceRequest, 'admin'> & {
    readonly operation: Name;
    readonly method: Rows[Name]['method'];
  } & (Rows[Name] extends { readonly admin: true } ? { readonly admin: true } : { readonly admin?: never });
}[keyof Rows & string];
