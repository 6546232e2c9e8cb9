import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentNotification } from '../presenter.ts';
import { listNotifications } from '../repository/notifications.ts';

export const getNotifications: Handler<'getNotifications'> = async (call) => {
  const person = requirePerson(call);
  const [after] = decodeCursor(call.query.cursor, ['id']) ?? [];
  const page = { after, limit: limits.pageSize + 1 };
  const rows = await listNotifications(call.deps.db, person.id, page);
  return createPage(
    rows,
    limits.pageSize,
    '/api/notifications',
    ({ id }) => [id],
    presentNotification,
  );
};
