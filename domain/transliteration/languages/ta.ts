import { parseLexicon, parseRules, type Scheme } from '../scheme.ts';

const rules = `
  a:அ/ஆ aa:ஆ i:இ/ஈ ii:ஈ ee:ஈ/ஏ u:உ/ஊ uu:ஊ oo:ஊ/ஓ e:எ/ஏ o:ஒ/ஓ ai:ஐ/அய் au:ஔ/அவு A:ஆ I:ஈ U:ஊ E:ஏ O:ஓ
  k:க kk:க்க g:க kh:க gh:க ng:ங்க nk:ங்க/ன்க c:ச ch:ச cch:ச்ச chch:ச்ச s:ச/ஸ ss:ஸ்ஸ sh:ஷ/ச/ஶ j:ஜ
  jj:ஜ்ஜ nj:ஞ்ச/ஞ nch:ஞ்ச ny:ஞ gn:ஞ/க்ன t:ட/த tt:ட்ட/த்த th:த tth:த்த thth:த்த d:ட/த dh:த dd:ட்ட
  ddh:த்த nd:ண்ட/ந்த nt:ண்ட/ந்த/ன்ட nth:ந்த ndh:ந்த ndr:ன்ற ntr:ன்ற n:ன/ண/ந nn:ன்ன/ண்ண N:ண p:ப
  pp:ப்ப b:ப bb:ப்ப f:ஃப ph:ஃப/ப bh:ப m:ம mm:ம்ம mb:ம்ப mp:ம்ப y:ய yy:ய்ய r:ர/ற rr:ற்ற/ர்ர
  tr:ற்ற/ட்ர R:ற l:ல/ள ll:ல்ல/ள்ள L:ள zh:ழ z:ழ/ஜ v:வ vv:வ்வ w:வ h:ஹ q:க x:க்ஸ ksh:க்ஷ sri:ஸ்ரீ
  shri:ஸ்ரீ st:ஸ்ட/ஸ்த`;

