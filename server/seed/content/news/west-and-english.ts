import type { RegionalNews } from './regional-news.ts';

const marathi: RegionalNews = {
  places: {
    'mh-mumbai': 'मुंबई',
    'mh-pune': 'पुणे',
    'mh-nagpur': 'नागपूर',
    'mh-nashik': 'नाशिक',
    'mh-aurangabad': 'औरंगाबाद',
    'mh-solapur': 'सोलापूर',
    'mh-amravati': 'अमरावती',
    'mh-kolhapur': 'कोल्हापूर',
    'mh-akola': 'अकोला',
    'mh-latur': 'लातूर',
    'ga-panaji': 'पणजी',
    'ga-margao': 'मडगाव',
    'ka-belagavi': 'बेळगाव',
    'mp-indore': 'इंदूर',
  },
  news: {
    rain: [
      'दोन दिवसांच्या पावसाने पेरणीला वेग',
      'यंदा पाऊस वेळेवर आला, असे शेतकरी सांगतात. बियाणे केंद्रे रविवारीही सुरू राहतील.',
    ],
    market: [
      'बाजार समितीत कांद्याचे भाव घसरले',
      'आवक दुप्पट झाल्याने आठवड्यात किलोमागे आठ रुपये कमी झाले. ही नरमाई काही दिवस राहील, असे व्यापारी म्हणतात.',
    ],
    pond: [
      'तरुणांनी स्वच्छ केला शंभर वर्षांचा तलाव',
      'दर रविवारी सकाळी पन्नास हात जमले. सहा आठवड्यांत घाटाच्या पायऱ्या पुन्हा दिसू लागल्या.',
    ],
    exams: [
      'बोर्डाच्या निकालात जिल्हा परिषद शाळेच्या मुली आघाडीवर',
      'पहिल्या दहांत सात मुली आहेत. संध्याकाळच्या मोफत वर्गांचा उपयोग झाला, असे मुख्याध्यापिका सांगतात.',
    ],
    cricket: [
      'शेवटच्या षटकात अंतिम सामना जिंकला',
      'चार चेंडूंत नऊ धावा हव्या होत्या. एकोणीस वर्षांच्या यष्टिरक्षकाने षटकार मारून चषक आणला.',
    ],
    festival: [
      'सणापूर्वी बाजारपेठा रात्री अकरापर्यंत खुल्या',
      'पणत्या, मिठाई आणि कपड्यांच्या दुकानांत गर्दी आहे. दोन रस्ते फक्त पादचाऱ्यांसाठी ठेवले आहेत.',
    ],
    food: [
      'आजीचे लाडू आता टपालाने वीस शहरांत',
      'सुरुवात शेजारच्या एका डब्यापासून झाली. आज नऊ जणी डिंकाचे लाडू वळतात.',
    ],
    camp: [
      'मोफत नेत्र शिबिरात दोनशे रुग्णांची तपासणी',
      'बत्तीस जणांची शस्त्रक्रिया पुढच्या आठवड्यात होईल. प्रवासखर्च रुग्णालय देणार आहे.',
    ],
    tailoring: [
      'बचत गटाच्या शिवणकाम केंद्रात चाळीस जणींना काम',
      'शाळेच्या गणवेशांचे पहिले कंत्राट मिळाले. यंत्रे गटाने स्वतःच्या बचतीतून घेतली.',
    ],
    phone: [
      'फोनवर भाव पाहून शेतकरी विकतात माल',
      'गावातला एक मुलगा रोज सकाळी पाच बाजारांचे भाव पाठवतो. दलालांवरचे अवलंबित्व कमी झाले.',
    ],
  },
};

