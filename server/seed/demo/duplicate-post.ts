import type { Insertable } from 'kysely';
import { newId } from '#server/platform/database/ids.ts';
import type { PostsTable } from '#server/platform/database/schema/posts-table.ts';

type NewPost = Insertable<PostsTable>;

/** The creator whose newest article is sent a second time. */
export const resendingCreator = 'kavitha.madurai';

const hoursInReview = 2;

/**
 * A copy of a creator's newest published article that was sent for review some hours ago, so that
 * the review shows a suspected original beside it. None where no article is published.
 * @param posts of the creator, the newest first
 */
export function duplicatePost(posts: readonly NewPost[], now: Date): NewPost | undefined {
  const original = posts.find(
    ({ format, state, archived }) =>
      format === 'FORMAT_ARTICLE' && state === 'PUBLISHED' && !archived,
  );
  if (!original) return undefined;
  const at = new Date(now.getTime() - hoursInReview * 3600 * 1000);
  return {
    ...original,
    id: newId(at),
    client_id: newId(at),
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    submitted_at: at,
    published_at: null,
    live: 'NONE',
    published: null,
    created_at: at,
    updated_at: at,
  };
}
