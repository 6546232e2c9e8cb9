import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { deletePushSubscription } from '../repository/push-subscriptions.ts';

export const unsubscribeFromPush: Handler<'unsubscribeFromPush'> = async (call) => {
  requirePerson(call);
  if (call.session) await deletePushSubscription(call.deps.db, call.session.hash);
  return { message: 'Success' };
};
