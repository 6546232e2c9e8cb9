import type { ContentLanguage } from '#domain/language/languages.ts';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';

export type DemoCreator = {
  phone: string;
  name: string;
  handle: string;
  bio: string;
  languages: ContentLanguage[];
  work: CreatorPosition['work'];
  /** UGC where it is not said. */
  creatorType?: 'ICC' | 'OGC' | 'UGC';
  /** Nothing submitted where it is not said. */
  bank?: CreatorPosition['bank'];
  isBlocked?: boolean;
  /** They closed the account and may still return. */
  isClosing?: boolean;
  /** The colour of their pictures, 0 to 359. */
  hue: number;
};

/**
 * The people of the demo whose posts are stories. One more, `newcomerPhone`, has signed in and not
 * written a profile yet.
 */
export const storyWriters: DemoCreator[] = [
  {
    phone: '9000000001',
    name: 'मीरा कुलकर्णी',
    handle: 'meera.likhti',
    bio: 'विदर्भ के गाँवों, खेती और मौसम पर लिखती हूँ। पंद्रह साल अख़बार में रही, अब सीधे पाठकों के लिए।',
    languages: ['hi', 'mr'],
    work: 'approved',
    hue: 28,
  },
  {
    phone: '9000000002',
    name: 'زینب انصاری',
    handle: 'zainab.ansari',
    bio: 'لکھنؤ کی تہذیب، زبان اور دسترخوان پر لکھتی ہوں۔ پرانی گلیوں میں نئی کہانیاں ڈھونڈتی ہوں۔',
    languages: ['ur'],
    work: 'approved',
    hue: 340,
  },
  {
    phone: '9000000003',
    name: 'கவிதா முருகன்',
    handle: 'kavitha.madurai',
    bio: 'மதுரையின் மக்கள், சந்தைகள், திருவிழாக்கள். ஒவ்வொரு ஞாயிறும் ஒரு புதிய கதை.',
    languages: ['ta'],
    work: 'approved',
    hue: 190,
  },
  {
    phone: '9000000004',
    name: 'శ్రీనివాస్ రెడ్డి',
    handle: 'srinivas.reddy',
    bio: 'వరంగల్ నుంచి చేనేత, నీరు, పల్లె కథలు. ఉపాధ్యాయుడిని, సాయంత్రాలు రాస్తాను.',
    languages: ['te'],
    work: 'approved',
    hue: 150,
  },
  {
    phone: '9000000005',
    name: 'অনন্যা সেন',
    handle: 'ananya.sen',
    bio: 'উত্তরবঙ্গের চা বাগান আর পাহাড়ের গল্প। মানুষের কথা শুনি, তারপর লিখি।',
    languages: ['bn', 'as'],
    work: 'approved',
    hue: 100,
  },
  {
    phone: '9000000006',
    name: 'Thomas Kurian',
    handle: 'thomas.kurian',
    bio: 'Backwaters, boats and the people who row them. Once a school teacher, always a reader.',
    languages: ['ml', 'en'],
    work: 'approved',
    hue: 215,
  },
  {
    phone: '9000000007',
    name: 'હેતલ પટેલ',
    handle: 'hetal.patel',
    bio: 'કચ્છની કળા અને બજાર. ભરતકામ કરતી બહેનોની વાતો લખું છું.',
    languages: ['gu'],
    work: 'pending',
    hue: 10,
  },
  {
    phone: '9000000008',
    name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    handle: 'gurpreet.singh',
    bio: 'ਪਿੰਡ, ਖੇਤ ਤੇ ਅਖਾੜੇ। ਜੋ ਵੇਖਦਾ ਹਾਂ, ਉਹੀ ਲਿਖਦਾ ਹਾਂ।',
    languages: ['pa'],
    work: 'pending',
    hue: 45,
  },
  {
    phone: '9000000009',
    name: 'ರಮ್ಯಾ ಹೆಗಡೆ',
    handle: 'ramya.hegde',
    bio: 'ಮೈಸೂರು, ಮಲೆನಾಡು, ಮಳೆ. ಪ್ರವಾಸ ಮತ್ತು ತಿಂಡಿಗಳ ಬಗ್ಗೆಯೂ ಬರೆಯುತ್ತೇನೆ.',
    languages: ['kn'],
    work: 'pending',
    hue: 270,
  },
  {
    phone: '9000000010',
    name: 'सुनील यादव',
    handle: 'sunil.bhojpur',
    bio: 'भोजपुरी में गाँव-जवार के बात।',
    languages: ['bho'],
    work: 'rejected',
    hue: 60,
  },
  {
    phone: '9000000011',
    name: 'ସୁଭଶ୍ରୀ ଦାସ',
    handle: 'subhashree.das',
    bio: 'ପୁରୀ, ସମୁଦ୍ର ଓ କଳା। ଓଡ଼ିଶାର ଗାଁ ଗହଳିର କଥା ଲେଖେ।',
    languages: ['or'],
    work: 'approved',
    hue: 200,
  },
  {
    phone: '9000000012',
    name: 'Farhan Qureshi',
    handle: 'farhan.writes',
    bio: 'Phones, apps and how people in small towns really use them.',
    languages: ['en', 'ur'],
    work: 'pending',
    hue: 310,
  },
];

export const newcomerPhone = '9000000013';
