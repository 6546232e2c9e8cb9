import type { ContentLanguage } from '#domain/language/languages.ts';
import { hindi } from './stories/hindi.ts';
import { northernAndEastern } from './stories/north-and-east.ts';
import { southern } from './stories/south.ts';
import type { Story } from './stories/story.ts';
import { urduAndEnglish } from './stories/urdu-and-english.ts';
import { western } from './stories/west.ts';

const stories: Record<ContentLanguage, Story[]> = {
  hi: hindi,
  ...northernAndEastern,
  ...southern,
  ...western,
  ...urduAndEnglish,
};

/** The demo's articles in one of the content languages, in the words of its own newspapers. */
export const storiesByLanguage = (language: ContentLanguage): readonly Story[] => stories[language];
