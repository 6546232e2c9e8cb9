import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

const texts: Record<InterfaceLanguage, { subject: string; paragraphs: string[] }> = {
  en: {
    subject: 'Reset your password',
    paragraphs: [
      'Someone asked to reset the password of your staff account at DH Creator.',
      'To choose a new password, open this link within one hour. It works once.',
      '{link}',
      "If this wasn't you, ignore this email. Your password stays the same.",
    ],
  },
  hi: {
    subject: 'अपना पासवर्ड रीसेट करें',
    paragraphs: [
      'किसी ने DH Creator के आपके स्टाफ़ खाते का पासवर्ड रीसेट करने का अनुरोध किया है।',
      'नया पासवर्ड चुनने के लिए एक घंटे के अंदर यह लिंक खोलें। यह एक ही बार चलता है।',
      '{link}',
      'अगर यह अनुरोध आपने नहीं किया, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड नहीं बदलेगा।',
    ],
  },
  ur: {
    subject: 'اپنا پاس ورڈ ری سیٹ کریں',
    paragraphs: [
      'کسی نے DH Creator پر آپ کے عملے کے اکاؤنٹ کا پاس ورڈ ری سیٹ کرنے کی درخواست کی ہے۔',
      'نیا پاس ورڈ چننے کے لیے ایک گھنٹے کے اندر یہ لنک کھولیں۔ یہ ایک ہی بار چلتا ہے۔',
      '{link}',
      'اگر یہ درخواست آپ نے نہیں کی تو اس ای میل کو نظر انداز کریں۔ آپ کا پاس ورڈ نہیں بدلے گا۔',
    ],
  },
};

/** The e-mail with a link to a new password. */
export function passwordResetMail(
  language: InterfaceLanguage,
  link: string,
): Pick<Mail, 'subject' | 'text'> {
  const { subject, paragraphs } = texts[language];
  return { subject, text: paragraphs.join('\n\n').replace('{link}', link) };
}
