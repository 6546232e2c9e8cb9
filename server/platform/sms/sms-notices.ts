import * as v from 'valibot';
import {
  fallbackLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
} from '#domain/language/languages.ts';
import { writtenTime } from '../texts/indian-time.ts';
import { serverText } from '../texts/server-texts.ts';

/** Notices to people about their account. They cannot be turned off. */
const noticeKinds = [
  'phone-changed',
  'phone-added',
  'phone-restored',
  'bank-details-changed',
  'login-linked',
  'login-unlinked',
  'signed-out-elsewhere',
  'accounts-merged',
  'data-requested',
  'account-closed',
  'block-upheld',
  'block-overturned',
  'account-unblocked',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What people get by text message: the notices, and reminders of unread notifications. */
const smsKinds = [...noticeKinds, 'unread'] as const;
export type SmsKind = (typeof smsKinds)[number];

/** The values of `{link}`, `{date}` (a moment, RFC 3339) and `{support}` in a text. */
export type NoticeValues = { link?: string; date?: string; support: string };

/** `language` is what the person reads; the gateway may have no text in it. */
export type SmsNotice = { kind: SmsKind; language: InterfaceLanguage; values: NoticeValues };

/** Sends notices by text message. */
export type NoticeGateway = {
  /** @param phone ten digits @throws {SmsRefused} when permanent, otherwise another error */
  sendNotice(phone: string, notice: SmsNotice): Promise<void>;
};

const neededValue: Partial<Record<SmsKind, string>> = { 'phone-changed': '{link}' };

const settingName = (prefix: string, kind: SmsKind, language: InterfaceLanguage) => {
  const name = `${prefix}_${kind.toUpperCase().replaceAll('-', '_')}`;
  return language === fallbackLanguage ? name : `${name}_${language.toUpperCase()}`;
};

/** In the sandbox, and where nothing else is configured. */
const defaultText = (kind: SmsKind, language: InterfaceLanguage) =>
  serverText(language, `sms.${kind}`);

const textSetting = (kind: SmsKind, language: InterfaceLanguage) => {
  const needed = neededValue[kind] ?? '';
  return v.optional(
    v.pipe(v.string(), v.includes(needed, `must contain ${needed}`)),
    defaultText(kind, language),
  );
};

/**
 * The variables of the texts: `SMS_TEXT_PHONE_CHANGED` in English, `SMS_TEXT_PHONE_CHANGED_HI` in
 * Hindi and so on, and their registrations, `SMS_TEMPLATE_…`.
 */
export const noticeSettings: Record<
  string,
  v.GenericSchema<string | undefined, string | undefined>
> = Object.fromEntries(
  smsKinds.flatMap((kind) =>
    interfaceLanguages.flatMap((language) => [
      [settingName('SMS_TEXT', kind, language), textSetting(kind, language)],
      [settingName('SMS_TEMPLATE', kind, language), v.optional(v.pipe(v.string(), v.nonEmpty()))],
    ]),
  ),
);

export type NoticeTemplates = Record<SmsKind, Record<InterfaceLanguage, SmsTemplate>>;

/** The templates out of the settings; without settings, the texts of the portal. */
export function noticeTemplates(set: Record<string, unknown>): NoticeTemplates {
  const template = (kind: SmsKind, language: InterfaceLanguage): SmsTemplate => ({
    text: String(set[settingName('SMS_TEXT', kind, language)] ?? defaultText(kind, language)),
    templateId: set[settingName('SMS_TEMPLATE', kind, language)] as string | undefined,
  });
  const languages = (kind: SmsKind) =>
    Object.fromEntries(interfaceLanguages.map((language) => [language, template(kind, language)]));
  return Object.fromEntries(smsKinds.map((kind) => [kind, languages(kind)])) as NoticeTemplates;
}

/** The values as a text in a language has them: days and hours of India. */
export const writtenValues = (
  language: InterfaceLanguage,
  { date, ...values }: NoticeValues,
): Record<string, string> => ({
  ...values,
  ...(date !== undefined && { date: writtenTime(language, new Date(date)) }),
});

/** A message as it is registered with the operators (DLT in India). */
export type SmsTemplate = { text: string; templateId: string | undefined };
