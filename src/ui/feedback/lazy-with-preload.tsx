import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/**
 * A component of a chunk of its own. `load` fetches the chunk before it is needed, and lets a page
 * send its first request for the query of its address; rejects when the chunk cannot be fetched.
 */
export type PreloadableComponent<Props extends object = object> = ComponentType<Props> & {
  load: (search?: URLSearchParams) => Promise<void>;
  /** Whether it renders without waiting. */
  isLoaded: () => boolean;
};

type Chunk<Props> = {
  default: ComponentType<Props>;
  begin?: (search: URLSearchParams) => Promise<void> | void;
};

/** Fetches the chunk of a page. */
export type PageLoader = () => Promise<Chunk<object>>;

/**
 * Like `lazy`, with a way to fetch it in advance. What has been fetched by the time it is drawn
 * appears at once: React shows no loader for it, and does not hold it back to keep loaders from
 * flickering.
 */
export function lazyWithPreload<Props extends object>(
  fetchModule: () => Promise<Chunk<Props>>,
): PreloadableComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  let failures = 0;
  const fetchWithRetry = () =>
    fetchModule()
      .catch((error) => untilOnline(error).then(fetchModule))
      .catch((cause) => {
        failures += 1;
        throw new ChunkLoadError(cause, failures > 1, () => {
          Lazy = createLazy();
        });
      });
  const createLazy = () => lazy(fetchWithRetry) as LazyExoticComponent<ComponentType<object>>;
  let Lazy = createLazy();
  // biome-ignore lint/correctness/noComponentHookFactories: made once, never while drawing
  function Preloadable(props: Props) {
    // Chosen once, so that it is not mounted again when the chunk arrives.
    const [Component] = useState(() => (fetched ?? Lazy) as ComponentType<Props>);
    return <Component {...props} />;
  }
  return Object.assign(Preloadable, {
    isLoaded: () => fetched !== undefined,
    load: async (search = new URLSearchParams()) => {
      const chunk = await fetchModule();
      fetched = chunk.default;
      await chunk.begin?.(search);
    },
  });
}

/** Features add theirs (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface LateParts {}

/**
 * Components that few people see, and that no page waits for: src/after-load.ts fetches them, and a
 * page draws those that are there.
 */
export const lateParts: LateParts = {};

/**
 * The chunk of a component could not be fetched; after `forget` it is fetched when the component is
 * drawn again. Where it was not the first time, a new page may be the only way: before
 * whatwg/html#10327 a module that failed once failed for the life of its page.
 */
export class ChunkLoadError extends Error {
  readonly hasFailedBefore: boolean;
  readonly reset: () => void;

  constructor(cause: unknown, isRepeated: boolean, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.hasFailedBefore = isRepeated;
    this.reset = forget;
  }
}

/**
 * Offline the loader stays, below the offline line, and the page appears when online. @throws
 * errors that occur online
 */
function untilOnline(failure: unknown): Promise<void> {
  if (navigator.onLine) return Promise.reject(failure);
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}
