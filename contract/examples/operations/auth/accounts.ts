import {
  accountChoice,
  choiceOfThree,
  choiceOfTwo,
  choiceOfTypes,
  choiceWithOgc,
  endingChoice,
  extendedChoice,
  nextChoice,
} from '../../auth/accounts.ts';
import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { meera } from '../../people.ts';

export const authAccountsExamples = {
  linkOgcAccount: {
    request: {
      google: {
        user: { loginType: 'GOOGLE', googleId: '1093', googleAccessToken: 'sandbox:google:1' },
        queryParams: { email: 'meera@creator.example', source: 'vidarbha-samachar' },
      },
      facebook: {
        user: {
          loginType: 'FACEBOOK',
          fbUserId: '10215241773831025',
          fbAccessToken: 'sandbox:facebook:1',
        },
        queryParams: { email: 'zainab@creator.example', source: 'lucknow-roznama' },
      },
    },
    200: {
      owner: { data: { nextScreen: 'phone-submission', newUser: true, selectAccount: null } },
      conflict: {
        data: { nextScreen: 'account-linking', newUser: false, selectAccount: choiceWithOgc },
      },
    },
  },

  getLogins: {
    200: {
      phone: { data: { linkedAccounts: [{ loginType: 'MOBILE' }], maskedPhone: '••••••3210' } },
      'phone-and-google': {
        data: {
          linkedAccounts: [{ loginType: 'GOOGLE' }, { loginType: 'MOBILE' }],
          maskedPhone: '••••••3210',
        },
      },
      all: {
        data: {
          linkedAccounts: [
            { loginType: 'FACEBOOK' },
            { loginType: 'GOOGLE' },
            { loginType: 'MOBILE' },
          ],
          maskedPhone: '••••••3210',
        },
      },
      'facebook-only': { data: { linkedAccounts: [{ loginType: 'FACEBOOK' }], maskedPhone: null } },
    },
  },

  linkLogin: {
    request: {
      google: {
        user: { loginType: 'GOOGLE', googleId: '1093', googleAccessToken: 'sandbox:google:1' },
        userHeader: { userId: meera.userId },
      },
      facebook: {
        user: {
          loginType: 'FACEBOOK',
          fbUserId: '10215241773831025',
          fbAccessToken: 'sandbox:facebook:1',
        },
      },
    },
    200: {
      linked: { data: { nextScreen: 'dashboard', newUser: false, selectAccount: null } },
      conflict: {
        data: { nextScreen: 'account-linking', newUser: false, selectAccount: choiceOfTwo },
      },
      'conflict-of-types': {
        data: { nextScreen: 'account-linking', newUser: false, selectAccount: choiceOfTypes },
      },
    },
    errors: {
      'reauthentication-required': {
        'reauthentication-required': {
          reauthentication: { ways: ['CODE', 'GOOGLE'], maskedPhone: '••••••3210' },
        },
      },
    },
  },

  unlinkLogin: {
    request: { google: { loginType: 'GOOGLE' }, facebook: { loginType: 'FACEBOOK' } },
    200: {
      'phone-left': {
        data: { linkedAccounts: [{ loginType: 'MOBILE' }], maskedPhone: '••••••3210' },
      },
    },
    errors: {
      'reauthentication-required': {
        'reauthentication-required': {
          reauthentication: { ways: ['CODE', 'GOOGLE'], maskedPhone: '••••••3210' },
        },
      },
    },
  },

  getAccountChoice: {
    200: {
      two: { data: { selectAccount: choiceOfTwo } },
      three: { data: { selectAccount: choiceOfThree } },
      'differing-types': { data: { selectAccount: choiceOfTypes } },
      ending: { data: { selectAccount: endingChoice } },
      none: { data: { selectAccount: null } },
    },
  },

  accountLinking: {
    request: {
      done: {
        user: { userId: meera.userId },
        dhAccount: { selectedId: meera.userId, defunctId: id('2') },
      },
      skip: { user: { userId: meera.userId } },
      'timed-out': { user: { userId: meera.userId }, isTimedOut: true },
    },
    200: {
      done: { data: { outcome: 'done', nextScreen: 'dashboard', selectAccount: null } },
      'done-repeated': { data: { outcome: 'done', nextScreen: 'dashboard', selectAccount: null } },
      'next-choice': {
        data: { outcome: 'open', nextScreen: 'account-linking', selectAccount: nextChoice },
      },
      skipped: {
        data: { outcome: 'skipped', nextScreen: 'phone-submission', selectAccount: null },
      },
      'timed-out': { data: { outcome: 'timedOut', nextScreen: 'login', selectAccount: null } },
      'not-yet-timed-out': {
        data: { outcome: 'open', nextScreen: 'account-linking', selectAccount: extendedChoice },
      },
    },
    errors: {
      'invalid-request': {
        'invalid-request': { fields: { selectedId: 'not-allowed' } },
        'linked-and-timed-out': { fields: { isTimedOut: 'not-allowed' } },
      },
    },
  },

  extendAccountChoice: {
    request: { extend: { user: { userId: meera.userId } } },
    200: {
      extended: { data: { selectAccount: extendedChoice } },
      last: {
        data: {
          selectAccount: accountChoice({ deadline: '2026-11-21T09:41:00.000Z', extensionsLeft: 0 }),
        },
      },
    },
  },
} satisfies OperationExamples;
