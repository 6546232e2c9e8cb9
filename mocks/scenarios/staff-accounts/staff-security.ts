import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** The security page of staff, whose sign-in is longer ago than ten minutes. */
export const staffSecurity: Scenario = {
  ...staff,
  name: 'staff-security',
  group: 'Staff accounts',
  title: 'Sign-in and security of staff',
  description:
    'Removing or renewing asks for the password first; "wrong password" is wrong. It is also wrong as the current password, and "Password12345" is easily guessed as a new one.',
  lookFor: [
    'Passkeys, the app and recovery codes are listed.',
    'Removing one asks for the password.',
  ],
  start: '/app/security',
  answers: {
    ...staff.answers,
    getSecurity: 'complete',
    removePasskey: 'reauthentication-required-of-staff',
    removeAuthenticator: 'reauthentication-required-of-staff',
    renewRecoveryCodes: 'reauthentication-required-of-staff',
    reauthenticate: [{ when: { password: 'wrong password' }, answer: 'login-failed' }, 'confirmed'],
    changePassword: [
      { when: { currentPassword: 'wrong password' }, answer: 'password-wrong' },
      { when: { newPassword: 'Password12345' }, answer: 'easily-guessed' },
      'done',
    ],
  },
  moves: [
    {
      after: 'reauthenticate',
      set: { removePasskey: 'done', removeAuthenticator: 'done', renewRecoveryCodes: 'created' },
    },
    { after: 'removePasskey', set: { getSecurity: 'app-only' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
