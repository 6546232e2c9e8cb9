import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { Page } from '#src/ui/layout.tsx';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import { PartSkeleton } from '#src/ui/part-skeleton.tsx';
import { PartUnavailable } from '#src/ui/part-unavailable.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { beginList } from './begin-list.ts';
import { CommCardsPlace } from './comm-cards-place.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import { filtersOf, isCrawled, searchOf } from './filters.ts';
import {
  livePostActionMachine,
  livePostListMachine,
  liveQuickAnalyticsMachine,
  type PostCard,
} from './live-machines.ts';
import type { PostListActor } from './post-list.tsx';
import { useActionNews } from './use-action-news.tsx';
import { useDeviceDrafts } from './use-device-drafts.ts';
import { useKeepList, useLeftList } from './use-left-list.ts';
import { useOutboxList } from './use-outbox-list.tsx';

/** Few have it. */
const CrawledPlace = loadedEarly(() => import('./crawled-place.tsx'));

const naming = { read: filtersOf, write: searchOf };

/** What the page of this address asks for first. @public the shell calls it when the chunk is there: src/ui/loaded-early.tsx */
export const begin = beginList;

/** /app/post/list: the filters live in the address, so that back, forward and a shared link keep them. */
export default function PostsRoute() {
  const { currentUser } = useApp();
  const [search] = useSearchParams();
  if (isCrawled(search) && currentUser.crawlEnabled) {
    return (
      <LaterPlace
        fallback={
          <Page paddingBlock="8">
            <PartSkeleton />
          </Page>
        }
        missing={(wayOn) => (
          <Page paddingBlock="8">
            <PartUnavailable {...wayOn} />
          </Page>
        )}
      >
        <CrawledPlace />
      </LaterPlace>
    );
  }
  const isArchived = search.get('archived') === 'true';
  return <Dashboard key={String(isArchived)} />;
}

function Dashboard() {
  const { currentUser } = useApp();
  const owner = currentUser.userId ?? '';
  const [search] = useSearchParams();
  const asked = filtersOf(search);
  const left = useLeftList<PostCard>({ owner, search: searchOf(asked).toString() });
  const list = useActorRef(livePostListMachine, { input: { filters: asked, loaded: left } });
  const [filters, follow] = useAddressFilters(list, naming);
  const [actionMachine] = useState(() => livePostActionMachine(currentUser.userId ?? ''));
  const action = useActorRef(actionMachine);
  const analytics = useActorRef(liveQuickAnalyticsMachine, { input: { filters: null } });
  const drafts = useDeviceDrafts(owner);
  const toast = useToast();
  useKeepList(() => shownNow(list), owner);
  useGlobalEvents(list);
  useGlobalEvents(action);
  useGlobalEvents(analytics);
  useActionNews({ action, list, drafts });
  useOutboxList(list, drafts);
  useEffect(() => {
    const subscription = drafts.on('draft.removed', () =>
      toast(
        <FormattedMessage id="posts.device.removed" defaultMessage="Removed from this phone" />,
        'success',
      ),
    );
    return () => subscription.unsubscribe();
  }, [drafts, toast]);
  return (
    <DashboardScreen
      list={list}
      action={action}
      analytics={analytics}
      drafts={drafts}
      announcements={!filters.archived && <CommCardsPlace list={list} />}
      filters={filters}
      canCreate={currentUser.permissions.includes('CREATE_POST')}
      anchor={left?.anchor ?? null}
      onFilters={follow}
    />
  );
}

/** What somebody who leaves the list now will want to find again. */
function shownNow(list: PostListActor) {
  const snapshot = list.getSnapshot();
  const { rows, nextPageUrl, filters } = snapshot.context;
  return snapshot.matches('listing')
    ? { rows, nextPageUrl, search: searchOf(filters).toString() }
    : undefined;
}
