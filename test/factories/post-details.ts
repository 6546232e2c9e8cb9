import { referenceExamples } from '#contract/examples/operations/reference.ts';
import { post, postForModerator } from '#contract/examples/posts/articles.ts';
import type { PostDetailsSubject } from '#machines/flow/review/post-details.ts';

/** A post in review as a moderator opens its details; `changed` are fields of the post. */
export const detailsSubject = (
  changed: Partial<PostDetailsSubject['post']> = {},
): PostDetailsSubject => ({
  post: post({ ...postForModerator, ...changed }),
  choices: {
    languages: referenceExamples.getLanguages[200].some.data,
    genres: referenceExamples.getGenres[200].some.data,
    featuredHashtags: referenceExamples.getDhTags[200].some.data,
  },
});
