import { featuredHindiPost, featuredUrduPost } from '#contract/examples/posts/featured.ts';
import { Failure } from '#domain/contract/failure.ts';
import { featuredSelectionMachine } from '#machines/flow/admin/featured-selection.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const { postUID } = featuredHindiPost;

export default chartEvents({
  machine: featuredSelectionMachine,
  events: [
    { type: 'post.added', post: featuredUrduPost },
    { type: 'post.moved', postUID, to: 1 },
    { type: 'post.removed', postUID },
    { type: 'post.restored', post: featuredHindiPost, at: 0 },
  ],
  replies: {
    loadSelection: {
      done: [[featuredHindiPost]],
      failed: [new Failure({ code: 'network' })],
    },
    saveSelection: {
      done: [[featuredUrduPost, featuredHindiPost]],
      failed: [
        new Failure({ code: 'network' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
        new Failure({ code: 'revision-conflict', status: 409 }),
      ],
    },
  },
  distinguish: ({ saved, posts, failure }) => [saved.length, posts.length, failure?.code ?? null],
});
