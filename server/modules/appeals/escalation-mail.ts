import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

type Values = { count: number; firstDue: Date; page: string };

const catalogues: Record<InterfaceLanguage, { subject: string; text: string }> = {
  en: {
    subject: 'Appeals need a decision soon: {count}',
    text: 'Hello,\n\nopen appeals with less than 48 hours left: {count}. The first is due on {due}.\n\nPlease make sure that a moderator who did not make the first decision takes them:\n{page}',
  },
  hi: {
    subject: 'इन अपीलों पर जल्द फ़ैसला चाहिए: {count}',
    text: 'नमस्ते,\n\nजिन खुली अपीलों पर 48 घंटे से कम समय बचा है: {count}। पहली की समय-सीमा {due} है।\n\nकृपया देखें कि इन्हें कोई ऐसा मॉडरेटर ले जिसने पहला फ़ैसला न किया हो:\n{page}',
  },
  ur: {
    subject: 'ان اپیلوں پر جلد فیصلہ درکار ہے: {count}',
    text: 'السلام علیکم،\n\nجن کھلی اپیلوں پر 48 گھنٹے سے کم وقت بچا ہے: {count}۔ پہلی کی آخری مہلت {due} ہے۔\n\nبراہِ کرم دیکھیں کہ انہیں کوئی ایسا ماڈریٹر لے جس نے پہلا فیصلہ نہ کیا ہو:\n{page}',
  },
};

/** The e-mail that tells an administrator of appeals with little time left. */
export function escalationMail(
  language: InterfaceLanguage,
  { count, firstDue, page }: Values,
): Pick<Mail, 'subject' | 'text'> {
  const due = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(firstDue);
  const fill = (text: string) =>
    text.replace('{count}', String(count)).replace('{due}', due).replace('{page}', page);
  const { subject, text } = catalogues[language];
  return { subject: fill(subject), text: fill(text) };
}
