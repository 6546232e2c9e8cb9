import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';

/** @param link the page of the notifications */
export const reminderMail = (
  language: InterfaceLanguage,
  link: string,
): Pick<Mail, 'subject' | 'text'> => ({
  subject: serverText(language, 'reminder-mail.subject'),
  text: serverText(language, 'reminder-mail.text', { link }),
});
