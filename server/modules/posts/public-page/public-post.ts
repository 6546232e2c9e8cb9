import type { PublishedVersion } from '#server/platform/database/schema/posts-table.ts';
import type { PublicPostRow } from '../repository/public-posts.ts';

/** A post that readers see. */
export type PublicPost = Omit<PublicPostRow, 'published'> & { published: PublishedVersion };
