import type { Scenario } from '#mocks/scenario.ts';

/** A creator who opens the invitation of an agency. */
export const agencyInvitation: Scenario = {
  name: 'agency-invitation',
  group: 'Agencies',
  title: 'Invitation of an agency',
  description:
    'A creator opens the link of an agency and can accept or decline. Afterwards the profile names the agency.',
  lookFor: ['The page says what the agency may do afterwards.', 'It can be accepted or declined.'],
  start: `/agency-invitation#token=${'a'.repeat(43)}`,
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    viewAgencyInvitation: 'acceptable',
    answerAgencyInvitation: [{ when: { answer: 'accept' }, answer: 'accepted' }, 'declined'],
    getOwnAgency: 'none',
    leaveAgency: 'left',
  },
  moves: [
    {
      after: 'answerAgencyInvitation',
      when: { answer: 'accept' },
      set: { getOwnAgency: 'managed' },
    },
    { after: 'leaveAgency', set: { getOwnAgency: 'none' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
