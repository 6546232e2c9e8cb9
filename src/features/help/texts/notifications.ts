import { defineMessages } from 'react-intl';

export const notificationsTexts = {
  push: defineMessages({
    question: { id: 'help.push.q', defaultMessage: 'Can my phone tell me about decisions?' },
    answer: {
      id: 'help.push.a',
      defaultMessage:
        'Yes. Open the notification settings under the bell and turn on notifications for this device. The lock screen shows no titles and no amounts. On an iPhone, first add the portal to your home screen.',
    },
  }),
  'quiet-hours': defineMessages({
    question: { id: 'help.quiet-hours.q', defaultMessage: "I don't want messages at night" },
    answer: {
      id: 'help.quiet-hours.a',
      defaultMessage:
        'We send nothing between 9 pm and 8 am, Indian time, except when a new device signs in to your account. You can choose other hours in the notification settings.',
    },
  }),
  reminder: defineMessages({
    question: { id: 'help.reminder.q', defaultMessage: 'Why did I get a text message?' },
    answer: {
      id: 'help.reminder.a',
      defaultMessage:
        "If you haven't opened the portal for three days and something is unread, we remind you once, at most once a week. You can turn this off in the notification settings.",
    },
  }),
} as const;
