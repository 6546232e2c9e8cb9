import { type Region, regions } from '#domain/auth/regions.ts';
import type { Member } from './generated-scenario.ts';

type Row = { variant: string; start: string; heading: string };

const landing = 'Write in your language. Be read by millions.';
const rows: Row[] = [
  { variant: 'external', start: '/login', heading: landing },
  { variant: 'phone', start: '/login/mobile', heading: 'Sign in with your phone' },
  { variant: 'internal', start: '/login/internal', heading: 'Staff sign-in' },
  { variant: 'agency', start: '/login/agency', heading: 'Agency sign-in' },
];

const member = (region: Region, { variant, start, heading }: Row): Member => {
  // Nobody signs in by phone in DH_MENA (spec point 5).
  const isClosed = region === 'DH_MENA' && variant === 'phone';
  const seen = isClosed ? { path: '/login', heading: landing } : { path: start, heading };
  return {
    scenario: {
      name: `login-${variant}-${region.toLowerCase().replace('_', '-')}`,
      group: `Signing in, region ${region}`,
      title: `Login variant ${variant}`,
      description: `Opens ${start}, leads to ${seen.path}: “${seen.heading}”.`,
      lookFor: [`The heading is “${seen.heading}”.`, `The address is ${seen.path}.`],
      start,
      cookies: { nextScreen: 'login', region },
      answers: {
        getConfig: region === 'DH_MENA' ? 'mena' : 'default',
        getCurrentUser: 'signed-out',
        login: variant === 'internal' ? 'staff' : variant === 'agency' ? 'agency' : 'new-creator',
        updatePhoneNo: [{ when: { action: 'submit-phone' }, answer: 'sent' }, 'verified'],
      },
      moves: [
        {
          after: 'login',
          set: { getCurrentUser: variant === 'internal' ? 'staff' : 'new-creator' },
        },
        {
          after: 'updatePhoneNo',
          when: { action: 'verify-phone' },
          set: { getCurrentUser: 'new-creator' },
        },
        { after: 'logout', set: { getCurrentUser: 'signed-out' } },
      ],
    },
    ...seen,
  };
};

/** Every way to sign in, in every region. */
export const variants: Member[] = regions.flatMap((region) =>
  rows.map((row) => member(region, row)),
);
