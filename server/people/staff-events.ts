import { fallbackLanguage } from '#domain/languages.ts';
import type { Db } from '../db/database.ts';
import type { StaffAction } from '../db/staff-security-tables.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { languageOf } from './notices.ts';
import { staffEmail } from './staff-email.ts';
import { staffMailOf } from './staff-notice-mails.ts';

type StaffEvent = {
  personId: string;
  action: StaffAction;
  /** Null where it was done without a session, as by a reset link. */
  byPerson: string | null;
  reason?: string;
};

/**
 * Notes what was done to an account of staff, and mails its owner what changes how somebody signs in to it.
 * @param trx the transaction in which it is done
 */
export async function noteStaffEvent(
  trx: Db,
  { config, mail, clock }: Pick<Deps, 'config' | 'mail' | 'clock'>,
  { personId, action, byPerson, reason }: StaffEvent,
): Promise<void> {
  const now = clock.now();
  await trx
    .insertInto('staff_events')
    .values({
      id: newId(now),
      person_id: personId,
      action,
      by_person: byPerson,
      reason: reason ?? null,
      at: now,
    })
    .execute();
  const language = (await languageOf(trx, personId)) ?? fallbackLanguage;
  const notice = staffMailOf(action, language, config.supportEmail);
  const to = notice && (await staffEmail(trx, personId));
  if (to) await mail.send({ to, ...notice }, { trx });
}
