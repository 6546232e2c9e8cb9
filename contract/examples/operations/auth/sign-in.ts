import { choiceOfThree, choiceOfTwo, choiceOfTypes } from '../../auth/accounts.ts';
import {
  administrator,
  approvalPending,
  approvedCreator,
  bankDetailsApproved,
  bankDetailsPending,
  bankDetailsRejected,
  bankDetailsScreen,
  bankDetailsWanted,
  choosingAccount,
  newCreator,
  phonePending,
  rejectedCreator,
  signedOut,
  staff,
  withoutPermissions,
} from '../../auth/current-user.ts';
import { passkeyQuestion } from '../../auth/security.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { done } from '../../replies.ts';

export const authSignInExamples = {
  login: {
    request: {
      staff: {
        loginType: 'INTERNAL',
        email: 'staff@creator.example',
        password: 'correct horse battery',
      },
      google: {
        loginType: 'GOOGLE',
        googleId: '1093',
        agencyLogin: false,
        googleAccessToken: 'sandbox:google:1',
        googleTokenTTL: '3600',
        name: 'Meera Kulkarni',
        email: 'meera@creator.example',
      },
    },
    200: {
      staff: { data: { nextScreen: 'dashboard', newUser: false, selectAccount: null } },
      'new-creator': {
        data: { nextScreen: 'phone-submission', newUser: true, selectAccount: null },
      },
      agency: { data: { nextScreen: 'dashboard', newUser: false, selectAccount: null } },
      'second-step': {
        data: {
          nextScreen: 'login',
          newUser: false,
          selectAccount: null,
          secondStep: { purpose: 'verify', methods: ['passkey', 'authenticator', 'recovery-code'] },
        },
      },
      'second-step-app': {
        data: {
          nextScreen: 'login',
          newUser: false,
          selectAccount: null,
          secondStep: { purpose: 'verify', methods: ['authenticator', 'recovery-code'] },
        },
      },
      enrol: {
        data: {
          nextScreen: 'login',
          newUser: false,
          selectAccount: null,
          secondStep: { purpose: 'enrol', methods: [] },
        },
      },
    },
  },

  beginProviderVisit: {
    200: {
      started: {
        data: {
          state: '2V0R3h9jTn0ouOWQ8nyzXF2kSxI8nBd8zXg2P0Tlm5c',
          nonce: 'hT5wJ3s9bYk2R7mQv0ZdXn4LcPa8FgEi1UoWr6CtSyM',
          codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        },
      },
    },
  },

  logout: {
    200: { done: done },
  },

  getCurrentUser: {
    200: {
      'signed-out': { data: signedOut },
      'new-creator': { data: newCreator },
      'phone-pending': { data: phonePending },
      'choosing-account': { data: choosingAccount },
      'approval-pending': { data: approvalPending },
      approved: { data: approvedCreator },
      'agreement-due': { data: { ...approvedCreator, isAgreementDue: true } },
      'bank-details-screen': { data: bankDetailsScreen },
      'bank-details-wanted': { data: bankDetailsWanted },
      'bank-details-pending': { data: bankDetailsPending },
      'bank-details-rejected': { data: bankDetailsRejected },
      'bank-details-approved': { data: bankDetailsApproved },
      rejected: { data: rejectedCreator },
      staff: { data: staff },
      administrator: { data: administrator },
      'no-permissions': { data: withoutPermissions },
    },
  },

  resetNewUserCookie: {
    200: { done: done },
  },

  updatePhoneNo: {
    request: {
      send: { phone: '9876543210', action: 'submit-phone' },
      verify: { phone: '9876543210', otp: '4821', action: 'verify-phone' },
    },
    200: {
      sent: {
        data: {
          message: 'Otp Sent',
          action: 'submit-phone',
          maskedPhone: '••••••3210',
          resendAfter: 60,
          expiresIn: 300,
          otpDigits: 4,
          nextScreen: null,
          newUser: null,
          selectAccount: null,
        },
      },
      'sent-eight-digits': {
        data: {
          message: 'Otp Sent',
          action: 'submit-phone',
          maskedPhone: '••••••3210',
          resendAfter: 60,
          expiresIn: 300,
          otpDigits: 8,
          nextScreen: null,
          newUser: null,
          selectAccount: null,
        },
      },
      verified: {
        data: {
          message: 'Phone verified',
          action: 'verify-phone',
          maskedPhone: '••••••3210',
          resendAfter: null,
          expiresIn: null,
          otpDigits: null,
          nextScreen: 'dashboard',
          newUser: true,
          selectAccount: null,
        },
      },
      conflict: {
        data: {
          message: 'Phone verified',
          action: 'verify-phone',
          maskedPhone: '••••••3210',
          resendAfter: null,
          expiresIn: null,
          otpDigits: null,
          nextScreen: 'account-linking',
          newUser: false,
          selectAccount: choiceOfTwo,
        },
      },
      'conflict-of-three': {
        data: {
          message: 'Phone verified',
          action: 'verify-phone',
          maskedPhone: '••••••3210',
          resendAfter: null,
          expiresIn: null,
          otpDigits: null,
          nextScreen: 'account-linking',
          newUser: false,
          selectAccount: choiceOfThree,
        },
      },
      'conflict-of-types': {
        data: {
          message: 'Phone verified',
          action: 'verify-phone',
          maskedPhone: '••••••3210',
          resendAfter: null,
          expiresIn: null,
          otpDigits: null,
          nextScreen: 'account-linking',
          newUser: false,
          selectAccount: choiceOfTypes,
        },
      },
    },
    errors: {
      'invalid-request': {
        'invalid-phone': {
          fields: { phone: 'malformed' },
          message: 'Phone number should be 10 digits only',
        },
      },
      'reauthentication-required': {
        'reauthentication-required': {
          reauthentication: { ways: ['CODE', 'GOOGLE'], maskedPhone: '••••••3210' },
        },
      },
    },
  },

  startPasskeySignIn: {
    200: {
      'second-step': { data: passkeyQuestion },
      'without-password': {
        data: {
          challenge: 'Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
          rpId: 'creator.example',
          passkeys: [],
        },
      },
    },
  },

  finishPasskeySignIn: {
    request: {
      answer: {
        answer: {
          credentialId: 'cGFzc2tleS0x',
          clientDataJson: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
          authenticatorData: 'SZYN5YgO',
          signature: 'MEUCIQD',
        },
      },
    },
    200: { staff: { data: { nextScreen: 'dashboard', newUser: false, selectAccount: null } } },
  },

  verifySecondFactor: {
    request: {
      authenticator: { method: 'authenticator', code: '418203' },
      'recovery-code': { method: 'recovery-code', code: '7KQM-X2PD-WA9R-F4HT' },
    },
    200: { staff: { data: { nextScreen: 'dashboard', newUser: false, selectAccount: null } } },
  },

  setAppLanguage: {
    request: { urdu: { appLanguage: 'ur' } },
    200: { done: done },
  },
} satisfies OperationExamples;
