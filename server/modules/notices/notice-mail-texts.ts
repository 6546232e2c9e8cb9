import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import {
  type NoticeKind,
  type NoticeValues,
  writtenValues,
} from '#server/platform/sms/sms-notices.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';

/** Decisions of staff: nobody else could have made them. */
const decisionKinds: readonly NoticeKind[] = [
  'block-upheld',
  'block-overturned',
  'account-unblocked',
];

/** The e-mail of a notice, in the language of the person. */
export function noticeMail(
  kind: NoticeKind,
  language: InterfaceLanguage,
  values: NoticeValues,
): Pick<Mail, 'subject' | 'text'> {
  const written = writtenValues(language, values);
  const parts = [
    serverText(language, 'notice-mail.greeting'),
    serverText(language, `notice-mail.${kind}.text`, written),
    serverText(
      language,
      decisionKinds.includes(kind) ? 'notice-mail.questions' : 'notice-mail.not-you',
      written,
    ),
  ];
  return { subject: serverText(language, `notice-mail.${kind}.subject`), text: parts.join('\n\n') };
}
