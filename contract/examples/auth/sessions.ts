import { builder, type Schemas } from '../builder.ts';
import { id } from '../ids.ts';

export const openSession = builder<Schemas['OpenSession']>({
  sessionId: id('e1'),
  isCurrent: true,
  loginType: 'MOBILE',
  browser: 'Chrome',
  system: 'Android',
  signInLink: null,
  startedAt: '2026-11-18T04:20:00.000Z',
  seenAt: '2026-11-21T09:30:00.000Z',
});

export const currentStaffSession = openSession({
  loginType: 'INTERNAL',
  system: 'Windows',
  startedAt: '2026-11-21T05:40:00.000Z',
});

export const staffMember = builder<Schemas['StaffMember']>({
  staffUserId: id('9'),
  name: 'Anita Rao',
  email: 'staff@creator.example',
  isYou: true,
  passkeys: 2,
  hasAuthenticator: true,
  sessions: [currentStaffSession],
});

export const currentSession = openSession();

export const otherSession = openSession({
  sessionId: id('e2'),
  isCurrent: false,
  loginType: 'GOOGLE',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: '2026-11-10T11:05:00.000Z',
  seenAt: '2026-11-21T06:12:00.000Z',
});

export const unknownSession = openSession({
  sessionId: id('e3'),
  isCurrent: false,
  loginType: null,
  browser: null,
  system: null,
  startedAt: '2026-11-02T15:45:00.000Z',
  seenAt: '2026-11-04T08:00:00.000Z',
});

export const signInLinkSession = openSession({
  sessionId: id('e4'),
  isCurrent: false,
  loginType: 'TOKEN',
  signInLink: { madeAt: '2026-11-20T07:00:00.000Z' },
  startedAt: '2026-11-20T07:15:00.000Z',
  seenAt: '2026-11-20T07:40:00.000Z',
});

export const staffDesktopSession = openSession({
  sessionId: id('e2'),
  isCurrent: false,
  loginType: 'INTERNAL',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: '2026-11-21T04:50:00.000Z',
  seenAt: '2026-11-21T08:10:00.000Z',
});

export const staffPhoneSession = openSession({
  sessionId: id('e3'),
  isCurrent: false,
  loginType: 'INTERNAL',
  startedAt: '2026-11-20T22:15:00.000Z',
  seenAt: '2026-11-21T00:05:00.000Z',
});

export const anita = staffMember();

export const raghav = staffMember({
  staffUserId: id('a'),
  name: 'Raghav Menon',
  email: 'staff.two@creator.example',
  isYou: false,
  passkeys: 0,
  sessions: [staffDesktopSession, staffPhoneSession],
});

export const signedOutRaghav = { ...raghav, sessions: [] };

export const raghavWithoutSecondFactor = { ...signedOutRaghav, hasAuthenticator: false };

export const nadia = staffMember({
  staffUserId: id('b'),
  name: 'نادیہ قریشی',
  email: 'nadia@creator.example',
  isYou: false,
  passkeys: 1,
  hasAuthenticator: false,
  sessions: [],
});
