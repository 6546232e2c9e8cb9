import { expect, it } from 'vitest';
import type { SignInLink } from '#src/features/admin/creators/creator-panels.ts';
import { signInLinkStatus } from '#src/features/admin/creators/sign-in-link-status.ts';

const link: SignInLink = {
  linkId: '0198a4f2-7000-7000-8000-0000000000a1',
  madeBy: { userId: '0198a4f2-7000-7000-8000-0000000000b1', name: 'Anita Rao' },
  madeAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-21T10:00:00.000Z',
  usedAt: null,
  withdrawnAt: null,
  browser: null,
  system: null,
  isSessionOpen: false,
};
const used = { usedAt: '2026-11-20T11:00:00.000Z' };
const withdrawn = { withdrawnAt: '2026-11-20T12:00:00.000Z' };

it.each([
  ['open until its end', {}, '2026-11-21T09:59:59.000Z', 'open'],
  ['expired at its end', {}, '2026-11-21T10:00:00.000Z', 'expired'],
  ['withdrawn when a newer one replaced it', withdrawn, '2026-11-20T13:00:00.000Z', 'withdrawn'],
  ['withdrawn after its end too', withdrawn, '2026-12-01T00:00:00.000Z', 'withdrawn'],
  [
    'used, with its session',
    { ...used, isSessionOpen: true },
    '2026-12-01T00:00:00.000Z',
    'signed-in',
  ],
  ['used, without its session', used, '2026-12-01T00:00:00.000Z', 'signed-out'],
])('a sign-in link is %s', (_, changes, now, status) => {
  expect(signInLinkStatus({ ...link, ...changes }, Date.parse(now))).toBe(status);
});
