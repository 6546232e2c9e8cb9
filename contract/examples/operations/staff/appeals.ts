import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import {
  appealCard,
  appealDetails,
  appealOfOwnDecision,
  appealStatistics,
  blockAppealCard,
  blockAppealDetails,
  blockOverturnedDetails,
  blockUpheldDetails,
  decidedAppealCard,
  escalatedAppeal,
  overturnedDetails,
  upheldDetails,
} from '../../posts/appeals.ts';
import { ownClaim } from '../../posts/review.ts';
import { emptyPage } from '../../replies.ts';

export const staffAppealsExamples = {
  getAppeals: {
    request: {
      open: { filters: { state: 'open' } },
      available: { filters: { state: 'open', language: 'hi', available: true }, pageSize: 20 },
      decided: { filters: { state: 'decided' } },
    },
    200: {
      open: {
        data: {
          rows: [escalatedAppeal, appealCard(), blockAppealCard, appealOfOwnDecision],
          nextPageUrl: null,
        },
      },
      decided: { data: { rows: [decidedAppealCard], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  getAppeal: {
    request: { one: { appealId: id('e9') } },
    200: {
      open: { data: appealDetails() },
      edited: { data: appealDetails({ isEdited: true }) },
      'version-not-stored': {
        data: appealDetails({ isEdited: true, isDecidedVersion: false }),
      },
      'own-decision': { data: appealDetails({ appeal: appealOfOwnDecision }) },
      upheld: { data: upheldDetails },
      overturned: { data: overturnedDetails },
      block: { data: blockAppealDetails },
      'block-upheld': { data: blockUpheldDetails },
      'block-overturned': { data: blockOverturnedDetails },
    },
  },

  claimAppeal: {
    request: { next: {}, one: { appealId: id('e9') } },
    200: { claimed: { data: { appealId: id('e9'), claim: ownClaim } } },
  },

  releaseAppeal: {
    request: { one: { appealId: id('e9') } },
    200: { released: { data: { released: true } } },
  },

  decideAppeal: {
    request: {
      upheld: {
        appealId: id('e9'),
        outcome: 'upheld',
        answer: 'रिपोर्ट पिछले साल की है।',
      },
    },
    200: {
      upheld: { data: upheldDetails },
      overturned: { data: overturnedDetails },
      'block-upheld': { data: blockUpheldDetails },
      'block-overturned': { data: blockOverturnedDetails },
    },
  },

  getAppealStatistics: {
    request: { month: { days: 30 }, quarter: { days: 90 } },
    200: {
      month: { data: appealStatistics() },
      quarter: { data: appealStatistics({ days: 90, decided: 140, overturned: 25 }) },
      none: {
        data: appealStatistics({ decided: 0, overturned: 0, late: 0, open: 0, rows: [] }),
      },
    },
  },
} satisfies OperationExamples;
