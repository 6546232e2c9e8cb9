import type { Post } from '#machines/flow/editor/post-content.ts';

/** One of the seven pictures of Storybook (.storybook/pictures); the third one is upright. */
export function storyPicture(place: number, caption: string, alt = ''): Post['pictures'][number] {
  const id = `01930000-0000-7000-8000-0000000000f${place}`;
  const size = place === 3 ? { width: 1080, height: 1920 } : { width: 1280, height: 720 };
  return { id, url: `/pictures/${id}.jpg`, ...size, caption, alt };
}
