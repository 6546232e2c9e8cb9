import { defineMessages } from 'react-intl';

export const writingTexts = {
  offline: defineMessages({
    question: { id: 'help.offline.q', defaultMessage: 'Can I write without internet?' },
    answer: {
      id: 'help.offline.a',
      defaultMessage:
        "Yes. What you write is saved on your device while you type. When you are back online, it is saved to your account too. Don't clear the browser's data before that.",
    },
  }),
  'own-script': defineMessages({
    question: { id: 'help.own-script.q', defaultMessage: 'How do I type in my language?' },
    answer: {
      id: 'help.own-script.a',
      defaultMessage:
        "Use your phone's keyboard, or tap अ above the text and type in English letters: namaste becomes नमस्ते. You can choose another spelling from the list.",
    },
  }),
  formats: defineMessages({
    question: { id: 'help.formats.q', defaultMessage: 'What can I create?' },
    answer: {
      id: 'help.formats.a',
      defaultMessage:
        'Articles, images and memes, galleries of {least} to {most} photos, videos, and GIF videos without sound.',
    },
  }),
  drafts: defineMessages({
    question: { id: 'help.drafts.q', defaultMessage: 'Where are my drafts?' },
    answer: {
      id: 'help.drafts.a',
      defaultMessage:
        'On the dashboard. Choose Drafts under Status. Drafts that are not in your account yet are shown above the list.',
    },
  }),
  'earlier-text': defineMessages({
    question: {
      id: 'help.earlier-text.q',
      defaultMessage: 'Can I get an earlier version of my text back?',
    },
    answer: {
      id: 'help.earlier-text.a',
      defaultMessage:
        'Yes. Open the post and choose Version history below the text. We keep up to {versions} versions of each post.',
    },
  }),
  'cannot-send': defineMessages({
    question: { id: 'help.cannot-send.q', defaultMessage: "Why can't I send my post?" },
    answer: {
      id: 'help.cannot-send.a',
      defaultMessage:
        "On the page Review and send, open Why can't I send this? It lists what is missing and takes you there.",
    },
  }),
} as const;
