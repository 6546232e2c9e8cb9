import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';

export const passkey = builder<Schemas['Passkey']>({
  passkeyId: id('e7'),
  name: 'Chrome on Android',
  addedAt: '2026-10-02T06:10:00.000Z',
  usedAt: '2026-11-21T05:40:00.000Z',
});

export const phonePasskey = passkey();

export const securityKey = passkey({
  passkeyId: id('e8'),
  name: 'Security key',
  addedAt: '2026-10-02T06:20:00.000Z',
  usedAt: null,
});

export const security = builder<Schemas['Security']>({
  passkeys: [phonePasskey, securityKey],
  authenticatorAddedAt: '2026-10-02T06:15:00.000Z',
  recoveryCodesLeft: 9,
  isSecondFactorRequired: true,
  arePasskeysAvailable: true,
});

export const completeSecurity = security();

export const securityNotSetUp = security({
  passkeys: [],
  authenticatorAddedAt: null,
  recoveryCodesLeft: 0,
  isSecondFactorRequired: false,
});

export const securityRequired = security({
  passkeys: [],
  authenticatorAddedAt: null,
  recoveryCodesLeft: 0,
});

export const authenticatorOnly = security({
  passkeys: [],
  recoveryCodesLeft: 2,
  arePasskeysAvailable: false,
});

export const recoveryCodes: string[] = [
  '7KQM-X2PD-WA9R-F4HT',
  'B3VN-8YZE-LC6J-2QKX',
  'M5RT-WD7P-9HAG-X3FB',
  'K8CE-4NVZ-Q2YL-J6TM',
  'D9XA-7HPW-R5GF-3BQK',
  'T2LM-Y6CV-8NEZ-W4DJ',
  'F7GB-Q3KX-5TRA-H9PM',
  'Z4JD-L8YW-2VCN-E6XT',
  'P6HQ-9BKF-M3GR-A7WD',
  'X5TV-C2ZE-7LNY-J8QK',
];

export const passkeyQuestion: Schemas['PasskeyQuestion'] = {
  challenge: 'Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
  rpId: 'creator.example',
  passkeys: [{ credentialId: 'cGFzc2tleS0x', transports: ['internal', 'hybrid'] }],
};
