import {
  anita,
  currentSession,
  nadia,
  otherSession,
  raghav,
  raghavWithoutSecondFactor,
  signedOutRaghav,
  signInLinkSession,
  unknownSession,
} from '../../auth/sessions.ts';
import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { meera } from '../../people.ts';
import { done } from '../../replies.ts';

export const authSessionsExamples = {
  getSessions: {
    200: {
      'current-only': { data: { rows: [currentSession] } },
      three: { data: { rows: [currentSession, otherSession, unknownSession] } },
      two: { data: { rows: [currentSession, unknownSession] } },
      'sign-in-link': { data: { rows: [currentSession, signInLinkSession] } },
    },
  },

  revokeSession: {
    request: {
      'other-browser': { sessionId: id('e2') },
      'unknown-device': { sessionId: id('e3') },
    },
    200: { done: done },
  },

  logoutEverywhere: {
    request: { others: { keepCurrent: true }, all: { keepCurrent: false } },
    200: { done: done },
  },

  createSignInLink: {
    request: {
      creator: { accountUserId: meera.userId },
      agency: { accountUserId: id('7'), userId: id('9') },
    },
    200: {
      created: {
        data: {
          url: 'https://creator.example/token-login#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
          expiresAt: '2026-11-22T09:30:00.000Z',
        },
      },
    },
  },

  getSignInLinks: {
    200: {
      used: {
        data: {
          rows: [
            {
              linkId: id('f1'),
              madeBy: { userId: id('9'), name: 'Asha Menon' },
              madeAt: '2026-11-20T07:00:00.000Z',
              expiresAt: '2026-11-21T07:00:00.000Z',
              usedAt: '2026-11-20T07:15:00.000Z',
              withdrawnAt: null,
              browser: 'Chrome',
              system: 'Android',
              isSessionOpen: true,
            },
            {
              linkId: id('f0'),
              madeBy: { userId: id('9'), name: 'Asha Menon' },
              madeAt: '2026-11-20T06:50:00.000Z',
              expiresAt: '2026-11-21T06:50:00.000Z',
              usedAt: null,
              withdrawnAt: '2026-11-20T07:00:00.000Z',
              browser: null,
              system: null,
              isSessionOpen: false,
            },
          ],
        },
      },
      none: { data: { rows: [] } },
    },
  },

  getStaffSessions: {
    200: {
      three: { data: { rows: [anita, raghav, nadia] } },
      ended: { data: { rows: [anita, signedOutRaghav, nadia] } },
      'without-second-factor': { data: { rows: [anita, raghavWithoutSecondFactor, nadia] } },
      'only-you': { data: { rows: [anita] } },
    },
  },

  endStaffSessions: {
    request: { one: { staffUserId: id('a'), sessionId: id('e2') }, all: { staffUserId: id('a') } },
    200: { done: done },
  },

  resetSecondFactor: {
    request: { 'lost-phone': { staffUserId: id('a'), reason: 'Lost the phone on the way home.' } },
    200: { done: done },
  },
} satisfies OperationExamples;
