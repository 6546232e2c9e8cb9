import type { ContentLanguage } from '#domain/languages.ts';
import { type Bulletin, type Theme, themes } from './bulletins/bulletin.ts';
import { assamese, bengali, odia } from './bulletins/east.ts';
import { bhojpuri, hindi, punjabi, urdu } from './bulletins/north.ts';
import { kannada, malayalam, tamil, telugu } from './bulletins/south.ts';
import { english, gujarati, marathi } from './bulletins/west-and-english.ts';
import type { Story } from './stories/story.ts';

const bulletins: Record<ContentLanguage, Bulletin> = {
  hi: hindi,
  en: english,
  ur: urdu,
  ta: tamil,
  te: telugu,
  ml: malayalam,
  bn: bengali,
  mr: marathi,
  kn: kannada,
  gu: gujarati,
  pa: punjabi,
  or: odia,
  as: assamese,
  bho: bhojpuri,
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
