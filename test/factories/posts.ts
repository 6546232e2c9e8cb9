import type { components } from '#generated/contract.ts';
import { cardOfTest } from './post-cards.ts';

type Post = components['schemas']['Post'];

/** A whole post; everything that a test does not care about is filled in. */
export function postOfTest(more: Partial<Post> = {}): Post {
  const { excerpt, cover: _, ...shared } = cardOfTest();
  return {
    ...shared,
    textContent: `<p>${excerpt}</p>`,
    genre: null,
    subGenre: null,
    locations: [],
    hashtags: [],
    pictures: [],
    imageKind: null,
    video: null,
    ...more,
  };
}

/** A version of the same post. */
export function versionOfTest(
  more: Partial<components['schemas']['PostVersion']> = {},
): components['schemas']['PostVersion'] {
  const {
    title,
    textContent,
    language,
    madeWithAi,
    genre,
    subGenre,
    locations,
    hashtags,
    ...shown
  } = postOfTest();
  const { pictures, imageKind, video, updatedAt: at } = shown;
  const facts = { language, madeWithAi, genre, subGenre, locations, hashtags };
  return {
    revision: 1,
    kind: 'sent',
    at,
    title,
    textContent,
    ...facts,
    pictures,
    imageKind,
    video,
    ...more,
  };
}
