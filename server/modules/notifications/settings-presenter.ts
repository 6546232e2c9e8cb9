import {
  notificationChannels,
  notificationTopics,
  settingKey,
} from '#domain/notifications/notification-topics.ts';
import { defaultQuietHours } from '#domain/notifications/quiet-hours.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Session } from '#server/platform/database/schema/session-table.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { hasPushSubscription } from './repository/push-subscriptions.ts';
import type { StoredSettings } from './repository/settings.ts';
import { storedQuietHours } from './stored-settings.ts';

const everySetting = notificationTopics.flatMap((topic) =>
  notificationChannels.map((channel) => ({ channel, topic })),
);

/** The settings as one session of a person sees them; defaults where nothing is stored. */
export async function presentSettings(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  session: Session | null,
  stored: StoredSettings | undefined,
): Promise<DataOf<'getNotificationSettings'>> {
  const turnedOff = stored?.turned_off ?? [];
  return {
    settings: everySetting.map((setting) => ({
      ...setting,
      isOn: !turnedOff.includes(settingKey(setting)),
    })),
    quietHours: stored ? storedQuietHours(stored) : defaultQuietHours,
    pushKey: push?.publicKey ?? null,
    isPushOnHere: session !== null && (await hasPushSubscription(db, session.hash)),
  };
}
