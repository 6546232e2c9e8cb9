import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** Posts that the reader app has not accepted. */
export const staffPublications: Scenario = {
  ...staff,
  name: 'staff-publications',
  group: 'Staff',
  title: 'Failed publications',
  description:
    'The reader app refused one post, does not answer for another, and did not confirm a removal. A post that is sent again is delivered.',
  lookFor: [
    'Three failures are listed with their reasons.',
    'One that is sent again leaves the list.',
  ],
  start: '/app/publications',
  answers: {
    ...staff.answers,
    getFailedPublications: [{ when: { filters: { search: 'none' } }, answer: 'empty' }, 'some'],
    getPublication: [
      { when: { deliveryId: '01930000-0000-7000-8000-0000000000f2' }, answer: 'waiting' },
      { when: { deliveryId: '01930000-0000-7000-8000-0000000000f3' }, answer: 'expired' },
      'refused',
    ],
    resendPublication: 'waiting',
  },
  moves: [
    ...(staff.moves ?? []),
    {
      after: 'resendPublication',
      set: { getPublication: 'delivered', getFailedPublications: 'one-less' },
    },
  ],
};
