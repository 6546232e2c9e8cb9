import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import {
  draftAppeal,
  liftedAppeal,
  nothingToAppeal,
  openAppeal,
  postAppeal,
  publishingAppeal,
  scheduledAppeal,
  supersededAppeal,
  takenDownPost,
  tooSoonAppeal,
  upheldAppeal,
  withdrawnAppeal,
} from '../../posts/appeals.ts';

export const postsAppealsExamples = {
  getPostAppeal: {
    request: {
      one: { postUID: id('a4') },
      'one-decision': { postUID: id('a4'), decisionId: id('e8') },
    },
    200: {
      available: { data: postAppeal() },
      'taken-down': { data: takenDownPost },
      'too-soon': { data: tooSoonAppeal },
      none: { data: nothingToAppeal },
      open: { data: openAppeal },
      upheld: { data: upheldAppeal },
      publishing: { data: publishingAppeal },
      scheduled: { data: scheduledAppeal },
      draft: { data: draftAppeal },
      lifted: { data: liftedAppeal },
      superseded: { data: supersededAppeal },
      withdrawn: { data: withdrawnAppeal },
    },
  },

  createAppeal: {
    request: {
      'with-picture': {
        postUID: id('a4'),
        decisionId: id('e8'),
        text: 'आँकड़े कृषि विभाग की 12 नवंबर की रिपोर्ट से हैं।',
        pictureIds: [id('f3')],
      },
    },
    200: { acknowledged: { data: openAppeal } },
  },
} satisfies OperationExamples;
