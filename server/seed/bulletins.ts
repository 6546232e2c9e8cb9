import type { ContentLanguage } from '#domain/languages.ts';
import { type Bulletin, type Theme, themes } from './bulletins/bulletin.ts';
import { eastern } from './bulletins/east.ts';
import { northern } from './bulletins/north.ts';
import { southern } from './bulletins/south.ts';
import { westernAndEnglish } from './bulletins/west-and-english.ts';
import type { Story } from './stories/story.ts';

const bulletins: Record<ContentLanguage, Bulletin> = {
  ...northern,
  ...eastern,
  ...southern,
  ...westernAndEnglish,
};

/** Every news of a language from every of its places: `नागपूर: दोन दिवसांच्या पावसाने पेरणीला वेग`. */
export function newsIn(language: ContentLanguage): Story[] {
  const { places, news } = bulletins[language];
  return Object.entries(news).flatMap(([theme, [title, body]]) =>
    Object.entries(places).map(([place, name]) => ({
      title: `${name}: ${title}`,
      body,
      about: themes[theme as Theme],
      place,
    })),
  );
}
