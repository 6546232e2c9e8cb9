import { fromPromise } from 'xstate';
import { publicPostPath } from '#domain/post/post-paths.ts';
import {
  postSharingMachine,
  type ShareOutcome,
  type ShareRequest,
} from '#machines/flow/posts/post-sharing.ts';

/** The whole address of a post's public page. */
export const publicPostUrl = (post: { postUID: string }): string =>
  new URL(publicPostPath(post), location.origin).href;

/**
 * Whether the device has a list of apps to share with. Desktops that have one offer little more
 * than copying.
 */
export const canShare = (): boolean =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

async function shareLink({ post, method }: ShareRequest): Promise<ShareOutcome> {
  if (!post) return 'dismissed';
  const url = publicPostUrl(post);
  if (method === 'share' && (await isShared({ title: post.title, url }))) return 'dismissed';
  await navigator.clipboard.writeText(url);
  return 'copied';
}

/** False where the device refuses, and the clipboard takes the link instead. */
async function isShared(data: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** @see {@link postSharingMachine} */
export const livePostSharingMachine = postSharingMachine.provide({
  actors: {
    shareLink: fromPromise<ShareOutcome, ShareRequest>(({ input }) => shareLink(input)),
  },
});
