import { Failure } from '#domain/contract/failure.ts';
import {
  answerInvitationMachine,
  type ViewedInvitation,
} from '#machines/flow/agency/answer-invitation.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const invitation: ViewedInvitation = {
  agencyName: 'मराठी माध्यम समूह',
  expiresAt: '2026-11-29T06:00:00.000Z',
  obstacle: null,
};
const token = 'x'.repeat(43);

export default chartEvents({
  machine: answerInvitationMachine,
  inputs: [
    { token, isSignedIn: true },
    { token, isSignedIn: false },
    { token: 'short', isSignedIn: true },
  ],
  events: [
    { type: 'answer.chosen', answer: 'accept', key: 'k' },
    { type: 'answer.chosen', answer: 'decline', key: 'k' },
  ],
  replies: {
    viewAgencyInvitation: {
      done: [invitation, { ...invitation, obstacle: 'managed-by-another-agency' }],
      failed: [
        new Failure({ code: 'not-found' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
    answerAgencyInvitation: {
      done: [{ agency: null }],
      failed: [
        new Failure({ code: 'not-found' }),
        new Failure({ code: 'transition-not-allowed' }),
        new Failure({ code: 'unauthenticated', status: 401 }),
      ],
    },
  },
  distinguish: ({ token: known, invitation: shown, answer, failure }) => [
    known,
    shown?.obstacle ?? null,
    answer,
    failure?.code ?? null,
  ],
});
