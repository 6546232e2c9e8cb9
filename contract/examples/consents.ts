import type { components } from '#generated/contract.ts';
import { builder } from './builder.ts';
import { id } from './ids.ts';

type Consent = components['schemas']['Consent'];

export const consent = builder<Consent>({
  consentId: id('c51'),
  purpose: 'terms',
  topic: null,
  version: '2026-11-26',
  language: 'hi',
  screen: 'sign-in',
  givenAt: '2026-11-26T06:12:00.000Z',
  withdrawnAt: null,
  isCurrent: true,
});

/** One of each kind, with withdrawn and replaced ones. */
export const consents: Consent[] = [
  consent({
    consentId: id('c60'),
    purpose: 'messages',
    topic: 'invoices',
    version: null,
    language: null,
    screen: 'notification-settings',
    givenAt: null,
    withdrawnAt: '2026-11-28T09:00:00.000Z',
    isCurrent: false,
  }),
  consent({
    consentId: id('c59'),
    purpose: 'push',
    screen: 'notification-settings',
    withdrawnAt: '2026-11-27T18:30:00.000Z',
    isCurrent: false,
  }),
  consent({ consentId: id('c58'), purpose: 'agency', screen: 'agency' }),
  consent({ consentId: id('c57'), purpose: 'bank-details', screen: 'bank-details' }),
  consent({ consentId: id('c56'), purpose: 'profile', screen: 'profile' }),
  consent({ consentId: id('c55'), purpose: 'facebook', screen: 'sign-in-methods', version: null }),
  consent({ consentId: id('c54'), purpose: 'google' }),
  consent({ consentId: id('c53'), purpose: 'privacy' }),
  consent({ consentId: id('c52'), purpose: 'terms' }),
];
