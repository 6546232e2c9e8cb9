import * as v from 'valibot';

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
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Reminders of unread notifications; each language has a registered text of its own. */
const reminderKinds = ['unread', 'unread-hi', 'unread-ur'] as const;
export const smsKinds = [...noticeKinds, ...reminderKinds] as const;
export type SmsKind = (typeof smsKinds)[number];

/** The values of `{link}`, `{date}` and `{support}` in a text. */
export type NoticeValues = { link?: string; date?: string; support: string };

export type SmsNotice = { kind: SmsKind; values: NoticeValues };

/** Sends notices by text message. */
export type NoticeGateway = {
  /** @param phone ten digits @throws {SmsRefused} for good, another error when it may work later */
  sendNotice(phone: string, notice: SmsNotice): Promise<void>;
};

const notYou = 'If this was not you, write to {support}.';
/** In the sandbox, and where nothing else is configured. */
export const defaultNoticeTexts: Record<SmsKind, string> = {
  'phone-changed':
    'The phone number of your DH Creator account was changed. If this was not you, change it back within 72 hours: {link}',
  'phone-added': `This is now the phone number of your DH Creator account. ${notYou}`,
  'phone-restored': `The phone number of your DH Creator account was changed back. ${notYou}`,
  'bank-details-changed':
    'The bank details of your DH Creator account were changed. ' +
    `From {date} we pay into the new account. ${notYou}`,
  'login-linked': `A new way to sign in was added to your DH Creator account. ${notYou}`,
  'login-unlinked': `A way to sign in was removed from your DH Creator account. ${notYou}`,
  'signed-out-elsewhere': `Other devices were signed out of your DH Creator account. ${notYou}`,
  'accounts-merged': `Your DH Creator account was merged with another one. ${notYou}`,
  unread:
    'You have unread notifications in DH Creator. Sign in to read them. ' +
    'You can turn these messages off in the notification settings.',
  // 70 characters fit one message in these scripts.
  'unread-hi': 'DH Creator पर आपकी नई सूचनाएँ हैं। साइन इन करके पढ़ें।',
  'unread-ur': 'DH Creator پر آپ کی نئی اطلاعات ہیں۔ سائن اِن کر کے پڑھیں۔',
  'data-requested': `A copy of the data of your DH Creator account was requested. ${notYou}`,
  'account-closed':
    'Your DH Creator account was closed and will be erased on {date}. ' +
    `Sign in before to keep it. ${notYou}`,
  'block-upheld':
    'A second person has looked at your DH Creator account. It stays blocked. ' +
    'Sign in to read why. Questions: {support}.',
  'block-overturned':
    'A second person has looked at your DH Creator account. It is no longer blocked: ' +
    'you can sign in again. Questions: {support}.',
};
const neededValue: Partial<Record<SmsKind, string>> = { 'phone-changed': '{link}' };

const settingName = (prefix: string, kind: SmsKind) =>
  `${prefix}_${kind.toUpperCase().replaceAll('-', '_')}`;

const textSetting = (kind: SmsKind) => {
  const needed = neededValue[kind] ?? '';
  return v.optional(
    v.pipe(v.string(), v.includes(needed, `must contain ${needed}`)),
    defaultNoticeTexts[kind],
  );
};

/**
 * The variables of the texts: `SMS_TEXT_PHONE_CHANGED` and so on, and their registrations,
 * `SMS_TEMPLATE_…`.
 */
export const noticeSettings: Record<
  string,
  v.GenericSchema<string | undefined, string | undefined>
> = Object.fromEntries(
  smsKinds.flatMap((kind) => [
    [settingName('SMS_TEXT', kind), textSetting(kind)],
    [settingName('SMS_TEMPLATE', kind), v.optional(v.pipe(v.string(), v.nonEmpty()))],
  ]),
);

export type NoticeTemplates = Record<SmsKind, SmsTemplate>;

/** The templates out of the settings. */
export function noticeTemplates(set: Record<string, unknown>): NoticeTemplates {
  const template = (kind: SmsKind): SmsTemplate => ({
    text: String(set[settingName('SMS_TEXT', kind)]),
    templateId: set[settingName('SMS_TEMPLATE', kind)] as string | undefined,
  });
  return Object.fromEntries(smsKinds.map((kind) => [kind, template(kind)])) as NoticeTemplates;
}

/** A text with its values filled in. */
export function fillNoticeText(text: string, values: NoticeValues): string {
  return text.replace(
    /\{(link|date|support)\}/g,
    (_, name: keyof NoticeValues) => values[name] ?? '',
  );
}

/** A message as it is registered with the operators (DLT in India). */
export type SmsTemplate = { text: string; templateId: string | undefined };
