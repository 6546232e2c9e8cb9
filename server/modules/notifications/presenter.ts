import type { Selectable } from 'kysely';
import type { DataOf } from '#server/http/handler.ts';
import type { NotificationTable } from '#server/platform/database/schema/notification-table.ts';

type Notification = DataOf<'getNotifications'>['rows'][number];

export const presentNotification = (row: Selectable<NotificationTable>): Notification => ({
  notificationId: row.id,
  kind: row.kind,
  postUID: row.post_id,
  title: row.title,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  isRead: row.read_at !== null,
});
