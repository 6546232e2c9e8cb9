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
import { savePushOwner } from './push-owner.ts';

const none: PushStatus = { status: 'unavailable', pushKey: null };

async function checkPush(userId: string | null, signal: AbortSignal): Promise<PushStatus> {
  const permission = pushPermission();
  if (permission === 'unsupported') return none;
  const { pushKey, isPushOnHere } = await call('getNotificationSettings', { signal });
  if (pushKey === null) return none;
  if (permission === 'denied') return { status: 'denied', pushKey };
  const isOn = isPushOnHere && permission === 'granted' && (await isSubscribed(pushKey));
  if (isOn) savePushOwner(userId);
  return { status: isOn ? 'on' : 'off', pushKey };
}

/**
 * The chart `push-permission` on the real server and in this browser.
 * @param userId whose pushes they are
 */
export const livePushPermissionMachine = (userId: string | null) =>
  pushPermissionMachine.provide({
    actors: {
      checkPush: fromPromise<PushStatus, undefined>(({ signal }) => checkPush(userId, signal)),
      askBrowser: fromPromise<PushAnswer, { pushKey: string }>(({ input }) =>
        askBrowser(input.pushKey),
      ),
      subscribeToPush: fromPromise<unknown, { subscription: PushSubscriptionBody | null }>(
        async ({ input: { subscription }, signal }) => {
          if (!subscription) throw new Error('There is no subscription.');
          const headers = noticeHeaders();
          await call('subscribeToPush', { body: subscription, headers, signal });
          savePushOwner(userId);
        },
      ),
      stopPush: fromPromise<unknown, undefined>(async ({ signal }) => {
        await call('unsubscribeFromPush', { signal });
        savePushOwner(null);
        await endSubscription();
      }),
    },
    actions: { rememberDismissal: saveCardDismissed },
  });
