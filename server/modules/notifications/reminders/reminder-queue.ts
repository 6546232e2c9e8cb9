import { notificationsRoute } from '#domain/navigation/routes.ts';
import { notificationTopic, settingKey } from '#domain/notifications/notification-topics.ts';
import { defaultQuietHours, quietUntil } from '#domain/notifications/quiet-hours.ts';
import { findPhone, listEmails } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { createPollLoop, type PollLoop } from '#server/platform/queue/poll-loop.ts';
import { spokenLanguage } from '#server/platform/texts/server-texts.ts';
import { settleDeliveries, textDelayDays } from '../repository/deliveries.ts';
import {
  findRemindedPerson,
  listPeopleToRemind,
  listWaitingTexts,
  lockReminders,
  postponeTexts,
  type RemindedPerson,
  type WaitingText,
} from '../repository/reminders.ts';
import { findSettings, type StoredSettings, saveLastText } from '../repository/settings.ts';
import { storedQuietHours } from '../stored-settings.ts';
import { reminderMail } from './reminder-texts.ts';

const pollInterval = 60_000;
const batch = 100;
const day = 24 * 3_600_000;
/** A person gets at most one text in this time. */
const pause = 7 * day;
/** After a failure. */
const retryDelay = 3_600_000;

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mail' | 'smsNotices'>;

/** Sends texts about notifications that were not opened, now and every minute. */
export function createReminderQueue(
  deps: ReminderDeps,
  report: (error: unknown) => void,
): Pick<PollLoop, 'start' | 'stop'> {
  const run = () => sendReminders(deps, report, () => !loop.isStarted());
  const loop = createPollLoop({ run, interval: pollInterval, report });
  return loop;
}

/**
 * Sends what is due. Any number of processes may.
 * @param isStopping checked between people; the others stay due
 */
export async function sendReminders(
  deps: ReminderDeps,
  report: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db, clock } = deps;
  for (let isMore = true; isMore; ) {
    const people = await listPeopleToRemind(db, batch, clock.now());
    for (const personId of people) {
      if (isStopping()) return;
      await db
        .transaction()
        .execute((trx) => remind(trx, deps, personId))
        .catch(async (error: unknown) => {
          report(error);
          // One who fails must not hold up the others.
          const now = clock.now();
          await postponeTexts(db, personId, { now, tryAt: new Date(now.getTime() + retryDelay) });
        });
    }
    isMore = people.length === batch;
  }
}

/** The text is queued and its notifications are recorded in one transaction. */
async function remind(trx: Db, deps: ReminderDeps, personId: string): Promise<void> {
  const now = deps.clock.now();
  // Another process that reminds this person waits here.
  await lockReminders(trx, personId);
  const settings = await findSettings(trx, personId);
  const person = await findRemindedPerson(trx, personId);
  const waiting = await listWaitingTexts(trx, personId, now);
  const [wanted, unwanted] = sortWanted(waiting, person, settings);
  await settle(trx, unwanted, 'skipped');
  if (!wanted.some(({ is_due }) => is_due)) return;
  const tryAt = waitUntil(person, settings, now);
  if (tryAt) return postponeTexts(trx, personId, { now, tryAt });
  const isSent = await sendText(trx, deps, personId, person);
  // It mentions the newer ones too.
  await settle(trx, wanted, isSent ? 'sent' : 'skipped');
  if (isSent) await saveLastText(trx, personId, now);
}

function sortWanted(
  waiting: WaitingText[],
  { is_account_open: isOpen, last_seen_at: seen }: RemindedPerson,
  settings: StoredSettings | undefined,
): [wanted: WaitingText[], unwanted: WaitingText[]] {
  const isWanted = ({ is_read, kind }: WaitingText) => {
    const key = settingKey({ channel: 'text', topic: notificationTopic(kind) });
    return isOpen && seen !== null && !is_read && !settings?.turned_off.includes(key);
  };
  return [waiting.filter(isWanted), waiting.filter((text) => !isWanted(text))];
}

async function settle(trx: Db, texts: WaitingText[], state: 'sent' | 'skipped'): Promise<void> {
  const ids = texts.map(({ id }) => id);
  if (ids.length > 0) await settleDeliveries(trx, 'text', ids, state);
}

/** People who open the portal see the bell: a text is for those who do not. */
function waitUntil(
  { last_seen_at: seen }: RemindedPerson,
  settings: StoredSettings | undefined,
  now: Date,
): Date | null {
  const times = [
    seen && seen.getTime() + textDelayDays * day,
    settings?.last_text_at && settings.last_text_at.getTime() + pause,
    quietUntil(settings ? storedQuietHours(settings) : defaultQuietHours, now)?.getTime(),
  ];
  const latest = Math.max(...times.map((time) => time ?? 0));
  return latest > now.getTime() ? new Date(latest) : null;
}

/** @returns false without a verified number and an address, or where nothing is configured */
async function sendText(
  trx: Db,
  { config, mail, smsNotices }: ReminderDeps,
  personId: string,
  { app_language, is_phone_verified }: RemindedPerson,
): Promise<boolean> {
  const language = spokenLanguage(app_language);
  const phone = is_phone_verified ? await findPhone(trx, personId) : undefined;
  if (phone !== undefined && (config.sms || config.sandbox)) {
    const values = { support: config.supportEmail };
    await smsNotices.send({ phone, kind: 'unread', language, values }, { trx });
    return true;
  }
  const [email] = await listEmails(trx, personId);
  if (!email || !mail.isAvailable) return false;
  const link = `${config.publicOrigin ?? `http://localhost:${config.port}`}${notificationsRoute}`;
  await mail.send({ to: email.address, ...reminderMail(language, link) }, { trx });
  return true;
}
