import { page } from 'vitest/browser';
import { PushCard } from '#src/features/notification-settings/push-card.tsx';
import { PushPanel } from '#src/features/notification-settings/push-panel.tsx';
import type { PushActor } from '#src/features/notification-settings/push-texts.tsx';
import samples from '#test/unit/machines/events/flow/notifications/push-permission.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { heading, outside, text } from '../harness/gestures.ts';

/** The part of the settings, which has every button but those that close the card. */
const Both = ({ actor }: { actor: PushActor }) => (
  <>
    <PushPanel actor={actor} />
    <PushCard actor={actor} />
  </>
);
const button = (name: string | RegExp) => () => page.getByRole('button', { name }).first();
const turnOn = button('Turn on notifications');
const turnOff = button('Turn off on this device');
const title = heading('Notifications on this device');

walkChart({
  samples,
  Screen: Both,
  gestures: {
    'push.requested': () => turnOn().click(),
    'push.stopped': () => button(/^(Turn off on this device|Try again)$/)().click(),
    'prompt.dismissed': () => button(/^(Not now|Close)$/)().click(),
    'retry.requested': () => button('Try again')().click(),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'push-permission.checking': title,
    'push-permission.checkFailed': text('Something went wrong !!'),
    'push-permission.unavailable': text(/^This browser can't show notifications/),
    'push-permission.denied': text(/^Notifications are blocked in this browser/),
    'push-permission.off': turnOn,
    'push-permission.asking': turnOn,
    'push-permission.askFailed': text(/^Your browser couldn't turn notifications on/),
    'push-permission.declined': text(/^Notifications are blocked in this browser/),
    'push-permission.registering': turnOn,
    'push-permission.registerWaiting': text(/^We couldn't reach the server/),
    'push-permission.signInNeeded': turnOn,
    'push-permission.turnedOn': text(/^Done. You'll get notifications/),
    'push-permission.on': turnOff,
    'push-permission.stopping': turnOff,
    'push-permission.stopFailed': text('Something went wrong !!'),
  },
});
