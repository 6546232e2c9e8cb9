import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { writtenTime } from '#server/platform/texts/indian-time.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';

type Values = { count: number; firstDue: Date; page: string };

/** The e-mail to an administrator about appeals with little time left. */
export function escalationMail(
  language: InterfaceLanguage,
  { count, firstDue, page }: Values,
): Pick<Mail, 'subject' | 'text'> {
  const due = writtenTime(language, firstDue);
  return {
    subject: serverText(language, 'appeals-mail.subject', { count }),
    text: serverText(language, 'appeals-mail.text', { count, due, page }),
  };
}
