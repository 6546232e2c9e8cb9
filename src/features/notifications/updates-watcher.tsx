import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { serverNow } from '#src/api/server-time.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { showAppBadge } from '#src/device/app-badge.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
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
  const { language } = useLanguage();
  const { userId } = useSession().currentUser;
  useEffect(() => {
    // Nobody waits for it: where it fails, the next page tries again.
    if (userId !== null) void renewAllowedPush(userId, language).catch(() => {});
  }, [userId, language]);
  const unread = useSelector(updates, ({ context }) => context.updates?.unread ?? null);
  useEffect(() => {
    if (unread !== null) showAppBadge(unread);
  }, [unread]);
  useEffect(() => onStart({ updates, marks }), [updates, marks, onStart]);
  return null;
}

/** Most devices have no pushes: they do not load the code. */
async function renewAllowedPush(userId: string, language: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { renewPush } = await import('#src/features/notification-settings/index.ts');
  await renewPush(userId, language);
}
