/** A generator of random numbers that a seed decides. */
export type Random = {
  /** From 0 to 1, without 1. */
  next(): number;
  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  bytes(length: number): Buffer;
  /** A UUID version 4. */
  uuid(): string;
  /** A generator whose numbers do not depend on how often this one is used. */
  fork(name: string): Random;
};

/** The generator mulberry32, which passes the tests of gjrand in 32 bits of state. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const bytes = (length: number) => {
    const filled = Buffer.alloc(length);
    for (let at = 0; at < length; at += 1) filled[at] = integer(0, 255);
    return filled;
  };
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick<Value>(values: readonly Value[]): Value {
      const picked = values[integer(0, values.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    bytes,
    uuid() {
      const value = bytes(16);
      value[6] = ((value[6] ?? 0) & 0x0f) | 0x40;
      value[8] = ((value[8] ?? 0) & 0x3f) | 0x80;
      const hex = value.toString('hex');
      const parts = [0, 8, 12, 16, 20, 32].map((at, place, all) => hex.slice(at, all[place + 1]));
      return parts.slice(0, 5).join('-');
    },
    fork: (name) => createRandom(hash(`${seed} ${name}`)),
  };
}

/** FNV-1a in 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
