import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import {
  fillNoticeText,
  type NoticeKind,
  type NoticeValues,
} from '#server/platform/sms/sms-notices.ts';

type MailText = { subject: string; text: string };
type Catalogue = {
  greeting: string;
  /** Ends what somebody else may have done. */
  notYou: string;
  /** Ends a decision of staff. */
  questions: string;
  notices: Record<NoticeKind, MailText>;
};

const decisionKinds: readonly NoticeKind[] = ['block-upheld', 'block-overturned'];

const catalogues: Record<InterfaceLanguage, Catalogue> = {
  en: {
    greeting: 'Hello,',
    notYou:
      "If this was you, you don't need to do anything. If it wasn't you, write to {support} right away. Nobody from DH Creator will ever ask you for a code.",
    questions: 'Questions? Write to {support}.',
    notices: {
      'phone-changed': {
        subject: 'The phone number of your account was changed',
        text: "The phone number that you use to sign in to DH Creator was changed.\n\nIf this wasn't you, change it back within 72 hours with this link. It also signs out all other devices:\n{link}",
      },
      'phone-added': {
        subject: 'A phone number was added to your account',
        text: 'A phone number was added to your DH Creator account. You can now sign in with it.',
      },
      'phone-restored': {
        subject: 'Your phone number was changed back',
        text: 'Your phone number was changed back. You can sign in with your old number again. All other devices were signed out.',
      },
      'bank-details-changed': {
        subject: 'Your bank details were changed',
        text: 'The bank details of your DH Creator account were changed. From {date} we pay into the new account.',
      },
      'login-linked': {
        subject: 'A new way to sign in was added',
        text: 'A Google or Facebook account was linked to your DH Creator account. You can now sign in with it.',
      },
      'login-unlinked': {
        subject: 'A way to sign in was removed',
        text: 'A Google or Facebook account was removed from your DH Creator account. Nobody can sign in with it any more.',
      },
      'signed-out-elsewhere': {
        subject: 'Other devices were signed out',
        text: 'Other devices were signed out of your DH Creator account.',
      },
      'accounts-merged': {
        subject: 'Your account was merged with another one',
        text: 'Two DH Creator accounts were merged into one. It now has the posts, earnings and ways to sign in of both.',
      },
      'data-requested': {
        subject: 'A copy of your data was requested',
        text: 'A copy of everything that DH Creator keeps about you was requested from your account. It contains private details, such as your bank account, and can be downloaded for seven days.',
      },
      'account-closed': {
        subject: 'Your account was closed',
        text: 'Your DH Creator account was closed. Nobody sees your posts any more. On {date} the account is erased. To keep it, sign in before then.',
      },
      'block-upheld': {
        subject: 'Your account stays blocked',
        text: 'You asked us to look again at the block of your DH Creator account. Another person has decided: your account stays blocked. Sign in to read why.',
      },
      'block-overturned': {
        subject: 'Your account is no longer blocked',
        text: 'You asked us to look again at the block of your DH Creator account. Another person has decided: the block was wrong. We are sorry. You can sign in again, and your posts and earnings are as before.',
      },
    },
  },
  hi: {
    greeting: 'नमस्ते,',
    notYou:
      'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है। अगर यह आपने नहीं किया, तो तुरंत {support} पर लिखें। DH Creator से कोई भी आपसे कभी कोड नहीं माँगेगा।',
    questions: 'कोई सवाल हो, तो {support} पर लिखें।',
    notices: {
      'phone-changed': {
        subject: 'आपके खाते का फ़ोन नंबर बदला गया',
        text: 'जिस फ़ोन नंबर से आप DH Creator में साइन इन करते हैं, वह बदल दिया गया है।\n\nअगर यह आपने नहीं किया, तो 72 घंटों के अंदर इसे वापस बदलें। इससे बाक़ी सभी डिवाइस भी साइन आउट हो जाएँगे:\n{link}',
      },
      'phone-added': {
        subject: 'आपके खाते में फ़ोन नंबर जोड़ा गया',
        text: 'आपके DH Creator खाते में एक फ़ोन नंबर जोड़ा गया है। अब आप उससे साइन इन कर सकते हैं।',
      },
      'phone-restored': {
        subject: 'आपका पुराना फ़ोन नंबर वापस आ गया',
        text: 'फ़ोन नंबर का बदलाव वापस ले लिया गया है। आपका पुराना नंबर फिर से आपका है और बाक़ी सभी डिवाइस साइन आउट कर दिए गए हैं।',
      },
      'bank-details-changed': {
        subject: 'आपकी बैंक जानकारी बदली गई',
        text: 'आपके DH Creator खाते की बैंक जानकारी बदली गई है। {date} से नए बैंक खाते में भुगतान होगा।',
      },
      'login-linked': {
        subject: 'साइन इन करने का नया तरीक़ा जोड़ा गया',
        text: 'आपके DH Creator खाते से एक Google या Facebook खाता जोड़ा गया है। अब आप उससे साइन इन कर सकते हैं।',
      },
      'login-unlinked': {
        subject: 'साइन इन करने का एक तरीक़ा हटाया गया',
        text: 'आपके DH Creator खाते से एक Google या Facebook खाता हटाया गया है। अब उससे कोई साइन इन नहीं कर सकता।',
      },
      'signed-out-elsewhere': {
        subject: 'बाक़ी डिवाइस साइन आउट किए गए',
        text: 'आपके DH Creator खाते से बाक़ी डिवाइस साइन आउट कर दिए गए हैं।',
      },
      'accounts-merged': {
        subject: 'आपका खाता दूसरे खाते से मिलाया गया',
        text: 'DH Creator के दो खाते मिलाकर एक कर दिए गए हैं। दोनों की पोस्ट, कमाई और साइन इन करने के तरीक़े अब इसी खाते में हैं।',
      },
      'data-requested': {
        subject: 'आपके डेटा की कॉपी माँगी गई',
        text: 'आपके खाते से आपके बारे में DH Creator में मौजूद सारी जानकारी की कॉपी माँगी गई है। इसमें निजी जानकारी है, जैसे आपका बैंक खाता, और इसे सात दिन तक डाउनलोड किया जा सकता है।',
      },
      'account-closed': {
        subject: 'आपका खाता बंद कर दिया गया',
        text: 'आपका DH Creator खाता बंद कर दिया गया है। अब आपकी पोस्ट किसी को नहीं दिखतीं। {date} को खाता मिटा दिया जाएगा। इसे बनाए रखने के लिए उससे पहले साइन इन करें।',
      },
      'block-upheld': {
        subject: 'आपका खाता ब्लॉक रहेगा',
        text: 'आपने अपने DH Creator खाते के ब्लॉक होने की दोबारा समीक्षा माँगी थी। किसी दूसरे व्यक्ति ने फ़ैसला किया है: आपका खाता ब्लॉक रहेगा। वजह पढ़ने के लिए साइन इन करें।',
      },
      'block-overturned': {
        subject: 'आपका खाता अब ब्लॉक नहीं है',
        text: 'आपने अपने DH Creator खाते के ब्लॉक होने की दोबारा समीक्षा माँगी थी। किसी दूसरे व्यक्ति ने फ़ैसला किया है: खाता ग़लती से ब्लॉक हुआ था। हमें खेद है। अब आप फिर से साइन इन कर सकते हैं। आपकी पोस्ट और कमाई पहले जैसी हैं।',
      },
    },
  },
  ur: {
    greeting: 'السلام علیکم،',
    notYou:
      'اگر یہ آپ نے کیا ہے تو کچھ کرنے کی ضرورت نہیں۔ اگر یہ آپ نے نہیں کیا تو فوراً {support} پر لکھیں۔ DH Creator سے کوئی بھی آپ سے کبھی کوڈ نہیں مانگے گا۔',
    questions: 'کوئی سوال ہو تو {support} پر لکھیں۔',
    notices: {
      'phone-changed': {
        subject: 'آپ کے اکاؤنٹ کا فون نمبر بدل دیا گیا',
        text: 'جس فون نمبر سے آپ DH Creator میں سائن اِن کرتے ہیں، وہ بدل دیا گیا ہے۔\n\nاگر یہ آپ نے نہیں کیا تو 72 گھنٹوں کے اندر اسے واپس بدلیں۔ اس سے باقی تمام ڈیوائسز بھی سائن آؤٹ ہو جائیں گی:\n{link}',
      },
      'phone-added': {
        subject: 'آپ کے اکاؤنٹ میں فون نمبر شامل کیا گیا',
        text: 'آپ کے DH Creator اکاؤنٹ میں ایک فون نمبر شامل کیا گیا ہے۔ اب آپ اس سے سائن اِن کر سکتے ہیں۔',
      },
      'phone-restored': {
        subject: 'آپ کا پرانا فون نمبر بحال ہو گیا',
        text: 'فون نمبر کی تبدیلی واپس لے لی گئی ہے۔ آپ کا پرانا نمبر پھر سے آپ کا ہے اور باقی تمام ڈیوائسز سائن آؤٹ کر دی گئی ہیں۔',
      },
      'bank-details-changed': {
        subject: 'آپ کی بینک تفصیلات بدل دی گئیں',
        text: 'آپ کے DH Creator اکاؤنٹ کی بینک تفصیلات بدل دی گئی ہیں۔ {date} سے نئے بینک اکاؤنٹ میں ادائیگی ہوگی۔',
      },
      'login-linked': {
        subject: 'سائن اِن کرنے کا نیا طریقہ شامل کیا گیا',
        text: 'آپ کے DH Creator اکاؤنٹ سے ایک Google یا Facebook اکاؤنٹ جوڑا گیا ہے۔ اب آپ اس سے سائن اِن کر سکتے ہیں۔',
      },
      'login-unlinked': {
        subject: 'سائن اِن کرنے کا ایک طریقہ ہٹایا گیا',
        text: 'آپ کے DH Creator اکاؤنٹ سے ایک Google یا Facebook اکاؤنٹ ہٹایا گیا ہے۔ اب اس سے کوئی سائن اِن نہیں کر سکتا۔',
      },
      'signed-out-elsewhere': {
        subject: 'باقی ڈیوائسز سائن آؤٹ کر دی گئیں',
        text: 'آپ کے DH Creator اکاؤنٹ سے باقی ڈیوائسز سائن آؤٹ کر دی گئی ہیں۔',
      },
      'accounts-merged': {
        subject: 'آپ کا اکاؤنٹ دوسرے اکاؤنٹ سے ملا دیا گیا',
        text: 'DH Creator کے دو اکاؤنٹ ملا کر ایک کر دیے گئے ہیں۔ دونوں کی پوسٹیں، کمائی اور سائن اِن کرنے کے طریقے اب اسی اکاؤنٹ میں ہیں۔',
      },
      'data-requested': {
        subject: 'آپ کے ڈیٹا کی کاپی کی درخواست کی گئی',
        text: 'آپ کے اکاؤنٹ سے آپ کے بارے میں DH Creator میں موجود تمام معلومات کی کاپی کی درخواست کی گئی ہے۔ اس میں نجی معلومات ہیں، جیسے آپ کا بینک اکاؤنٹ، اور اسے سات دن تک ڈاؤن لوڈ کیا جا سکتا ہے۔',
      },
      'account-closed': {
        subject: 'آپ کا اکاؤنٹ بند کر دیا گیا',
        text: 'آپ کا DH Creator اکاؤنٹ بند کر دیا گیا ہے۔ اب آپ کی پوسٹس کسی کو نظر نہیں آتیں۔ {date} کو اکاؤنٹ مٹا دیا جائے گا۔ اسے برقرار رکھنے کے لیے اس سے پہلے سائن ان کریں۔',
      },
      'block-upheld': {
        subject: 'آپ کا اکاؤنٹ بلاک رہے گا',
        text: 'آپ نے اپنے DH Creator اکاؤنٹ کے بلاک ہونے کا دوبارہ جائزہ مانگا تھا۔ کسی دوسرے شخص نے فیصلہ کیا ہے: آپ کا اکاؤنٹ بلاک رہے گا۔ وجہ پڑھنے کے لیے سائن اِن کریں۔',
      },
      'block-overturned': {
        subject: 'آپ کا اکاؤنٹ اب بلاک نہیں ہے',
        text: 'آپ نے اپنے DH Creator اکاؤنٹ کے بلاک ہونے کا دوبارہ جائزہ مانگا تھا۔ کسی دوسرے شخص نے فیصلہ کیا ہے: اکاؤنٹ غلطی سے بلاک ہوا تھا۔ ہمیں افسوس ہے۔ اب آپ دوبارہ سائن اِن کر سکتے ہیں۔ آپ کی پوسٹس اور کمائی پہلے جیسی ہیں۔',
      },
    },
  },
};

/** The e-mail of a notice, in the language of the person. */
export function noticeMail(
  kind: NoticeKind,
  language: InterfaceLanguage,
  values: NoticeValues,
): Pick<Mail, 'subject' | 'text'> {
  const { greeting, notYou, questions, notices } = catalogues[language];
  const end = decisionKinds.includes(kind) ? questions : notYou;
  const { subject, text } = notices[kind];
  return { subject, text: fillNoticeText([greeting, text, end].join('\n\n'), values) };
}
