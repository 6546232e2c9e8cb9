import { fallbackLanguage, type InterfaceLanguage } from '#domain/language/languages.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import type { NoticeKind, NoticeValues } from '#server/platform/sms/sms-notices.ts';
import { type Contacts, listContacts } from '../people/index.ts';
import { noticeMail } from './notice-mail-texts.ts';
import { findAppLanguage } from './repository.ts';

export type Notice = {
  kind: NoticeKind;
  /** From when money is paid to changed bank details. */
  date?: Date;
  /** The token that reverts a change of number. */
  link?: string;
};

type NoticeDeps = Pick<Deps, 'config' | 'mail' | 'smsNotices'>;

/**
 * Notifies one set of contacts. @param trx a transaction; the messages are sent only if it commits
 */
export async function sendNotice(
  trx: Db,
  { config, mail, smsNotices }: NoticeDeps,
  { phones, emails }: Contacts,
  { kind, date, link }: Notice,
  language: InterfaceLanguage | null,
): Promise<void> {
  const values: NoticeValues = {
    support: config.supportEmail,
    ...(link !== undefined && { link }),
    ...(date && { date: date.toISOString() }),
  };
  const spoken = language ?? fallbackLanguage;
  for (const phone of phones)
    await smsNotices.send({ phone, kind, language: spoken, values }, { trx });
  for (const to of emails) await mail.send({ to, ...noticeMail(kind, spoken, values) }, { trx });
}

/**
 * Notifies every known contact of a person, once: the notices are written in the transaction of the
 * event.
 */
export async function sendNoticeToPerson(
  trx: Db,
  means: NoticeDeps,
  personId: string,
  notice: Notice,
  now: Date,
): Promise<void> {
  const contacts = await listContacts(trx, personId, now);
  await sendNotice(trx, means, contacts, notice, await findAppLanguage(trx, personId));
}
