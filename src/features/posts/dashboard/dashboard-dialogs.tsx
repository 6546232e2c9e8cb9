import { useSelector } from '@xstate/react';
import type { ComponentProps, ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { postActionMachine } from '#machines/flow/posts/post-action.ts';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { useIdlePreload } from '#src/ui/feedback/use-idle-preload.ts';
import { LazyDialog } from '#src/ui/overlay/lazy-dialog.tsx';
import type { DraftsActor } from '../drafts/drafts-actor.ts';
import type { SharingActor } from '../share/use-post-sharing.tsx';

type Dialogs = typeof import('./dialogs.ts');

const importDialogs = () => import('./dialogs.ts');

const lazyDialog = <Name extends keyof Dialogs>(name: Name) =>
  lazyWithPreload<ComponentProps<Dialogs[Name]>>(async () => ({
    default: (await importDialogs())[name] as ComponentType<ComponentProps<Dialogs[Name]>>,
  }));

const DraftRemovalDialog = lazyDialog('DraftRemovalDialog');
const HistoryDialog = lazyDialog('HistoryDialog');
const PostActionDialog = lazyDialog('PostActionDialog');
const ShareDialog = lazyDialog('ShareDialog');

const loads = [DraftRemovalDialog, HistoryDialog, PostActionDialog, ShareDialog].map(
  ({ load }) => load,
);

type DashboardDialogsProps = {
  action: ActorRefFrom<typeof postActionMachine>;
  sharing: SharingActor;
  drafts: DraftsActor;
};

/**
 * The dialogs of the list of posts; fetched after the page, with the first action on a post, which
 * may fail without a network, or when one of them opens.
 */
export function DashboardDialogs({ action, sharing, drafts }: DashboardDialogsProps) {
  const isActing = useSelector(action, (current) => current.matches('acting'));
  useIdlePreload(loads, isActing ? 0 : undefined);
  const isReading = useSelector(action, (current) => current.matches('readingHistory'));
  const isAsking = useSelector(
    action,
    (current) => current.matches('confirming') || current.matches('failed'),
  );
  const isRefused = useSelector(sharing, (current) => current.matches('refused'));
  const isRemoving = useSelector(drafts, (current) =>
    ['confirming', 'removing', 'removeFailed'].some((state) => current.value === state),
  );
  return (
    <>
      <LazyDialog open={isAsking} onClose={() => action.send({ type: 'action.cancelled' })}>
        <PostActionDialog actor={action} />
      </LazyDialog>
      <LazyDialog open={isReading} onClose={() => action.send({ type: 'history.closed' })}>
        <HistoryDialog actor={action} />
      </LazyDialog>
      <LazyDialog open={isRefused} onClose={() => sharing.send({ type: 'share.closed' })}>
        <ShareDialog actor={sharing} />
      </LazyDialog>
      <LazyDialog open={isRemoving} onClose={() => drafts.send({ type: 'removal.cancelled' })}>
        <DraftRemovalDialog actor={drafts} />
      </LazyDialog>
    </>
  );
}
