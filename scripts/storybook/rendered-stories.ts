import { createRequire } from 'node:module';
import type { ComponentType, ReactNode } from 'react';
import type { ViteDevServer } from 'vite';

type Parameters = {
  path?: string;
  state?: string | string[];
  /** A part of it never loads, so that rendering it would not end. */
  neverLoads?: boolean;
};

/** What a file of stories exports: a story, or as its default what all of them share. */
export type StoryExport = {
  name?: string;
  render?: (args: object, context: object) => ReactNode;
  component?: ComponentType;
  args?: object;
  parameters?: Parameters;
};
type ObserveDrawing = (listener: (states: string[]) => void) => () => void;
type Surroundings = ComponentType<Record<string, unknown>>;

/** In ms. */
const longestWait = 30_000;

/**
 * Renders stories to text, without a browser, and observes what they ask for. What appears only
 * after an effect or an interaction is not seen, and a story that needs a browser is seen as far as
 * it comes.
 */
export class StoryRenderer {
  readonly #surroundings: Surroundings;
  readonly #messages: Record<string, unknown>;
  readonly #onDrawing: ObserveDrawing;

  private constructor(
    surroundings: Surroundings,
    messages: Record<string, unknown>,
    onDrawing: ObserveDrawing,
  ) {
    this.#surroundings = surroundings;
    this.#messages = messages;
    this.#onDrawing = onDrawing;
  }

  /** @param vite what loads the stories, because they must share modules with what is observed */
  static async create(vite: ViteDevServer): Promise<StoryRenderer> {
    replaceBrowserParts();
    const { StorySurroundings } = await vite.ssrLoadModule('/stories/support/story-providers.tsx');
    const { loadMessages } = await vite.ssrLoadModule('/src/i18n/messages.ts');
    const { onDrawing } = await vite.ssrLoadModule('/stories/support/drawn-actors.ts');
    return new StoryRenderer(StorySurroundings, await loadMessages('en'), onDrawing);
  }

  /** The states of the charts that a story draws, sorted. */
  async statesOf(meta: StoryExport, story: StoryExport): Promise<string[]> {
    if (story.parameters?.neverLoads) return [];
    const { createElement } = await import('react');
    const { prerender } = await import('react-dom/static');
    const states = new Set<string>();
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render;
    const component = story.component ?? meta.component;
    const Story = () =>
      render ? render(args, { args }) : component ? createElement(component, args) : null;
    const surroundings = {
      locale: 'en',
      direction: 'auto',
      theme: 'light',
      messages: this.#messages,
      path: story.parameters?.path ?? meta.parameters?.path ?? '/',
    };
    const stop = this.#onDrawing((drawn) => drawn.forEach((state) => void states.add(state)));
    try {
      const signal = AbortSignal.timeout(longestWait);
      const element = createElement(this.#surroundings, surroundings, createElement(Story));
      await prerender(element, { signal, onError: () => {} });
    } catch {
      // Seen as far as it came.
    } finally {
      stop();
    }
    return [...states].sort();
  }
}

/** Server rendering refuses dialogs (portals) and hooks that say nothing about a server. */
function replaceBrowserParts(): void {
  const require = createRequire(import.meta.url);
  const react = require('react');
  const dom = require('react-dom');
  const { useSyncExternalStore } = react;
  react.useSyncExternalStore = (
    subscribe: unknown,
    get: () => unknown,
    getOnServer: () => unknown = get,
  ) => useSyncExternalStore(subscribe, get, getOnServer);
  dom.createPortal = (children: ReactNode) => children;
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, {
    matchMedia: () => query,
    location: new URL('http://localhost/'),
  });
}
