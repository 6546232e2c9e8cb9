import { fallbackLanguage, type InterfaceLanguage } from '#domain/languages.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { NoticeKind, NoticeValues } from '../providers/sms-notices.ts';
import { type Contacts, contactsOf } from './contacts.ts';
import { mailOf } from './notice-mails.ts';

export type Notice = {
  kind: NoticeKind;
  /** From when money is paid to changed bank details. */
  date?: Date;
  /** By which a changed number is changed back. */
  link?: string;
};

type Means = Pick<Deps, 'config' | 'mail' | 'texts'>;

/** Days and hours of India, as people there read them. */
const dateIn = (language: InterfaceLanguage, date: Date) =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(date);

/** Tells one set of contacts. @param trx a transaction, with which they are told or not */
export async function notify(
  trx: Db,
  { config, mail, texts }: Means,
  { phones, emails }: Contacts,
  { kind, date, link }: Notice,
  language: InterfaceLanguage | null,
): Promise<void> {
  const valuesIn = (spoken: InterfaceLanguage): NoticeValues => ({
    support: config.supportEmail,
    ...(link !== undefined && { link }),
    ...(date && { date: dateIn(spoken, date) }),
  });
  // Registered texts are in English.
  for (const phone of phones) await texts.send({ phone, kind, values: valuesIn('en') }, { trx });
  const spoken = language ?? fallbackLanguage;
  for (const to of emails) await mail.send({ to, ...mailOf(kind, spoken, valuesIn(spoken)) }, { trx });
}

/** Tells every known contact of a person, once: the notices are part of the transaction of what they tell. */
export async function notifyPerson(
  trx: Db,
  means: Means,
  personId: string,
  notice: Notice,
  now: Date,
): Promise<void> {
  const contacts = await contactsOf(trx, personId, now);
  await notify(trx, means, contacts, notice, await languageOf(trx, personId));
}

/** The language that a person has chosen for the portal. */
export async function languageOf(trx: Db, personId: string): Promise<InterfaceLanguage | null> {
  const person = await trx
    .selectFrom('people')
    .where('id', '=', personId)
    .select('app_language')
    .executeTakeFirst();
  return (person?.app_language as InterfaceLanguage | null | undefined) ?? null;
}
