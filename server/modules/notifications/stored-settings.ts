import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { StoredSettings } from './repository/settings.ts';

/** The quiet hours of settings that a person has changed; null without. */
export function storedQuietHours({
  quiet_from: from,
  quiet_until: until,
}: Pick<StoredSettings, 'quiet_from' | 'quiet_until'>): QuietHours | null {
  return from === null || until === null ? null : { from, until };
}
