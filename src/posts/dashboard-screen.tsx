import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CardChoice, postActionMachine } from '#machines/flow/post-action.ts';
import { Box, Page, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { CreatePost } from './create-post.tsx';
import { DeviceDrafts, type DraftsActor } from './device-drafts.tsx';
import { DraftRemovalDialog } from './draft-removal-dialog.tsx';
import type { PostFilters } from './filters.ts';
import { HistoryDialog } from './history-dialog.tsx';
import type { Anchor } from './left-list.ts';
import type { PostCard, postListMachine, quickAnalyticsMachine } from './live-machines.ts';
import { PostFiltersBar } from './post-filters-bar.tsx';
import { PostList } from './post-list.tsx';
import { QuickAnalytics } from './quick-analytics.tsx';

type Props = {
  list: ActorRefFrom<typeof postListMachine>;
  action: ActorRefFrom<typeof postActionMachine>;
  analytics: ActorRefFrom<typeof quickAnalyticsMachine>;
  drafts: DraftsActor;
  /** What staff announce, above the list. */
  announcements?: ReactNode;
  filters: PostFilters;
  canCreate: boolean;
  /** Where somebody who comes back was. */
  anchor?: Anchor | null;
  onFilters: (filters: PostFilters, how: 'chosen' | 'typed') => void;
};

/** A creator's own posts: find one, see where it stands, write the next. */
export function DashboardScreen({
  list,
  action,
  analytics,
  drafts,
  announcements,
  filters,
  canCreate,
  anchor,
  onFilters,
}: Props) {
  const busyPost = useSelector(action, ({ value, context }) =>
    value === 'acting' || value === 'signInNeeded' ? context.intent?.post.postUID : undefined,
  );
  const choose = useCallback(
    (post: PostCard, choice: CardChoice) => action.send(chosen(post, choice)),
    [action],
  );
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Row justifyContent="space-between" marginBlockEnd="6">
        <PageTitle>
          {filters.archived ? (
            <FormattedMessage id="posts.title.archived" defaultMessage="Archived posts" />
          ) : (
            <FormattedMessage id="posts.title" defaultMessage="Your posts" />
          )}
        </PageTitle>
        {canCreate && <CreatePost />}
      </Row>
      <Box
        display="grid"
        gap={{ base: '6', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      >
        <Box as="aside" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
          <QuickAnalytics actor={analytics} />
        </Box>
        <Stack gap="6" gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
          <DeviceDrafts actor={drafts} list={list} />
          <PostFiltersBar
            key={String(filters.archived)}
            filters={filters}
            onChosen={(chosen) => onFilters(chosen, 'chosen')}
            onTyped={(typed) => onFilters(typed, 'typed')}
          />
          {announcements}
          <PostList
            actor={list}
            drafts={drafts}
            busyPost={busyPost}
            anchor={anchor ?? null}
            onChoice={choose}
          />
        </Stack>
      </Box>
      <ActionDialog actor={action} />
      <HistoryDialog actor={action} />
      <DraftRemovalDialog actor={drafts} />
    </Page>
  );
}

const chosen = (post: PostCard, choice: CardChoice) =>
  choice === 'history'
    ? ({ type: 'history.chosen', post } as const)
    : ({ type: 'action.chosen', post, action: choice, key: crypto.randomUUID() } as const);
