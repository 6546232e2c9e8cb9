import {
  isUrgent,
  notificationTopic,
  settingKey,
} from '#domain/notifications/notification-topics.ts';
import { defaultQuietHours, quietUntil } from '#domain/notifications/quiet-hours.ts';
import { type ClaimedPush, pushEnd } from '../repository/deliveries.ts';
import { storedQuietHours } from '../stored-settings.ts';

/** A phone gets one push in this time, in ms; what comes sooner waits and goes out as one. */
const pause = 60_000;
/** More than this for the same devices go out as one message. */
const separateMax = 3;

/** What to do with the pushes of one person. */
export type PushPlan = {
  expired: ClaimedPush[];
  skipped: ClaimedPush[];
  postponed: { push: ClaimedPush; until: Date }[];
  /** Each is one message. */
  messages: ClaimedPush[][];
};

/** @param pushes of one person, in order */
export function planPushes(pushes: readonly ClaimedPush[], now: Date): PushPlan {
  const plan: PushPlan = { expired: [], skipped: [], postponed: [], messages: [] };
  const ready: ClaimedPush[] = [];
  for (const push of pushes) {
    const until = isUrgent(push.kind) ? null : waitUntil(push, now);
    if (pushEnd(push.created_at) < now) plan.expired.push(push);
    else if (!isWanted(push)) plan.skipped.push(push);
    else if (until) plan.postponed.push({ push, until });
    else if (isUrgent(push.kind)) plan.messages.push([push]);
    else ready.push(push);
  }
  for (const same of Map.groupBy(ready, deviceSet).values()) {
    if (same.length > separateMax) plan.messages.push(same);
    else plan.messages.push(...same.map((push) => [push]));
  }
  return plan;
}

/** A push that some devices have received already is not combined with others. */
const deviceSet = ({ devices }: ClaimedPush): string =>
  devices
    .map(({ id }) => id)
    .toSorted()
    .join();

function isWanted({ kind, is_read, is_account_open, devices, settings }: ClaimedPush): boolean {
  if (!is_account_open || devices.length === 0) return false;
  // Somebody else who uses the account may have read it, or turned it off since.
  if (isUrgent(kind)) return true;
  const key = settingKey({ channel: 'push', topic: notificationTopic(kind) });
  return !is_read && !settings?.turned_off.includes(key);
}

function waitUntil({ settings, last_sent_at: last }: ClaimedPush, now: Date): Date | null {
  const quiet = quietUntil(settings ? storedQuietHours(settings) : defaultQuietHours, now);
  if (quiet) return quiet;
  const next = last ? last.getTime() + pause : 0;
  return next > now.getTime() ? new Date(next) : null;
}
