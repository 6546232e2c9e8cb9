import { type ComponentType, useState } from 'react';
import { page } from 'vitest/browser';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor } from 'xstate';
import { deviceDraftsMachine } from '#machines/flow/device-drafts.ts';
import type { createPagedList, pagedListMachine } from '#machines/flow/paged-list.ts';
import { LoadMore, PagedPlace } from '#src/money/paged-place.tsx';
import { filtersOf } from '#src/posts/filters.ts';
import { postListMachine } from '#src/posts/live-machines.ts';
import { PostList, type PostListActor } from '#src/posts/post-list.tsx';
import { WorkList } from '#src/staff/work-list.tsx';
import { Text } from '#src/ui/text.tsx';
import { cardOfTest } from '../support/cards.ts';
import samples, { pagedListEvents } from '../unit/machines/events/paged-list.ts';
import { outside, press } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

/* The lists of staff, of money and of the dashboard: one chart, drawn by each in its own way. */

type KeyedActor = ActorRefFrom<typeof pagedListMachine>;

const Work = ({ actor }: { actor: KeyedActor }) => (
  <WorkList actor={actor} keyOf={({ key }) => key} show={({ key }) => <Text>{key}</Text>} />
);

function Money({ actor }: { actor: KeyedActor }) {
  return (
    <PagedPlace actor={actor} empty={<Text>No invoices yet</Text>}>
      <ul>
        <li>Invoice</li>
      </ul>
      <LoadMore actor={actor} />
    </PagedPlace>
  );
}

function Posts({ actor }: { actor: PostListActor }) {
  const [drafts] = useState(() => createActor(deviceDraftsMachine, { input: { ownerUserId: 'me' } }));
  return <PostList actor={actor} drafts={drafts} busyPost={undefined} onChoice={() => {}} />;
}

const posts = pagedListEvents(
  postListMachine,
  [cardOfTest(), cardOfTest({}, 2)],
  [filtersOf(new URLSearchParams()), filtersOf(new URLSearchParams('state=PUBLISHED'))],
);

walkList(samples, Work, { loading: /^Loading/, empty: 'Nothing is waiting' });
walkList(samples, Money, { loading: /^Loading/, empty: 'No invoices yet' });
walkList(posts, Posts, { loading: 'Loading posts…', empty: /^(Nothing found|Your first story is waiting)$/ });

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
  walkChart({
    samples: listSamples,
    Screen,
    gestures: {
      'more.requested': press('Load More'),
      'retry.requested': press('Try again'),
      // The bar of filters, the cards and their menus, the outbox and the shell tell.
      'filter.changed': outside,
      'filter.typed': outside,
      'list.reset': outside,
      'beginning.changed': outside,
      'row.changed': outside,
      'row.removed': outside,
      'row.returned': outside,
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
      'paged-list.listing.loadingMore': () => page.getByRole('button', { name: 'Load More' }),
      'paged-list.listing.moreFailed': again,
      'paged-list.signInNeeded': rowOrPlaceholder,
    },
  });
}
