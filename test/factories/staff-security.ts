import { anita, nadia, raghav } from '#contract/examples/auth/sessions.ts';
import {
  administrator as administratorAccount,
  deactivatedModerator,
  moderator,
  newApprover,
} from '#contract/examples/staff/members.ts';
import type { StaffMemberRecord } from '#machines/flow/admin/staff-member.ts';
import type { AuthenticatorSecret } from '#machines/flow/security/second-factor-setup.ts';
import type { Passkey, Security } from '#machines/flow/security/security.ts';

/* People of staff and what they sign in with, for stories and tests of charts. */

export { recoveryCodes } from '#contract/examples/auth/security.ts';

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

export const administrator: StaffMemberRecord = { account: administratorAccount, access: anita };
export const colleague: StaffMemberRecord = {
  account: {
    ...moderator,
    email: 'a-colleague-with-a-long-address.of.the.moderators@creator.example',
  },
  access: raghav,
};
export const newcomer: StaffMemberRecord = {
  account: newApprover,
  access: { ...nadia, passkeys: 0 },
};
export const formerColleague: StaffMemberRecord = {
  account: deactivatedModerator,
  access: { ...raghav, sessions: [] },
};
