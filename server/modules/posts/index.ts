export {
  hasTooManyTags,
  renderPictureFigure,
  sanitizeArticle,
} from './content/article-sanitizer.ts';
export { createCardPresenter, postRole } from './presenter.ts';
export { publishPost, requeuePendingPosts } from './publishing/publish-post.ts';
export { updatePublication } from './publishing/update-publication.ts';
export { requeueUnconfirmedWithdrawals, withdrawPost } from './publishing/withdraw-post.ts';
export { listReviewQueue, type ReviewQueueRow } from './repository/post-lists.ts';
export { lockPostKey } from './repository/posts.ts';
export { loadAuthor } from './rules/load-author.ts';
export { postPosition } from './rules/post-transition.ts';
