import type { ContentLanguage } from '#domain/language/languages.ts';

/** First names and surnames of a language's writers; both are shared by many, as in life. */
type Names = { first: readonly string[]; last: readonly string[] };

const words = (text: string) => text.split(' ');

const hindi: Names = {
  first: [
    ...words('अमित पूजा राहुल सुनीता विकास नेहा संजय रेखा'),
    ...words('मनोज कविता दीपक अंजलि राजेश सीमा मोहम्मद शबाना'),
  ],
  last: words('कुमार शर्मा सिंह यादव वर्मा तिवारी गुप्ता ख़ान चौहान मिश्रा'),
};

export const authorNames: Record<ContentLanguage, Names> = {
  hi: hindi,
  bho: { first: hindi.first, last: words('कुमार पांडे साव राय सिंह कुमारी ओझा दुबे') },
  mr: {
    first: words('सचिन स्नेहल अजय प्रिया गणेश मीना विठ्ठल अश्विनी संतोष वैशाली'),
    last: words('जाधव पाटील शिंदे पवार कुलकर्णी देशमुख गायकवाड मोरे'),
  },
  en: {
    first: words('Anita Thomas Priya Rahul Sarah Tenzin Joseph Meera David Fatima Arjun Grace'),
    last: words('Kumar Nair Das Sailo Sharma Fernandes Rao Khan Sangma Thomas'),
  },
  ur: {
    first: words('زینب عامر ثنا ندیم فاطمہ عمران سلمیٰ یوسف نازیہ احمد'),
    last: words('انصاری صدیقی احمد خان قریشی حسین علی فاطمہ'),
  },
  ta: {
    first: words('கவிதா அருண் நித்யா முருகன் லட்சுமி குமார் செல்வி கார்த்திக் மீனா ராஜா'),
    last: words('முருகன் பாண்டியன் ராமன் குமார் செல்வம் நடராஜன் சுப்பிரமணியன்'),
  },
  te: {
    first: words('శ్రీనివాస్ లక్ష్మి రవి మాధవి సురేష్ అనిత వెంకట్ పద్మ'),
    last: words('రెడ్డి నాయుడు రావు కుమార్ చౌదరి ప్రసాద్ శర్మ'),
  },
  ml: {
    first: words('അനിൽ ഫാത്തിമ തോമസ് ലക്ഷ്മി സുരേഷ് ബിന്ദു രാജേഷ് മേരി'),
    last: words('കുമാർ നായർ ബീവി കുര്യൻ മേനോൻ പിള്ള'),
  },
  bn: {
    first: words('অনন্যা সুদীপ্ত রুমা তন্ময় শ্রাবণী অর্ণব মিতা রহিম'),
    last: words('সেন ঘোষ খাতুন সাহা দাস মণ্ডল রায় চট্টোপাধ্যায়'),
  },
  as: {
    first: words('নয়নমণি প্ৰাঞ্জল ৰীমা ভাস্কৰ জ্যোতি মৃদুল'),
    last: words('বৰা গগৈ ডেকা শইকীয়া দাস কলিতা'),
  },
  or: {
    first: words('ସୁଭଶ୍ରୀ ଦେବାଶିଷ ଲିପିକା ରଞ୍ଜନ ସସ୍ମିତା ମନୋଜ'),
    last: words('ଦାସ ସାହୁ ମିଶ୍ର ବେହେରା ପଟ୍ଟନାୟକ ନାୟକ'),
  },
  kn: {
    first: words('ಚೇತನ್ ಸವಿತಾ ನಾಗರಾಜ ರಮ್ಯಾ ಮಂಜುನಾಥ ಲಕ್ಷ್ಮಿ ಸುರೇಶ್'),
    last: words('ಗೌಡ ಭಟ್ ಪಾಟೀಲ ಹೆಗಡೆ ಕುಮಾರ್ ಶೆಟ್ಟಿ'),
  },
  gu: {
    first: words('હેતલ મિતેષ રેખા જિગ્નેશ કિરણ ભાવના હાર્દિક'),
    last: words('પટેલ શાહ સોલંકી રબારી મહેતા કુમાર'),
  },
  pa: {
    first: words('ਗੁਰਪ੍ਰੀਤ ਹਰਲੀਨ ਬਲਵਿੰਦਰ ਮਨਪ੍ਰੀਤ ਜਸਪ੍ਰੀਤ ਸੁਖਵਿੰਦਰ'),
    last: words('ਸਿੰਘ ਕੌਰ ਗਿੱਲ ਸੰਧੂ ਧਾਲੀਵਾਲ ਕੁਮਾਰ'),
  },
};

/** The share of writers with this language, in percent. */
export const languageShares: Record<ContentLanguage, number> = {
  hi: 34,
  bn: 9,
  mr: 9,
  te: 8,
  ta: 8,
  gu: 6,
  ur: 5,
  kn: 5,
  ml: 4,
  pa: 4,
  or: 3,
  en: 2,
  as: 2,
  bho: 1,
};
