import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
import type { ScheduleActor } from './live-post-schedule-machine.ts';

const ScheduleDialog = lazyWithPreload<{ actor: ScheduleActor }>(
  () => import('./schedule-dialog.tsx'),
);

/** The dialog with the publishing time, fetched when it is first opened. */
export function LazyScheduleDialog({ actor }: { actor: ScheduleActor }) {
  const isOpen = useSelector(actor, (current) => current.hasTag('open'));
  if (!isOpen) return null;
  return (
    <LazyDialogBoundary
      title={<FormattedMessage id="posts.schedule.title" defaultMessage="Publishing time" />}
      onClose={() => actor.send({ type: 'schedule.closed' })}
    >
      <ScheduleDialog actor={actor} />
    </LazyDialogBoundary>
  );
}
