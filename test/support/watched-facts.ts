/** Facts that remember what was looked at. */
import type { Facts } from '../../src/facts/facts.ts';

export interface WatchedFacts {
  readonly facts: Facts;
  /** Names as templates write them, at most two levels deep: `commit`, `commit.author`. `*` for all of a group. */
  readonly touched: Set<string>;
}

export function watch(facts: Facts, touched = new Set<string>()): WatchedFacts {
  return { facts: watchedGroup(facts, '', touched), touched };
}

function watchedGroup<T extends object>(group: T, prefix: string, touched: Set<string>): T {
  return new Proxy(group, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol') return value;
      touched.add(prefix + name);
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isGroup && prefix === '' ? watchedGroup(value, `${name}.`, touched) : value;
    },
    has(target, name) {
      touched.add(prefix + String(name));
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      touched.add(`${prefix}*`);
      return Reflect.ownKeys(target);
    },
  });
}
