import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { requireOpenSession } from '#server/modules/auth/index.ts';
import { isWithdrawn, recordConsent, shownNotice } from '#server/modules/consents/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { isPushTargetKey } from '#server/platform/push/push-encryption.ts';
import { findPushService } from '#server/platform/push/push-settings.ts';
import { savePushSubscription } from '../repository/push-subscriptions.ts';

export const subscribeToPush: Handler<'subscribeToPush'> = async (call) => {
  const { id: personId } = requirePerson(call);
  const { body: target, session, deps } = call;
  const { db, clock, push } = deps;
  if (!session || !push || !findPushService(target.endpoint, push.services))
    throw invalidRequest({ endpoint: 'not-allowed' });
  if (!isPushTargetKey(target)) throw invalidRequest({ publicKey: 'malformed' });
  const { hash } = session;
  await db.transaction().execute(async (trx) => {
    await requireOpenSession(trx, hash);
    const shown = shownNotice(call);
    // Without the text before them nobody agrees: the browser renews what was agreed to.
    if (!shown && (await isWithdrawn(trx, personId, 'push'))) throw new Problem('forbidden');
    await savePushSubscription(trx, { hash, personId }, target, {
      now: clock.now(),
      most: limits.pushDevicesMax,
    });
    if (!shown) return;
    const act = { personId, purpose: 'push', screen: 'notification-settings' } as const;
    await recordConsent(trx, { ...act, shown }, clock.now());
  });
  return { message: 'Success' };
};
