export { refuseInapplicableReasons } from './actions/move-post.ts';
export { undoPostDecision } from './actions/undo-post-decision.ts';
export { findAllowedPictures } from './content/allowed-media.ts';
export {
  hasTooManyTags,
  renderPictureFigure,
  sanitizeArticle,
} from './content/article-sanitizer.ts';
export { createCardPresenter, postRole, presentPost } from './presenter.ts';
export { publicationAttemptsTotal, requeueDueDeliveries } from './publishing/deliver.ts';
export { publishPost, requeuePendingPosts } from './publishing/publish-post.ts';
export {
  createScheduledPublisher,
  publishDuePost,
  publishDuePosts,
  scheduledPostsTotal,
} from './publishing/scheduled-publisher.ts';
export { updatePublication } from './publishing/update-publication.ts';
export { requeueUnconfirmedWithdrawals, withdrawPost } from './publishing/withdraw-post.ts';
export { deleteOldDeliveries } from './repository/deliveries.ts';
export { readDeliveryBacklog } from './repository/delivery-backlog.ts';
export { listDuplicates } from './repository/duplicates.ts';
export {
  countArchivedPosts,
  countPostsByState,
  hasPublishedPosts,
} from './repository/post-counts.ts';
export { recordPostEvent } from './repository/post-events.ts';
export { findVersion } from './repository/post-versions.ts';
export {
  findPost,
  listPostsById,
  lockPostById,
  lockPostKey,
  type PostRow,
  updatePost,
} from './repository/posts.ts';
export {
  countReviewQueue,
  listReviewQueue,
  type ReviewQueueFilters,
  type ReviewQueueRow,
} from './repository/review-queue.ts';
export { isPublishTimeAhead, readScheduleDelay, unclaimed } from './repository/scheduled-posts.ts';
export { loadAuthor } from './rules/load-author.ts';
export { postPosition } from './rules/post-transition.ts';
