/*
 * What the sources have not, or have wrongly, by the code of the state. `Old=New` renames, `Old=`
 * removes, and a name alone is a district that came later.
 */
export const districtCorrections: Readonly<Record<string, string>> = {
  ap: 'Sri SathyaYSR=Sri Sathya Sai|YSR Kadapa|Nandamuri Taraka Rama Rao=NTR',
  as: 'Bajali|Tamulpur|Karimganj=Sribhumi',
  hr: 'Charkhi Dadri|Gorakhpur=',
  la: 'Changthang|Drass|Nubra|Sham|Zanskar',
  mh: 'Ahmednagar=Ahilyanagar|Aurangabad=Chhatrapati Sambhajinagar|Osmanabad=Dharashiv',
  mp: 'Hoshangabad=Narmadapuram|Maihar|Mauganj|Niwari|Pandhurna',
  nl: 'Chumoukedima|Meluri|Niuland|Shamator|Tseminyu',
  pb: 'Malerkotla',
  rj: `Balotra|Beawar|Deeg|Didwana-Kuchaman|Khairthal-Tijara|Kotputli-Behror|Phalodi|Salumbar`,
  sk: 'Gyalshing|Mangan|Pakyong|Soreng',
  tn: 'Chengalpattu|Kallakurichi|Mayiladuthurai|Ranipet|Tenkasi|Tirupathur',
  up: 'Allahabad=Prayagraj|Faizabad=Ayodhya|Bagpat=Baghpat',
};

/** Towns that the source has under a former name or spelling. */
export const townNames: Readonly<Record<string, string>> = {
  'ap/Ellore': 'Eluru',
  'br/Dinapore': 'Danapur',
  'br/Monghyr': 'Munger',
  'br/Mothihari': 'Motihari',
  'hr/Gurgaon': 'Gurugram',
  'jk/Baramula': 'Baramulla',
  'ka/Davangere': 'Davanagere',
  'mh/Ahmadnagar': 'Ahilyanagar',
  'mh/Osmanabad': 'Dharashiv',
  'mp/Hoshangabad': 'Narmadapuram',
  'up/Ajodhya': 'Ayodhya',
  'up/Bahraigh': 'Bahraich',
  'up/Chanduasi': 'Chandausi',
  'up/Fyzabad': 'Faizabad',
  'up/Shahjanpur': 'Shahjahanpur',
};

/** Villages that the source lists as cities. */
export const wrongTowns: ReadonlySet<string> = new Set(['hr/Gorakhpur']);

/** Places that keep the id of a former name. */
export const labels: Readonly<Record<string, string>> = {
  'mh-aurangabad': 'Chhatrapati Sambhajinagar',
};

