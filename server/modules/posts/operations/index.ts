import type { Handlers } from '#server/http/handler.ts';
import { findDuplicates } from './find-duplicates.ts';
import { getFailedPublications } from './get-failed-publications.ts';
import { getFeaturedPosts } from './get-featured-posts.ts';
import { getPostByFilter } from './get-post-by-filter.ts';
import { getPostById } from './get-post-by-id.ts';
import { getPostHistory } from './get-post-history.ts';
import { getPostPage } from './get-post-page.ts';
import { getPostVersion } from './get-post-version.ts';
import { getPostVersions } from './get-post-versions.ts';
import { getPublication } from './get-publication.ts';
import { resendPublication } from './resend-publication.ts';
import { searchPublishedPosts } from './search-published-posts.ts';
import { upsertFeaturedPost } from './upsert-featured-post.ts';
import { upsertPost } from './upsert-post.ts';

export const postOperations = {
  findDuplicates,
  getFailedPublications,
  getFeaturedPosts,
  getPostByFilter,
  getPostById,
  getPostHistory,
  getPostPage,
  getPostVersion,
  getPostVersions,
  getPublication,
  resendPublication,
  searchPublishedPosts,
  upsertFeaturedPost,
  upsertPost,
} satisfies Partial<Handlers>;
