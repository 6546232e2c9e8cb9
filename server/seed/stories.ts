import type { ContentLanguage } from '#domain/languages.ts';
import { hindi } from './stories/hindi.ts';
import { assamese, bengali, bhojpuri, odia, punjabi } from './stories/north-and-east.ts';
import { kannada, malayalam, tamil, telugu } from './stories/south.ts';
import type { Story } from './stories/story.ts';
import { english, urdu } from './stories/urdu-and-english.ts';
import { gujarati, marathi } from './stories/west.ts';

const stories: Record<ContentLanguage, Story[]> = {
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

/** The demo's articles in one of the content languages, in the words of its own newspapers. */
export const storiesIn = (language: ContentLanguage): readonly Story[] => stories[language];
