/**
 * What a service does by chance, whatever plays it: real sockets in the campaign, a clock of its own in the simulation.
 * It keeps the record of truth.
 */
import type { Chance } from '../chance.ts';
import {
  BLINDNESS,
  type GoodAnswer,
  POST_FAULTS,
  type PostFault,
  READ_FAULTS,
  READ_LIES,
  type ReadFault,
} from './kinds.ts';
import { Records } from './records.ts';
import { asciiJson, type WireRequest } from './wire.ts';

/** How bad it is. */
export interface Weather {
  /** Chance of each POST and each read to fail. */
  readonly posts: number;
  readonly reads: number;
  /** Milliseconds: the longest between a fault and what it keeps late, and the oldest state that is shown. */
  readonly latestMs: number;
  /** Chance of each POST to be answered only after a while; a read is as slow a quarter as often. Default: none is. */
  readonly slow?: number;
  /** Milliseconds that an answer takes which is slow, from and to. Default: 10 to 50 s. */
  readonly slowMs?: readonly [number, number];
  /** Whether it works on, however long, when the client has left. */
  readonly heedless?: boolean;
  /** Chance of the service to have lists that do not show all. */
  readonly blind?: number;
  /** Whether a record has an address of its own, which shows it whole. */
  readonly entities?: boolean;
  /** Whether success without anything kept is among the faults. */
  readonly lies?: boolean;
  /** Whether all that fails is kept, and late. */
  readonly late?: boolean;
  /** Whether chat messages come beside the records that are judged. */
  readonly chats?: boolean;
}

export interface PostCourse {
  readonly fault: PostFault | undefined;
  /** When it is kept: as soon as it is there, before the answer, some time after it, or never. */
  readonly keeps: 'first' | 'last' | 'later' | 'never';
  readonly slowMs: number;
  /** Milliseconds for which it is still worked on once the client has left, and after which the late is kept. */
  readonly moreMs: number;
  readonly laterMs: number;
}

export interface ReadCourse {
  readonly fault: ReadFault | undefined;
  readonly slowMs: number;
  /** Milliseconds: how old the state is that is shown as the present one. */
  readonly staleMs: number;
  readonly headers: string;
  /** What is shown, as it is now. */
  readonly body: string;
}

const HONEST = POST_FAULTS.filter((error) => !error.lies);
const LATE = POST_FAULTS.filter((error) => error.stores === 'later');

export class FoulWeather {
  readonly records: Records;
  /** Names of what was played, in order. */
  readonly played: string[] = [];
  readonly #chance: Chance;
  readonly #weather: Weather;

  /** @param now milliseconds, on the clock of whatever plays it */
  constructor(chance: Chance, weather: Weather, now: () => number) {
    this.#chance = chance;
    this.#weather = weather;
    const blindness = chance.next() < (weather.blind ?? 0) ? chance.oneOf(BLINDNESS) : undefined;
    if (blindness !== undefined) this.played.push(`lists with ${blindness}`);
    this.records = new Records(now, {
      others: chance.oneOf([0, 30, 120]),
      newestFirst: chance.next() < 0.5,
      blindness,
    });
  }

  /** @param fails its chance, if not that of the weather */
  post(request: WireRequest, fails = this.#weather.posts): PostCourse {
    const { latestMs, lies = false, late = false, slow = 0, heedless = false } = this.#weather;
    // That a chat message was lied about nobody can know.
    const existing = lies && !this.#isChat(request) ? POST_FAULTS : HONEST;
    const errors = late ? LATE : existing;
    const error = this.#chance.next() < fails ? this.#chance.oneOf(errors) : undefined;
    const slowMs = this.#slowness(slow);
    this.played.push(`POST ${error?.name ?? 'works'}${slowMs > 0 ? `, after ${Math.round(slowMs / 1000)} s` : ''}`);
    const retained = this.#chance.next() < 0.5 ? 'first' : 'last';
    const { stores } = error ?? { stores: 'before' };
    return {
      fault: error,
      keeps: stores === 'before' ? retained : stores,
      slowMs,
      moreMs: heedless ? Number.POSITIVE_INFINITY : this.#chance.next() * latestMs,
      laterMs: this.#chance.next() * latestMs,
    };
  }

  /** @param at milliseconds at which it is there; now, if not given */
  keep(request: WireRequest, at?: number): number {
    if (this.#isChat(request)) {
      this.records.chats += 1;
      return this.records.chats;
    }
    const id = this.records.keep(request.body, { at });
    if (this.#chance.next() < 0.05) this.records.quote(at);
    return id;
  }

  /** @param fails its chance, if not that of the weather */
  read(request: WireRequest, fails = this.#weather.reads): ReadCourse {
    const kind = this.#chance.next() < fails ? this.#chance.oneOf([...READ_FAULTS, ...READ_LIES]) : undefined;
    const error = typeof kind === 'object' ? kind : undefined;
    const lie = typeof kind === 'object' ? undefined : kind;
    this.played.push(`GET ${error?.name ?? lie ?? 'works'}`);
    const isCached = lie === 'an old page from a cache';
    const staleMs = lie === 'stale' ? this.#chance.next() * this.#weather.latestMs : 0;
    const { pathname, searchParams } = new URL(request.path, 'http://service');
    const displayed = {
      staleMs: isCached ? 60_000 : staleMs,
      skips: lie !== 'same page again',
      ...(lie === 'half a page' && { most: 20 }),
    };
    return {
      fault: error,
      slowMs: this.#slowness((this.#weather.slow ?? 0) / 4),
      staleMs,
      headers: isCached ? 'age: 60\r\n' : '',
      body: this.#shown(decodeURIComponent(pathname), searchParams, displayed),
    };
  }

  #shown(path: string, query: URLSearchParams, how: { staleMs: number; skips: boolean; most?: number }): string {
    if (path.endsWith('/board')) return '{"d":{"results":{"id":7}}}';
    if (path.endsWith('/TaskBoard.Get()')) return this.records.board(how.staleMs);
    if (path.endsWith('/categories')) return '{"d":{"results":[{"id":1,"name":"Old"},{"id":2,"name":"New"}]}}';
    if (path.includes('archived=true')) return this.records.page(query, { of: 'none' });
    const id = Number(/\/(?:posts|tasks)\((\d+)\)$/.exec(path)?.[1] ?? 0);
    if (id > 0) return this.#weather.entities ? this.records.whole(id) : '{"error":"no such address"}';
    const category = Number(/taskCategories\((\d)\)/.exec(path)?.[1] ?? 0);
    return this.records.page(query, { category, ...how });
  }

  /** A chat message, beside the topics and tasks of a schedule that has both. */
  #isChat({ path }: WireRequest): boolean {
    return this.#weather.chats === true && path.includes('/Chat');
  }

  /** Milliseconds that an answer takes longer than others. */
  #slowness(share: number): number {
    const [from, to] = this.#weather.slowMs ?? [10_000, 50_000];
    return this.#chance.next() < share ? from + this.#chance.next() * (to - from) : 0;
  }
}

/** A REST creation answers with its record, a webhook with nothing to speak of. */
export function goodAnswer(request: WireRequest, id: number): GoodAnswer {
  const isWebhook = request.path.includes('/webhook/');
  const body = isWebhook ? 'ok' : asciiJson({ d: { results: { id } } });
  return { status: isWebhook ? 200 : 201, body, echo: toEcho(request) };
}

/** What a careless service quotes of a request. */
export function toEcho({ head }: WireRequest): string {
  return head.replaceAll(/[^\x20-\x7e]+/g, ' ');
}
