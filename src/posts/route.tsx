import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { CardAction } from '#machines/flow/post-action.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { removeDeviceDraft } from '#src/drafts/index.ts';
import { useToast } from '#src/ui/toast.tsx';
import { useAddressFilters } from '#src/ui/use-address-filters.ts';
import { beginList } from './begin-list.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { filtersOf, searchOf } from './filters.ts';
import {
  livePostActionMachine,
  livePostListMachine,
  liveQuickAnalyticsMachine,
  type PostCard,
} from './live-machines.ts';
import { useDeviceDrafts } from './use-device-drafts.ts';

const naming = { read: filtersOf, write: searchOf };

/** What the page of this address asks for first. @public the shell calls it when the chunk is there: src/app/loaded-early.tsx */
export const begin = beginList;

/** /app/post/list: the filters live in the address, so that back, forward and a shared link keep them. */
export default function PostsRoute() {
  const [search] = useSearchParams();
  const isArchived = search.get('archived') === 'true';
  return <Dashboard key={String(isArchived)} />;
}

function Dashboard() {
  const { currentUser } = useApp();
  const [search] = useSearchParams();
  const list = useActorRef(livePostListMachine, { input: { filters: filtersOf(search) } });
  const [filters, follow] = useAddressFilters(list, naming);
  const action = useActorRef(livePostActionMachine);
  const analytics = useActorRef(liveQuickAnalyticsMachine, { input: { filters: null } });
  const drafts = useDeviceDrafts(currentUser.userId ?? '');
  const toast = useToast();
  useGlobalEvents(list);
  useGlobalEvents(action);
  useGlobalEvents(analytics);
  useEffect(() => {
    const subscription = action.on('post.left', ({ post, action: done }) => {
      list.send({ type: 'row.removed', row: post });
      if (done === 'delete') forgetHere(post).then(() => drafts.send({ type: 'device.returned' }));
      toast(<Done action={done} />, 'success');
    });
    return () => subscription.unsubscribe();
  }, [action, list, drafts, toast]);
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
      filters={filters}
      canCreate={currentUser.permissions.includes('CREATE_POST')}
      onFilters={follow}
    />
  );
}

/** A post that is gone leaves no changes behind on this device. */
async function forgetHere({ clientId }: PostCard): Promise<void> {
  await removeDeviceDraft(clientId).catch(() => {});
}

function Done({ action }: { action: CardAction }) {
  switch (action) {
    case 'archive':
      return <FormattedMessage id="posts.done.archived" defaultMessage="Moved to the archive" />;
    case 'restore':
      return <FormattedMessage id="posts.done.restored" defaultMessage="Brought back" />;
    case 'delete':
      return <FormattedMessage id="posts.done.deleted" defaultMessage="Deleted" />;
  }
}
