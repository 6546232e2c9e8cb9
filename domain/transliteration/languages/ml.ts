import { parseLexicon, type Scheme } from '../scheme.ts';
import { southernScheme } from '../southern-scheme.ts';

const virama = '\u0d4d';
const chillus: [string, string][] = [
  ['ന', 'ൻ'],
  ['ര', 'ർ'],
  ['ല', 'ൽ'],
  ['ള', 'ൾ'],
  ['ണ', 'ൺ'],
];

export const scheme: Scheme = {
  ...southernScheme(0xd00, {
    rules:
      'ng:ങ്ങ/ങ്ക/ങ nk:ങ്ക nkh:ങ്ഖ nch:ഞ്ച nj:ഞ്ച/ഞ/ഞ്ജ ny:ഞ/ന്യ t:ട/ത th:ത/ഥ tth:ത്ത tt:ട്ട/റ്റ d:ദ/ഡ dh:ധ/ദ nt:ന്റ/ണ്ട/ന്ത nth:ന്ത nd:ണ്ട/ന്ദ/ന്ഡ ndh:ന്ധ/ന്ദ mp:മ്പ mb:മ്പ/ംബ ns:ൻസ zh:ഴ z:ഴ/സ r:ര/റ rr:റ്റ/റ്റ R:റ l:ല/ള ll:ല്ല/ള്ള f:ഫ s:സ/ശ n:ന/ണ nn:ന്ന/ണ്ണ kk:ക്ക a:അ/ആ',
    starts: 'nj:ഞ n:ന r:ര/റ t:ത/ട',
    ends: 'u:ഉ/് a:അ/ആ m:ം am:അം/ആം e:എ/ഏ il:ഇൽ il:ിൽ nj:ഞ്ച്',
    spelling: [
      ...chillus.map(([letter, chillu]) => [new RegExp(`${letter}${virama}$`), chillu] as const),
      [new RegExp(`ര${virama}(?=[ക-ഹ])(?![യര])`, 'g'), 'ർ'],
      [new RegExp(`ല${virama}(?=[കപതഗസച])`, 'g'), 'ൽ'],
    ],
  }),
  ...parseLexicon(`
    ഞാൻ njan=ഞാൻ njaan=ഞാൻ നീ നിങ്ങൾ ningal=നിങ്ങൾ അവൻ avan=അവൻ അവൾ aval=അവൾ അവർ avar=അവർ നമ്മൾ
    nammal=നമ്മൾ ഞങ്ങൾ njangal=ഞങ്ങൾ എന്റെ ente=എന്റെ നിന്റെ ninte=നിന്റെ നമ്മുടെ nammude=നമ്മുടെ
    നിങ്ങളുടെ ഇത് ithu=ഇത് അത് athu=അത് ഈ ആ എന്ത് enthu=എന്ത് entha=എന്താ ആര് aaru=ആര് എവിടെ
    evide=എവിടെ എപ്പോൾ eppol=എപ്പോൾ എങ്ങനെ engane=എങ്ങനെ enganeyundu=എങ്ങനെയുണ്ട് എന്തുകൊണ്ട് ആണ്
    aanu=ആണ് anu=ആണ് ഉണ്ട് undu=ഉണ്ട് ഇല്ല illa=ഇല്ല അല്ല alla=അല്ല അതെ athe=അതെ ഒരു oru=ഒരു പക്ഷേ
    pakshe=പക്ഷേ വേണ്ടി vendi=വേണ്ടി നിന്ന് ninnu=നിന്ന് കൊണ്ട് ചെയ്തു cheythu=ചെയ്തു പറഞ്ഞു
    paranju=പറഞ്ഞു വന്നു vannu=വന്നു പോയി poyi=പോയി നല്ല nalla=നല്ല വലിയ valiya=വലിയ ചെറിയ
    cheriya=ചെറിയ പുതിയ puthiya=പുതിയ പഴയ pazhaya=പഴയ സുന്ദരം വളരെ valare=വളരെ എല്ലാ ella=എല്ലാ
    എല്ലാവരും മലയാളം malayalam=മലയാളം കേരളം keralam=കേരളം കേരള kerala=കേരള കൊച്ചി kochi=കൊച്ചി
    തിരുവനന്തപുരം thiruvananthapuram=തിരുവനന്തപുരം കോഴിക്കോട് kozhikode=കോഴിക്കോട്
    kozhikkodu=കോഴിക്കോട് തൃശ്ശൂർ thrissur=തൃശ്ശൂർ ഭാരതം bharatham=ഭാരതം ഇന്ത്യ india=ഇന്ത്യ രാജ്യം
    rajyam=രാജ്യം നാട് naadu=നാട് nadu=നാട് ഗ്രാമം gramam=ഗ്രാമം നഗരം nagaram=നഗരം വീട് veedu=വീട്
    vidu=വീട് വീട്ടിൽ veettil=വീട്ടിൽ കർഷകൻ karshakan=കർഷകൻ കർഷകർ karshakar=കർഷകർ കൃഷി krishi=കൃഷി
    വെള്ളം vellam=വെള്ളം മഴ mazha=മഴ പുഴ puzha=പുഴ കടൽ kadal=കടൽ സ്കൂൾ school=സ്കൂൾ വിദ്യാർത്ഥി
    vidyarthi=വിദ്യാർത്ഥി വിദ്യാഭ്യാസം പരീക്ഷ pareeksha=പരീക്ഷ pariksha=പരീക്ഷ വാർത്ത vartha=വാർത്ത
    vaartha=വാർത്ത സർക്കാർ sarkar=സർക്കാർ sarkkar=സർക്കാർ മന്ത്രി manthri=മന്ത്രി mantri=മന്ത്രി
    മുഖ്യമന്ത്രി തിരഞ്ഞെടുപ്പ് thiranjeduppu=തിരഞ്ഞെടുപ്പ് പോലീസ് police=പോലീസ് ആശുപത്രി
    ashupathri=ആശുപത്രി aashupathri=ആശുപത്രി അമ്മ amma=അമ്മ അച്ഛൻ achan=അച്ഛൻ acchan=അച്ഛൻ ചേട്ടൻ
    chettan=ചേട്ടൻ ചേച്ചി chechi=ചേച്ചി കുട്ടി kutti=കുട്ടി കുട്ടികൾ kuttikal=കുട്ടികൾ കുടുംബം
    kudumbam=കുടുംബം സുഹൃത്ത് നമസ്കാരം namaskaram=നമസ്കാരം നന്ദി nandi=നന്ദി nanni=നന്ദി ഇന്ന്
    innu=ഇന്ന് നാളെ naale=നാളെ nale=നാളെ ഇന്നലെ innale=ഇന്നലെ ഇപ്പോൾ ippol=ഇപ്പോൾ ദിവസം
    divasam=ദിവസം രാത്രി rathri=രാത്രി രാവിലെ ravile=രാവിലെ സമയം samayam=സമയം ജോലി joli=ജോലി പേര്
    peru=പേര് കാര്യം karyam=കാര്യം പണം panam=പണം ഓണം onam=ഓണം വിഷു vishu=വിഷു പാട്ട് pattu=പാട്ട്
    paattu=പാട്ട് പുസ്തകം pusthakam=പുസ്തകം കഥ katha=കഥ ജീവിതം jeevitham=ജീവിതം jivitham=ജീവിതം
    സ്നേഹം sneham=സ്നേഹം ഒന്ന് onnu=ഒന്ന് രണ്ട് randu=രണ്ട് മൂന്ന് moonnu=മൂന്ന് നാല് nalu=നാല്
    അഞ്ച് anju=അഞ്ച്`),
};
