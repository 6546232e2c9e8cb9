import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { type ExportedTable, exportLabels } from './table-labels.ts';

/** The words of the pages in the file. */
export type OwnTexts = {
  title: string;
  /** `{name}` has their data, as of `{date}`. */
  lead: string;
  posts: string;
  back: string;
  allData: string;
  allDataHint: string;
  rows: string;
  media: string;
  mediaHint: string;
  invoices: string;
  documents: string;
  leftOut: string;
  withheld: string;
  withheldHint: string;
  tables: Record<ExportedTable, string>;
};

export const ownTexts: Record<InterfaceLanguage, OwnTexts> = {
  en: {
    title: 'Your data',
    lead: 'Everything DH Creator keeps about {name}, as of {date}.',
    posts: 'Posts',
    back: 'Back to the overview',
    allData: 'All data',
    allDataHint: 'These files are in JSON format. Any text editor opens them.',
    rows: 'Entries',
    media: 'Photos and videos',
    mediaHint: 'They are in the folder “media”.',
    invoices: 'Your invoices are in the folder “invoices”.',
    documents: 'Documents that you sent us are in the folder “documents”.',
    leftOut:
      'Some files are not included, because they are too large for one download or could not be read. “media/left-out.txt” lists them.',
    withheld: 'What is not included',
    withheldHint:
      'Passwords and codes, because they could open your account, and data about other people, such as the names of moderators.',
    tables: exportLabels.en,
  },
  hi: {
    title: 'आपका डेटा',
    lead: 'DH Creator के पास {name} के बारे में मौजूद सारी जानकारी, {date} तक।',
    posts: 'पोस्ट',
    back: 'मुख्य पेज पर वापस जाएँ',
    allData: 'सारा डेटा',
    allDataHint: 'ये फ़ाइलें JSON फ़ॉर्मैट में हैं। इन्हें किसी भी टेक्स्ट एडिटर में खोला जा सकता है।',
    rows: 'एंट्री',
    media: 'फ़ोटो और वीडियो',
    mediaHint: 'ये “media” फ़ोल्डर में हैं।',
    invoices: 'आपके इनवॉइस “invoices” फ़ोल्डर में हैं।',
    documents: 'आपके भेजे हुए दस्तावेज़ “documents” फ़ोल्डर में हैं।',
    leftOut:
      'कुछ फ़ाइलें इसमें नहीं हैं, क्योंकि वे एक डाउनलोड के लिए बहुत बड़ी हैं या पढ़ी नहीं जा सकीं। उनकी सूची “media/left-out.txt” में है।',
    withheld: 'इसमें क्या नहीं है',
    withheldHint:
      'पासवर्ड और कोड, क्योंकि उनसे आपका खाता खोला जा सकता है, और दूसरे लोगों का डेटा, जैसे मॉडरेटर के नाम।',
    tables: exportLabels.hi,
  },
  ur: {
    title: 'آپ کا ڈیٹا',
    lead: 'DH Creator کے پاس {name} کے بارے میں موجود تمام معلومات، {date} تک۔',
    posts: 'پوسٹس',
    back: 'مرکزی صفحے پر واپس جائیں',
    allData: 'تمام ڈیٹا',
    allDataHint: 'یہ فائلیں JSON فارمیٹ میں ہیں۔ انہیں کسی بھی ٹیکسٹ ایڈیٹر میں کھولا جا سکتا ہے۔',
    rows: 'اندراجات',
    media: 'تصاویر اور ویڈیوز',
    mediaHint: 'یہ فولڈر “media” میں ہیں۔',
    invoices: 'آپ کے انوائس فولڈر “invoices” میں ہیں۔',
    documents: 'آپ کی بھیجی ہوئی دستاویزات فولڈر “documents” میں ہیں۔',
    leftOut:
      'کچھ فائلیں اس میں شامل نہیں ہیں، کیونکہ وہ ایک ڈاؤن لوڈ کے لیے بہت بڑی ہیں یا پڑھی نہیں جا سکیں۔ ان کی فہرست “media/left-out.txt” میں ہے۔',
    withheld: 'کیا شامل نہیں ہے',
    withheldHint:
      'پاس ورڈ اور کوڈ، کیونکہ ان سے آپ کا اکاؤنٹ کھولا جا سکتا ہے، اور دوسرے لوگوں کا ڈیٹا، جیسے ماڈریٹرز کے نام۔',
    tables: exportLabels.ur,
  },
};
