import { type ContentLanguage, contentLanguages } from '#domain/language/languages.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import { newsStories } from '../content/news.ts';
import type { Story } from '../content/stories/story.ts';
import { storiesByLanguage } from '../content/stories.ts';
import { type DemoCreator, storyWriters } from '../people/story-writers.ts';

/** One post of the demo before it has a state: who writes what, in which language and form. */
export type PostAssignment = { story: Story; language: ContentLanguage; format: PostFormat };

const formats: PostFormat[] = [
  'FORMAT_ARTICLE',
  'FORMAT_IMAGE',
  'FORMAT_ARTICLE',
  'FORMAT_GALLERY',
  'FORMAT_ARTICLE',
  'FORMAT_VIDEO',
  'FORMAT_ARTICLE',
  'FORMAT_IMAGE',
  'FORMAT_ARTICLE',
  'GIFVIDEO',
];

/** The number of drafts of a creator who is not approved. */
const draftsPerUnapprovedCreator = 2;
/**
 * Has no factor with the number of news, so that one headline is not followed by its like from the
 * next town.
 */
const storyStride = 37;

/**
 * What each creator writes, the newest first: stories of the storytellers, then the news of their
 * languages.
 */
export function assignPosts(creators: readonly DemoCreator[]): Map<DemoCreator, PostAssignment[]> {
  const given = new Map(creators.map((creator) => [creator, storiesFor(creator)]));
  for (const { isoCode: language } of contentLanguages) {
    const writers = creators.filter(({ languages }) => languages.includes(language));
    const approved = writers.filter(({ work }) => work === 'approved');
    const news = newsStories(language);
    const mixed = news.map((_, turn) => news[(turn * storyStride) % news.length] as Story);
    for (const writer of writers) {
      if (writer.work === 'approved') continue;
      for (const story of mixed.splice(0, draftsPerUnapprovedCreator))
        assign(writer, story, language);
    }
    for (const [turn, story] of mixed.entries()) {
      const writer = approved[turn % approved.length];
      if (writer) assign(writer, story, language);
    }
  }
  return given;

  function assign(writer: DemoCreator, story: Story, language: ContentLanguage): void {
    const own = given.get(writer) ?? [];
    own.push({ story, language, format: formats[own.length % formats.length] ?? 'FORMAT_ARTICLE' });
  }
}

/** Two storytellers of one language do not write the same. */
function storiesFor(creator: DemoCreator): PostAssignment[] {
  if (!storyWriters.includes(creator)) return [];
  return creator.languages.flatMap((language) => {
    const stories = storiesByLanguage(language);
    const isShared = language === 'en' || language === 'ur';
    const isFirst = creator.work === 'approved';
    const own = isShared ? (isFirst ? stories.slice(0, -2) : stories.slice(-2)) : stories;
    return own.map((story) => ({ story, language, format: 'FORMAT_ARTICLE' as const }));
  });
}
