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
  /** The states that it names (`otp.sending`), or else those that it draws. */
  states: string[];
};

type StoryFile = Record<string, StoryExport> & { default: StoryExport & { title: string } };

/** Every story of stories/, loaded as Storybook does, and rendered once. */
export async function listStories(): Promise<ListedStory[]> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
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
    const named = story.parameters?.state;
    yield {
      id: toId(meta.title, storyNameFromExport(exportName)),
      title: meta.title,
      name: story.name ?? storyNameFromExport(exportName),
      file,
      exportName,
      states: named ? [named].flat() : await renderer.statesOf(meta, story),
    };
  }
}
