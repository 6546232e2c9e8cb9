import texts from '#generated/storybook-texts.json';
import type { StoryTexts } from '../../scripts/storybook/story-texts.ts';
import { panelData, type StateStory } from './panel-data.ts';

/** A text in which the words occur, with the stories that show it. */
export type FoundText = { text: string; stories: StateStory[] };

/** The texts that were found in the stories of one title. */
export type FoundScreen = { title: string; texts: FoundText[] };

const storyTexts: StoryTexts = texts;

const storiesByTitle = Map.groupBy(
  Object.entries(panelData.stories).map(([id, { title, name }]) => ({ id, title, name })),
  ({ title }) => title,
);

/**
 * The texts of stories in which every word of the query occurs, by title. Texts that are the query
 * come first, then those that contain it as a whole.
 */
export function searchTexts(query: string): FoundScreen[] {
  const wanted = comparable(query);
  if (wanted.length < 2) return [];
  const words = wanted.split(' ');
  return Object.entries(storyTexts)
    .map(([title, ofTitle]) => {
      const found = Object.entries(ofTitle)
        .map(([text, places]) => ({ text, places, rank: rankOf(comparable(text), wanted, words) }))
        .filter(({ rank }) => rank < noMatch)
        .sort((one, other) => one.rank - other.rank || one.text.length - other.text.length);
      return { title, found, rank: found[0]?.rank ?? noMatch };
    })
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ title, found }) => ({
      title,
      texts: found.map(({ text, places }) => ({ text, stories: storiesAt(title, places) })),
    }));
}

const noMatch = 3;

/** 0 for the same text, 1 for one that contains the query, 2 for one with each of its words. */
function rankOf(text: string, wanted: string, words: string[]): number {
  if (text === wanted) return 0;
  if (text.includes(wanted)) return 1;
  return words.every((word) => text.includes(word)) ? 2 : noMatch;
}

/** Without differences that a person who copies a text from a screen does not see. */
const comparable = (text: string): string =>
  text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

function storiesAt(title: string, places: number[]): StateStory[] {
  const stories = storiesByTitle.get(title) ?? [];
  return places.flatMap((place) => stories[place] ?? []);
}
