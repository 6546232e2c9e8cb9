import { defineMessages } from 'react-intl';

export const signInTexts = {
  'no-code': defineMessages({
    question: { id: 'help.no-code.q', defaultMessage: "I didn't get the code" },
    answer: {
      id: 'help.no-code.a',
      defaultMessage:
        'Check the number and your network. You can ask for a new code after {resend} seconds, and each code works for {minutes} minutes. If nothing arrives, use Google or Facebook if you linked one of them.',
    },
  }),
  'other-ways': defineMessages({
    question: { id: 'help.other-ways.q', defaultMessage: 'Can I sign in without my phone?' },
    answer: {
      id: 'help.other-ways.a',
      defaultMessage:
        'Yes. Open My profile, then Ways to sign in, and add Google or Facebook. You can then use any of them.',
    },
  }),
  'new-number': defineMessages({
    question: { id: 'help.new-number.q', defaultMessage: 'My phone number has changed' },
    answer: {
      id: 'help.new-number.a',
      defaultMessage:
        'Sign in with Google or Facebook, or on a device where you are still signed in. Then change the number in My profile. The old number gets a message and can undo the change for {hours} hours, in case somebody else made it.',
    },
  }),
  'lost-phone': defineMessages({
    question: { id: 'help.lost-phone.q', defaultMessage: 'I lost my phone' },
    answer: {
      id: 'help.lost-phone.a',
      defaultMessage:
        "Sign in on another device. In My profile, under Where you are signed in, sign out of the phone you lost. Posts that were saved only on that phone can't be recovered.",
    },
  }),
  'two-accounts': defineMessages({
    question: { id: 'help.two-accounts.q', defaultMessage: 'I have two accounts' },
    answer: {
      id: 'help.two-accounts.a',
      defaultMessage:
        'In the account you want to use, add the sign-in method of the other one. We then ask you which account to keep, and everything in the other one moves into it.',
    },
  }),
  'signed-out': defineMessages({
    question: { id: 'help.signed-out.q', defaultMessage: 'Why was I signed out?' },
    answer: {
      id: 'help.signed-out.a',
      defaultMessage:
        'You are signed out after {idle} days without use, and after {most} days in any case. Your drafts stay on your device and in your account.',
    },
  }),
  'account-blocked': defineMessages({
    question: { id: 'help.account-blocked.q', defaultMessage: 'My account is blocked' },
    answer: {
      id: 'help.account-blocked.a',
      defaultMessage:
        "Sign in the way you always do and choose See why and what you can do. You see the reason and the date, and can ask once for a second review. Add photos if they help. Another person decides, and you see by when. You get the answer by text message or e-mail. You can also get a copy of your data there. While your account is blocked, you can't write.",
    },
  }),
} as const;
