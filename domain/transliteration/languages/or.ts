import { northernScheme } from '../northern-scheme.ts';
import { parseLexicon, type Scheme } from '../scheme.ts';

export const scheme: Scheme = {
  ...northernScheme(0xb00, {
    rules:
      'y:ୟ/ଯ j:ଜ/ଯ b:ବ v:ଭ/ବ w:ୱ l:ଲ/ଳ n:ନ/ଣ ng:ଙ୍ଗ/ଂ nk:ଙ୍କ/ଂକ nch:ଞ୍ଚ nj:ଞ୍ଜ nt:ନ୍ତ/ଣ୍ଟ nd:ନ୍ଦ/ଣ୍ଡ nth:ନ୍ଥ/ଣ୍ଠ ndh:ନ୍ଧ mp:ମ୍ପ mb:ମ୍ବ mbh:ମ୍ଭ ns:ଂସ/ନ୍ସ nsh:ଂଶ x:କ୍ସ/କ୍ଷ f:ଫ z:ଜ q:କ kh:ଖ g:ଗ ph:ଫ c:କ/ଚ o:ଓ/ଅ s:ସ/ଶ',
    ends: 'a:ଅ/ଆ i:ଇ/ଈ u:ଉ/ଊ e:ଏ n:ନ/ଣ on:ଓନ en:ଏନ an:ଆନ/ଅନ ein:ଐନ un:ଉନ in:ଇନ ai:ଆଇ/ଐ aon:ଆଓନ',
    starts: 'y:ଯ/ୟ j:ଜ/ଯ o:ଓ/ଅ',
    spelling: [[/\u0b4dୟ/g, '\u0b4dୟ']],
  }),
  ...parseLexicon(`
    ମୁଁ mu=ମୁଁ mun=ମୁଁ ତୁମେ ଆପଣ apana=ଆପଣ ସେ ଆମେ ମୋ ମୋର ତୁମର ଆପଣଙ୍କ ଆମର ଏହି ehi=ଏହି ଏହା ସେହି କଣ
    kana=କଣ କିଏ kie=କିଏ କାହିଁକି kahinki=କାହିଁକି କେଉଁଠି keunthi=କେଉଁଠି କେବେ କେମିତି kemiti=କେମିତି
    ନାହିଁ nahin=ନାହିଁ nahi=ନାହିଁ ହଁ han=ହଁ ଅଛି achhi=ଅଛି achi=ଅଛି ଅଛନ୍ତି achhanti=ଅଛନ୍ତି
    achanti=ଅଛନ୍ତି ଏବଂ ebam=ଏବଂ ebang=ଏବଂ ଓ ଆଉ au=ଆଉ କିନ୍ତୁ kintu=କିନ୍ତୁ ପାଇଁ pain=ପାଇଁ ରୁ ରେ ସହିତ
    ହେଉଛି heuchi=ହେଉଛି heuchhi=ହେଉଛି ହେଲା ଗଲା ଆସିଲା କରିବା କରିଛନ୍ତି karichanti=କରିଛନ୍ତି କହିଛନ୍ତି ଭଲ
    bhala=ଭଲ ବଡ଼ bada=ବଡ଼ ଛୋଟ ନୂଆ nua=ନୂଆ ସୁନ୍ଦର sundara=ସୁନ୍ଦର sundar=ସୁନ୍ଦର ବହୁତ bahut=ବହୁତ ସବୁ
    sabu=ସବୁ ଓଡ଼ିଶା odisha=ଓଡ଼ିଶା ଓଡ଼ିଆ odia=ଓଡ଼ିଆ ଭୁବନେଶ୍ୱର bhubaneswar=ଭୁବନେଶ୍ୱର କଟକ kataka=କଟକ
    katak=କଟକ ପୁରୀ puri=ପୁରୀ ଭାରତ bharata=ଭାରତ bharat=ଭାରତ ଦେଶ desha=ଦେଶ desh=ଦେଶ ଲୋକ loka=ଲୋକ
    lok=ଲୋକ ଗାଁ gaan=ଗାଁ gaon=ଗାଁ ସହର ଘର ghara=ଘର ghar=ଘର ଚାଷୀ chasi=ଚାଷୀ chashi=ଚାଷୀ ଚାଷ ପାଣି
    pani=ପାଣି ବର୍ଷା barsha=ବର୍ଷା barsa=ବର୍ଷା ନଦୀ nadi=ନଦୀ ଭାତ ମାଛ ସ୍କୁଲ school=ସ୍କୁଲ ବିଦ୍ୟାଳୟ ଛାତ୍ର
    ଶିକ୍ଷା shiksha=ଶିକ୍ଷା sikhya=ଶିକ୍ଷା ଶିକ୍ଷକ ପରୀକ୍ଷା parikshya=ପରୀକ୍ଷା pariksha=ପରୀକ୍ଷା ଖବର
    khabar=ଖବର khabara=ଖବର ସରକାର sarakara=ସରକାର sarkar=ସରକାର ମନ୍ତ୍ରୀ ନିର୍ବାଚନ ପୋଲିସ police=ପୋଲିସ ମା
    ବାପା bapa=ବାପା ଭାଇ bhai=ଭାଇ ଭଉଣୀ bhauni=ଭଉଣୀ ପୁଅ pua=ପୁଅ ଝିଅ jhia=ଝିଅ ପିଲା ପରିବାର
    paribara=ପରିବାର ବନ୍ଧୁ ନମସ୍କାର namaskar=ନମସ୍କାର namaskara=ନମସ୍କାର ଧନ୍ୟବାଦ dhanyabad=ଧନ୍ୟବାଦ
    dhanyabada=ଧନ୍ୟବାଦ ଆଜି କାଲି ଏବେ ଦିନ dina=ଦିନ ରାତି ସକାଳ sakala=ସକାଳ ସମୟ samaya=ସମୟ କାମ kama=କାମ
    kam=କାମ କଥା katha=କଥା ଟଙ୍କା tanka=ଟଙ୍କା ବଜାର bajara=ବଜାର bajar=ବଜାର ରଥଯାତ୍ରା rathayatra=ରଥଯାତ୍ରା
    ଜଗନ୍ନାଥ jagannatha=ଜଗନ୍ନାଥ jagannath=ଜଗନ୍ନାଥ ଗୀତ ବହି ଜୀବନ jibana=ଜୀବନ jiban=ଜୀବନ ଏକ ଦୁଇ ତିନି
    ଚାରି ପାଞ୍ଚ`),
};
