import type { Generated } from 'kysely';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { NotificationChannel } from '#domain/notifications/notification-topics.ts';
import type { Time, TimeOrNull } from './columns.ts';

/** What a creator is notified of. */
export type NotificationTable = {
  id: string;
  person_id: string;
  kind: NotificationKind;
  /** The record of the event; the notification's own id where there is none. */
  event_id: string;
  post_id: string | null;
  /** The title that the post had. */
  title: string | null;
  /** What staff wrote; null for other kinds. */
  text: Generated<string | null>;
  created_at: Time;
  read_at: TimeOrNull;
};

/**
 * The outcome of a notification on a channel. `skipped`: read before, turned off, or without a
 * device or an address; `failed`: permanently refused; `expired`: too old to be of use.
 */
export type DeliveryState = 'waiting' | 'sent' | 'skipped' | 'failed' | 'expired';

export type NotificationTables = {
  notifications: NotificationTable;
  notification_deliveries: {
    notification_id: string;
    channel: NotificationChannel;
    state: Generated<DeliveryState>;
    try_at: Time;
    /** Until when a process sends it. */
    claimed_until: TimeOrNull;
    /** How often a process took it. */
    tries: Generated<number>;
    /** The subscriptions whose push service has taken it. */
    sent_to: Generated<string[]>;
  };
  /** The devices that get pushes; one for each session at most. */
  push_subscriptions: {
    id: string;
    session_hash: string;
    endpoint: string;
    /** Key and secret of the device, in base64url. */
    public_key: string;
    auth: string;
    created_at: Time;
    last_sent_at: TimeOrNull;
  };
  notification_settings: {
    person_id: string;
    /** Settings as `settingKey` writes them. */
    turned_off: Generated<string[]>;
    /** Full hours of India; null without quiet hours. */
    quiet_from: number | null;
    quiet_until: number | null;
    /** When the last text message or e-mail about unread notifications was queued. */
    last_text_at: TimeOrNull;
  };
};
