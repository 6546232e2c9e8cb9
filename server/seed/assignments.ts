import { type ContentLanguage, contentLanguages } from '#domain/languages.ts';
import type { PostFormat } from '#domain/post-states.ts';
import { newsIn } from './bulletins.ts';
import { type DemoCreator, storytellers } from './creators.ts';
import type { Story } from './stories/story.ts';
import { storiesIn } from './stories.ts';

/** One post of the demo before it has a state: who writes what, in which language and form. */
export type Assignment = { story: Story; language: ContentLanguage; format: PostFormat };

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

/** Who is not approved has begun with so much. */
const draftsOfOthers = 2;
/** Has no factor with the number of news, so that one headline is not followed by its like from the next town. */
const stride = 37;

/** What each creator writes, the newest first: stories of the storytellers, then the news of their languages. */
export function assignments(creators: readonly DemoCreator[]): Map<DemoCreator, Assignment[]> {
  const given = new Map(creators.map((creator) => [creator, storiesOf(creator)]));
  for (const { isoCode: language } of contentLanguages) {
    const writers = creators.filter(({ languages }) => languages.includes(language));
    const approved = writers.filter(({ work }) => work === 'approved');
    const news = newsIn(language);
    const mixed = news.map((_, turn) => news[(turn * stride) % news.length] as Story);
    for (const writer of writers) {
      if (writer.work === 'approved') continue;
      for (const story of mixed.splice(0, draftsOfOthers)) give(writer, story, language);
    }
    for (const [turn, story] of mixed.entries()) {
      const writer = approved[turn % approved.length];
      if (writer) give(writer, story, language);
    }
  }
  return given;

  function give(writer: DemoCreator, story: Story, language: ContentLanguage): void {
    const own = given.get(writer) ?? [];
    own.push({ story, language, format: formats[own.length % formats.length] ?? 'FORMAT_ARTICLE' });
  }
}

/** Two storytellers of one language do not write the same. */
function storiesOf(creator: DemoCreator): Assignment[] {
  if (!storytellers.includes(creator)) return [];
  return creator.languages.flatMap((language) => {
    const stories = storiesIn(language);
    const isShared = language === 'en' || language === 'ur';
    const isFirst = creator.work === 'approved';
    const own = isShared ? (isFirst ? stories.slice(0, -2) : stories.slice(-2)) : stories;
    return own.map((story) => ({ story, language, format: 'FORMAT_ARTICLE' as const }));
  });
}
