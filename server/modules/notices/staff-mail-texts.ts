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
type ToldAction = Exclude<StaffAction, 'sessions-ended'>;

/**
 * The e-mail that tells a member of staff what was done to their account; null for what changes no
 * way in.
 */
export function staffNoticeMail(
  action: StaffAction,
  language: InterfaceLanguage,
  support: string,
): Pick<Mail, 'subject' | 'text'> | null {
  if (action === 'sessions-ended') return null;
  const told: ToldAction = action;
  const parts = [
    serverText(language, 'staff-mail.greeting'),
    serverText(language, `staff-mail.${told}.text`),
    serverText(language, 'staff-mail.not-you', { support }),
  ];
  return {
    subject: serverText(language, `staff-mail.${told}.subject`),
    text: parts.join('\n\n'),
  };
}
