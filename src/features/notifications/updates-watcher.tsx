import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { earlyMarks } from './early-marks.ts';
import { liveNotificationMarksMachine } from './live-notification-marks-machine.ts';
import { liveUpdatesMachine } from './live-updates-machine.ts';
import type { UpdatesServices } from './updates-context.ts';

/** The header `Date` and the clock of the database may differ by so much, in ms. */
const tolerance = 5000;

type Props = { onStart: (services: UpdatesServices) => void };

/** Runs the charts of notifications while it is rendered, and shows nothing. */
export default function UpdatesWatcher({ onStart }: Props) {
  const updates = useActorRef(liveUpdatesMachine, {
    input: { openedAt: serverNow() - performance.now() - tolerance, random: Math.random },
  });
  const marks = useActorRef(liveNotificationMarksMachine);
  useGlobalEvents(updates);
  useGlobalEvents(marks);
  useEffect(() => {
    const subscription = marks.on('marks.sent', () => updates.send({ type: 'updates.requested' }));
    return () => subscription.unsubscribe();
  }, [updates, marks]);
  useEffect(() => {
    for (const mark of earlyMarks.splice(0)) marks.send({ type: 'notifications.read', mark });
  }, [marks]);
  useEffect(() => onStart({ updates, marks }), [updates, marks, onStart]);
  return null;
}
