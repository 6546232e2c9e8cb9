import type { ContentLanguage } from '#domain/language/languages.ts';
import { type DemoCreator, storyWriters } from './story-writers.ts';

/** The differences from an approved UGC creator without bank details. */
type Kind = Partial<Pick<DemoCreator, 'work' | 'bank' | 'creatorType' | 'isBlocked' | 'isClosing'>>;
type Row = readonly [name: string, handle: string, kind?: Kind];

const paid: Kind = { creatorType: 'ICC', bank: 'approved' };
const unpaid: Kind = { creatorType: 'ICC', bank: 'notSubmitted' };
const bankWaiting: Kind = { creatorType: 'ICC', bank: 'pending' };
const bankRefused: Kind = { creatorType: 'ICC', bank: 'rejected' };
const organisation: Kind = { creatorType: 'OGC', bank: 'approved' };
const waiting: Kind = { work: 'pending' };
const refused: Kind = { work: 'rejected' };
const notSubmitted: Kind = { work: 'notSubmitted' };
const blocked: Kind = { isBlocked: true };
/** Without posts: closing hides them, which the demo is there to show. */
const closing: Kind = { work: 'notSubmitted', isClosing: true };

const rows: Record<ContentLanguage, readonly Row[]> = {
  hi: [
    ['अरविंद चौहान', 'arvind.chauhan', paid],
    ['पूजा तिवारी', 'pooja.tiwari', bankWaiting],
    ['इमरान ख़ान', 'imran.bhopal'],
    ['जयपुर डायरी', 'jaipur.diary', organisation],
    ['किरण देवी', 'kiran.devi', waiting],
    ['राकेश मीणा', 'rakesh.meena', blocked],
  ],
  bho: [
    ['रामजी पांडे', 'ramji.pandey', paid],
    ['चंदा कुमारी', 'chanda.kumari'],
    ['मुन्ना साव', 'munna.sao', closing],
  ],
  pa: [
    ['ਹਰਲੀਨ ਕੌਰ', 'harleen.kaur', paid],
    ['ਬਲਵਿੰਦਰ ਗਿੱਲ', 'balwinder.gill', unpaid],
    ['ਮਨਪ੍ਰੀਤ ਸੰਧੂ', 'manpreet.sandhu', refused],
  ],
  ur: [
    ['عامر صدیقی', 'aamir.siddiqui', bankWaiting],
    ['ثنا فاطمہ', 'sana.fatima', paid],
    ['دکن نامہ', 'deccan.nama', organisation],
    ['ندیم احمد', 'nadeem.ahmad', waiting],
  ],
  mr: [
    ['स्नेहल जाधव', 'snehal.jadhav', paid],
    ['विठ्ठल शिंदे', 'vitthal.shinde', bankRefused],
    ['सह्याद्री वार्ता', 'sahyadri.varta', organisation],
    ['अश्विनी गोरे', 'ashwini.gore'],
  ],
  gu: [
    ['મિતેષ શાહ', 'mitesh.shah', paid],
    ['રેખા સોલંકી', 'rekha.solanki'],
    ['જિગ્નેશ રબારી', 'jignesh.rabari', unpaid],
  ],
  en: [
    ['Lalrinpuia Sailo', 'lalrin.sailo', paid],
    ['Tenzin Dolma', 'tenzin.dolma', unpaid],
    ['Priscilla Nongrum', 'priscilla.n', waiting],
  ],
  bn: [
    ['সুদীপ্ত ঘোষ', 'sudipta.ghosh', paid],
    ['রুমা খাতুন', 'ruma.khatun', bankWaiting],
    ['উত্তরের চিঠি', 'uttarer.chithi', organisation],
    ['তন্ময় সাহা', 'tanmoy.saha', blocked],
  ],
  as: [
    ['নয়নমণি বৰা', 'nayanmoni.bora', paid],
    ['প্ৰাঞ্জল গগৈ', 'pranjal.gogoi'],
    ['ৰীমা ডেকা', 'rima.deka', refused],
  ],
  or: [
    ['ଦେବାଶିଷ ସାହୁ', 'debasish.sahu', unpaid],
    ['ଲିପିକା ମିଶ୍ର', 'lipika.mishra', paid],
    ['ରଞ୍ଜନ ବେହେରା', 'ranjan.behera', notSubmitted],
  ],
  ta: [
    ['அருண் பாண்டியன்', 'arun.pandian', paid],
    ['நித்யா ராமன்', 'nithya.raman', bankRefused],
    ['காவிரிக் குரல்', 'kaveri.kural', organisation],
  ],
  te: [
    ['లక్ష్మి ప్రసన్న', 'lakshmi.prasanna', paid],
    ['రవి తేజ', 'ravi.teja.writes', bankWaiting],
    ['మాధవి నాయుడు', 'madhavi.naidu', blocked],
  ],
  kn: [
    ['ಚೇತನ್ ಗೌಡ', 'chetan.gowda', paid],
    ['ಸವಿತಾ ಭಟ್', 'savita.bhat'],
    ['ನಾಗರಾಜ ಪಾಟೀಲ', 'nagaraj.patil', unpaid],
  ],
  ml: [
    ['അനിൽ കുമാർ', 'anil.kumar.kl', paid],
    ['ഫാത്തിമ ബീവി', 'fathima.beevi'],
  ],
};

