import { fallbackLanguage } from '#domain/language/languages.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { StaffAction } from '#server/platform/database/schema/staff-security-tables.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { findStaffEmail } from '../people/index.ts';
import { findAppLanguage } from './notices.ts';
import { staffNoticeMail } from './staff-mail-texts.ts';

type StaffEvent = {
  personId: string;
  action: StaffAction;
  /** Null where it was done without a session, as by a reset link. */
  byPerson: string | null;
  reason?: string;
};

/**
 * Notes what was done to an account of staff, and mails its owner what changes how somebody signs
 * in to it.
 * @param trx the transaction in which it is done
 */
export async function recordStaffEvent(
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
  const language = (await findAppLanguage(trx, personId)) ?? fallbackLanguage;
  const notice = staffNoticeMail(action, language, config.supportEmail);
  const to = notice && (await findStaffEmail(trx, personId));
  if (to) await mail.send({ to, ...notice }, { trx });
}
