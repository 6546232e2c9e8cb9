import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import {
  deliveredAttempt,
  deliveredPublication,
  expiredWithdrawal,
  refusedAttempt,
  refusedPublication,
  resentPublication,
  waitingAttempts,
  waitingPublication,
} from '../../posts/publications.ts';

const counts = { waiting: 1, refused: 1, expired: 1 };

export const postsPublicationsExamples = {
  getFailedPublications: {
    request: {
      all: { filters: {} },
      'given-up': { filters: { state: ['refused', 'expired'], failure: 'timed-out' } },
      'of-one-creator': { filters: { search: 'meera' } },
    },
    200: {
      some: {
        data: {
          rows: [refusedPublication, waitingPublication, expiredWithdrawal],
          nextPageUrl: null,
          counts,
        },
      },
      'one-less': {
        data: {
          rows: [waitingPublication, expiredWithdrawal],
          nextPageUrl: null,
          counts: { ...counts, refused: 0 },
        },
      },
      empty: {
        data: { rows: [], nextPageUrl: null, counts: { waiting: 0, refused: 0, expired: 0 } },
      },
    },
  },

  getPublication: {
    request: { refused: { deliveryId: id('f1') } },
    200: {
      refused: { data: { publication: refusedPublication, attempts: [refusedAttempt] } },
      waiting: { data: { publication: waitingPublication, attempts: waitingAttempts } },
      expired: { data: { publication: expiredWithdrawal, attempts: [] } },
      resent: { data: { publication: resentPublication, attempts: [refusedAttempt] } },
      delivered: {
        data: { publication: deliveredPublication, attempts: [deliveredAttempt, refusedAttempt] },
      },
    },
  },

  resendPublication: {
    request: { refused: { deliveryId: id('f1') } },
    200: { waiting: { data: resentPublication } },
    errors: { 'transition-not-allowed': { superseded: {} } },
  },
} satisfies OperationExamples;
