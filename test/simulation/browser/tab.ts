import { compileFunction } from 'node:vm';
import {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { createClockGlobals } from '../time/clock-globals.ts';
import type { Random } from '../time/random.ts';
import { browserGlobals } from './bundle-portal.ts';
import { type Device, type DeviceLocks, watchDatabase } from './device.ts';
import type { Network } from './network.ts';

/** What the programs of the portal export. */
export type CreatorPortal = typeof import('./creator-program.ts');
export type ModeratorPortal = typeof import('./moderator-program.ts');
export type PortalProgram<Portal> = (globals: Record<string, unknown>) => Portal;

const databaseClasses = {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
};
/** What Node has as browsers do, and what knows neither time nor chance. */
const sharedClasses = {
  AbortController,
  Blob,
  DOMException,
  Event,
  EventTarget,
  File,
  FormData,
  Headers,
  Request,
  Response,
  URL,
  URLSearchParams,
};
const names = [...browserGlobals, ...Object.keys(databaseClasses)];

/** Compiles a program once; each tab runs it with globals of its own. */
export function compilePortal<Portal>(code: string): PortalProgram<Portal> {
  const run = compileFunction(code, ['exports', 'module', ...names], {
    filename: 'portal-of-a-tab.cjs',
  });
  return (globals) => {
    const module = { exports: {} as Portal };
    run(module.exports, module, ...names.map((name) => globals[name]));
    return module.exports;
  };
}

export type TabSurroundings<Portal> = {
  program: PortalProgram<Portal>;
  device: Device;
  network: Network;
  random: Random;
};

/**
 * A tab of a browser with the portal in it. Its program is new each time and sees only its device.
 */
export class Tab<Portal> {
  readonly device: Device;
  readonly portal: Portal;
  isOpen = true;
  /** A deliberate defect (defects.ts). */
  saysSavedEarly = false;
  readonly #window = new EventTarget();
  readonly #document = new EventTarget();
  /** Kept: one that was garbage-collected does not tell of its end. */
  readonly #signals: AbortSignal[] = [];
  readonly #closeChannels = new Set<() => void>();

  constructor({ program, device, network, random }: TabSurroundings<Portal>) {
    this.device = device;
    this.portal = program(this.#globals(network, random));
  }

  /** Another tab comes to the front. */
  blur(): void {
    this.#document.dispatchEvent(new Event('visibilitychange'));
  }

  /** Tells the program that the page is about to go, as a browser does where it can. */
  hide(): void {
    this.blur();
    this.#window.dispatchEvent(new Event('pagehide'));
  }

  dispatch(event: 'online' | 'offline'): void {
    this.#window.dispatchEvent(new Event(event));
  }

  /** Ends everything at once: nothing of the program runs any more. */
  kill(): void {
    this.isOpen = false;
    for (const close of this.#closeChannels) close();
    this.device.locks.releaseAll(this);
  }

  #globals(network: Network, random: Random): Record<string, unknown> {
    const { device } = this;
    const isAlive = () => this.isOpen;
    const clock = createClockGlobals(() => device.time, { skew: () => device.clockSkew, isAlive });
    const location = new URL('http://localhost:4000/app/');
    const globals: Record<string, unknown> = {
      ...sharedClasses,
      ...databaseClasses,
      ...clock,
      ...listeners(this.#window),
      location,
      document: Object.assign(this.#document, { visibilityState: 'visible', cookie: '' }),
      navigator: this.#navigator(),
      localStorage: device.localStorage,
      sessionStorage: device.localStorage,
      indexedDB: this.#indexedDB(),
      BroadcastChannel: this.#channelClass(),
      fetch: (request: Request) => network.fetch(this, request),
      XMLHttpRequest: network.requestClass(this),
      crypto: { randomUUID: () => random.uuid() },
      Math: Object.assign(Object.create(Math), { random: () => random.next() }),
      AbortSignal: {
        any: (signals: AbortSignal[]) => {
          const signal = AbortSignal.any(signals);
          this.#signals.push(signal);
          return signal;
        },
        timeout(milliseconds: number) {
          const controller = new AbortController();
          const end = () =>
            controller.abort(new DOMException('The call took too long.', 'TimeoutError'));
          clock.setTimeout(end, milliseconds);
          return controller.signal;
        },
      },
    };
    for (const name of ['globalThis', 'window', 'self']) globals[name] = globals;
    return globals;
  }

  #navigator() {
    const { device } = this;
    return {
      get onLine() {
        return device.isOnline;
      },
      userAgent: 'simulation',
      language: 'hi',
      locks: {
        request: (name: string, ...rest: LockArguments) =>
          device.locks.request(this, name, ...rest),
      },
      sendBeacon: () => true,
    };
  }

  #indexedDB() {
    const { device } = this;
    const refuse = (write: string) => {
      if (!this.isOpen) return new DOMException('The tab has ended.', 'AbortError');
      if (device.isFull && write !== 'delete')
        return new DOMException('There is no room.', 'QuotaExceededError');
      if (device.losesDrafts && write === 'put') return 'ignored';
      return null;
    };
    return {
      open: (...given: [string, number?]) => {
        const request = device.indexedDB.open(...given);
        const watch = () => watchDatabase(request.result as unknown as IDBDatabase, refuse);
        request.addEventListener('success', watch);
        return request;
      },
    };
  }

  #channelClass() {
    const tab = this;
    return class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      readonly #name: string;
      readonly #close: () => void;
      constructor(name: string) {
        this.#name = name;
        this.#close = tab.device.openChannel(name, this);
        tab.#closeChannels.add(this.#close);
      }
      deliver(data: unknown) {
        this.onmessage?.({ data });
      }
      postMessage(data: unknown) {
        if (tab.isOpen) tab.device.broadcast(this.#name, this, data);
      }
      close() {
        this.#close();
        tab.#closeChannels.delete(this.#close);
      }
    };
  }
}

type LockArguments =
  Parameters<DeviceLocks['request']> extends [object, string, ...infer Rest] ? Rest : never;

const listeners = (target: EventTarget) => ({
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
});
