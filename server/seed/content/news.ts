import type { ContentLanguage } from '#domain/language/languages.ts';
import { eastern } from './news/east.ts';
import { northern } from './news/north.ts';
import { type NewsTheme, newsThemes, type RegionalNews } from './news/regional-news.ts';
import { southern } from './news/south.ts';
import { westernAndEnglish } from './news/west-and-english.ts';
import type { Story } from './stories/story.ts';

const newsByLanguage: Record<ContentLanguage, RegionalNews> = {
  ...northern,
  ...eastern,
  ...southern,
  ...westernAndEnglish,
};

/**
 * Every news of a language from every of its places: `नागपूर: दोन दिवसांच्या पावसाने पेरणीला वेग`.
 */
export function newsStories(language: ContentLanguage): Story[] {
  const { places, news } = newsByLanguage[language];
  return Object.entries(news).flatMap(([theme, [title, body]]) =>
    Object.entries(places).map(([place, name]) => ({
      title: `${name}: ${title}`,
      body,
      about: newsThemes[theme as NewsTheme],
      place,
    })),
  );
}
