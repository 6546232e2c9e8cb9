import type { Handlers } from '#server/http/handler.ts';
import { getDhTags } from './get-dh-tags.ts';
import { getGenres } from './get-genres.ts';
import { getLanguages } from './get-languages.ts';
import { getLocations } from './get-locations.ts';
import { listHashtags } from './list-hashtags.ts';
import { saveHashtag } from './save-hashtag.ts';
import { searchHashtags } from './search-hashtags.ts';
import { searchLocations } from './search-locations.ts';

export const referenceOperations = {
  getDhTags,
  getGenres,
  getLanguages,
  getLocations,
  listHashtags,
  saveHashtag,
  searchHashtags,
  searchLocations,
} satisfies Partial<Handlers>;
