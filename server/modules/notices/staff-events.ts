import { fallbackLanguage } from '#domain/language/languages.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { findStaffEmail } from '../people/index.ts';
import { findAppLanguage, insertStaffEvent, type StaffEvent } from './repository.ts';
import { staffNoticeMail } from './staff-mail-texts.ts';

/**
 * Notes what was done to an account of staff, and mails its owner what changes how somebody signs
 * in to it.
 * @param trx the transaction in which it is done
 */
export async function recordStaffEvent(
  trx: Db,
  { config, mail, clock }: Pick<Deps, 'config' | 'mail' | 'clock'>,
  event: StaffEvent,
): Promise<void> {
  const { personId, action } = event;
  await insertStaffEvent(trx, event, clock.now());
  const language = (await findAppLanguage(trx, personId)) ?? fallbackLanguage;
  const notice = staffNoticeMail(action, language, config.supportEmail);
  const to = notice && (await findStaffEmail(trx, personId));
  if (to) await mail.send({ to, ...notice }, { trx });
}
