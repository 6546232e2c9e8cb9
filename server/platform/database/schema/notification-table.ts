import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { Time, TimeOrNull } from './columns.ts';

/** What a creator is told of. */
export type NotificationTable = {
  id: string;
  person_id: string;
  kind: NotificationKind;
  /** The record of the event; the notification's own id where there is none. */
  event_id: string;
  post_id: string | null;
  /** The title that the post had. */
  title: string | null;
  created_at: Time;
  read_at: TimeOrNull;
};
