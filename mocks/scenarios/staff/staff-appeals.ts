import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** Appeals of creators: one with no time left, one to decide, one of an own decision. */
export const staffAppeals: Scenario = {
  ...staff,
  name: 'staff-appeals',
  group: 'Staff: review',
  title: 'Appeals',
  description:
    'One appeal is overdue and open at a colleague, one can be decided, one is of an own decision. With the share overturned by reason.',
  lookFor: [
    'The overdue appeal is marked and names the colleague.',
    'The appeal of an own decision cannot be decided.',
  ],
  start: '/app/appeals',
  answers: {
    ...staff.answers,
    getAppeals: [
      { when: { filters: { state: 'decided' } }, answer: 'decided' },
      { when: { filters: { language: 'ta' } }, answer: 'empty' },
      'open',
    ],
    getAppeal: [
      { when: { appealId: '01930000-0000-7000-8000-0000000000eb' }, answer: 'own-decision' },
      { when: { appealId: '01930000-0000-7000-8000-0000000000ea' }, answer: 'edited' },
      { when: { appealId: '01930000-0000-7000-8000-0000000000ed' }, answer: 'block' },
      'open',
    ],
    getAppealStatistics: [{ when: { days: 90 }, answer: 'quarter' }, 'month'],
    claimAppeal: 'claimed',
    releaseAppeal: 'released',
    decideAppeal: [
      {
        when: { appealId: '01930000-0000-7000-8000-0000000000ed', outcome: 'overturned' },
        answer: 'block-overturned',
      },
      { when: { appealId: '01930000-0000-7000-8000-0000000000ed' }, answer: 'block-upheld' },
      { when: { outcome: 'overturned' }, answer: 'overturned' },
      'upheld',
    ],
  },
};