/** Names that the sources have not or spell otherwise than today: in Hindi and in Urdu. */
export const ownNames: ReadonlyMap<string, readonly [hi: string, ur: string]> = new Map(
  `
br-bhagalpur|भागलपुर|بھاگلپور
br-bhojpur|भोजपुर|بھوجپور
br-bihar-sharif|बिहार शरीफ़|بہار شریف
br-buxar|बक्सर|بکسر
br-danapur|दानापुर|داناپور
br-east-champaran|पूर्वी चंपारण|مشرقی چمپارن
br-gaya|गया|گیا
br-hajipur|हाजीपुर|حاجی پور
br-katihar|कटिहार|کٹیہار
br-kishanganj|किशनगंज|کشن گنج
br-motihari|मोतिहारी|موتیہاری
br-munger|मुंगेर|مونگیر
br-muzaffarpur|मुज़फ़्फ़रपुर|مظفر پور
br-nalanda|नालंदा|نالندہ
br-nawada|नवादा|نوادہ
br-siwan|सीवान|سیوان
br-vaishali|वैशाली|ویشالی
br-west-champaran|पश्चिम चंपारण|مغربی چمپارن
dl-central-delhi|मध्य दिल्ली|وسطی دہلی
dl-dwarka|द्वारका|دوارکا
dl-east-delhi|पूर्वी दिल्ली|مشرقی دہلی
dl-najafgarh|नजफ़गढ़|نجف گڑھ
dl-narela|नरेला|نریلا
dl-new-delhi|नई दिल्ली|نئی دہلی
dl-north-delhi|उत्तरी दिल्ली|شمالی دہلی
dl-north-east-delhi|उत्तर पूर्वी दिल्ली|شمال مشرقی دہلی
dl-north-west-delhi|उत्तर पश्चिमी दिल्ली|شمال مغربی دہلی
dl-rohini|रोहिणी|روہنی
dl-shahdara|शाहदरा|شاہدرہ
dl-south-delhi|दक्षिणी दिल्ली|جنوبی دہلی
dl-south-east-delhi|दक्षिण पूर्वी दिल्ली|جنوب مشرقی دہلی
dl-south-west-delhi|दक्षिण पश्चिमी दिल्ली|جنوب مغربی دہلی
dl-west-delhi|पश्चिमी दिल्ली|مغربی دہلی
ga-north-goa|उत्तरी गोवा|شمالی گوا
ga-south-goa|दक्षिणी गोवा|جنوبی گوا
hr-gurugram|गुरुग्राम|گروگرام
jh-east-singhbhum|पूर्वी सिंहभूम|مشرقی سنگھ بھوم
jh-west-singhbhum|पश्चिमी सिंहभूम|مغربی سنگھ بھوم
jk-bandipore|बांदीपोरा|بانڈی پورہ
jk-baramulla|बारामूला|بارہ مولہ
jk-budgam|बडगाम|بڈگام
ka-bengaluru|बेंगलुरु|بنگلورو
ka-hubballi|हुबली|ہبلی
mh-ahilyanagar|अहिल्यानगर|اہلیا نگر
mh-aurangabad|छत्रपति संभाजीनगर|چھترپتی سنبھاجی نگر
mh-dharashiv|धाराशिव|دھاراشیو
mh-dombivli|डोंबिवली|ڈومبیولی
mh-kalyan|कल्याण|کلیان
mh-malegaon|मालेगांव|مالیگاؤں
mh-pimpri|पिंपरी|پمپری
tg-karimnagar|करीमनगर|کریم نگر
tg-mahbubnagar|महबूबनगर|محبوب نگر
tg-nizamabad|निज़ामाबाद|نظام آباد
tg-adilabad|आदिलाबाद|عادل آباد
up-ambedkar-nagar|अंबेडकर नगर|امبیڈکر نگر
up-amroha|अमरोहा|امروہہ
up-ayodhya|अयोध्या|ایودھیا
up-bahraich|बहराइच|بہرائچ
up-ballia|बलिया|بلیا
up-banda|बांदा|باندہ
up-barabanki|बाराबंकी|بارہ بنکی
up-basti|बस्ती|بستی
up-chandausi|चंदौसी|چندوسی
up-chitrakoot|चित्रकूट|چترکوٹ
up-etah|एटा|ایٹہ
up-etawah|इटावा|اٹاوہ
up-faizabad|फ़ैज़ाबाद|فیض آباد
up-farrukhabad|फ़र्रुख़ाबाद|فرخ آباد
up-fatehpur|फ़तेहपुर|فتح پور
up-firozabad|फ़िरोज़ाबाद|فیروز آباد
up-gautam-buddha-nagar|गौतम बुद्ध नगर|گوتم بدھ نگر
up-ghaziabad|ग़ाज़ियाबाद|غازی آباد
up-ghazipur|ग़ाज़ीपुर|غازی پور
up-gonda|गोंडा|گونڈا
up-hapur|हापुड़|ہاپوڑ
up-hardoi|हरदोई|ہردوئی
up-hathras|हाथरस|ہاتھرس
up-jhansi|झांसी|جھانسی
up-kanpur|कानपुर|کانپور
up-kanpur-dehat|कानपुर देहात|کانپور دیہات
up-kanpur-nagar|कानपुर नगर|کانپور نگر
up-kasganj|कासगंज|کاس گنج
up-kaushambi|कौशांबी|کوشامبی
up-khurja|खुर्जा|خورجہ
up-kushinagar|कुशीनगर|کشی نگر
up-lakhimpur|लखीमपुर|لکھیم پور
up-lakhimpur-kheri|लखीमपुर खीरी|لکھیم پور کھیری
up-mainpuri|मैनपुरी|مین پوری
up-mirzapur|मिर्ज़ापुर|مرزا پور
up-moradabad|मुरादाबाद|مراد آباد
up-orai|उरई|اورئی
up-pilibhit|पीलीभीत|پیلی بھیت
up-prayagraj|प्रयागराज|پریاگ راج
up-raebareli|रायबरेली|رائے بریلی
up-rampur|रामपुर|رام پور
up-saharanpur|सहारनपुर|سہارنپور
up-sant-kabir-nagar|संत कबीर नगर|سنت کبیر نگر
up-shahjahanpur|शाहजहांपुर|شاہجہاں پور
up-shamli|शामली|شاملی
up-shikohabad|शिकोहाबाद|شکوہ آباد
up-shravasti|श्रावस्ती|شراوستی
up-siddharthnagar|सिद्धार्थनगर|سدھارتھ نگر
up-sitapur|सीतापुर|سیتا پور
up-sultanpur|सुल्तानपुर|سلطان پور
up-unnao|उन्नाव|اناؤ
wb-malda|मालदा|مالدہ
`
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', hi = '', ur = ''] = line.split('|');
      return [id, [hi, ur]] as const;
    }),
);