const gujarati: RegionalNews = {
  places: {
    'gj-ahmedabad': 'અમદાવાદ',
    'gj-surat': 'સુરત',
    'gj-vadodara': 'વડોદરા',
    'gj-rajkot': 'રાજકોટ',
    'gj-bhavnagar': 'ભાવનગર',
    'gj-jamnagar': 'જામનગર',
    'gj-gandhinagar': 'ગાંધીનગર',
    'gj-bhuj': 'ભુજ',
    'mh-mumbai': 'મુંબઈ',
    'mh-nashik': 'નાસિક',
    'dn-silvassa': 'સેલવાસ',
    'dn-daman': 'દમણ',
    'rj-udaipur': 'ઉદયપુર',
    'mp-indore': 'ઇન્દોર',
  },
  news: {
    rain: [
      'બે દિવસના વરસાદથી વાવણીમાં તેજી',
      'ખેડૂતો કહે છે કે આ વખતે પાણી સમયસર આવ્યું. બિયારણ કેન્દ્રો રવિવારે પણ ખુલ્લાં રહેશે.',
    ],
    market: [
      'માર્કેટ યાર્ડમાં ડુંગળીના ભાવ ઘટ્યા',
      'આવક બમણી થતાં અઠવાડિયામાં કિલોએ આઠ રૂપિયા ઘટ્યા. વેપારીઓ કહે છે કે થોડા દિવસ આવું રહેશે.',
    ],
    pond: [
      'યુવાનોએ સો વર્ષ જૂનું તળાવ સાફ કર્યું',
      'દર રવિવારે સવારે પચાસ હાથ ભેગા થયા. છ અઠવાડિયાંમાં ઘાટનાં પગથિયાં ફરી દેખાયાં.',
    ],
    exams: [
      'બોર્ડના પરિણામમાં સરકારી શાળાની દીકરીઓ આગળ',
      'પહેલા દસમાં સાત દીકરીઓ છે. આચાર્યા સાંજના મફત વર્ગોને યશ આપે છે.',
    ],
    cricket: [
      'છેલ્લી ઓવરમાં ફાઇનલ જીતી, શેરીમાં ઉજવણી',
      'ચાર બૉલમાં નવ રન જોઈતા હતા. ઓગણીસ વર્ષના વિકેટકીપરે છગ્ગો મારીને કપ અપાવ્યો.',
    ],
    festival: [
      'તહેવાર પહેલાં બજારો રાત્રે અગિયાર સુધી ખુલ્લાં',
      'દીવા, મીઠાઈ અને કપડાંની દુકાનોમાં ભીડ છે. બે રસ્તા માત્ર પગપાળા લોકો માટે રખાયા છે.',
    ],
    food: [
      'દાદીના ખાખરા હવે ટપાલથી વીસ શહેરોમાં',
      'શરૂઆત પડોશના એક ડબ્બાથી થઈ હતી. આજે નવ બહેનો સાથે મળીને ખાખરા શેકે છે.',
    ],
    camp: [
      'મફત નેત્ર શિબિરમાં બસો દર્દીઓની તપાસ',
      'બત્રીસ લોકોનું ઑપરેશન આવતા અઠવાડિયે થશે. આવવા-જવાનો ખર્ચ હૉસ્પિટલ આપશે.',
    ],
    tailoring: [
      'બહેનોના સિલાઈ કેન્દ્રમાં ચાળીસને કામ',
      'શાળાના ગણવેશનો પહેલો ઑર્ડર મળ્યો. મશીનો બહેનોએ પોતાની બચતથી લીધાં.',
    ],
    phone: [
      'ફોન પર ભાવ જોઈને પાક વેચતા ખેડૂતો',
      'ગામનો એક છોકરો રોજ સવારે પાંચ યાર્ડના ભાવ મોકલે છે. વચેટિયાની જરૂર ઘટી છે.',
    ],
  },
};

const english: RegionalNews = {
  places: {
    'ka-bengaluru': 'Bengaluru',
    'mh-mumbai': 'Mumbai',
    'dl-new-delhi': 'New Delhi',
    'tg-hyderabad': 'Hyderabad',
    'tn-chennai': 'Chennai',
    'kl-kochi': 'Kochi',
    'wb-kolkata': 'Kolkata',
    'ga-panaji': 'Panaji',
    'ml-shillong': 'Shillong',
    'nl-kohima': 'Kohima',
    'mz-aizawl': 'Aizawl',
    'sk-gangtok': 'Gangtok',
    'la-leh': 'Leh',
    'py-puducherry': 'Puducherry',
  },
  news: {
    rain: [
      'Two days of rain bring the fields back to work',
      'It came on time this year, farmers say. Seed counters will stay open on Sunday as well.',
    ],
    market: [
      'Onions are cheaper at the wholesale market',
      'Arrivals doubled and the price fell by eight rupees a kilo within a week. Traders expect it to stay there for some days.',
    ],
    pond: [
      'Young people clean a pond that is a hundred years old',
      'Fifty pairs of hands met every Sunday morning. After six weeks the steps of the ghat can be seen again.',
    ],
    exams: [
      'Girls of the government school lead the board results',
      'Seven of the first ten names in the district are theirs. The headmistress credits the free evening classes.',
    ],
    cricket: [
      'A six off the third-last ball wins the final',
      'Nine were needed from four. The wicketkeeper is nineteen, and had borrowed the bat.',
    ],
    festival: [
      'Markets stay open until eleven before the festival',
      'Lamps, sweets and clothes draw the largest crowds. Two streets are kept for people on foot.',
    ],
    food: [
      'A grandmother’s pickles now travel to twenty cities',
      'It began with one jar for a neighbour. Nine women fill them today, and the recipe is still not written down.',
    ],
    camp: [
      'Two hundred people seen at a free eye camp',
      'Thirty-two will have their operation next week. The hospital pays for the journey.',
    ],
    tailoring: [
      'A women’s group opens a tailoring unit with forty jobs',
      'Its first order is for school uniforms. The machines were bought with the group’s own savings.',
    ],
    phone: [
      'Farmers check five markets by phone before they sell',
      'One boy of the village sends the prices every morning. The middlemen have fewer callers now.',
    ],
  },
};

export const westernAndEnglish = { mr: marathi, gu: gujarati, en: english };
