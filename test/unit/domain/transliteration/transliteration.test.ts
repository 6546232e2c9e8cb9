import { describe, expect, it } from 'vitest';
import { contentLanguages } from '#domain/language/languages.ts';
import type { Scheme } from '#domain/transliteration/scheme.ts';
import { transliterateWord } from '#domain/transliteration/transliterate-word.ts';
import {
  isTransliterationLanguage,
  type TransliterationLanguage,
  transliterationLanguages,
} from '#domain/transliteration/transliteration-languages.ts';

/* Urdu has tests of its own. */
type AlphabetLanguage = Exclude<TransliterationLanguage, 'ur'>;
const alphabetLanguages = transliterationLanguages.filter((language) => language !== 'ur');

/* What people type every day, and the word they mean: it must be suggested first. */
const everyday: Record<AlphabetLanguage, string> = {
  hi: `namaste=नमस्ते bhaarat=भारत bharat=भारत main=मैं mein=में nahi=नहीं hai=है hain=हैं kya=क्या kyon=क्यों karna=करना sarkar=सरकार kisan=किसान pradhanmantri=प्रधानमंत्री mukhyamantri=मुख्यमंत्री vidyalaya=विद्यालय vidyalay=विद्यालय shiksha=शिक्षा pariksha=परीक्षा barish=बारिश bijli=बिजली sadak=सड़क aspatal=अस्पताल mahila=महिला ladki=लड़की hindi=हिंदी mumbai=मुंबई dilli=दिल्ली chunav=चुनाव samachar=समाचार dhanyavad=धन्यवाद dhanyawad=धन्यवाद accha=अच्छा bahut=बहुत zindagi=ज़िंदगी kitab=किताब gyan=ज्ञान kshetra=क्षेत्र swasthya=स्वास्थ्य rajasthan=राजस्थान maharashtra=महाराष्ट्र uttarakhand=उत्तराखंड lekin=लेकिन chahiye=चाहिए gaanv=गाँव hua=हुआ kripya=कृपया krishna=कृष्ण shri=श्री ram=राम mohan=मोहन tum=तुम jankari=जानकारी vyavastha=व्यवस्था sthaniya=स्थानीय prashasan=प्रशासन adhikari=अधिकारी nagpur=नागपुर khushi=खुशी computer=कंप्यूटर sanskriti=संस्कृति rashtriya=राष्ट्रीय`,
  mr: `namaskar=नमस्कार ahe=आहे pani=पाणी paus=पाऊस shala=शाळा shetkari=शेतकरी marathi=मराठी nahi=नाही pune=पुणे mulgi=मुलगी divas=दिवस aani=आणि shikshan=शिक्षण`,
  bho: `raua=रउआ ba=बा hamar=हमार naikhe=नइखे bhail=भइल gaanv=गाँव bhojpuri=भोजपुरी laika=लइका tohar=तोहार neeman=नीमन`,
  bn: `ami=আমি tumi=তুমি bhalo=ভালো bangla=বাংলা kemon=কেমন kothay=কোথায় bondhu=বন্ধু dhonnobad=ধন্যবাদ brishti=বৃষ্টি korbo=করব amar=আমার desh=দেশ nodi=নদী shikkha=শিক্ষা kolkata=কলকাতা sorkar=সরকার manush=মানুষ`,
  as: `moi=মই axom=অসম asom=অসম bhal=ভাল namaskar=নমস্কাৰ bihu=বিহু apuni=আপুনি manuh=মানুহ xomoy=সময় tumi=তুমি brahmaputra=ব্ৰহ্মপুত্ৰ desh=দেশ kitap=কিতাপ`,
  gu: `gujarat=ગુજરાત chhe=છે che=છે tame=તમે shu=શું saru=સારું varsad=વરસાદ pani=પાણી khedut=ખેડૂત namaste=નમસ્તે mane=મને aabhar=આભાર nathi=નથી ane=અને amdavad=અમદાવાદ`,
  pa: `punjab=ਪੰਜਾਬ pind=ਪਿੰਡ puttar=ਪੁੱਤਰ paani=ਪਾਣੀ pani=ਪਾਣੀ sat=ਸਤ akal=ਅਕਾਲ tusi=ਤੁਸੀਂ kisan=ਕਿਸਾਨ hai=ਹੈ sarkar=ਸਰਕਾਰ dhanvad=ਧੰਨਵਾਦ kitab=ਕਿਤਾਬ changa=ਚੰਗਾ vich=ਵਿੱਚ`,
  or: `mu=ମୁଁ odisha=ଓଡ଼ିଶା namaskar=ନମସ୍କାର bhala=ଭଲ pani=ପାଣି kana=କଣ achhi=ଅଛି ghara=ଘର sarkar=ସରକାର tume=ତୁମେ jagannath=ଜଗନ୍ନାଥ dhanyabad=ଧନ୍ୟବାଦ aji=ଆଜି`,
  ta: `vanakkam=வணக்கம் tamil=தமிழ் nandri=நன்றி amma=அம்மா appa=அப்பா naan=நான் mazhai=மழை veedu=வீடு chennai=சென்னை makkal=மக்கள் palli=பள்ளி enna=என்ன illai=இல்லை arasu=அரசு pongal=பொங்கல் india=இந்தியா`,
  te: `telugu=తెలుగు namaskaram=నమస్కారం amma=అమ్మ nenu=నేను varsham=వర్షం raitu=రైతు meeru=మీరు pustakam=పుస్తకం prabhutvam=ప్రభుత్వం manchi=మంచి ela=ఎలా hyderabad=హైదరాబాద్ undi=ఉంది desam=దేశం`,
  kn: `kannada=ಕನ್ನಡ namaskara=ನಮಸ್ಕಾರ karnataka=ಕರ್ನಾಟಕ neeru=ನೀರು mane=ಮನೆ bengaluru=ಬೆಂಗಳೂರು nanu=ನಾನು illa=ಇಲ್ಲ hesaru=ಹೆಸರು male=ಮಳೆ shale=ಶಾಲೆ suddi=ಸುದ್ದಿ jana=ಜನ`,
  ml: `malayalam=മലയാളം keralam=കേരളം njan=ഞാൻ amma=അമ്മ mazha=മഴ veedu=വീട് nanni=നന്ദി undu=ഉണ്ട് enthu=എന്ത് vellam=വെള്ളം sarkar=സർക്കാർ nalla=നല്ല kutti=കുട്ടി namaskaram=നമസ്കാരം puzha=പുഴ`,
};

