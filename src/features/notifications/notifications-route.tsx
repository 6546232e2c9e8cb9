import { useSelector } from '@xstate/react';
import { useContext, useState } from 'react';
import type { Mark } from '#machines/flow/notifications/notification-marks.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { PushCardSlot } from '../notification-settings/index.ts';
import { earlyMarks } from './early-marks.ts';
import { liveNotificationListMachine } from './live-notification-list-machine.ts';
import { NotificationsScreen } from './notifications-screen.tsx';
import { UpdatesContext } from './updates-context.ts';
import { useUpdatesSync } from './use-updates-sync.ts';

/** /app/notifications */
export default function NotificationsRoute() {
  const actor = useActorRef(liveNotificationListMachine, { input: { filters: {} } });
  useGlobalEvents(actor);
  useUpdatesSync(actor, 'first-page.changed', 'notifications');
  const marker = useContext(UpdatesContext)?.marks;
  const marks = useSelector(marker, (current) => current?.context.marks);
  const [early, setEarly] = useState<Mark[]>([]);
  const read = (mark: Mark) => {
    if (marker) return marker.send({ type: 'notifications.read', mark });
    earlyMarks.push(mark);
    setEarly([...early, mark]);
  };
  return (
    <NotificationsScreen
      actor={actor}
      marks={[...early, ...(marks ?? [])]}
      onRead={read}
      pushCard={<PushCardSlot />}
    />
  );
}
