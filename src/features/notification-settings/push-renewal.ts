import { Failure } from '#domain/contract/failure.ts';
import type { PushSubscriptionBody } from '#machines/flow/notifications/push-permission.ts';
import { call } from '#src/api/client.ts';
import {
  askBrowser,
  copyFormerSubscription,
  endFormerWorker,
  endSubscription,
  pushPermission,
} from './push-device.ts';
import {
  readPushOwner,
  savePushLanguage,
  savePushOwner,
  savePushRenewed,
  wasPushRenewed,
} from './push-owner.ts';

/**
 * A subscription ends with its session. Somebody who had turned pushes on here and signs in again
 * gets them again: the browser allows it already, so it does not ask.
 * @throws when the server or the push service is not reached; the next page tries again
 */
export async function renewPush(userId: string, language: string): Promise<void> {
  if (pushPermission() !== 'granted') return;
  await savePushLanguage(language);
  // Somebody else may have signed in on this phone.
  if (readPushOwner() !== userId) return;
  await moveToPortalWorker();
  if (wasPushRenewed(userId)) return;
  const { pushKey, isPushOnHere } = await call('getNotificationSettings', { isBackground: true });
  if (pushKey !== null && !isPushOnHere) {
    const reply = await askBrowser(pushKey);
    if (reply.answer === 'granted') await renewSubscription(reply.subscription);
  }
  savePushRenewed(userId);
}

/** The subscription of the former worker ends when the server knows the new one. */
async function moveToPortalWorker(): Promise<void> {
  const moved = await copyFormerSubscription();
  if (moved) await renewSubscription(moved);
  await endFormerWorker();
}

/** Where they turned pushes off on another device, this one forgets that it had them. */
async function renewSubscription(body: PushSubscriptionBody): Promise<void> {
  try {
    await call('subscribeToPush', { body, isBackground: true });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'forbidden') throw error;
    savePushOwner(null);
    await endSubscription();
  }
}
