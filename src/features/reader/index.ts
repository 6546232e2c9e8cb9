/** A post as a reader sees it, also for a draft that only this device has. */
export { ReaderPost, type ReaderPostData } from './reader-post.tsx';
