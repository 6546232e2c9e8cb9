import { parseLexicon, type Scheme } from '../scheme.ts';
import { southernScheme } from '../southern-scheme.ts';

export const scheme: Scheme = {
  ...southernScheme(0xc00, {
    rules: 'M:ం',
    ends: 'm:ం/మ్ am:ం/ఆం/అమ్ a:అ/ఆ e:ఏ/ఎ',
    spelling: [],
  }),
  ...parseLexicon(`
    నేను nenu=నేను మీరు meeru=మీరు miru=మీరు నువ్వు nuvvu=నువ్వు మేము memu=మేము మనం manam=మనం వారు
    varu=వారు వాళ్ళు vallu=వాళ్ళు అతను atanu=అతను ఆమె ame=ఆమె aame=ఆమె నా నాకు naku=నాకు మీకు
    miku=మీకు meeku=మీకు మా మాకు maku=మాకు ఇది అది ఈ ఆ ఏమి emi=ఏమి emiti=ఏమిటి ఎవరు ఎక్కడ ఎప్పుడు
    ఎలా ela=ఎలా ఎందుకు enduku=ఎందుకు ఎంత entha=ఎంత enta=ఎంత ఉంది undi=ఉంది ఉన్నాయి unnayi=ఉన్నాయి
    ఉన్నారు unnaru=ఉన్నారు లేదు ledu=లేదు కాదు kadu=కాదు అవును avunu=అవును మరియు mariyu=మరియు కానీ
    kani=కానీ కోసం kosam=కోసం తో లో నుంచి nunchi=నుంచి నుండి nundi=నుండి చేస్తున్నారు
    chestunnaru=చేస్తున్నారు చేశారు chesaru=చేశారు చెప్పారు chepparu=చెప్పారు వచ్చింది
    vachindi=వచ్చింది vacchindi=వచ్చింది జరిగింది jarigindi=జరిగింది మంచి manchi=మంచి చెడు పెద్ద
    pedda=పెద్ద చిన్న chinna=చిన్న కొత్త kotha=కొత్త kotta=కొత్త పాత అందమైన చాలా chala=చాలా
    chaala=చాలా అన్ని anni=అన్ని తెలుగు telugu=తెలుగు తెలంగాణ telangana=తెలంగాణ ఆంధ్ర andhra=ఆంధ్ర
    ఆంధ్రప్రదేశ్ హైదరాబాద్ hyderabad=హైదరాబాద్ విజయవాడ vijayawada=విజయవాడ విశాఖపట్నం భారత
    bharata=భారత భారతదేశం దేశం desam=దేశం desham=దేశం ప్రజలు prajalu=ప్రజలు గ్రామం gramam=గ్రామం ఊరు
    uru=ఊరు ooru=ఊరు నగరం nagaram=నగరం ఇల్లు illu=ఇల్లు రైతు raitu=రైతు raithu=రైతు రైతులు
    raitulu=రైతులు raithulu=రైతులు పొలం నీరు neeru=నీరు niru=నీరు నీళ్ళు వర్షం varsham=వర్షం
    varsam=వర్షం నది nadi=నది పాఠశాల బడి badi=బడి విద్యార్థి vidyarthi=విద్యార్థి విద్య పరీక్ష
    pariksha=పరీక్ష వార్తలు vartalu=వార్తలు varthalu=వార్తలు ప్రభుత్వం prabhutvam=ప్రభుత్వం మంత్రి
    mantri=మంత్రి ముఖ్యమంత్రి ఎన్నికలు ennikalu=ఎన్నికలు పోలీసులు polisulu=పోలీసులు ఆసుపత్రి
    asupatri=ఆసుపత్రి అమ్మ amma=అమ్మ నాన్న nanna=నాన్న అన్న anna=అన్న తమ్ముడు అక్క చెల్లి పిల్లలు
    pillalu=పిల్లలు కుటుంబం kutumbam=కుటుంబం స్నేహితుడు నమస్కారం namaskaram=నమస్కారం ధన్యవాదాలు
    dhanyavadalu=ధన్యవాదాలు dhanyavadamulu=ధన్యవాదములు ఈరోజు నిన్న రేపు repu=రేపు ఇప్పుడు
    ippudu=ఇప్పుడు రోజు roju=రోజు రాత్రి ratri=రాత్రి ఉదయం udayam=ఉదయం సమయం samayam=సమయం పని
    pani=పని పేరు peru=పేరు మాట డబ్బు dabbu=డబ్బు రూపాయలు పండుగ panduga=పండుగ సంక్రాంతి పాట pata=పాట
    పుస్తకం pustakam=పుస్తకం కథ katha=కథ జీవితం jeevitam=జీవితం jivitam=జీవితం ప్రేమ prema=ప్రేమ
    ఒకటి okati=ఒకటి రెండు rendu=రెండు మూడు moodu=మూడు mudu=మూడు నాలుగు nalugu=నాలుగు ఐదు aidu=ఐదు
    పది`),
};
