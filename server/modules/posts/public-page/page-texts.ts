import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';

/** The words around a post on its public page. */
export type PageTexts = {
  by: string;
  madeWithAi: string;
  sensitive: string;
  show: string;
  missingTitle: string;
  missing: string;
  home: string;
};

const texts: Record<InterfaceLanguage, PageTexts> = {
  en: {
    by: 'By',
    madeWithAi: 'Made or edited with AI',
    sensitive: 'Some readers may find this post upsetting.',
    show: 'Show the post',
    missingTitle: "This post isn't available",
    missing: 'It may have been removed, or the link may be wrong.',
    home: 'DH Creator',
  },
  hi: {
    by: 'लेखक:',
    madeWithAi: 'AI से बनाई या बदली गई',
    sensitive: 'यह पोस्ट कुछ पाठकों को विचलित कर सकती है।',
    show: 'पोस्ट दिखाएँ',
    missingTitle: 'यह पोस्ट उपलब्ध नहीं है',
    missing: 'हो सकता है कि इसे हटा दिया गया हो, या लिंक ग़लत हो।',
    home: 'DH Creator',
  },
  ur: {
    by: 'تحریر:',
    madeWithAi: 'AI سے بنائی یا بدلی گئی',
    sensitive: 'یہ پوسٹ کچھ قارئین کو پریشان کر سکتی ہے۔',
    show: 'پوسٹ دکھائیں',
    missingTitle: 'یہ پوسٹ دستیاب نہیں ہے',
    missing: 'ممکن ہے اسے ہٹا دیا گیا ہو، یا لنک غلط ہو۔',
    home: 'DH Creator',
  },
};

/** The words for a post in this language; English where the interface does not have it. */
export function pageTexts(language: string | null): PageTexts & { language: InterfaceLanguage } {
  const found = interfaceLanguages.find((known) => known === language) ?? 'en';
  return { ...texts[found], language: found };
}
