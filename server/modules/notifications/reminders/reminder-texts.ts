import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SmsKind } from '#server/platform/sms/sms-notices.ts';

const mails: Record<InterfaceLanguage, Pick<Mail, 'subject' | 'text'>> = {
  en: {
    subject: 'You have unread notifications',
    text: 'Hello,\n\nYou have unread notifications in DH Creator. Sign in to read them:\n{link}\n\nYou can turn these e-mails off in the notification settings.',
  },
  hi: {
    subject: 'आपकी नई सूचनाएँ हैं',
    text: 'नमस्ते,\n\nDH Creator पर आपकी कुछ सूचनाएँ अभी पढ़ी नहीं गई हैं। उन्हें पढ़ने के लिए साइन इन करें:\n{link}\n\nये ईमेल आप सूचनाओं की सेटिंग में बंद कर सकते हैं।',
  },
  ur: {
    subject: 'آپ کی نئی اطلاعات ہیں',
    text: 'السلام علیکم،\n\nDH Creator پر آپ کی کچھ اطلاعات ابھی پڑھی نہیں گئیں۔ انہیں پڑھنے کے لیے سائن اِن کریں:\n{link}\n\nیہ ای میلز آپ اطلاعات کی سیٹنگز میں بند کر سکتے ہیں۔',
  },
};

/** @param link the page of the notifications */
export function reminderMail(
  language: InterfaceLanguage,
  link: string,
): Pick<Mail, 'subject' | 'text'> {
  const { subject, text } = mails[language];
  return { subject, text: text.replace('{link}', link) };
}

export const reminderSms: Record<InterfaceLanguage, SmsKind> = {
  en: 'unread',
  hi: 'unread-hi',
  ur: 'unread-ur',
};
