import { builder, type JsonReply, type Schemas } from './builder.ts';
import { id } from './ids.ts';

/** The configuration that the portal loads first; from a sandbox without tracking. */
export const portalConfig = builder<JsonReply<'getConfig', 200>['data']>({
  imageServiceUrl: '/pictures',
  google: { client_id: 'sandbox' },
  facebook: { app_id: 'sandbox' },
  enableWallOfFame: false,
  sandbox: true,
  supportEmail: 'creators@creator.example',
  region: 'DH_APP',
  tracking: null,
});

export const commCard = builder<Schemas['CommCard']>({
  cardId: id('d1'),
  revision: 1,
  texts: [
    {
      language: 'en',
      title: 'Add your bank details',
      text: 'Earnings of November are paid from the 7th.',
      linkLabel: 'Add them',
    },
    {
      language: 'hi',
      title: 'बैंक का ब्योरा जोड़ें',
      text: 'नवंबर की कमाई 7 तारीख़ से भेजी जाएगी।',
      linkLabel: 'जोड़ें',
    },
    {
      language: 'ur',
      title: 'بینک کی تفصیل جوڑیں',
      text: 'نومبر کی آمدنی 7 تاریخ سے بھیجی جائے گی۔',
      linkLabel: 'جوڑیں',
    },
  ],
  link: '/app/profile?bankDetailsSubmission=true',
  paymentTypes: ['ICC'],
  dhUserId: null,
  startDay: null,
  endDay: null,
  isOn: true,
  updatedAt: '2026-11-20T06:00:00.000Z',
});

export const bankCard = commCard();

export const trainingCard = commCard({
  cardId: id('d5'),
  texts: [
    {
      language: 'en',
      title: 'Photographs that are read',
      text: 'A free hour on Sunday, in Hindi and Urdu.',
      linkLabel: 'See the programme',
    },
    {
      language: 'hi',
      title: 'तस्वीरें, जो पढ़ी जाएँ',
      text: 'रविवार को एक घंटे की मुफ़्त क्लास, हिन्दी और उर्दू में।',
      linkLabel: 'कार्यक्रम देखें',
    },
    {
      language: 'ur',
      title: 'تصویریں، جو پڑھی جائیں',
      text: 'اتوار کو ایک گھنٹے کی مفت کلاس، ہندی اور اردو میں۔',
      linkLabel: 'پروگرام دیکھیں',
    },
  ],
  link: 'https://training.creator.example/photographs',
  paymentTypes: [],
  updatedAt: '2026-11-19T06:00:00.000Z',
});

export const festivalCard = commCard({
  cardId: id('d2'),
  revision: 2,
  texts: [
    {
      language: 'en',
      title: 'Write about Diwali',
      text: 'Lamps, sweets, markets: show your town.',
    },
    {
      language: 'hi',
      title: 'दीपावली पर लिखिए',
      text: 'दीये, मिठाइयाँ, बाज़ार: अपना शहर दिखाइए।',
    },
    { language: 'ur', title: 'دیوالی پر لکھیے', text: 'چراغ، مٹھائیاں، بازار: اپنا شہر دکھائیے۔' },
  ],
  link: null,
  paymentTypes: [],
  startDay: '2026-11-01',
  endDay: '2026-11-30',
  updatedAt: '2026-11-02T06:00:00.000Z',
});
