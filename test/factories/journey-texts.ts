import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { type IndicWords, indicWords } from './indic-words.ts';

/** What a creator and a moderator of one language write in the journey to a first post. */
export type JourneyTexts = {
  name: string;
  bio: string;
  title: string;
  /** Two sentences of the article; the network fails before the second. */
  sentences: readonly [string, string];
  /** A word as a keyboard shows it that turns Latin letters into the language's own. */
  romanised: readonly [string, ...string[]];
  /** A word to which the keyboard goes back. */
  words: IndicWords;
  captions: readonly [string, string];
  another: { title: string; body: string };
  /** From the moderator, about the second article. */
  note: string;
  hashtags: readonly string[];
};

const englishWords: IndicWords = {
  word: ['r', 'ra', 'rai', 'rain'],
  other: ['f', 'fi', 'fie', 'field'],
  inflected: { before: 'farm', after: 'farmers', next: 'say' },
};

/** By interface language. */
export const journeyTexts: Record<InterfaceLanguage, JourneyTexts> = {
  en: {
    name: 'Meera Kulkarni',
    bio: 'Stories from the villages of Vidarbha',
    title: 'Fields turn green after the rain in Vidarbha',
    sentences: ['The fields near Amravati are green again.', 'The rice can be planted now.'],
    romanised: ['teh', 'the'],
    words: englishWords,
    captions: ['Rice fields', 'Women planting rice'],
    another: { title: 'The fair by the river', body: 'People came to the fair from far away.' },
    note: 'Correct one word of the title.',
    hashtags: ['rain', 'vidarbha', 'farming', 'rice', 'farmers'],
  },
  hi: {
    name: 'मीरा कुलकर्णी',
    bio: 'विदर्भ के गाँवों की कहानियाँ',
    title: 'विदर्भ में बारिश के बाद खेतों में रौनक',
    sentences: ['अमरावती के पास खेतों में फिर हरियाली है।', 'धान की रोपाई अब पूरी होगी।'],
    romanised: ['k', 'kis', 'kisan', 'किसान'],
    words: indicWords.hi,
    captions: ['धान के खेत', 'रोपाई करती औरतें'],
    another: { title: 'नदी किनारे का मेला', body: 'इस साल मेले में दूर-दूर से लोग आए।' },
    note: 'शीर्षक में एक शब्द ठीक करें।',
    hashtags: ['बारिश', 'विदर्भ', 'खेती', 'धान', 'किसान'],
  },
  ta: {
    name: 'கவிதா முருகன்',
    bio: 'தஞ்சை கிராமங்களின் கதைகள்',
    title: 'மழைக்குப் பிறகு வயல்களில் மகிழ்ச்சி',
    sentences: ['தஞ்சை அருகே வயல்கள் மீண்டும் பசுமையாக உள்ளன.', 'நெல் நடவு இப்போது முடியும்.'],
    romanised: ['v', 'viva', 'vivasayi', 'விவசாயி'],
    words: indicWords.ta,
    captions: ['நெல் வயல்கள்', 'நடவு செய்யும் பெண்கள்'],
    another: { title: 'ஆற்றங்கரைத் திருவிழா', body: 'தொலைதூரத்திலிருந்து மக்கள் வந்தனர்.' },
    note: 'தலைப்பில் ஒரு சொல்லைத் திருத்துங்கள்.',
    hashtags: ['மழை', 'தஞ்சை', 'விவசாயம்', 'நெல்', 'விவசாயி'],
  },
  te: {
    name: 'లక్ష్మి రెడ్డి',
    bio: 'గోదావరి గ్రామాల కథలు',
    title: 'వర్షం తర్వాత పొలాల్లో సందడి',
    sentences: ['రాజమండ్రి దగ్గర పొలాలు మళ్లీ పచ్చగా ఉన్నాయి.', 'వరి నాట్లు పూర్తవుతాయి.'],
    romanised: ['r', 'rai', 'raitu', 'రైతు'],
    words: indicWords.te,
    captions: ['వరి పొలాలు', 'నాట్లు వేస్తున్న మహిళలు'],
    another: { title: 'నది ఒడ్డున జాతర', body: 'ఈ ఏడాది దూరం నుంచి ప్రజలు వచ్చారు.' },
    note: 'శీర్షికలో ఒక పదం సరిచేయండి.',
    hashtags: ['వర్షం', 'గోదావరి', 'వ్యవసాయం', 'వరి', 'రైతు'],
  },
  ml: {
    name: 'അനിത നായർ',
    bio: 'കുട്ടനാടൻ ഗ്രാമങ്ങളുടെ കഥകൾ',
    title: 'മഴയ്ക്കു ശേഷം പാടങ്ങളിൽ സന്തോഷം',
    sentences: ['ആലപ്പുഴയ്ക്കടുത്ത് പാടങ്ങൾ വീണ്ടും പച്ചയായി.', 'ഞാറു നടൽ ഇനി പൂർത്തിയാകും.'],
    romanised: ['k', 'karsha', 'karshakan', 'കർഷകൻ'],
    words: indicWords.ml,
    captions: ['നെൽപ്പാടങ്ങൾ', 'ഞാറു നടുന്ന സ്ത്രീകൾ'],
    another: { title: 'പുഴക്കരയിലെ ഉത്സവം', body: 'ഈ വർഷം ദൂരെനിന്ന് ആളുകൾ വന്നു.' },
    note: 'തലക്കെട്ടിലെ ഒരു വാക്ക് തിരുത്തുക.',
    hashtags: ['മഴ', 'കുട്ടനാട്', 'കൃഷി', 'നെല്ല്', 'കർഷകൻ'],
  },
  bn: {
    name: 'মৌসুমি সেন',
    bio: 'বাংলার গ্রামের গল্প',
    title: 'বৃষ্টির পরে খেতে খেতে আনন্দ',
    sentences: ['বর্ধমানের কাছে খেত আবার সবুজ হয়েছে।', 'ধান রোয়া এবার শেষ হবে।'],
    romanised: ['k', 'kri', 'krishok', 'কৃষক'],
    words: indicWords.bn,
    captions: ['ধানের খেত', 'ধান রুইছেন মহিলারা'],
    another: { title: 'নদীর ধারের মেলা', body: 'এবছর মেলায় দূর থেকে লোক এসেছেন।' },
    note: 'শিরোনামের একটি শব্দ ঠিক করুন।',
    hashtags: ['বৃষ্টি', 'বর্ধমান', 'চাষ', 'ধান', 'কৃষক'],
  },
  mr: {
    name: 'सुनीता पाटील',
    bio: 'कोकणातील गावांच्या गोष्टी',
    title: 'पावसानंतर शेतांमध्ये आनंद',
    sentences: ['रत्नागिरीजवळ शेते पुन्हा हिरवी झाली आहेत.', 'भाताची लावणी आता पूर्ण होईल.'],
    romanised: ['sh', 'shet', 'shetkari', 'शेतकरी'],
    words: indicWords.mr,
    captions: ['भाताची शेते', 'लावणी करणाऱ्या महिला'],
    another: { title: 'नदीकाठची जत्रा', body: 'यंदा जत्रेला लांबून लोक आले.' },
    note: 'शीर्षकातील एक शब्द दुरुस्त करा.',
    hashtags: ['पाऊस', 'कोकण', 'शेती', 'भात', 'शेतकरी'],
  },
  kn: {
    name: 'ಶೋಭಾ ಗೌಡ',
    bio: 'ಮಂಡ್ಯ ಹಳ್ಳಿಗಳ ಕಥೆಗಳು',
    title: 'ಮಳೆಯ ನಂತರ ಹೊಲಗಳಲ್ಲಿ ಸಂಭ್ರಮ',
    sentences: ['ಮಂಡ್ಯದ ಬಳಿ ಹೊಲಗಳು ಮತ್ತೆ ಹಸಿರಾಗಿವೆ.', 'ಭತ್ತದ ನಾಟಿ ಈಗ ಮುಗಿಯಲಿದೆ.'],
    romanised: ['r', 'rai', 'raita', 'ರೈತ'],
    words: indicWords.kn,
    captions: ['ಭತ್ತದ ಗದ್ದೆಗಳು', 'ನಾಟಿ ಮಾಡುವ ಮಹಿಳೆಯರು'],
    another: { title: 'ನದಿ ತೀರದ ಜಾತ್ರೆ', body: 'ಈ ವರ್ಷ ದೂರದಿಂದ ಜನರು ಬಂದರು.' },
    note: 'ಶೀರ್ಷಿಕೆಯ ಒಂದು ಪದ ಸರಿಪಡಿಸಿ.',
    hashtags: ['ಮಳೆ', 'ಮಂಡ್ಯ', 'ಕೃಷಿ', 'ಭತ್ತ', 'ರೈತ'],
  },
  gu: {
    name: 'હેતલ પટેલ',
    bio: 'સૌરાષ્ટ્રનાં ગામડાંની વાતો',
    title: 'વરસાદ પછી ખેતરોમાં આનંદ',
    sentences: ['જૂનાગઢ પાસે ખેતરો ફરી લીલાં થયાં છે.', 'ડાંગરની રોપણી હવે પૂરી થશે.'],
    romanised: ['kh', 'khe', 'khedut', 'ખેડૂત'],
    words: indicWords.gu,
    captions: ['ડાંગરનાં ખેતરો', 'રોપણી કરતી બહેનો'],
    another: { title: 'નદી કિનારાનો મેળો', body: 'આ વર્ષે મેળામાં દૂરથી લોકો આવ્યા.' },
    note: 'મથાળામાં એક શબ્દ સુધારો.',
    hashtags: ['વરસાદ', 'સૌરાષ્ટ્ર', 'ખેતી', 'ડાંગર', 'ખેડૂત'],
  },
  pa: {
    name: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
    bio: 'ਮਾਲਵੇ ਦੇ ਪਿੰਡਾਂ ਦੀਆਂ ਕਹਾਣੀਆਂ',
    title: 'ਮੀਂਹ ਤੋਂ ਬਾਅਦ ਖੇਤਾਂ ਵਿੱਚ ਰੌਣਕ',
    sentences: ['ਬਠਿੰਡੇ ਕੋਲ ਖੇਤ ਮੁੜ ਹਰੇ ਹੋ ਗਏ ਹਨ।', 'ਝੋਨੇ ਦੀ ਲਵਾਈ ਹੁਣ ਪੂਰੀ ਹੋਵੇਗੀ।'],
    romanised: ['k', 'kis', 'kisan', 'ਕਿਸਾਨ'],
    words: indicWords.pa,
    captions: ['ਝੋਨੇ ਦੇ ਖੇਤ', 'ਝੋਨਾ ਲਾਉਂਦੀਆਂ ਔਰਤਾਂ'],
    another: { title: 'ਨਦੀ ਕੰਢੇ ਦਾ ਮੇਲਾ', body: 'ਇਸ ਸਾਲ ਮੇਲੇ ਵਿੱਚ ਦੂਰੋਂ ਲੋਕ ਆਏ।' },
    note: 'ਸਿਰਲੇਖ ਦਾ ਇੱਕ ਸ਼ਬਦ ਠੀਕ ਕਰੋ।',
    hashtags: ['ਮੀਂਹ', 'ਮਾਲਵਾ', 'ਖੇਤੀ', 'ਝੋਨਾ', 'ਕਿਸਾਨ'],
  },
  or: {
    name: 'ସୁଜାତା ସାହୁ',
    bio: 'କଟକ ଗାଁର କାହାଣୀ',
    title: 'ବର୍ଷା ପରେ ବିଲରେ ଆନନ୍ଦ',
    sentences: ['କଟକ ପାଖରେ ବିଲ ପୁଣି ସବୁଜ ହୋଇଛି।', 'ଧାନ ରୁଆ ଏବେ ସରିବ।'],
    romanised: ['ch', 'cha', 'chasi', 'ଚାଷୀ'],
    words: indicWords.or,
    captions: ['ଧାନ ବିଲ', 'ଧାନ ରୋଉଥିବା ମହିଳା'],
    another: { title: 'ନଦୀ କୂଳର ମେଳା', body: 'ଏ ବର୍ଷ ଦୂରରୁ ଲୋକ ଆସିଥିଲେ।' },
    note: 'ଶୀର୍ଷକର ଗୋଟିଏ ଶବ୍ଦ ଠିକ୍ କରନ୍ତୁ।',
    hashtags: ['ବର୍ଷା', 'କଟକ', 'ଚାଷ', 'ଧାନ', 'ଚାଷୀ'],
  },
  ur: {
    name: 'نازیہ خان',
    bio: 'لکھنؤ کے گاؤں کی کہانیاں',
    title: 'بارش کے بعد کھیتوں میں رونق',
    sentences: ['لکھنؤ کے پاس کھیت پھر سے ہرے ہیں۔', 'دھان کی روپائی اب پوری ہوگی۔'],
    romanised: ['k', 'kis', 'kisan', 'کسان'],
    words: indicWords.ur,
    captions: ['دھان کے کھیت', 'دھان لگاتی عورتیں'],
    another: { title: 'دریا کنارے کا میلہ', body: 'اس سال میلے میں دور سے لوگ آئے۔' },
    note: 'عنوان کا ایک لفظ ٹھیک کریں۔',
    hashtags: ['بارش', 'لکھنؤ', 'کھیتی', 'دھان', 'کسان'],
  },
};
