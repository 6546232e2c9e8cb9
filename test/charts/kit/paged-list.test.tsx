import { type ComponentType, useState } from 'react';
import { page } from 'vitest/browser';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor } from 'xstate';
import { deviceDraftsMachine } from '#machines/flow/posts/device-drafts.ts';
import type { createPagedList, pagedListMachine } from '#machines/kit/paged-list.ts';
import { postListMachine } from '#src/features/posts/dashboard/live-post-machines.ts';
import { parseFilters } from '#src/features/posts/list/post-filters.ts';
import { PostList } from '#src/features/posts/list/post-list.tsx';
import type { PostListActor } from '#src/features/posts/list/post-list-actor.ts';
import { WorkList } from '#src/features/review/work-list.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { cardOfTest } from '#test/factories/post-cards.ts';
import samples, { pagedListEvents } from '#test/unit/machines/events/kit/paged-list.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press } from '../harness/gestures.ts';

/* One chart, drawn by most lists through `PagedListView` and by the dashboard in its own way. */

type KeyedActor = ActorRefFrom<typeof pagedListMachine>;

const Work = ({ actor }: { actor: KeyedActor }) => (
  <WorkList actor={actor} rowKey={({ key }) => key} renderRow={({ key }) => <Text>{key}</Text>} />
);

function Posts({ actor }: { actor: PostListActor }) {
  const [drafts] = useState(() =>
    createActor(deviceDraftsMachine, { input: { ownerUserId: 'me' } }),
  );
  return <PostList actor={actor} drafts={drafts} busyPost={undefined} onSelect={() => {}} />;
}

const posts = pagedListEvents(
  postListMachine,
  [cardOfTest(), cardOfTest({}, 2)],
  [parseFilters(new URLSearchParams()), parseFilters(new URLSearchParams('state=PUBLISHED'))],
);

walkList(samples, Work, { loading: /^Loading/, empty: 'Nothing left to review' });
walkList(posts, Posts, {
  loading: 'Loading posts…',
  empty: /^(No posts found|Create your first post)$/,
});

type Words = { loading: string | RegExp; empty: string | RegExp };

function walkList<Row, Filters>(
  listSamples: ReturnType<typeof pagedListEvents<Row, Filters>>,
  Screen: ComponentType<{ actor: ActorRefFrom<ReturnType<typeof createPagedList<Row, Filters>>> }>,
  { loading, empty }: Words,
): void {
  const row = () => page.getByRole('listitem').first();
  const rowOrPlaceholder = ({ context: { rows } }: AnyMachineSnapshot) =>
    rows.length > 0 ? row() : page.getByText(loading);
  const again = () => page.getByRole('button', { name: 'Try again' });
  // spec 4.36
  walkChart({
    samples: listSamples,
    Screen,
    gestures: {
      'more.requested': press('Load More'),
      'retry.requested': press('Try again'),
      // From the filters, the cards and their menus, the outbox and the shell.
      'filter.changed': outside,
      'filter.typed': outside,
      'list.reset': outside,
      'first-page.changed': outside,
      'row.changed': outside,
      'row.removed': outside,
      'row.restored': outside,
      'session.expired': outside,
      'session.restored': outside,
      'signed.out': outside,
      'network.online': outside,
    },
    shows: {
      'paged-list.typing': rowOrPlaceholder,
      'paged-list.loading': rowOrPlaceholder,
      'paged-list.empty': () => page.getByText(empty),
      'paged-list.failed': again,
      'paged-list.listing.idle': row,
      'paged-list.listing.loadingMore': ({ context: { rows } }) =>
        rows.length > 0 ? page.getByRole('button', { name: 'Load More' }) : page.getByText(loading),
      'paged-list.listing.moreFailed': again,
      'paged-list.signInNeeded': rowOrPlaceholder,
    },
  });
}
