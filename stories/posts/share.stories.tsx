import { postSharingMachine } from '#machines/flow/posts/post-sharing.ts';
import { ShareDialog } from '#src/features/posts/share/share-dialog.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { posts } from './post-data.ts';

export default { title: 'Posts/Share' };

const [post = null] = posts;

export const CopyRefused = screenStory(ShareDialog, postSharingMachine, {
  value: 'refused',
  context: { post, method: 'copy' },
});
