import { defineMessages } from 'react-intl';

export const profileTexts = {
  'profile-review': defineMessages({
    question: {
      id: 'help.profile-review.q',
      defaultMessage: 'How long does profile approval take?',
    },
    answer: {
      id: 'help.profile-review.a',
      defaultMessage:
        "Our team reads every profile. While you wait, your page shows how long it usually takes at the moment. You don't have to keep it open: we show the decision when you come back.",
    },
  }),
  'profile-rejected': defineMessages({
    question: { id: 'help.profile-rejected.q', defaultMessage: 'My profile was not approved' },
    answer: {
      id: 'help.profile-rejected.a',
      defaultMessage: 'Your profile page says why. Fix what it names and send the profile again.',
    },
  }),
  'profile-change': defineMessages({
    question: { id: 'help.profile-change.q', defaultMessage: 'Can I change my name or photo?' },
    answer: {
      id: 'help.profile-change.a',
      defaultMessage:
        'Yes. Edit your profile and send it. Readers see the current name, handle and photo until our team approves the new ones. Other changes apply right away.',
    },
  }),
  handle: defineMessages({
    question: { id: 'help.handle.q', defaultMessage: 'What is a handle?' },
    answer: {
      id: 'help.handle.a',
      defaultMessage:
        'Your short name in the app, such as @ramesh.kumar. It has {min} to {max} characters: letters from a to z, digits, dots and underscores. We suggest some when you type your name.',
    },
  }),
} as const;
