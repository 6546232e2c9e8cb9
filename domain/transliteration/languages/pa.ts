import { northernScheme } from '../northern-scheme.ts';
import { parseLexicon, type Scheme } from '../scheme.ts';

const virama = '\u0a4d';

export const scheme: Scheme = {
  ...northernScheme(0xa00, {
    rules:
      'sh:ਸ਼ S:ਸ਼ ksh:ਕਸ਼ shr:ਸ਼੍ਰ sht:ਸ਼ਟ shth:ਸ਼ਠ shn:ਸ਼ਨ nsh:ਂਸ਼ x:ਕਸ r:ਰ/ੜ R:ੜ rh:ੜ੍ਹ d:ਦ/ਡ dh:ਧ/ਢ q:ਕ gy:ਗਿਆ jn:ਗਿਆ gn:ਗਨ kri:ਕ੍ਰਿ gri:ਗ੍ਰਿ pri:ਪ੍ਰਿ mri:ਮ੍ਰਿ dri:ਦ੍ਰਿ vri:ਵ੍ਰਿ hri:ਹ੍ਰਿ l:ਲ o:ਓ/ਔ aa:ਆ st:ਸਤ/ਸਟ sth:ਸਥ cch:ੱਚ/ੱਛ',
    starts: 'ri:ਰਿ/ਰੀ ksh:ਕਸ਼',
    ends: 'n:ਨ/ਂ/ਣ on:ਓਂ/ਓਨ en:ਏਂ/ਏਨ an:ਆਂ/ਆਨ/ਅਨ ian:ੀਆਂ/ਿਆਂ iyan:ੀਆਂ ein:ੈਂ un:ੂੰ/ੁਨ in:ੀਂ/ਿਨ/ੀਨ',
    spelling: [
      [new RegExp(`([ਕ-ਹ])${virama}\\1`, 'g'), '\u0a71$1'],
      [new RegExp(`${virama}(?![ਰਹਵ])`, 'g'), ''],
      [/([ਕ-ਹ਼ਿੁੂ])ਂ/g, '$1ੰ'],
    ],
  }),
  ...parseLexicon(`
    ਹੈ hai=ਹੈ ਹਨ ਤੇ ਅਤੇ ਦਾ ਦੀ ਦੇ ਨੂੰ nu=ਨੂੰ nun=ਨੂੰ ਵਿੱਚ vich=ਵਿੱਚ wich=ਵਿੱਚ vich=ਵਿਚ ਨੇ ਤੋਂ ton=ਤੋਂ
    to=ਤੋਂ ਨਾਲ ਲਈ lai=ਲਈ ਇਹ eh=ਇਹ ਉਹ oh=ਉਹ ਮੈਂ main=ਮੈਂ mai=ਮੈਂ ਤੂੰ tu=ਤੂੰ ਤੁਸੀਂ tusi=ਤੁਸੀਂ
    tusin=ਤੁਸੀਂ ਅਸੀਂ asi=ਅਸੀਂ asin=ਅਸੀਂ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਤੁਹਾਡਾ ਸਾਡਾ ਸਾਡੇ ਨਹੀਂ nahi=ਨਹੀਂ nahin=ਨਹੀਂ ਕੀ
    ki=ਕੀ ਕਿਉਂ kyon=ਕਿਉਂ kiu=ਕਿਉਂ ਕਿੱਥੇ kithe=ਕਿੱਥੇ ਕਿਵੇਂ kiven=ਕਿਵੇਂ kive=ਕਿਵੇਂ ਕਦੋਂ ਕੌਣ ਹੁਣ ਸੀ ਗਿਆ
    gaya=ਗਿਆ gia=ਗਿਆ ਗਈ ਕਰਨਾ ਕਰਦਾ ਕਰਦੇ ਕੀਤਾ ਕੀਤੀ ਹੋਇਆ hoya=ਹੋਇਆ ਆਇਆ aaya=ਆਇਆ ਜਾਣਾ ਪੰਜਾਬ punjab=ਪੰਜਾਬ
    ਪੰਜਾਬੀ punjabi=ਪੰਜਾਬੀ ਅੰਮ੍ਰਿਤਸਰ amritsar=ਅੰਮ੍ਰਿਤਸਰ ਲੁਧਿਆਣਾ ludhiana=ਲੁਧਿਆਣਾ ਜਲੰਧਰ ਪਟਿਆਲਾ
    patiala=ਪਟਿਆਲਾ ਚੰਡੀਗੜ੍ਹ chandigarh=ਚੰਡੀਗੜ੍ਹ ਭਾਰਤ ਦੇਸ਼ ਸਰਕਾਰ ਲੋਕ ਪਿੰਡ pind=ਪਿੰਡ ਸ਼ਹਿਰ
    shehar=ਸ਼ਹਿਰ ਘਰ ਕਿਸਾਨ kisan=ਕਿਸਾਨ ਖੇਤ ਖੇਤੀ ਫਸਲ ਪਾਣੀ ਮੀਂਹ minh=ਮੀਂਹ meenh=ਮੀਂਹ ਬਿਜਲੀ ਸੜਕ ਸਕੂਲ
    school=ਸਕੂਲ ਕਿਤਾਬ ਬੱਚਾ ਬੱਚੇ ਮੁੰਡਾ munda=ਮੁੰਡਾ ਕੁੜੀ kudi=ਕੁੜੀ kuri=ਕੁੜੀ ਪੁੱਤਰ puttar=ਪੁੱਤਰ
    putar=ਪੁੱਤਰ ਮਾਂ maa=ਮਾਂ ਪਿਤਾ ਭਰਾ ਭੈਣ bhain=ਭੈਣ ਵੀਰ ਪਰਿਵਾਰ ਦੋਸਤ ਖ਼ਬਰ khabar=ਖ਼ਬਰ ਚੋਣ ਪੁਲਿਸ
    police=ਪੁਲਿਸ ਸਤ ਸ੍ਰੀ sri=ਸ੍ਰੀ ਅਕਾਲ akal=ਅਕਾਲ ਧੰਨਵਾਦ dhanvad=ਧੰਨਵਾਦ dhanwad=ਧੰਨਵਾਦ ਚੰਗਾ
    changa=ਚੰਗਾ ਚੰਗੀ ਵੱਡਾ vadda=ਵੱਡਾ wadda=ਵੱਡਾ ਛੋਟਾ ਨਵਾਂ navan=ਨਵਾਂ ਬਹੁਤ bahut=ਬਹੁਤ ਸਭ ਅੱਜ ajj=ਅੱਜ
    aj=ਅੱਜ ਕੱਲ੍ਹ kal=ਕੱਲ੍ਹ ਦਿਨ ਰਾਤ ਸਵੇਰ ਸ਼ਾਮ ਸਮਾਂ ਕੰਮ kam=ਕੰਮ kamm=ਕੰਮ ਪੈਸੇ ਦੁੱਧ dudh=ਦੁੱਧ ਚਾਹ ਰੋਟੀ
    ਗੁਰਦੁਆਰਾ gurdwara=ਗੁਰਦੁਆਰਾ ਵਿਸਾਖੀ ਪਿਆਰ pyar=ਪਿਆਰ ਜ਼ਿੰਦਗੀ zindagi=ਜ਼ਿੰਦਗੀ ਗੱਲ gall=ਗੱਲ gal=ਗੱਲ
    ਇੱਕ ikk=ਇੱਕ ik=ਇੱਕ ਦੋ ਤਿੰਨ tinn=ਤਿੰਨ ਚਾਰ ਪੰਜ`),
};
