import { fromPromise } from 'xstate';
import {
  type PushAnswer,
  type PushStatus,
  type PushSubscriptionBody,
  pushPermissionMachine,
} from '#machines/flow/notifications/push-permission.ts';
import { call } from '#src/api/client.ts';
import { noticeHeaders } from '#src/api/shown-notice.ts';
import { askBrowser, endSubscription, isSubscribed, pushPermission } from './push-device.ts';
import { saveCardDismissed } from './push-dismissal.ts';

const none: PushStatus = { status: 'unavailable', pushKey: null };

async function checkPush(signal: AbortSignal): Promise<PushStatus> {
  const permission = pushPermission();
  if (permission === 'unsupported') return none;
  const { pushKey, isPushOnHere } = await call('getNotificationSettings', { signal });
  if (pushKey === null) return none;
  if (permission === 'denied') return { status: 'denied', pushKey };
  const isOn = isPushOnHere && permission === 'granted' && (await isSubscribed(pushKey));
  return { status: isOn ? 'on' : 'off', pushKey };
}

/** The chart `push-permission` on the real server and in this browser. */
export const livePushPermissionMachine = pushPermissionMachine.provide({
  actors: {
    checkPush: fromPromise<PushStatus, undefined>(({ signal }) => checkPush(signal)),
    askBrowser: fromPromise<PushAnswer, { pushKey: string }>(({ input }) =>
      askBrowser(input.pushKey),
    ),
    subscribeToPush: fromPromise<unknown, { subscription: PushSubscriptionBody | null }>(
      async ({ input: { subscription }, signal }) => {
        if (!subscription) throw new Error('There is no subscription.');
        return call('subscribeToPush', { body: subscription, headers: noticeHeaders(), signal });
      },
    ),
    stopPush: fromPromise<unknown, undefined>(async ({ signal }) => {
      await call('unsubscribeFromPush', { signal });
      await endSubscription();
    }),
  },
  actions: { rememberDismissal: saveCardDismissed },
});
