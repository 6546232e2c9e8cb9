import type { AuthenticatorSecret } from '#machines/flow/second-factor-setup.ts';
import type { Passkey, Security } from '#machines/flow/security.ts';
import type { StaffMember } from '#machines/flow/staff-sessions.ts';

/* People of staff and what they sign in with, for stories and tests of charts. */

export const recoveryCodes = [
  '7KQM-X2PD-WA9R-F4HT',
  'B3VN-8CLE-QZ5T-M2YK',
  'H6RW-D4XA-9PJC-U7GB',
  'N2TF-5MKV-EY8L-Z3QD',
  'C9XH-W6BP-R4SA-J8NE',
  'T5LG-K3UY-7VDM-Q2FX',
  'P8EC-Z9NR-B6WH-4KTA',
  'Y4JD-M7QV-F2XL-S5GU',
  'A6SB-U8TK-N3CE-R9WP',
  'E2MZ-H5FJ-L8YQ-V4DX',
];

export const authenticator: AuthenticatorSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/DH%20Creator:staff%40creator.example?issuer=DH%20Creator&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export const laptop: Passkey = {
  passkeyId: '01930000-0000-7000-8000-0000000000f1',
  name: 'Chrome on Windows',
  addedAt: '2026-11-02T05:40:00.000Z',
  usedAt: '2026-11-21T05:40:00.000Z',
};
const phone: Passkey = {
  passkeyId: '01930000-0000-7000-8000-0000000000f2',
  name: 'अनीता का फ़ोन',
  addedAt: '2026-11-20T09:12:00.000Z',
  usedAt: null,
};

export const security: Security = {
  passkeys: [laptop, phone],
  authenticatorAddedAt: '2026-10-14T06:05:00.000Z',
  recoveryCodesLeft: 8,
  isSecondFactorRequired: true,
  arePasskeysAvailable: true,
};
export const unprotected: Security = {
  ...security,
  passkeys: [],
  authenticatorAddedAt: null,
  recoveryCodesLeft: 0,
};

const session = (last: string, system: 'Windows' | 'Android', isCurrent = false) =>
  ({
    sessionId: `01930000-0000-7000-8000-0000000000${last}`,
    isCurrent,
    loginType: 'INTERNAL',
    browser: 'Chrome',
    system,
    signInLink: null,
    startedAt: '2026-11-21T05:40:00.000Z',
    seenAt: '2026-11-21T09:30:00.000Z',
  }) as const;

export const administrator: StaffMember = {
  staffUserId: '01930000-0000-7000-8000-000000000009',
  name: 'Anita Rao',
  email: 'staff@creator.example',
  isYou: true,
  passkeys: 2,
  hasAuthenticator: true,
  sessions: [session('e1', 'Windows', true)],
};
export const colleague: StaffMember = {
  ...administrator,
  staffUserId: '01930000-0000-7000-8000-00000000000a',
  name: 'Raghav Menon',
  email: 'a-colleague-with-a-long-address.of.the.moderators@creator.example',
  isYou: false,
  passkeys: 0,
  sessions: [session('e2', 'Windows'), session('e3', 'Android')],
};
export const newcomer: StaffMember = {
  ...colleague,
  staffUserId: '01930000-0000-7000-8000-00000000000b',
  name: 'نادیہ قریشی',
  email: 'nadia@creator.example',
  hasAuthenticator: false,
  sessions: [],
};
