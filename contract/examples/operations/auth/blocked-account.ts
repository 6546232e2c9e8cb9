import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { blockAppealed, blockedAccount, blockUpheld } from '../../posts/appeals.ts';

export const authBlockedAccountExamples = {
  getBlockedAccount: {
    200: {
      available: { data: blockedAccount() },
      open: { data: blockAppealed },
      upheld: { data: blockUpheld },
    },
  },

  appealBlock: {
    request: {
      'with-picture': {
        decisionId: id('ec'),
        text: 'तीनों पोस्ट मेरी अपनी हैं।',
        pictureIds: [id('f3')],
      },
    },
    200: { acknowledged: { data: blockAppealed } },
  },
} satisfies OperationExamples;