export const scheme: Scheme = {
  block: 0xb80,
  rules: parseRules(rules),
  starts: parseRules('n:ந t:த/ட d:த/ட r:ர th:த s:ச/ஸ ny:ஞ nj:ஞ j:ஜ f:ப'),
  ends: parseRules('e:ஏ/எ a:அ/ஆ ai:ஐ'),
  joining: { joined: 0, apart: 2.4 },
  pairs: new Set(),
  dropsFinalVowel: true,
  spelling: [],
  ...parseLexicon(`
    நான் naan=நான் nan=நான் நீ நீங்கள் neengal=நீங்கள் ningal=நீங்கள் அவர் avar=அவர் அவன் avan=அவன்
    அவள் aval=அவள் நாம் naam=நாம் நாங்கள் naangal=நாங்கள் nangal=நாங்கள் அவர்கள் avargal=அவர்கள் என்
    en=என் உங்கள் ungal=உங்கள் எங்கள் engal=எங்கள் நம் எனக்கு enakku=எனக்கு உங்களுக்கு இது ithu=இது
    idhu=இது அது athu=அது adhu=அது இந்த intha=இந்த indha=இந்த அந்த antha=அந்த andha=அந்த என்ன
    enna=என்ன யார் yaar=யார் yar=யார் எங்கே enge=எங்கே எப்போது eppothu=எப்போது eppodhu=எப்போது
    எப்படி eppadi=எப்படி ஏன் yen=ஏன் en=ஏன் எவ்வளவு evvalavu=எவ்வளவு உள்ளது ullathu=உள்ளது
    ulladhu=உள்ளது இருக்கிறது irukkirathu=இருக்கிறது இல்லை illai=இல்லை ஆம் aam=ஆம் மற்றும்
    matrum=மற்றும் ஆனால் aanal=ஆனால் anal=ஆனால் க்கு இருந்து irunthu=இருந்து irundhu=இருந்து செய்து
    கூறினார் koorinar=கூறினார் kurinar=கூறினார் வந்தது vanthathu=வந்தது நல்ல nalla=நல்ல பெரிய
    periya=பெரிய சிறிய siriya=சிறிய புதிய puthiya=புதிய pudhiya=புதிய பழைய pazhaiya=பழைய அழகான
    azhagana=அழகான மிகவும் migavum=மிகவும் எல்லா ella=எல்லா எல்லாம் ellam=எல்லாம் தமிழ் tamil=தமிழ்
    tamizh=தமிழ் thamizh=தமிழ் தமிழ்நாடு tamilnadu=தமிழ்நாடு tamizhnadu=தமிழ்நாடு சென்னை
    chennai=சென்னை மதுரை madurai=மதுரை கோவை kovai=கோவை திருச்சி tiruchi=திருச்சி trichy=திருச்சி
    இந்தியா india=இந்தியா நாடு naadu=நாடு nadu=நாடு மக்கள் makkal=மக்கள் கிராமம் gramam=கிராமம்
    kiramam=கிராமம் ஊர் oor=ஊர் நகரம் nagaram=நகரம் வீடு veedu=வீடு vidu=வீடு விவசாயி
    vivasayi=விவசாயி விவசாயிகள் vivasayigal=விவசாயிகள் விவசாயம் vivasayam=விவசாயம் தண்ணீர்
    thanneer=தண்ணீர் tanneer=தண்ணீர் thannir=தண்ணீர் மழை mazhai=மழை malai=மழை ஆறு aaru=ஆறு கடல்
    kadal=கடல் பள்ளி palli=பள்ளி மாணவர் maanavar=மாணவர் manavar=மாணவர் மாணவர்கள்
    manavargal=மாணவர்கள் கல்வி kalvi=கல்வி தேர்வு thervu=தேர்வு செய்தி seithi=செய்தி seydhi=செய்தி
    seidhi=செய்தி செய்திகள் அரசு arasu=அரசு அமைச்சர் amaichar=அமைச்சர் முதலமைச்சர் தேர்தல்
    therthal=தேர்தல் காவல் kaval=காவல் மருத்துவமனை maruthuvamanai=மருத்துவமனை அம்மா amma=அம்மா அப்பா
    appa=அப்பா அண்ணன் annan=அண்ணன் தம்பி thambi=தம்பி tambi=தம்பி அக்கா akka=அக்கா தங்கை
    thangai=தங்கை குழந்தை kuzhanthai=குழந்தை kuzhandhai=குழந்தை குடும்பம் kudumbam=குடும்பம் நண்பர்
    nanbar=நண்பர் வணக்கம் vanakkam=வணக்கம் நன்றி nandri=நன்றி nanri=நன்றி இன்று indru=இன்று
    inru=இன்று நாளை naalai=நாளை nalai=நாளை நேற்று netru=நேற்று இப்போது ippothu=இப்போது
    ippodhu=இப்போது நாள் naal=நாள் இரவு iravu=இரவு காலை kaalai=காலை kalai=காலை மாலை maalai=மாலை
    நேரம் neram=நேரம் வேலை velai=வேலை பெயர் peyar=பெயர் பணம் panam=பணம் ரூபாய் பொங்கல்
    pongal=பொங்கல் பாடல் paadal=பாடல் padal=பாடல் பாட்டு paattu=பாட்டு புத்தகம் puthagam=புத்தகம்
    கதை kathai=கதை kadhai=கதை வாழ்க்கை vaazhkai=வாழ்க்கை vazhkai=வாழ்க்கை அன்பு anbu=அன்பு ஒன்று
    ondru=ஒன்று இரண்டு irandu=இரண்டு மூன்று moondru=மூன்று mundru=மூன்று நான்கு naangu=நான்கு ஐந்து
    ainthu=ஐந்து aindhu=ஐந்து பத்து pathu=பத்து ஃபோன் phone=ஃபோன் fon=ஃபோன்`),
};
