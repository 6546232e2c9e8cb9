import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';

/** The e-mail with a link to a new password. */
export const passwordResetMail = (
  language: InterfaceLanguage,
  link: string,
): Pick<Mail, 'subject' | 'text'> => ({
  subject: serverText(language, 'reset-mail.subject'),
  text: serverText(language, 'reset-mail.text', { link }),
});
