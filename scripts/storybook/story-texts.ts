import type { ListedStory } from './story-list.ts';

/**
 * The texts of the stories: for each title, its texts with the places of the stories that show them
 * among the stories of that title.
 */
export type StoryTexts = Record<string, Record<string, number[]>>;

/** Lists by title and text, both sorted, which stories show a text. */
export function combineStoryTexts(stories: Pick<ListedStory, 'title' | 'texts'>[]): StoryTexts {
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  return Object.fromEntries(
    sortedEntries(byTitle).map(([title, ofTitle]) => {
      const places = new Map<string, number[]>();
      for (const [place, { texts }] of ofTitle.entries())
        for (const text of new Set(texts)) places.set(text, [...(places.get(text) ?? []), place]);
      return [title, Object.fromEntries(sortedEntries(places))];
    }),
  );
}

const sortedEntries = <Value>(map: Map<string, Value>): [string, Value][] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1));
