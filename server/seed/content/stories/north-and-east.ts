import type { Story } from './story.ts';

const bengali: Story[] = [
  {
    title: 'শিলিগুড়ির চা বাগানে নতুন ভোর',
    body: 'শ্রমিকদের সমবায় এবার নিজেরাই পাতা বিক্রি করছে। দাম মিলছে আগের চেয়ে বেশি।',
    about: 'business/jobs',
    place: 'wb-siliguri',
    hashtags: ['চা'],
  },
  {
    title: 'পাড়ার মাঠ বাঁচাতে এক হলেন সবাই',
    body: 'খেলার মাঠে নির্মাণ বন্ধের দাবিতে পথে নামলেন ছোট-বড় সকলেই। পুরসভা কথা দিয়েছে, মাঠ থাকবে মাঠই।',
    about: 'news/local',
    place: 'wb-howrah',
  },
  {
    title: 'ট্রামের শেষ লাইনে এক চালকের ডায়েরি',
    body: 'তিরিশ বছরের রোজনামচায় ধরা আছে শহরের বদলে যাওয়া। প্রতিটি পাতার ওপরে সেদিনের আবহাওয়া।',
    about: 'literature/stories',
    place: 'wb-kolkata',
    hashtags: ['কলকাতা', 'ট্রাম'],
  },
  {
    title: 'পুজোর আগে কুমোরটুলিতে মেয়েদের হাতে মাটির প্রতিমা',
    body: 'বাবার অসুখে কাজ ধরেছিলেন, এখন নিজের নামেই বরাত আসে। এবারের প্রতিমা যাবে তিন জেলায়।',
    about: 'religion/festivals',
    place: 'wb-kolkata',
    hashtags: ['দুর্গাপুজো'],
  },
  {
    title: 'মালদার আমবাগানে মৌমাছি ফেরানোর চেষ্টা',
    body: 'কীটনাশক কমিয়ে বাক্সে মৌচাক বসিয়েছেন চাষিরা। ফলন বেড়েছে, সঙ্গে মধুও।',
    about: 'agriculture/crops',
    place: 'wb-malda',
  },
  {
    title: 'রাতের ফেরিঘাটে পড়ার আলো',
    body: 'ঘাটের একমাত্র বাতির নিচে বসে পড়ে চার ভাইবোন। মাঝিরা এখন শেষ ফেরির পরেও আলো নেভান না।',
    about: 'education/exams',
    place: 'wb-howrah',
  },
];

const punjabi: Story[] = [
  {
    title: 'ਪਿੰਡ ਦੇ ਅਖਾੜੇ ਵਿੱਚ ਮੁੜ ਰੌਣਕ',
    body: 'ਨੌਜਵਾਨ ਹਰ ਸ਼ਾਮ ਕੁਸ਼ਤੀ ਸਿੱਖਣ ਆਉਂਦੇ ਹਨ। ਬਜ਼ੁਰਗ ਖੁਸ਼ ਹਨ।',
    about: 'sports/athletics',
    place: 'pb-patiala',
    hashtags: ['ਕੁਸ਼ਤੀ'],
  },
  {
    title: 'ਪਰਾਲੀ ਤੋਂ ਬਣੀਆਂ ਇੱਟਾਂ ਨੇ ਬਦਲੀ ਸੋਚ',
    body: 'ਜਿਹੜੀ ਪਰਾਲੀ ਖੇਤਾਂ ਵਿੱਚ ਸੜਦੀ ਸੀ, ਉਹ ਹੁਣ ਭੱਠੇ ਨੂੰ ਵਿਕਦੀ ਹੈ। ਪਿੰਡ ਦੇ ਅੱਸੀ ਕਿਸਾਨ ਜੁੜ ਚੁੱਕੇ ਹਨ।',
    about: 'agriculture/crops',
    place: 'pb-bathinda',
    hashtags: ['ਪਰਾਲੀ', 'ਖੇਤੀ'],
  },
  {
    title: 'ਅੰਮ੍ਰਿਤਸਰ ਦੇ ਕੁਲਚੇ: ਤੰਦੂਰ ਦੀ ਤੀਜੀ ਪੀੜ੍ਹੀ',
    body: 'ਆਟਾ ਦਾਦੇ ਵਾਂਗ ਹੀ ਗੁੰਨ੍ਹਿਆ ਜਾਂਦਾ ਹੈ, ਪਰ ਆਰਡਰ ਹੁਣ ਫ਼ੋਨ ਉੱਤੇ ਆਉਂਦੇ ਹਨ।',
    about: 'lifestyle/food',
    place: 'pb-amritsar',
  },
  {
    title: 'ਸਕੂਲ ਦੀ ਛੱਤ ਉੱਤੇ ਸੂਰਜੀ ਬਿਜਲੀ',
    body: 'ਬਿੱਲ ਅੱਧਾ ਰਹਿ ਗਿਆ ਤੇ ਬਚੇ ਪੈਸਿਆਂ ਨਾਲ ਕੰਪਿਊਟਰ ਆਏ। ਹਿਸਾਬ ਬੱਚੇ ਆਪ ਰੱਖਦੇ ਹਨ।',
    about: 'education/schools',
    place: 'pb-ludhiana',
  },
  {
    title: 'ਲੋਕ ਗੀਤਾਂ ਦੀ ਕਾਪੀ ਲੈ ਕੇ ਪਿੰਡ-ਪਿੰਡ ਘੁੰਮਦੀ ਅਧਿਆਪਕਾ',
    body: 'ਹੁਣ ਤੱਕ ਚਾਰ ਸੌ ਗੀਤ ਲਿਖੇ ਗਏ ਹਨ। ਹਰ ਗੀਤ ਨਾਲ ਗਾਉਣ ਵਾਲੀ ਦਾ ਨਾਂ ਵੀ ਦਰਜ ਹੈ।',
    about: 'entertainment/music',
    place: 'pb-jalandhar',
    hashtags: ['ਲੋਕਗੀਤ'],
  },
];

