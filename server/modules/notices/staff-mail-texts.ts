import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

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

type Words = { subject: string; text: string };
type Catalogue = { greeting: string; notYou: string; notices: Record<ToldAction, Words> };

const catalogues: Record<InterfaceLanguage, Catalogue> = {
  en: {
    greeting: 'Hello,',
    notYou:
      "If you expected this, you don't need to do anything. If not, change your password right away, and write to an administrator of the portal and to {support}.",
    notices: {
      'passkey-added': {
        subject: 'A passkey was added to your staff account',
        text: 'A passkey was added to your staff account at DH Creator. It can now be used to sign in.',
      },
      'passkey-removed': {
        subject: 'A passkey was removed from your staff account',
        text: 'A passkey was removed from your staff account at DH Creator.',
      },
      'authenticator-added': {
        subject: 'An authenticator app was added to your staff account',
        text: 'An authenticator app was added to your staff account at DH Creator. Its codes can now be used to sign in.',
      },
      'authenticator-removed': {
        subject: 'The authenticator app was removed from your staff account',
        text: 'The authenticator app was removed from your staff account at DH Creator.',
      },
      'recovery-codes-made': {
        subject: 'Your recovery codes were renewed',
        text: 'New recovery codes were created for your staff account at DH Creator. The old ones no longer work.',
      },
      'recovery-code-used': {
        subject: 'A recovery code was used to sign in',
        text: 'Someone signed in to your staff account at DH Creator with your password and one of your recovery codes.',
      },
      'second-factor-reset': {
        subject: 'Your second sign-in step was reset',
        text: 'An administrator removed all passkeys, the authenticator app and the recovery codes of your staff account at DH Creator, and signed it out everywhere.',
      },
      'password-changed': {
        subject: 'Your password was changed',
        text: 'The password of your staff account at DH Creator was changed. Other devices were signed out.',
      },
      'password-reset': {
        subject: 'Your password was reset',
        text: 'The password of your staff account at DH Creator was reset with a link. All devices were signed out.',
      },
      'reset-link-made': {
        subject: 'An administrator created a password reset link for you',
        text: 'An administrator created a link that can reset the password of your staff account at DH Creator.',
      },
    },
  },
  hi: {
    greeting: 'नमस्ते,',
    notYou:
      'अगर आपको इसकी उम्मीद थी, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो तुरंत अपना पासवर्ड बदलें और पोर्टल के एडमिन को और {support} पर लिखें।',
    notices: {
      'passkey-added': {
        subject: 'आपके स्टाफ़ खाते में एक पासकी जोड़ी गई',
        text: 'DH Creator के आपके स्टाफ़ खाते में एक पासकी जोड़ी गई है। अब उससे साइन इन किया जा सकता है।',
      },
      'passkey-removed': {
        subject: 'आपके स्टाफ़ खाते से एक पासकी हटाई गई',
        text: 'DH Creator के आपके स्टाफ़ खाते से एक पासकी हटा दी गई है।',
      },
      'authenticator-added': {
        subject: 'आपके स्टाफ़ खाते में ऑथेंटिकेटर ऐप जोड़ा गया',
        text: 'DH Creator के आपके स्टाफ़ खाते में एक ऑथेंटिकेटर ऐप जोड़ा गया है। अब उसके कोड से साइन इन किया जा सकता है।',
      },
      'authenticator-removed': {
        subject: 'आपके स्टाफ़ खाते से ऑथेंटिकेटर ऐप हटाया गया',
        text: 'DH Creator के आपके स्टाफ़ खाते से ऑथेंटिकेटर ऐप हटा दिया गया है।',
      },
      'recovery-codes-made': {
        subject: 'आपके रिकवरी कोड बदले गए',
        text: 'DH Creator के आपके स्टाफ़ खाते के लिए नए रिकवरी कोड बनाए गए हैं। पुराने कोड अब काम नहीं करेंगे।',
      },
      'recovery-code-used': {
        subject: 'साइन इन करने के लिए एक रिकवरी कोड इस्तेमाल हुआ',
        text: 'किसी ने आपके पासवर्ड और आपके एक रिकवरी कोड से DH Creator के आपके स्टाफ़ खाते में साइन इन किया है।',
      },
      'second-factor-reset': {
        subject: 'साइन इन का आपका दूसरा चरण रीसेट किया गया',
        text: 'एक एडमिन ने DH Creator के आपके स्टाफ़ खाते से सभी पासकी, ऑथेंटिकेटर ऐप और रिकवरी कोड हटा दिए हैं और उसे हर जगह से साइन आउट कर दिया है।',
      },
      'password-changed': {
        subject: 'आपका पासवर्ड बदला गया',
        text: 'DH Creator के आपके स्टाफ़ खाते का पासवर्ड बदला गया है। बाक़ी डिवाइस साइन आउट कर दिए गए हैं।',
      },
      'password-reset': {
        subject: 'आपका पासवर्ड रीसेट किया गया',
        text: 'एक लिंक से DH Creator के आपके स्टाफ़ खाते का पासवर्ड रीसेट किया गया है। सभी डिवाइस साइन आउट कर दिए गए हैं।',
      },
      'reset-link-made': {
        subject: 'एक एडमिन ने आपके लिए पासवर्ड रीसेट लिंक बनाया',
        text: 'एक एडमिन ने एक लिंक बनाया है, जिससे DH Creator के आपके स्टाफ़ खाते का पासवर्ड रीसेट किया जा सकता है।',
      },
    },
  },
  ur: {
    greeting: 'السلام علیکم،',
    notYou:
      'اگر آپ کو اس کی توقع تھی تو کچھ کرنے کی ضرورت نہیں۔ اگر نہیں تو فوراً اپنا پاس ورڈ بدلیں اور پورٹل کے ایڈمن کو اور {support} پر لکھیں۔',
    notices: {
      'passkey-added': {
        subject: 'آپ کے عملے کے اکاؤنٹ میں ایک پاس کی شامل کی گئی',
        text: 'DH Creator پر آپ کے عملے کے اکاؤنٹ میں ایک پاس کی شامل کی گئی ہے۔ اب اس سے سائن اِن کیا جا سکتا ہے۔',
      },
      'passkey-removed': {
        subject: 'آپ کے عملے کے اکاؤنٹ سے ایک پاس کی ہٹا دی گئی',
        text: 'DH Creator پر آپ کے عملے کے اکاؤنٹ سے ایک پاس کی ہٹا دی گئی ہے۔',
      },
      'authenticator-added': {
        subject: 'آپ کے عملے کے اکاؤنٹ میں آتھنٹیکیٹر ایپ شامل کی گئی',
        text: 'DH Creator پر آپ کے عملے کے اکاؤنٹ میں ایک آتھنٹیکیٹر ایپ شامل کی گئی ہے۔ اب اس کے کوڈ سے سائن اِن کیا جا سکتا ہے۔',
      },
      'authenticator-removed': {
        subject: 'آپ کے عملے کے اکاؤنٹ سے آتھنٹیکیٹر ایپ ہٹا دی گئی',
        text: 'DH Creator پر آپ کے عملے کے اکاؤنٹ سے آتھنٹیکیٹر ایپ ہٹا دی گئی ہے۔',
      },
      'recovery-codes-made': {
        subject: 'آپ کے ریکوری کوڈ بدل دیے گئے',
        text: 'DH Creator پر آپ کے عملے کے اکاؤنٹ کے لیے نئے ریکوری کوڈ بنائے گئے ہیں۔ پرانے کوڈ اب کام نہیں کریں گے۔',
      },
      'recovery-code-used': {
        subject: 'سائن اِن کے لیے ایک ریکوری کوڈ استعمال ہوا',
        text: 'کسی نے آپ کے پاس ورڈ اور آپ کے ایک ریکوری کوڈ سے DH Creator پر آپ کے عملے کے اکاؤنٹ میں سائن اِن کیا ہے۔',
      },
      'second-factor-reset': {
        subject: 'سائن اِن کا آپ کا دوسرا مرحلہ ری سیٹ کیا گیا',
        text: 'ایک ایڈمن نے DH Creator پر آپ کے عملے کے اکاؤنٹ سے تمام پاس کی، آتھنٹیکیٹر ایپ اور ریکوری کوڈ ہٹا دیے ہیں اور اسے ہر جگہ سے سائن آؤٹ کر دیا ہے۔',
      },
      'password-changed': {
        subject: 'آپ کا پاس ورڈ بدل دیا گیا',
        text: 'DH Creator پر آپ کے عملے کے اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے۔ باقی ڈیوائسز سائن آؤٹ کر دی گئی ہیں۔',
      },
      'password-reset': {
        subject: 'آپ کا پاس ورڈ ری سیٹ کیا گیا',
        text: 'ایک لنک سے DH Creator پر آپ کے عملے کے اکاؤنٹ کا پاس ورڈ ری سیٹ کیا گیا ہے۔ تمام ڈیوائسز سائن آؤٹ کر دی گئی ہیں۔',
      },
      'reset-link-made': {
        subject: 'ایک ایڈمن نے آپ کے لیے پاس ورڈ ری سیٹ لنک بنایا',
        text: 'ایک ایڈمن نے ایک لنک بنایا ہے جس سے DH Creator پر آپ کے عملے کے اکاؤنٹ کا پاس ورڈ ری سیٹ کیا جا سکتا ہے۔',
      },
    },
  },
};

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
  const { greeting, notYou, notices } = catalogues[language];
  const { subject, text } = notices[action];
  return { subject, text: [greeting, text, notYou.replace('{support}', support)].join('\n\n') };
}
