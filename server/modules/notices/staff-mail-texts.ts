import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';

/** What was done to an account of staff. */
export type StaffAction =
  | 'passkey-added'
  | 'passkey-removed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'second-factor-reset'
  | 'password-changed'
  | 'password-reset'
  | 'reset-link-made'
  | 'sessions-ended';

/** Mails to staff about their own account: everything that changes how they sign in. */
type MailedAction = Exclude<StaffAction, 'sessions-ended'>;

/**
 * The e-mail to a member of staff about a change of their account; null for what changes no
 * way in.
 */
export function staffNoticeMail(
  action: StaffAction,
  language: InterfaceLanguage,
  support: string,
): Pick<Mail, 'subject' | 'text'> | null {
  if (action === 'sessions-ended') return null;
  const mailed: MailedAction = action;
  const parts = [
    serverText(language, 'staff-mail.greeting'),
    serverText(language, `staff-mail.${mailed}.text`),
    serverText(language, 'staff-mail.not-you', { support }),
  ];
  return {
    subject: serverText(language, `staff-mail.${mailed}.subject`),
    text: parts.join('\n\n'),
  };
}
