import {
  authenticatorOnly,
  completeSecurity,
  recoveryCodes,
  securityNotSetUp,
  securityRequired,
} from '../../auth/security.ts';
import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { done } from '../../replies.ts';

export const authSecurityExamples = {
  reauthenticate: {
    request: {
      'send-code': { action: 'send-code' },
      'verify-code': { action: 'verify-code', otp: '4821' },
      social: {
        action: 'social',
        user: { loginType: 'GOOGLE', googleId: '1093', googleAccessToken: 'sandbox:google:1' },
      },
      password: { action: 'password', password: 'correct horse battery' },
      passkey: {
        action: 'passkey',
        answer: {
          credentialId: 'ZmlsbGVyLWlk',
          clientDataJson: 'ZmlsbGVyLWRhdGE',
          authenticatorData: 'ZmlsbGVyLWF1dGg',
          signature: 'ZmlsbGVyLXNpZw',
        },
      },
    },
    200: {
      sent: {
        data: { isConfirmed: false, maskedPhone: '••••••3210', resendAfter: 60, otpDigits: 4 },
      },
      'sent-eight-digits': {
        data: { isConfirmed: false, maskedPhone: '••••••3210', resendAfter: 60, otpDigits: 8 },
      },
      confirmed: {
        data: { isConfirmed: true, maskedPhone: null, resendAfter: null, otpDigits: null },
      },
    },
    errors: { 'otp-resend-too-soon': { 'otp-resend-too-soon': { retryAfter: 42 } } },
  },

  getPhoneChange: {
    request: { token: { token: 'wq0mZ3nL1T5YbXo8rJc2VfKdHs7uAeGi9pMtN4yBzQk' } },
    200: {
      open: {
        data: {
          status: 'open',
          maskedOldPhone: '••••••3210',
          maskedNewPhone: '••••••7788',
          changedAt: '2026-11-21T06:00:00.000Z',
          undoUntil: '2026-11-24T06:00:00.000Z',
        },
      },
      undone: {
        data: {
          status: 'undone',
          maskedOldPhone: '••••••3210',
          maskedNewPhone: '••••••7788',
          changedAt: '2026-11-21T06:00:00.000Z',
          undoUntil: '2026-11-24T06:00:00.000Z',
        },
      },
      superseded: {
        data: {
          status: 'superseded',
          maskedOldPhone: '••••••7788',
          maskedNewPhone: '••••••9911',
          changedAt: '2026-11-21T07:00:00.000Z',
          undoUntil: '2026-11-24T07:00:00.000Z',
        },
      },
      waiting: {
        data: {
          status: 'waiting',
          maskedOldPhone: '••••••7788',
          maskedNewPhone: '••••••9911',
          changedAt: '2026-11-21T07:00:00.000Z',
          undoUntil: '2026-11-24T07:00:00.000Z',
        },
      },
      expired: {
        data: {
          status: 'expired',
          maskedOldPhone: '••••••3210',
          maskedNewPhone: '••••••7788',
          changedAt: '2026-11-21T06:00:00.000Z',
          undoUntil: '2026-11-24T06:00:00.000Z',
        },
      },
    },
  },

  undoPhoneChange: {
    request: { token: { token: 'wq0mZ3nL1T5YbXo8rJc2VfKdHs7uAeGi9pMtN4yBzQk' } },
    200: {
      open: {
        data: {
          status: 'open',
          maskedOldPhone: '••••••3210',
          maskedNewPhone: '••••••7788',
          changedAt: '2026-11-21T06:00:00.000Z',
          undoUntil: '2026-11-24T06:00:00.000Z',
        },
      },
      undone: {
        data: {
          status: 'undone',
          maskedOldPhone: '••••••3210',
          maskedNewPhone: '••••••7788',
          changedAt: '2026-11-21T06:00:00.000Z',
          undoUntil: '2026-11-24T06:00:00.000Z',
        },
      },
      superseded: {
        data: {
          status: 'superseded',
          maskedOldPhone: '••••••7788',
          maskedNewPhone: '••••••9911',
          changedAt: '2026-11-21T07:00:00.000Z',
          undoUntil: '2026-11-24T07:00:00.000Z',
        },
      },
      waiting: {
        data: {
          status: 'waiting',
          maskedOldPhone: '••••••7788',
          maskedNewPhone: '••••••9911',
          changedAt: '2026-11-21T07:00:00.000Z',
          undoUntil: '2026-11-24T07:00:00.000Z',
        },
      },
      expired: {
        data: {
          status: 'expired',
          maskedOldPhone: '••••••3210',
          maskedNewPhone: '••••••7788',
          changedAt: '2026-11-21T06:00:00.000Z',
          undoUntil: '2026-11-24T06:00:00.000Z',
        },
      },
    },
  },

  getSecurity: {
    200: {
      complete: { data: completeSecurity },
      none: { data: securityNotSetUp },
      required: { data: securityRequired },
      'app-only': { data: authenticatorOnly },
    },
  },

  startPasskey: {
    200: {
      first: {
        data: {
          challenge: 'Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
          rpId: 'creator.example',
          userHandle: 'AZMAAABwAIAAAAAAAAAACQ',
          userName: 'anita@creator.example',
          displayName: 'Anita Rao',
          passkeys: [],
        },
      },
    },
  },

  addPasskey: {
    request: {
      phone: {
        name: 'Chrome on Android',
        made: {
          credentialId: 'cGFzc2tleS0x',
          clientDataJson: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZQ',
          transports: ['internal'],
        },
      },
    },
    200: {
      first: { data: { recoveryCodes: recoveryCodes } },
      another: { data: { recoveryCodes: null } },
    },
  },

  removePasskey: {
    request: { phone: { passkeyId: id('e7') } },
    200: { done: done },
  },

  startAuthenticator: {
    200: {
      started: {
        data: {
          secret: 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD',
          uri: 'otpauth://totp/DH%20Creator:anita%40creator.example?issuer=DH%20Creator&secret=KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD&algorithm=SHA1&digits=6&period=30',
        },
      },
    },
  },

  confirmAuthenticator: {
    request: { code: { code: '418203' } },
    200: {
      first: { data: { recoveryCodes: recoveryCodes } },
      another: { data: { recoveryCodes: null } },
    },
    errors: { 'code-wrong': { 'code-wrong': {} } },
  },

  removeAuthenticator: {
    200: { done: done },
  },

  renewRecoveryCodes: {
    200: { created: { data: { recoveryCodes: recoveryCodes } } },
  },
} satisfies OperationExamples;
