import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CardChoice, postActionMachine } from '#machines/flow/posts/post-action.ts';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import type { CardMenuChoice } from '../card/card-menu-items.tsx';
import { DeviceDrafts } from '../drafts/device-drafts.tsx';
import type { DraftsActor } from '../drafts/drafts-actor.ts';
import type { Anchor } from '../list/list-restoration.ts';
import type { PostFilters } from '../list/post-filters.ts';
import { PostFiltersBar } from '../list/post-filters-bar.tsx';
import { PostList } from '../list/post-list.tsx';
import { LazyScheduleDialog } from '../schedule/lazy-schedule-dialog.tsx';
import type { ScheduleActor } from '../schedule/live-post-schedule-machine.ts';
import { usePostSharing } from '../share/use-post-sharing.tsx';
import { CreatePostMenu } from './create-post-menu.tsx';
import { DashboardDialogs } from './dashboard-dialogs.tsx';
import type { PostCard, postListMachine, quickAnalyticsMachine } from './live-post-machines.ts';
import { QuickAnalytics } from './quick-analytics.tsx';

type Props = {
  list: ActorRefFrom<typeof postListMachine>;
  action: ActorRefFrom<typeof postActionMachine>;
  schedule: ScheduleActor;
  analytics: ActorRefFrom<typeof quickAnalyticsMachine>;
  drafts: DraftsActor;
  /** What staff announce, above the list. */
  announcements?: ReactNode;
  /** What the portal offers, below the list. */
  offer?: ReactNode;
  /** Campaigns to take part in, beside the list where there is room. */
  campaigns?: ReactNode;
  filters: PostFilters;
  canCreate: boolean;
  /** The position to restore on return. */
  anchor?: Anchor | null;
  /** When the list was loaded, if it is from an earlier visit; in milliseconds since 1970. */
  savedAt?: number | undefined;
  onFilters: (filters: PostFilters, how: 'chosen' | 'typed') => void;
};

/** A creator's own posts: search, status, and a button for a new one. */
export function DashboardScreen({
  list,
  action,
  schedule,
  analytics,
  drafts,
  announcements,
  offer,
  campaigns,
  filters,
  canCreate,
  anchor,
  savedAt,
  onFilters,
}: Props) {
  const busyPost = useSelector(action, ({ value, context }) =>
    value === 'acting' || value === 'signInNeeded' ? context.intent?.post.postUID : undefined,
  );
  const sharing = usePostSharing();
  const choose = useCallback(
    (post: PostCard, choice: CardMenuChoice) => {
      if (choice === 'share' || choice === 'copy')
        sharing.send({ type: 'share.requested', post, method: choice });
      else if (choice === 'schedule') schedule.send({ type: 'schedule.chosen', post });
      else action.send(cardEvent(post, choice));
    },
    [action, schedule, sharing],
  );
  return (
    <Page paddingBlock={{ base: '4', sm: '6', md: '10' }}>
      <DashboardHeader isArchive={filters.archived} canCreate={canCreate} />
      <Box
        display="grid"
        gap={{ base: '4', sm: '6', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      >
        <Box as="aside" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
          <Stack gap="6">
            <QuickAnalytics actor={analytics} />
            {campaigns}
          </Stack>
        </Box>
        <Stack gap={{ base: '4', sm: '6' }} gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
          <DeviceDrafts actor={drafts} list={list} />
          <PostFiltersBar
            key={String(filters.archived)}
            filters={filters}
            onChosen={(cardEvent) => onFilters(cardEvent, 'chosen')}
            onTyped={(typed) => onFilters(typed, 'typed')}
          />
          {announcements}
          <PostList
            actor={list}
            drafts={drafts}
            busyPost={busyPost}
            anchor={anchor ?? null}
            savedAt={savedAt}
            onSelect={choose}
          />
          {offer}
        </Stack>
      </Box>
      <LazyScheduleDialog actor={schedule} />
      <DashboardDialogs action={action} sharing={sharing} drafts={drafts} />
    </Page>
  );
}

type HeaderProps = { isArchive: boolean; canCreate: boolean };

function DashboardHeader({ isArchive, canCreate }: HeaderProps) {
  return (
    <Row justifyContent="space-between" rowGap="2" marginBlockEnd={{ base: '4', sm: '6' }}>
      <PageTitle>
        {isArchive ? (
          <FormattedMessage id="posts.title.archived" defaultMessage="Archived posts" />
        ) : (
          <FormattedMessage id="posts.title" defaultMessage="Your posts" />
        )}
      </PageTitle>
      {canCreate && <CreatePostMenu />}
    </Row>
  );
}

const cardEvent = (post: PostCard, choice: CardChoice) =>
  choice === 'history'
    ? ({ type: 'history.chosen', post } as const)
    : ({ type: 'action.chosen', post, action: choice, key: crypto.randomUUID() } as const);