const hindiTown = 'अपने ज़िले की छोटी-बड़ी ख़बरें, जैसी देखीं वैसी।';
const hindiMarkets = 'खेत, मंडी, स्कूल और अस्पताल: रोज़मर्रा की रिपोर्ट।';
const bios: Record<ContentLanguage, readonly [string, string]> = {
  hi: [hindiTown, hindiMarkets],
  bho: ['गाँव-जवार के खबर आपन बोली में।', 'खेत-खरिहान, मेला आ लोकगीत।'],
  pa: ['ਆਪਣੇ ਇਲਾਕੇ ਦੀਆਂ ਖ਼ਬਰਾਂ, ਸਿੱਧੇ ਸ਼ਬਦਾਂ ਵਿੱਚ।', 'ਖੇਤ, ਮੰਡੀ ਤੇ ਮੈਦਾਨ ਦੀਆਂ ਗੱਲਾਂ।'],
  ur: ['اپنے شہر کی خبریں، سیدھے سادے لفظوں میں۔', 'بازار، درس گاہ اور دسترخوان کی باتیں۔'],
  mr: ['आपल्या जिल्ह्यातील घडामोडी, सोप्या शब्दांत.', 'शेती, बाजार आणि शाळांच्या बातम्या.'],
  gu: ['પોતાના જિલ્લાના સમાચાર, સાદા શબ્દોમાં.', 'ખેતી, બજાર અને તહેવારોની વાતો.'],
  en: [
    'News of one town at a time, from people who live there.',
    'Markets, schools, matches: what happened and what it cost.',
  ],
  bn: ['নিজের জেলার খবর, সহজ কথায়।', 'মাঠ, বাজার আর স্কুলের রোজকার গল্প।'],
  as: ['নিজৰ অঞ্চলৰ বাতৰি, সহজ ভাষাত।', 'পথাৰ, বজাৰ আৰু বিহুৰ কথা।'],
  or: ['ନିଜ ଅଞ୍ଚଳର ଖବର, ସରଳ ଭାଷାରେ।', 'ଚାଷ, ବଜାର ଓ ପର୍ବପର୍ବାଣୀର କଥା।'],
  ta: ['எங்கள் ஊரின் செய்திகள், எளிய சொற்களில்.', 'வயல், சந்தை, பள்ளி: அன்றாடச் செய்திகள்.'],
  te: ['మా ఊరి వార్తలు, సులభమైన మాటల్లో.', 'పొలం, సంత, బడి: రోజువారీ కబుర్లు.'],
  kn: ['ನಮ್ಮೂರಿನ ಸುದ್ದಿ, ಸರಳ ಮಾತಿನಲ್ಲಿ.', 'ಹೊಲ, ಸಂತೆ, ಶಾಲೆಗಳ ದಿನನಿತ್ಯದ ವರದಿ.'],
  ml: ['നാട്ടുവാർത്തകൾ, ലളിതമായ വാക്കുകളിൽ.', 'പാടം, ചന്ത, വിദ്യാലയം: നിത്യവാർത്തകൾ.'],
};

const firstPhone = 9_000_000_014;

/** The correspondents of the demo: each writes the short news of one language. */
const newsWriters: DemoCreator[] = Object.entries(rows)
  .flatMap(([code, people]) =>
    people.map((row, turn) => ({ language: code as ContentLanguage, row, turn })),
  )
  .map(({ language, row: [name, handle, kind], turn }, index) => ({
    phone: String(firstPhone + index),
    name,
    handle,
    bio: bios[language][turn % 2] ?? '',
    languages: [language],
    work: 'approved',
    hue: (index * 53) % 360,
    ...kind,
  }));

/** Everybody of the demo but the newcomer. */
export const demoCreators: readonly DemoCreator[] = [...storyWriters, ...newsWriters];
