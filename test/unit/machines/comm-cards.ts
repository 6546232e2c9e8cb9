import type { CommCard } from '#machines/flow/comm-cards.ts';

const card = {
  revision: 1,
  link: null,
  paymentTypes: [],
  dhUserId: null,
  startDay: null,
  endDay: null,
  isOn: true,
  updatedAt: '2026-11-20T06:00:00.000Z',
} satisfies Partial<CommCard>;

/** Leads into the portal. */
export const bankCard: CommCard = {
  ...card,
  cardId: '01930000-0000-7000-8000-0000000000d1',
  link: '/app/profile?bankDetailsSubmission=true',
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
  ],
};

/** Leads elsewhere. */
export const trainingCard: CommCard = {
  ...card,
  cardId: '01930000-0000-7000-8000-0000000000d5',
  link: 'https://training.creator.example/photographs',
  texts: [
    {
      language: 'en',
      title: 'Photographs that are read',
      text: 'A free hour on Sunday, in Hindi and Urdu.',
      linkLabel: 'See the programme',
    },
    {
      language: 'ur',
      title: 'تصویریں، جو پڑھی جائیں',
      text: 'اتوار کو ایک گھنٹے کی مفت کلاس، ہندی اور اردو میں۔',
      linkLabel: 'پروگرام دیکھیں',
    },
  ],
};

export const festivalCard: CommCard = {
  ...card,
  cardId: '01930000-0000-7000-8000-0000000000d2',
  texts: [{ language: 'en', title: 'Write about Diwali', text: 'Lamps, sweets, markets: show your town.' }],
};
