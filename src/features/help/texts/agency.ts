import { defineMessages } from 'react-intl';

export const agencyTexts = {
  'agency-sees': defineMessages({
    question: { id: 'help.agency-sees.q', defaultMessage: 'What can my agency do and see?' },
    answer: {
      id: 'help.agency-sees.a',
      defaultMessage:
        'It can write posts for you, change your profile, see your earnings and accept your invoices. It never sees your bank details.',
    },
  }),
  'agency-leave': defineMessages({
    question: { id: 'help.agency-leave.q', defaultMessage: 'Can I leave my agency?' },
    answer: {
      id: 'help.agency-leave.a',
      defaultMessage:
        'Yes, in My profile. It can then no longer write for you or see your earnings. Your posts stay yours. To come back you need a new invitation.',
    },
  }),
} as const;
