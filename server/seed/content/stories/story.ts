import type { Genre } from '#domain/post/genres.ts';

/**
 * An article of the demo. `about` is its genre and sub-genre; `place` a city of the publish step.
 */
export type Story = {
  title: string;
  body: string;
  about: `${Genre}/${string}`;
  place: string;
  hashtags?: string[];
};
