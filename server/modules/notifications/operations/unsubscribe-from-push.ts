import type { Handler } from '#server/http/handler.ts';
import { recordWithdrawal } from '#server/modules/consents/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { deletePushSubscription, hasPushDevice } from '../repository/push-subscriptions.ts';

export const unsubscribeFromPush: Handler<'unsubscribeFromPush'> = async (call) => {
  const { id: personId } = requirePerson(call);
  const { session, deps } = call;
  if (session)
    await deps.db.transaction().execute(async (trx) => {
      await deletePushSubscription(trx, session.hash);
      // Other devices may still have them.
      if (await hasPushDevice(trx, personId)) return;
      const act = { personId, purpose: 'push', screen: 'notification-settings' } as const;
      await recordWithdrawal(trx, act, deps.clock.now());
    });
  return { message: 'Success' };
};
