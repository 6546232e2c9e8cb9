import { globSync } from 'node:fs';
import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import { createServer } from 'vite';
import { root } from '../child-process.ts';
import { type StoryExport, StoryRenderer } from './rendered-stories.ts';

/** A story as its file exports it. */
export type ListedStory = {
  /** As in Storybook's addresses: `auth-phone--sending`. */
  id: string;
  title: string;
  name: string;
  file: string;
  exportName: string;
  /** The states that it names (`otp.sending`), or else those that it draws and shows. */
  states: string[];
  /** Those of the states it names that the Chart panel does not highlight. */
  notHighlighted: string[];
  /** The texts that it shows, in English. */
  texts: string[];
};

type StoryFile = Record<string, StoryExport> & { default: StoryExport & { title: string } };

/** Every story of stories/, loaded as Storybook does, and rendered once. */
export async function listStories(): Promise<ListedStory[]> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Where dialogs are opened, which rendering without a browser takes no notice of.
    define: { 'document.body': 'undefined' },
  });
  try {
    const renderer = await StoryRenderer.create(vite);
    const stories: ListedStory[] = [];
    for (const file of globSync('stories/**/*.stories.tsx', { cwd: root }).sort())
      for await (const story of storiesIn(file, await vite.ssrLoadModule(`/${file}`), renderer))
        stories.push(story);
    return stories;
  } finally {
    await vite.close();
  }
}

async function* storiesIn(
  file: string,
  loaded: Record<string, unknown>,
  renderer: StoryRenderer,
): AsyncGenerator<ListedStory> {
  const { default: meta, ...exported } = loaded as StoryFile;
  for (const [exportName, story] of Object.entries(exported)) {
    if (!isExportStory(exportName, {})) continue;
    const { states: drawn, highlighted, texts } = await renderer.render(meta, story);
    const named = story.parameters?.state;
    const states = named ? [named].flat() : drawn.filter((state) => highlighted.includes(state));
    yield {
      id: toId(meta.title, storyNameFromExport(exportName)),
      title: meta.title,
      name: story.name ?? storyNameFromExport(exportName),
      file,
      exportName,
      states,
      notHighlighted: states.filter((state) => !highlighted.includes(state)),
      texts,
    };
  }
}
