import { createRequire } from 'node:module';
import { mock } from 'node:test';
import type { ComponentType, ReactNode } from 'react';
import type { ViteDevServer } from 'vite';
import type { SteppableActor } from '#stories/support/drawn-actors.ts';
import { describeChart } from '../../.storybook/panels/describe-chart.ts';
import { activeStates } from '../../.storybook/panels/shown-chart.ts';
import { storyTime } from './story-time.ts';
import { visibleTexts } from './visible-texts.ts';

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
type DrawnActors = {
  onDrawing: (listener: (states: string[]) => void) => () => void;
  observedActors: () => SteppableActor[];
};
type Surroundings = ComponentType<Record<string, unknown>>;

/** What a story shows. */
export type RenderedStory = {
  /** The states of the charts that it draws, sorted. */
  states: string[];
  /** The states that the Chart panel highlights, outer ones included. */
  highlighted: string[];
  /** Its texts in English, in the order of the page. */
  texts: string[];
};

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
  readonly #actors: DrawnActors;

  private constructor(
    surroundings: Surroundings,
    messages: Record<string, unknown>,
    actors: DrawnActors,
  ) {
    this.#surroundings = surroundings;
    this.#messages = messages;
    this.#actors = actors;
  }

  /** @param vite what loads the stories, because they must share modules with what is observed */
  static async create(vite: ViteDevServer): Promise<StoryRenderer> {
    replaceBrowserParts();
    stopClock();
    const { StorySurroundings } = await vite.ssrLoadModule('/stories/support/story-providers.tsx');
    const { loadMessages } = await vite.ssrLoadModule('/src/i18n/messages.ts');
    const actors = await vite.ssrLoadModule('/stories/support/drawn-actors.ts');
    return new StoryRenderer(StorySurroundings, await loadMessages('en'), actors as DrawnActors);
  }

  async render(meta: StoryExport, story: StoryExport): Promise<RenderedStory> {
    if (story.parameters?.neverLoads ?? meta.parameters?.neverLoads)
      return { states: [], highlighted: [], texts: [] };
    const states = new Set<string>();
    const stop = this.#actors.onDrawing((drawn) => {
      for (const state of drawn) states.add(state);
    });
    try {
      const html = await this.#htmlOf(meta, story);
      const charts = this.#actors.observedActors().map(describeChart);
      return {
        states: [...states].sort(),
        highlighted: charts.flatMap((chart) => activeStates(chart.states)),
        texts: visibleTexts(html),
      };
    } finally {
      stop();
      for (const unsubscribe of subscriptions) unsubscribe();
      subscriptions.clear();
    }
  }

  async #htmlOf(meta: StoryExport, story: StoryExport): Promise<string> {
    const { createElement } = await import('react');
    const { prerender } = await import('react-dom/static');
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
    const element = createElement(this.#surroundings, surroundings, createElement(Story));
    try {
      const { prelude } = await prerender(element, {
        signal: AbortSignal.timeout(longestWait),
        onError: () => {},
        // React moves larger parts to the end of the page, where they are hidden.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      });
      return await new Response(prelude).text();
    } catch {
      // Seen as far as it came.
      return '';
    }
  }
}

/** Ends what the components of the story being rendered have subscribed to. */
const subscriptions = new Set<() => void>();

/** Observes what a component would observe in a browser, as far as that needs no browser. */
function observe(subscribe: (onChange: () => void) => () => void): void {
  try {
    subscriptions.add(subscribe(() => {}));
  } catch {
    // It needs a browser.
  }
}

/** Texts with dates and times are then the same every day and on every machine. */
function stopClock(): void {
  process.env.TZ = 'Asia/Kolkata';
  mock.timers.enable({ apis: ['Date'], now: storyTime });
}

/**
 * Server rendering refuses dialogs (portals) and hooks that say nothing about a server, and
 * subscribes to nothing.
 */
function replaceBrowserParts(): void {
  const require = createRequire(import.meta.url);
  const react = require('react');
  const dom = require('react-dom');
  const { useSyncExternalStore } = react;
  react.useSyncExternalStore = (
    subscribe: (onChange: () => void) => () => void,
    get: () => unknown,
    getOnServer: () => unknown = get,
  ) => {
    observe(subscribe);
    return useSyncExternalStore(subscribe, get, getOnServer);
  };
  dom.createPortal = (children: ReactNode) => children;
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, {
    matchMedia: () => query,
    location: new URL('http://localhost/'),
  });
}