const odia: Story[] = [
  {
    title: 'ପୁରୀ ବେଳାଭୂମିରେ ବାଲୁକା କଳା',
    body: 'ଯୁବ ଶିଳ୍ପୀମାନେ ସମୁଦ୍ର ସୁରକ୍ଷାର ବାର୍ତ୍ତା ଦେଉଛନ୍ତି। ସନ୍ଧ୍ୟାରେ ଶହ ଶହ ଲୋକ ଦେଖିବାକୁ ଆସୁଛନ୍ତି।',
    about: 'entertainment/folk-arts',
    place: 'od-puri',
    hashtags: ['ପୁରୀ'],
  },
  {
    title: 'ସମ୍ବଲପୁରୀ ଶାଢ଼ିର ନୂଆ ବଜାର',
    body: 'ବୁଣାକାରମାନେ ଏବେ ସିଧା ଗ୍ରାହକଙ୍କୁ ବିକୁଛନ୍ତି। ମଝିଆଁ ଲୋକ ନାହାନ୍ତି, ଆୟ ବଢ଼ିଛି।',
    about: 'business/small-business',
    place: 'od-sambalpur',
    hashtags: ['ହସ୍ତତନ୍ତ'],
  },
  {
    title: 'କଟକର ଗଳିରେ ରାତିର ଦହିବରା',
    body: 'ଆଳୁଦମ ସହ ଦହିବରା ପାଇଁ ରାତି ଏଗାରଟା ଯାଏ ଭିଡ଼। ଦୋକାନୀ କହନ୍ତି, ସ୍ୱାଦ ପାଣିରେ ଅଛି।',
    about: 'lifestyle/food',
    place: 'od-cuttack',
  },
  {
    title: 'ବାତ୍ୟା ପୂର୍ବରୁ ଗାଁର ପ୍ରସ୍ତୁତି',
    body: 'ଡଙ୍ଗା ବନ୍ଧା ହେଲା, ଚାଉଳ ଉପରକୁ ଉଠିଲା, ସ୍କୁଲ ଘର ଖୋଲାଗଲା। ସମସ୍ତେ ନିଜ କାମ ଜାଣନ୍ତି।',
    about: 'agriculture/weather',
    place: 'od-berhampur',
  },
];

const assamese: Story[] = [
  {
    title: 'মাজুলীত মুখা শিল্পৰ নতুন প্ৰজন্ম',
    body: 'সত্ৰৰ কৰ্মশালাত নতুন ল’ৰা-ছোৱালীয়ে মুখা সাজিবলৈ শিকিছে। বাঁহ, মাটি আৰু ধৈৰ্য, এই তিনিটাই লাগে।',
    about: 'entertainment/folk-arts',
    place: 'as-jorhat',
    hashtags: ['মাজুলী'],
  },
  {
    title: 'বিহুৰ আগতে তাঁতশালত ব্যস্ততা',
    body: 'গামোচাৰ বৰাত ইমান বাঢ়িছে যে ৰাতিও তাঁতৰ শব্দ শুনা যায়। দামো এইবাৰ ভাল।',
    about: 'religion/festivals',
    place: 'as-guwahati',
    hashtags: ['বিহু'],
  },
  {
    title: 'নাৱৰ স্কুল: বানপানীতো বন্ধ নহয় পঢ়া',
    body: 'পানী বাঢ়িলে শ্ৰেণীকোঠাটোও ওপৰলৈ উঠে। শিক্ষকজনে নিজেই নাও চলায়।',
    about: 'education/schools',
    place: 'as-dibrugarh',
  },
  {
    title: 'চাহ বাগিচাৰ ফুটবল দলৰ প্ৰথম জয়',
    body: 'জাৰ্চি আছিল পুৰণি, উৎসাহ নতুন। শেষ মিনিটৰ গ’লে সকলোকে জঁপিয়াই তুলিলে।',
    about: 'sports/football',
    place: 'as-tezpur',
  },
];

const bhojpuri: Story[] = [
  {
    title: 'छठ घाट पर सफाई में जुटल पूरा गाँव',
    body: 'लइका से लेके बूढ़ तक सब केहू झाड़ू लेके घाट पर पहुँचल। साँझ ले घाट चमके लागल।',
    about: 'religion/festivals',
    place: 'br-ara',
    hashtags: ['छठ'],
  },
  {
    title: 'परदेस से लउटल नवहा गाँव में खोललस दोकान',
    body: 'दस बरिस सूरत में कपड़ा के काम कइला के बाद ऊ अपने गाँव में सिलाई केंद्र खोलले बाड़न। आठ गो लइकी काम सीखत बाड़ी।',
    about: 'business/jobs',
    place: 'br-patna',
  },
  {
    title: 'बिरहा के दंगल में उमड़ल भीड़',
    body: 'दू गो गायक, एगो मंच आ रात भर के सवाल-जवाब। सुने वाला लोग भोर ले ना उठल।',
    about: 'entertainment/music',
    place: 'up-gorakhpur',
    hashtags: ['बिरहा', 'भोजपुरी'],
  },
  {
    title: 'लिट्टी-चोखा के ठेला से तीन गो लइका के पढ़ाई',
    body: 'माई कहेली कि आटा आ आगि दूनो पर भरोसा बा। बड़की बेटी एह साल इंजीनियर बन गइल।',
    about: 'lifestyle/food',
    place: 'br-muzaffarpur',
  },
];

export const northernAndEastern = {
  bn: bengali,
  pa: punjabi,
  or: odia,
  as: assamese,
  bho: bhojpuri,
};