async function schemeOf(language: AlphabetLanguage): Promise<Scheme> {
  const { scheme } = await import(`../../../../domain/transliteration/languages/${language}.ts`);
  return scheme;
}

describe.each(alphabetLanguages)('%s', (language) => {
  const pairs = everyday[language].split(' ').map((pair) => pair.split('=') as [string, string]);

  it.each(pairs)('%s is %s', async (latin, word) => {
    expect(transliterateWord(await schemeOf(language), latin)[0]).toBe(word.normalize('NFC'));
  });

  it('offers nothing with another script or a Latin letter', async () => {
    const scheme = await schemeOf(language);
    for (const [latin] of pairs)
      for (const word of transliterateWord(scheme, latin))
        for (const letter of word)
          expect(letter.charCodeAt(0) - scheme.block, `${word} for ${latin}`).toSatisfy(
            (place: number) => place >= 0 && place < 0x80,
          );
  });

  it('has a meaning for every Latin letter, alone and inside a word', async () => {
    const scheme = await schemeOf(language);
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const unread = letters.filter((letter) =>
      [letter, `ka${letter}`, `ka${letter}a`].some(
        (typed) => transliterateWord(scheme, typed).length === 0,
      ),
    );
    expect(unread).toEqual([]);
  });

  it('lists only words of its own script', async () => {
    const scheme = await schemeOf(language);
    const foreign = [...scheme.words.keys()].filter((word) =>
      [...word].some((letter) => {
        const place = letter.charCodeAt(0) - scheme.block;
        return (place < 0 || place >= 0x80) && letter !== '’';
      }),
    );
    expect(foreign).toEqual([]);
  });
});

describe('suggestions', () => {
  it.each([
    ['hi', 'raam', 'राम'],
    ['hi', 'pradhanmantriyon', 'प्रधानमंत्रियों'],
    ['hi', 'kisano', 'किसानों'],
    ['ta', 'makkalukku', 'மக்களுக்கு'],
    ['te', 'raitulaku', 'రైతులకు'],
    ['kn', 'janarige', 'ಜನರಿಗೆ'],
    ['bn', 'bangladesher', 'বাংলাদেশের'],
    ['mr', 'mumbaila', 'मुंबईला'],
    ['hi', 'kam', 'काम'],
    ['hi', 'taal', 'टाल'],
    ['hi', 'Tamatar', 'टमाटर'],
    ['hi', 'aloo', 'आलू'],
    ['hi', 'ghanta', 'घंटा'],
    ['hi', 'hindi', 'हिन्दी'],
    ['bn', 'kotha', 'কথা'],
    ['ta', 'kal', 'கால்'],
    ['ml', 'aval', 'അവൾ'],
    ['pa', 'patta', 'ਪੱਤਾ'],
  ] as const)('%s: %s may be %s', async (language, latin, word) => {
    expect(transliterateWord(await schemeOf(language), latin)).toContain(word.normalize('NFC'));
  });

  it('never offers more than was asked for, and each word once', async () => {
    const words = transliterateWord(await schemeOf('hi'), 'sansthan', 5);
    expect(words.length).toBeLessThanOrEqual(5);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(['café', 'x1', '', '!'])('has no word for %j', async (typed) => {
    expect(transliterateWord(await schemeOf('hi'), typed)).toEqual([]);
  });
});

it('offers every language of posts but English', () => {
  const left = contentLanguages
    .map(({ isoCode }) => isoCode)
    .filter((code) => !isTransliterationLanguage(code));
  expect(left).toEqual(['en']);
});
