import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { markNotificationsRead } from '../repository/notifications.ts';

export const readNotifications: Handler<'readNotifications'> = async (call) => {
  const person = requirePerson(call);
  const { notificationId: id, andOlder } = call.body;
  const { db, clock } = call.deps;
  await markNotificationsRead(db, person.id, { id, andOlder, now: clock.now() });
  return { message: 'Success' };
};
