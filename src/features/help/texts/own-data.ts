import { defineMessages } from 'react-intl';

export const ownDataTexts = {
  'data-copy': defineMessages({
    question: { id: 'help.data-copy.q', defaultMessage: 'Can I get a copy of my data?' },
    answer: {
      id: 'help.data-copy.a',
      defaultMessage:
        'Yes. In My profile, under Your data, request a copy. It has your posts, photos, videos, earnings, invoices and sign-ins in one ZIP file. You can download it for {days} days.',
    },
  }),
  'who-sees': defineMessages({
    question: {
      id: 'help.who-sees.q',
      defaultMessage: 'Who sees my phone number and bank details?',
    },
    answer: {
      id: 'help.who-sees.a',
      defaultMessage:
        'Readers never see them. Bank details are stored encrypted, and our team opens them only to check them and to pay you.',
    },
  }),
  consents: defineMessages({
    question: { id: 'help.consents.q', defaultMessage: 'What did I agree to?' },
    answer: {
      id: 'help.consents.a',
      defaultMessage:
        'In My profile, under What you agreed to, you see what you agreed to, when and by which text. Each entry says how to withdraw and what follows.',
    },
  }),
  'report-problem': defineMessages({
    question: { id: 'help.report-problem.q', defaultMessage: 'How do I report a problem?' },
    answer: {
      id: 'help.report-problem.a',
      defaultMessage:
        'Open the profile menu and press Report a problem. You see what is sent before you send it. In My profile you can withdraw a report. We delete it after {days} days.',
    },
  }),
  'close-account': defineMessages({
    question: { id: 'help.close-account.q', defaultMessage: 'Can I close my account?' },
    answer: {
      id: 'help.close-account.a',
      defaultMessage:
        'Yes, at the end of My profile. Your profile and posts are hidden at once. Sign in within {days} days to return. After that we erase everything except what tax law makes us keep.',
    },
  }),
} as const;
