import { parseLexicon, type Scheme } from '../scheme.ts';
import { southernScheme } from '../southern-scheme.ts';

export const scheme: Scheme = {
  ...southernScheme(0xc80, {
    rules: 'l:ಲ/ಳ ll:ಲ್ಲ/ಳ್ಳ d:ದ/ಡ',
    ends: 'm:ಂ/ಮ್ am:ಂ/ಆಂ e:ಎ/ಏ a:ಅ/ಆ',
    spelling: [],
  }),
  ...parseLexicon(`
    ನಾನು nanu=ನಾನು naanu=ನಾನು ನೀನು neenu=ನೀನು ninu=ನೀನು ನೀವು neevu=ನೀವು nivu=ನೀವು ನಾವು navu=ನಾವು
    ಅವರು avaru=ಅವರು ಅವನು avanu=ಅವನು ಅವಳು avalu=ಅವಳು ಅದು ಇದು ನನ್ನ nanna=ನನ್ನ ನಮ್ಮ namma=ನಮ್ಮ ನಿಮ್ಮ
    nimma=ನಿಮ್ಮ ನನಗೆ nanage=ನನಗೆ ನಿಮಗೆ ಏನು enu=ಏನು ಯಾರು yaru=ಯಾರು ಎಲ್ಲಿ elli=ಎಲ್ಲಿ ಯಾವಾಗ
    yavaga=ಯಾವಾಗ ಹೇಗೆ hege=ಹೇಗೆ ಏಕೆ eke=ಏಕೆ ಯಾಕೆ yake=ಯಾಕೆ ಎಷ್ಟು eshtu=ಎಷ್ಟು ಇದೆ ide=ಇದೆ ಇವೆ ಇಲ್ಲ
    illa=ಇಲ್ಲ ಅಲ್ಲ alla=ಅಲ್ಲ ಹೌದು haudu=ಹೌದು houdu=ಹೌದು ಮತ್ತು mattu=ಮತ್ತು ಆದರೆ adare=ಆದರೆ
    aadare=ಆದರೆ ಗಾಗಿ ನಿಂದ ಮಾಡಿ madi=ಮಾಡಿ ಮಾಡುವ ಮಾಡಿದರು madidaru=ಮಾಡಿದರು ಹೇಳಿದರು helidaru=ಹೇಳಿದರು
    ಬಂದಿದೆ ಆಗಿದೆ agide=ಆಗಿದೆ aagide=ಆಗಿದೆ ಬನ್ನಿ ಒಳ್ಳೆಯ olleya=ಒಳ್ಳೆಯ ಚೆನ್ನಾಗಿ chennagi=ಚೆನ್ನಾಗಿ
    ದೊಡ್ಡ dodda=ದೊಡ್ಡ ಚಿಕ್ಕ chikka=ಚಿಕ್ಕ ಹೊಸ hosa=ಹೊಸ ಹಳೆಯ ಸುಂದರ sundara=ಸುಂದರ ತುಂಬಾ tumba=ತುಂಬಾ
    thumba=ತುಂಬಾ ಎಲ್ಲಾ ella=ಎಲ್ಲಾ ಕನ್ನಡ kannada=ಕನ್ನಡ ಕರ್ನಾಟಕ karnataka=ಕರ್ನಾಟಕ ಬೆಂಗಳೂರು
    bengaluru=ಬೆಂಗಳೂರು bangalore=ಬೆಂಗಳೂರು ಮೈಸೂರು mysuru=ಮೈಸೂರು maisuru=ಮೈಸೂರು ಹುಬ್ಬಳ್ಳಿ ಮಂಗಳೂರು ಭಾರತ
    bharata=ಭಾರತ ದೇಶ desha=ದೇಶ ಜನ jana=ಜನ ಜನರು janaru=ಜನರು ಗ್ರಾಮ ಹಳ್ಳಿ halli=ಹಳ್ಳಿ ಊರು uru=ಊರು
    ooru=ಊರು ನಗರ nagara=ನಗರ ಮನೆ mane=ಮನೆ ರೈತ raita=ರೈತ raitha=ರೈತ ರೈತರು raitaru=ರೈತರು ಹೊಲ ನೀರು
    neeru=ನೀರು niru=ನೀರು ಮಳೆ male=ಮಳೆ ನದಿ nadi=ನದಿ ಶಾಲೆ shale=ಶಾಲೆ ವಿದ್ಯಾರ್ಥಿ vidyarthi=ವಿದ್ಯಾರ್ಥಿ
    ಶಿಕ್ಷಣ shikshana=ಶಿಕ್ಷಣ ಪರೀಕ್ಷೆ parikshe=ಪರೀಕ್ಷೆ ಸುದ್ದಿ suddi=ಸುದ್ದಿ ಸರ್ಕಾರ sarkara=ಸರ್ಕಾರ
    ಮಂತ್ರಿ ಮುಖ್ಯಮಂತ್ರಿ ಚುನಾವಣೆ chunavane=ಚುನಾವಣೆ ಪೊಲೀಸ್ police=ಪೊಲೀಸ್ ಆಸ್ಪತ್ರೆ aspatre=ಆಸ್ಪತ್ರೆ ಅಮ್ಮ
    amma=ಅಮ್ಮ ಅಪ್ಪ appa=ಅಪ್ಪ ಅಣ್ಣ anna=ಅಣ್ಣ ತಮ್ಮ tamma=ತಮ್ಮ ಅಕ್ಕ akka=ಅಕ್ಕ ತಂಗಿ tangi=ತಂಗಿ ಮಕ್ಕಳು
    makkalu=ಮಕ್ಕಳು ಕುಟುಂಬ kutumba=ಕುಟುಂಬ ಸ್ನೇಹಿತ ನಮಸ್ಕಾರ namaskara=ನಮಸ್ಕಾರ ಧನ್ಯವಾದ ಧನ್ಯವಾದಗಳು
    dhanyavadagalu=ಧನ್ಯವಾದಗಳು ಇಂದು indu=ಇಂದು ನಾಳೆ nale=ನಾಳೆ ನಿನ್ನೆ ninne=ನಿನ್ನೆ ಈಗ iga=ಈಗ eega=ಈಗ
    ದಿನ dina=ದಿನ ರಾತ್ರಿ ratri=ರಾತ್ರಿ ಬೆಳಿಗ್ಗೆ ಸಮಯ samaya=ಸಮಯ ಕೆಲಸ kelasa=ಕೆಲಸ ಹೆಸರು hesaru=ಹೆಸರು
    ಮಾತು ಹಣ hana=ಹಣ ರೂಪಾಯಿ ಹಬ್ಬ habba=ಹಬ್ಬ ದಸರಾ ಹಾಡು hadu=ಹಾಡು ಪುಸ್ತಕ pustaka=ಪುಸ್ತಕ ಕಥೆ kathe=ಕಥೆ
    ಜೀವನ jeevana=ಜೀವನ jivana=ಜೀವನ ಪ್ರೀತಿ preeti=ಪ್ರೀತಿ priti=ಪ್ರೀತಿ ಒಂದು ondu=ಒಂದು ಎರಡು eradu=ಎರಡು
    ಮೂರು mooru=ಮೂರು muru=ಮೂರು ನಾಲ್ಕು nalku=ನಾಲ್ಕು ಐದು aidu=ಐದು ಹತ್ತು hattu=ಹತ್ತು`),
};
