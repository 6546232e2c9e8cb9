import type { OpenSession } from '#machines/flow/devices.ts';

const session = (last: number, more: Partial<OpenSession>): OpenSession => ({
  sessionId: `01930000-0000-7000-8000-0000000000e${last}`,
  isCurrent: false,
  loginType: 'GOOGLE',
  browser: 'Firefox',
  system: 'Windows',
  signInLink: null,
  startedAt: '2026-11-10T11:05:00.000Z',
  seenAt: '2026-11-21T06:12:00.000Z',
  ...more,
});

export const here = session(1, {
  isCurrent: true,
  loginType: 'MOBILE',
  browser: 'Chrome',
  system: 'Android',
  seenAt: '2026-11-21T09:30:00.000Z',
});
export const desk = session(2, {});
export const byLink = session(4, {
  loginType: 'TOKEN',
  browser: 'Chrome',
  system: 'Android',
  signInLink: { madeAt: '2026-11-20T07:00:00.000Z' },
});
export const unknownDevice = session(3, { loginType: null, browser: null, system: null });
