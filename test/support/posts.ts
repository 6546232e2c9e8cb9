import type { components } from '#generated/contract.ts';
import { cardOfTest } from './cards.ts';

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
