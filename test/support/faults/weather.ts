/**
 * Random behavior of a service, for real sockets in the campaign and a virtual clock in the simulation. Owns the
 * records.
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

/** Probabilities of faults. */
export interface Weather {
  /** Failure probability of each POST and each read. */
  readonly posts: number;
  readonly reads: number;
  /** Maximum milliseconds until late records appear, and maximum age of stale reads. */
  readonly latestMs: number;
  /** Probability of a slow response to a POST. Reads are slow a quarter as often. Default: 0. */
  readonly slow?: number;
  /** Range of a slow response in milliseconds. Default: 10 to 50 s. */
  readonly slowMs?: readonly [number, number];
  /** True if it always completes a request after the client disconnected. */
  readonly heedless?: boolean;
  /** Probability of a service with incomplete lists. */
  readonly blind?: number;
  /** True if success without storing is among the faults. */
  readonly lies?: boolean;
  /** True if every failed request is stored late. */
  readonly late?: boolean;
}

export interface PostCourse {
  readonly fault: PostFault | undefined;
  /** Time of storing: on receipt, before the response, later, or never. */
  readonly keeps: 'first' | 'last' | 'later' | 'never';
  readonly slowMs: number;
  /** Milliseconds of processing after the client disconnects, and delay of late records. */
  readonly moreMs: number;
  readonly laterMs: number;
}

export interface ReadCourse {
  readonly fault: ReadFault | undefined;
  readonly slowMs: number;
  /** Age of the returned state in milliseconds. */
  readonly staleMs: number;
  readonly headers: string;
  /** Returned body. */
  readonly body: string;
}

const HONEST = POST_FAULTS.filter((error) => !error.lies);
const LATE = POST_FAULTS.filter((error) => error.stores === 'later');

export class FoulWeather {
  readonly records: Records;
  /** Names of the injected faults, in order. */
  readonly played: string[] = [];
  readonly #chance: Chance;
  readonly #weather: Weather;

  /** @param now milliseconds, on the clock of the player */
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

  /** @param fails failure probability. Default: that of the weather */
  post(fails = this.#weather.posts): PostCourse {
    const { latestMs, lies = false, late = false, slow = 0, heedless = false } = this.#weather;
    const existing = lies ? POST_FAULTS : HONEST;
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

  /** @param at milliseconds at which it appears. Default: now */
  keep(request: WireRequest, at?: number): number {
    const id = this.records.keep(request.body, { at });
    if (this.#chance.next() < 0.05) this.records.quote(at);
    return id;
  }

  /** @param fails failure probability. Default: that of the weather */
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
    if (/\/(?:posts|tasks)\(\d+\)$/.test(path)) return '{"error":"no such address"}';
    const category = Number(/taskCategories\((\d)\)/.exec(path)?.[1] ?? 0);
    return this.records.page(query, { category, ...how });
  }

  /** Returns additional milliseconds of a response. */
  #slowness(share: number): number {
    const [from, to] = this.#weather.slowMs ?? [10_000, 50_000];
    return this.#chance.next() < share ? from + this.#chance.next() * (to - from) : 0;
  }
}

/** Returns the record for a REST creation, and an empty body for a webhook. */
export function goodAnswer(request: WireRequest, id: number): GoodAnswer {
  const isWebhook = request.path.includes('/webhook/');
  const body = isWebhook ? 'ok' : asciiJson({ d: { results: { id } } });
  return { status: isWebhook ? 200 : 201, body, echo: toEcho(request) };
}

/** Returns what a careless service quotes of a request. */
export function toEcho({ head }: WireRequest): string {
  return head.replaceAll(/[^\x20-\x7e]+/g, ' ');
}
