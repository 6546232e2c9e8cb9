import { postChangesMachine } from '#machines/flow/posts/post-changes.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const filters = { status: 'published' as const, draftStage: 'all' as const };
const post = cardOfTest();
const { clientId } = post;
const published = cardOfTest({ state: 'PUBLISHED' });
const index = 0;

export default chartEvents({
  machine: postChangesMachine,
  events: [
    { type: 'post.removed', post, action: 'archive', index, filters },
    { type: 'post.removed', post, action: 'delete', index, filters },
    { type: 'post.restored', post, index, filters },
    { type: 'post.restored', post, index, filters: { status: 'all', draftStage: 'all' } },
    { type: 'post.changed', change: 'unpublish', post: published, filters },
    { type: 'post.changed', change: 'unpublish', post: { ...post, state: 'UNPUBLISHED' }, filters },
    { type: 'deletion.withdrawn', clientId, isInTime: true, filters },
    { type: 'deletion.withdrawn', clientId: 'unknown', isInTime: true, filters },
    { type: 'deletion.withdrawn', clientId, isInTime: false, filters },
    { type: 'undo.requested', clientId, key: 'k' },
  ],
});
