import type { PostFormat } from './post-formats.ts';

type PostKey = { postUID: string };

/** For whom a post is written, when it is a creator of the agency that is signed in. */
export type Represented = { userId?: string | undefined };

const suffix = ({ userId }: Represented) => (userId ? `&userId=${userId}` : '');

/** The editor's address of a post. */
export const editPostPath = ({ postUID }: PostKey, represented: Represented = {}): string =>
  `/app/post/edit?postUID=${postUID}${suffix(represented)}`;

/** The address of a post's preview. */
export const viewPostPath = ({ postUID }: PostKey, represented: Represented = {}): string =>
  `/app/post/view?postUID=${postUID}${suffix(represented)}`;

/** The address of a post's engagement by day. */
export const postAnalyticsPath = ({ postUID }: PostKey, represented: Represented = {}): string =>
  `/app/analytics/post?postUID=${postUID}${suffix(represented)}`;

/**
 * Where the creator of a post asks for a second review of a decision on it; without an id, of the
 * last one.
 */
export const secondReviewPath = (
  { postUID }: PostKey,
  { decisionId }: { decisionId?: string | undefined },
  represented: Represented = {},
): string =>
  `/app/post/second-review?postUID=${postUID}${suffix(represented)}` +
  (decisionId ? `&decision=${decisionId}` : '');

/** The editor's address of a new post. */
export const createPostPath = (format: PostFormat, represented: Represented = {}): string =>
  `/app/post/create?format=${format}${suffix(represented)}`;

/** The list of the own posts, or of those of a creator for whom an agency writes. */
export const postListPath = ({ userId }: Represented = {}): string =>
  userId ? `/app/own-creators?creator=${userId}` : '/app/post/list';

/** The address of a published post for everybody, which can be shared. */
export const publicPostPath = ({ postUID }: PostKey): string => `/p/${postUID}`;
