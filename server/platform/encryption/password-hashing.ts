import { type Argon2Parameters, argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue } from '#server/platform/queue/fair-queue.ts';

/**
 * The cost of a hash: a setting that OWASP considers equal to scrypt with N = 2¹⁷ (Password Storage
 * Cheat Sheet), with a sixth of its processor time.
 */
const current = { memory: 47_104, passes: 1, parallelism: 1 };
type Cost = typeof current;

/**
 * The turn of a hash: a block of addresses (`networkBlock`), or a person known by session, device
 * or link. Known people have their own queue, so that strangers cannot fill it.
 */
export type HashRequester = { block: string } | { person: string };

/** A command on this machine, such as `npm run staff`. */
const localRequester: HashRequester = { block: 'local' };

const tagLength = 32;

/** @param nonce 16 random bytes; @returns 32 bytes */
export function argon2id(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    ...cost,
    message: password.normalize('NFC'),
    nonce,
    tagLength,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Hashes of before 2026-11: `scrypt:salt:key` with N = 2¹⁵. */
function oldScrypt(password: string, salt: Buffer): Promise<Buffer> {
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, tagLength, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** How a hash was made. */
export type HashCost = Cost | 'old-scrypt';

type Stored = { salt: Buffer; cost: HashCost; key: Buffer; isOutdated: boolean };

const argon2Cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)/;

function parseHashCost(stored: string): HashCost | undefined {
  if (stored.startsWith('scrypt:')) return 'old-scrypt';
  const [, m, t, p] = argon2Cost.exec(stored) ?? [];
  return m === undefined
    ? undefined
    : { memory: Number(m), passes: Number(t), parallelism: Number(p) };
}

/** Nobody's: as costly as a hash of now. */
const placeholderHash: Stored = {
  salt: Buffer.alloc(16),
  cost: current,
  key: Buffer.alloc(0),
  isOutdated: false,
};

function parseStoredHash(stored: string): Stored {
  const cost = parseHashCost(stored);
  if (cost === undefined) return placeholderHash;
  const [salt = '', key = ''] = stored.split(/[$:]/).slice(-2);
  return {
    // Also reads base64url, which old hashes use.
    salt: Buffer.from(salt, 'base64'),
    cost,
    key: Buffer.from(key, 'base64'),
    isOutdated: JSON.stringify(cost) !== JSON.stringify(current),
  };
}

/**
 * The costs of hashes with this prefix, such as `scrypt:` or `$argon2id$v=19$m=47104,t=1,p=1`, and
 * of current hashes.
 */
export const distinctHashCosts = (beginnings: string[]): HashCost[] => [
  current,
  ...beginnings.map((beginning) => parseHashCost(beginning) ?? current),
];

/** Each once, always in one order. */
function uniqueCosts(costs: HashCost[]): HashCost[] {
  const byName = new Map(costs.map((cost) => [JSON.stringify(cost), cost]));
  return [...byName.keys()].toSorted().map((name) => byName.get(name) ?? current);
}

/** The two queues of hashes: that of people who are known, and that of everybody else. */
function createHashQueues() {
  // Hashes share libuv's four threads with the reading of files, so strangers get half of them at
  // most, and leave a processor to the event loop.
  const unknownQueue = createFairQueue({
    running: Math.max(1, Math.min(2, availableParallelism() - 1)),
    waiting: 60,
    waitingPerKey: 10,
    retryAfter: 5,
  });
  const knownQueue = createFairQueue({ running: 1, waiting: 20, waitingPerKey: 3, retryAfter: 5 });
  return {
    run<Result>(requester: HashRequester, work: () => Promise<Result>): Promise<Result> {
      return 'person' in requester
        ? knownQueue.run(requester.person, work)
        : unknownQueue.run(requester.block, work);
    },
    /** How many hashes run and wait, in both. */
    size() {
      const [one, other] = [unknownQueue.size(), knownQueue.size()];
      return { running: one.running + other.running, waiting: one.waiting + other.waiting };
    },
  };
}

/** @param derive the costly function, and that of old hashes; tests watch them */
export function createPasswordHasher(derive = argon2id, deriveOld = oldScrypt) {
  const queues = createHashQueues();
  const deriveWithCost = (cost: HashCost, password: string, salt: Buffer) =>
    cost === 'old-scrypt' ? deriveOld(password, salt) : derive(password, salt, cost);
  return {
    /**
     * A password as it may be stored: salted, derived by argon2id (RFC 9106), in the PHC string
     * format, which names the cost.
     * @throws {Problem} `server-busy` when too many hashes wait
     */
    async hash(password: string, requester = localRequester): Promise<string> {
      const salt = randomBytes(16);
      const key = await queues.run(requester, () => derive(password, salt, current));
      const { memory, passes, parallelism } = current;
      const cost = `m=${memory},t=${passes},p=${parallelism}`;
      return `$argon2id$v=19$${cost}$${encode(salt)}$${encode(key)}`;
    },
    /**
     * Checks a password against a hash, and whether the hash has outdated parameters.
     * @param alike costs that are computed in any case, even without a hash: with those of all
     * hashes, the duration does not tell who has an account
     * @throws {Problem} `server-busy` when too many hashes wait
     */
    async check(
      password: string,
      stored: string | null | undefined,
      requester = localRequester,
      alike: HashCost[] = [],
    ) {
      const { salt, cost: own, key, isOutdated } = parseStoredHash(stored ?? '');
      const ownName = JSON.stringify(own);
      const derived = await queues.run(requester, async () => {
        let result: Buffer = Buffer.alloc(0);
        for (const cost of uniqueCosts([own, ...alike])) {
          const isOwn = JSON.stringify(cost) === ownName;
          const made = await deriveWithCost(cost, password, isOwn ? salt : placeholderHash.salt);
          if (isOwn) result = made;
        }
        return result;
      });
      const isRight = key.length === derived.length && timingSafeEqual(key, derived);
      return { isRight, isOutdated };
    },
    /** How many hashes run and wait, for metrics. */
    size: () => queues.size(),
  };
}

/** The passwords of a process: one queue for all. */
export type PasswordHasher = ReturnType<typeof createPasswordHasher>;
