import type { Story } from './story.ts';

const urdu: Story[] = [
  {
    title: 'بارش کے بعد کھیتوں میں رونق لوٹ آئی',
    body: 'تین ہفتے کی تاخیر کے بعد ہونے والی بارش نے کسانوں کے چہروں پر مسکراہٹ بکھیر دی۔ دھان کی بوائی اب تیزی سے جاری ہے۔',
    about: 'agriculture/weather',
    place: 'up-lucknow',
    hashtags: ['بارش'],
  },
  {
    title: 'پرانے لکھنؤ کی گلیوں میں خطاطی کی واپسی',
    body: 'نوجوان طلبہ نے استادوں سے قلم پکڑنا سیکھا اور دکانوں کے سائن بورڈ پھر سے نستعلیق میں لکھے جانے لگے۔',
    about: 'entertainment/folk-arts',
    place: 'up-lucknow',
    hashtags: ['خطاطی', 'لکھنؤ'],
  },
  {
    title: 'مشاعرے میں نئی نسل کی آواز',
    body: 'شہر کے قدیم ہال میں بیس سے زیادہ نوجوان شاعروں نے اپنا کلام سنایا۔ سامعین رات گئے تک بیٹھے رہے۔',
    about: 'literature/poetry',
    place: 'up-aligarh',
    hashtags: ['مشاعرہ', 'شاعری'],
  },
  {
    title: 'حیدرآباد کی ایک گلی جہاں ہر گھر میں کتاب خانہ ہے',
    body: 'شروعات ایک الماری سے ہوئی تھی۔ آج محلے کے چالیس گھروں کے دروازے ہر اتوار کو پڑھنے والوں کے لیے کھلتے ہیں۔',
    about: 'literature/books',
    place: 'tg-hyderabad',
    hashtags: ['کتابیں'],
  },
  {
    title: 'زعفران کے کھیتوں میں مشینوں کی آمد',
    body: 'پانپور کے کسان اب پھول چننے کے بعد سکھانے کا کام مشین سے کرتے ہیں۔ ان کا کہنا ہے کہ خوشبو وہی ہے، محنت آدھی رہ گئی۔',
    about: 'agriculture/crops',
    place: 'jk-srinagar',
  },
  {
    title: 'دادی کے نسخے: سردیوں میں گلے کی حفاظت',
    body: 'ملٹھی، شہد اور نیم گرم پانی۔ ہم نے حکیم صاحب سے پوچھا کہ کون سی چیز کام کرتی ہے اور کون سی صرف کہانی ہے۔',
    about: 'health/home-remedies',
    place: 'dl-new-delhi',
    hashtags: ['صحت'],
  },
  {
    title: 'لڑکیوں کی فٹ بال ٹیم نے پہلا ضلعی کپ جیت لیا',
    body: 'میدان اسکول کے پیچھے کا تھا اور جوتے مانگے ہوئے۔ فائنل میں آخری منٹ کے گول نے سب کچھ بدل دیا۔',
    about: 'sports/football',
    place: 'up-meerut',
    hashtags: ['فٹبال'],
  },
  {
    title: 'دسترخوان: نہاری کی ہانڈی رات بھر کیوں پکتی ہے',
    body: 'چاندنی چوک کے باورچی بتاتے ہیں کہ جلدی میں پکی نہاری صرف سالن ہوتی ہے۔ صبر اس پکوان کا پہلا مسالا ہے۔',
    about: 'lifestyle/food',
    place: 'dl-new-delhi',
    hashtags: ['دسترخوان'],
  },
];

const english: Story[] = [
  {
    title: 'How one bus driver mapped every stop in his town',
    body: 'It began as a notebook under the dashboard. Four years later the transport office prints its timetables from it.',
    about: 'news/local',
    place: 'kl-thrissur',
    hashtags: ['commute'],
  },
  {
    title: 'The last typewriter repairman of Fort',
    body: 'His workbench faces the window, because the springs are too small for the bulb. There is a queue again, mostly of people under thirty.',
    about: 'business/small-business',
    place: 'mh-mumbai',
  },
  {
    title: 'Rowing before sunrise: the women of the snake boat',
    body: 'Their club was told there were no oars to spare, so they carved their own. This August they finished third of nineteen.',
    about: 'sports/athletics',
    place: 'kl-kochi',
    hashtags: ['backwaters', 'vallamkali'],
  },
  {
    title: 'What the river gauge at the old bridge says this year',
    body: 'The keeper has read it every morning since 1991. His columns, in green ink, now help the district decide when to move cattle.',
    about: 'agriculture/weather',
    place: 'as-guwahati',
  },
  {
    title: 'A phone repair class where everybody fails first',
    body: 'The teacher hands out dead phones on purpose. By the sixth week most of them ring again, and so do the students’ own shops.',
    about: 'technology/phones',
    place: 'ka-bengaluru',
    hashtags: ['skills'],
  },
  {
    title: 'Night school for fishmongers',
    body: 'Between the last auction and the first ferry there are three free hours. A retired accountant fills them with ledgers and tea.',
    about: 'education/careers',
    place: 'kl-kollam',
  },
  {
    title: 'The village that reads its weather aloud',
    body: 'Every evening at seven the loudspeaker gives rain, wind and the price of onions. Nobody remembers who began it.',
    about: 'agriculture/markets',
    place: 'mh-nashik',
    hashtags: ['onions', 'monsoon'],
  },
];

export const urduAndEnglish = { ur: urdu, en: english };
