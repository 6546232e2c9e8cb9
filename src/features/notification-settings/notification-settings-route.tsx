import { useState } from 'react';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { liveNotificationSettingsMachine } from './live-notification-settings-machine.ts';
import { livePushPermissionMachine } from './live-push-permission-machine.ts';
import { NotificationSettingsScreen } from './notification-settings-screen.tsx';
import { PushPanel } from './push-panel.tsx';

/** /app/notifications/settings */
export default function NotificationSettingsRoute() {
  const actor = useActorRef(liveNotificationSettingsMachine);
  const { userId } = useSession().currentUser;
  const [pushMachine] = useState(() => livePushPermissionMachine(userId));
  const push = useActorRef(pushMachine);
  useGlobalEvents(actor);
  useGlobalEvents(push);
  return <NotificationSettingsScreen actor={actor} push={<PushPanel actor={push} />} />;
}
