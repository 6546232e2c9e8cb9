import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useUpdatesSync } from '#src/features/notifications/index.ts';
import { useUrlFilters } from '#src/ui/data/use-url-filters.ts';
import { ChunkLoadErrorNotice } from '#src/ui/feedback/chunk-load-error-notice.tsx';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lateParts, lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { useMediaQuery } from '#src/ui/layout/use-media-query.ts';
import { CommCardsContainer } from '../comm-cards/comm-cards-container.tsx';
import { useDeviceDrafts } from '../drafts/use-device-drafts.ts';
import { prefetchPostList } from '../list/list-prefetch.ts';
import { filtersToSearch, isCrawledList, parseFilters } from '../list/post-filters.ts';
import type { PostListActor } from '../list/post-list-actor.ts';
import { readSavedPage, useSavePage } from '../list/saved-page.ts';
import { useRestoredList, useSaveList } from '../list/use-list-restoration.ts';
import { livePostScheduleMachine } from '../schedule/live-post-schedule-machine.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import {
  livePostActionMachine,
  livePostListMachine,
  liveQuickAnalyticsMachine,
  type PostCard,
} from './live-post-machines.ts';
import { useOutboxSync } from './use-outbox-sync.tsx';
import { usePostActionEffects } from './use-post-action-effects.tsx';

/** Few have it. */
const CrawledPlace = lazyWithPreload(() => import('../crawled/crawled-route.tsx'));

/** Only where there is room beside the list; it does not delay the list. */
const CampaignTeaser = lazyWithPreload(() => import('../campaigns/campaign-teaser-container.tsx'));
/** Rarely due. */
const AgreementCard = lazyWithPreload(async () => ({
  default: (await import('#src/features/own-data/index.ts')).LiveAgreementCard,
}));
const wideScreen = '(min-width: 1200px)';

const filterCodec = { read: parseFilters, write: filtersToSearch };

/**
 * The calls that this page needs first. @public called by the app when the chunk has loaded:
 * src/ui/feedback/lazy-with-preload.tsx
 */
export const begin = prefetchPostList;

/**
 * /app/post/list: the filters live in the address, so that back, forward and a shared link keep
 * them.
 */
export default function PostsRoute() {
  const { currentUser } = useSession();
  const [search] = useSearchParams();
  if (isCrawledList(search) && currentUser.crawlEnabled) {
    return (
      <LazyBoundary
        fallback={
          <Page paddingBlock="8">
            <ContentSkeleton />
          </Page>
        }
        renderError={(wayOn) => (
          <Page paddingBlock="8">
            <ChunkLoadErrorNotice {...wayOn} />
          </Page>
        )}
      >
        <CrawledPlace />
      </LazyBoundary>
    );
  }
  const isArchived = search.get('archived') === 'true';
  return <Dashboard key={String(isArchived)} />;
}

function Dashboard() {
  const { currentUser } = useSession();
  const owner = currentUser.userId ?? '';
  const [search] = useSearchParams();
  const initialFilters = parseFilters(search);
  const restored = useRestoredList<PostCard>({
    owner,
    search: filtersToSearch(initialFilters).toString(),
  });
  const [saved] = useState(() => (restored ? undefined : readSavedPage(owner, initialFilters)));
  const list = useActorRef(livePostListMachine, {
    input: { filters: initialFilters, loaded: restored ?? saved },
  });
  useSavePage(list, owner);
  const [filters, follow] = useUrlFilters(list, filterCodec);
  const [actionMachine] = useState(() => livePostActionMachine(currentUser.userId ?? ''));
  const action = useActorRef(actionMachine);
  const schedule = useActorRef(livePostScheduleMachine);
  const analytics = useActorRef(liveQuickAnalyticsMachine, { input: { filters: null } });
  const drafts = useDeviceDrafts(owner);
  const toast = useToast();
  const [InstallOffer] = useState(() => lateParts.InstallOffer);
  const canCreate = currentUser.permissions.includes('CREATE_POST');
  useSaveList(() => listSnapshot(list), owner);
  useGlobalEvents(list);
  useGlobalEvents(action);
  useGlobalEvents(schedule);
  useGlobalEvents(analytics);
  usePostActionEffects({ action, schedule, list, drafts });
  useOutboxSync(list, drafts);
  useUpdatesSync(list, 'first-page.changed');
  useEffect(() => {
    const subscription = drafts.on('draft.removed', () =>
      toast(
        <FormattedMessage id="posts.device.removed" defaultMessage="Removed from this device" />,
        'success',
      ),
    );
    return () => subscription.unsubscribe();
  }, [drafts, toast]);
  return (
    <DashboardScreen
      list={list}
      action={action}
      schedule={schedule}
      analytics={analytics}
      drafts={drafts}
      announcements={
        !filters.archived && (
          <>
            <Agreement isDue={currentUser.isAgreementDue} />
            <CommCardsContainer list={list} />
          </>
        )
      }
      offer={!filters.archived && InstallOffer && <InstallOffer list={list} />}
      campaigns={canCreate && !filters.archived && <Campaigns list={list} />}
      filters={filters}
      canCreate={canCreate}
      anchor={restored?.anchor ?? null}
      savedAt={saved?.savedAt}
      onFilters={follow}
    />
  );
}

/** Changed terms wait here, not over what somebody writes. The card stays until it is read. */
function Agreement({ isDue }: { isDue: boolean | undefined }) {
  const [wasDue] = useState(isDue);
  return wasDue ? <Optional part={AgreementCard} /> : null;
}

/** Left out where it cannot be loaded. */
const Optional = ({ part: Part }: { part: ComponentType }) => (
  <LazyBoundary fallback={null} renderError={() => null}>
    <Part />
  </LazyBoundary>
);

/** Loaded when the list has arrived. */
function Campaigns({ list }: { list: PostListActor }) {
  const isListLoading = useSelector(list, (current) => current.matches('loading'));
  const isWide = useMediaQuery(wideScreen);
  if (isListLoading || !isWide) return null;
  return <Optional part={CampaignTeaser} />;
}

/** What to restore when somebody returns to the list. */
function listSnapshot(list: PostListActor) {
  const snapshot = list.getSnapshot();
  const { rows, nextPageUrl, filters } = snapshot.context;
  return snapshot.matches('listing')
    ? { rows, nextPageUrl, search: filtersToSearch(filters).toString() }
    : undefined;
}
