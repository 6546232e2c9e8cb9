import { type IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import type { VirtualTime } from '../time/virtual-time.ts';

/** Why a database of a device does not take a write; null where it does. */
type WriteRule = (write: 'put' | 'add' | 'delete') => DOMException | 'ignored' | null;

const writeRules = new WeakMap<IDBDatabase, WriteRule>();

/** Applies the rules of {@link watchDatabase} to every write of this process. */
for (const name of ['put', 'add', 'delete'] as const) {
  const write = IDBObjectStore.prototype[name] as (...given: unknown[]) => IDBRequest;
  Object.assign(IDBObjectStore.prototype, {
    [name](this: IDBObjectStore, ...given: unknown[]) {
      const refusal = writeRules.get(this.transaction.db as IDBDatabase)?.(name);
      if (!refusal) return write.apply(this, given);
      if (refusal === 'ignored') return this.count();
      throw refusal;
    },
  });
}

export const watchDatabase = (database: IDBDatabase, rule: WriteRule) =>
  writeRules.set(database, rule);

/** What is in `localStorage`: as in a browser, its keys are those of the object. */
class StoredItems {
  [key: string]: unknown;

  constructor(isFull: () => boolean) {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(this, name, { value, enumerable: false });
    define('getItem', (key: string) => (Object.hasOwn(this, key) ? this[key] : null));
    define('removeItem', (key: string) => void delete this[key]);
    define('setItem', (key: string, value: string) => {
      if (isFull()) throw new DOMException('There is no room.', 'QuotaExceededError');
      this[key] = String(value);
    });
  }
}

type Channel = { deliver: (data: unknown) => void };

/** A phone or computer: what its tabs share, and what stays when they end. */
export class Device {
  readonly name: string;
  readonly time: VirtualTime;
  readonly indexedDB = new IDBFactory();
  readonly localStorage: StoredItems;
  readonly locks: DeviceLocks;
  readonly cookies = new Map<string, string>();
  isOnline = true;
  /** Nothing more can be stored. */
  isFull = false;
  /** It once was. */
  wasFull = false;
  /** A deliberate defect (defects.ts). */
  losesDrafts = false;
  /** Milliseconds by which its clock is ahead. */
  clockSkew = 0;
  readonly #channels = new Map<string, Set<Channel>>();

  constructor(name: string, time: VirtualTime) {
    this.name = name;
    this.time = time;
    this.localStorage = new StoredItems(() => this.isFull);
    this.locks = new DeviceLocks(time);
  }

  /** Sends to every other channel of this name. */
  broadcast(name: string, from: Channel, data: unknown): void {
    const receivers = [...(this.#channels.get(name) ?? [])].filter((one) => one !== from);
    this.time.schedule(1, () => {
      for (const receiver of receivers)
        if (this.#channels.get(name)?.has(receiver)) receiver.deliver(structuredClone(data));
    });
  }

  /** @returns what closes it */
  openChannel(name: string, channel: Channel): () => void {
    const open = this.#channels.get(name) ?? new Set();
    this.#channels.set(name, open.add(channel));
    return () => void open.delete(channel);
  }

  /** The posts of which this device has something that the server may not have. */
  get waitingPosts(): string[] {
    const drafts = this.storedRows<{ clientId: string }>('drafts').map(({ clientId }) => clientId);
    const backups = Object.keys(this.localStorage).filter((key) => key.startsWith(backupPrefix));
    return [...drafts, ...backups.map((key) => key.slice(backupPrefix.length))];
  }

  /** The rows of a store of its database, as they are at this moment. */
  storedRows<Row>(store: string): Row[] {
    // The interface of IndexedDB would need turns of the event loop for it.
    const { _databases: databases } = this.indexedDB as unknown as {
      _databases: Map<string, { rawObjectStores: Map<string, { records: Records }> }>;
    };
    const records = databases.get('dh-creator')?.rawObjectStores.get(store)?.records.values() ?? [];
    return [...records].map(({ value }) => value as Row);
  }
}

const backupPrefix = 'dh-creator:last-words:';

type Records = { values(): Iterable<{ value: unknown }> };
type Holder = { name: string; owner: object; end: (error?: unknown) => void };
type LockOptions = { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal };
type LockCallback = (lock: { name: string } | null) => unknown;

/** Web Locks of one device, exclusive ones only. */
export class DeviceLocks {
  readonly #time: VirtualTime;
  readonly #held = new Map<string, Holder>();
  readonly #waiting: { name: string; owner: object; grant: () => void }[] = [];

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  /** @param owner the tab, whose locks are released when it ends */
  request(owner: object, name: string, ...given: [LockCallback] | [LockOptions, LockCallback]) {
    const callback = given.at(-1) as LockCallback;
    const { ifAvailable, steal, signal } = (given.length > 1 ? given[0] : {}) as LockOptions;
    return new Promise<unknown>((resolve, reject) => {
      const grant = () => this.#grant({ owner, name, callback, resolve, reject });
      this.#time.schedule(0, () => {
        if (signal?.aborted) return reject(signal.reason);
        const held = this.#held.get(name);
        if (held && steal) {
          this.#held.delete(name);
          held.end(new DOMException('The lock was stolen.', 'AbortError'));
        } else if (held && ifAvailable) return resolve(callback(null));
        else if (held) {
          const entry = { name, owner, grant };
          this.#waiting.push(entry);
          signal?.addEventListener('abort', () => {
            const place = this.#waiting.indexOf(entry);
            if (place < 0) return;
            this.#waiting.splice(place, 1);
            reject(signal.reason);
          });
          return;
        }
        grant();
      });
    });
  }

  /** Releases what an ended tab held or waited for. */
  releaseAll(owner: object): void {
    for (const entry of this.#waiting.filter((one) => one.owner === owner))
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
    for (const [name, holder] of this.#held) if (holder.owner === owner) this.#release(name);
  }

  #grant({
    owner,
    name,
    callback,
    resolve,
    reject,
  }: {
    owner: object;
    name: string;
    callback: LockCallback;
    resolve: (value: unknown) => void;
    reject: (error: unknown) => void;
  }): void {
    const holder: Holder = { name, owner, end: reject };
    this.#held.set(name, holder);
    Promise.resolve(callback({ name })).then((value) => {
      if (this.#held.get(name) === holder) this.#release(name);
      resolve(value);
    }, reject);
  }

  #release(name: string): void {
    this.#held.delete(name);
    const place = this.#waiting.findIndex((one) => one.name === name);
    if (place >= 0) this.#waiting.splice(place, 1)[0]?.grant();
  }
}
