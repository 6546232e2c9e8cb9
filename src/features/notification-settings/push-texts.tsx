import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { pushPermissionMachine } from '#machines/flow/notifications/push-permission.ts';
import { Button } from '#src/ui/forms/button.tsx';

export type PushActor = ActorRefFrom<typeof pushPermissionMachine>;

/** What has just happened, or what prevents it; null where there is nothing to say. */
export function usePushNote(actor: PushActor): ReactNode {
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'denied':
    case 'declined':
      return (
        <FormattedMessage
          id="notification-settings.push.denied"
          defaultMessage="Notifications are blocked in this browser. To get them, open the site settings of your browser, allow notifications for this site, and come back."
        />
      );
    case 'askFailed':
      return (
        <FormattedMessage
          id="notification-settings.push.ask-failed"
          defaultMessage="Your browser couldn't turn notifications on. Check your internet connection and try again."
        />
      );
    case 'registerWaiting':
      return (
        <FormattedMessage
          id="notification-settings.push.waiting"
          defaultMessage="We couldn't reach the server. We'll finish this when you're back online."
        />
      );
    case 'turnedOn':
      return (
        <FormattedMessage
          id="notification-settings.push.turned-on"
          defaultMessage="Done. You'll get notifications on this device."
        />
      );
    case 'unavailable':
      return (
        <FormattedMessage
          id="notification-settings.push.unavailable"
          defaultMessage="This browser can't show notifications. On an iPhone, add the portal to your home screen first and open it from there."
        />
      );
    default:
      return null;
  }
}

/** Turns push messages on; the browser asks afterwards. */
export function TurnOnButton({ actor }: { actor: PushActor }) {
  const isBusy = useSelector(
    actor,
    (current) =>
      current.matches('asking') ||
      current.matches('registering') ||
      current.matches('signInNeeded'),
  );
  return (
    <Button
      busy={isBusy}
      width={{ base: 'full', sm: 'auto' }}
      onClick={() => actor.send({ type: 'push.requested' })}
    >
      <FormattedMessage
        id="notification-settings.push.turn-on"
        defaultMessage="Turn on notifications"
        description="Button"
      />
    </Button>
  );
}
