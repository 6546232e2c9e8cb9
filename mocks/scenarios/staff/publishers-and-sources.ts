import type { Scenario } from '#mocks/scenario.ts';

/** Publishers with sources; one source is converted, the other's creator may be. */
export const publishersAndSources: Scenario = {
  name: 'publishers-and-sources',
  group: 'Staff',
  title: 'Publishers and sources',
  description:
    'Two publishers with a source each. Stopping the crawling meets a change by somebody else; the creator of the first source can be converted.',
  lookFor: [
    'Two sources are listed with the state of the crawling.',
    'Stopping the crawling says that somebody else changed it.',
  ],
  start: '/app/source',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'staff',
    getAccountByFilter: [{ when: { filters: { isActive: false } }, answer: 'empty' }, 'several'],
    upsertAccount: 'hindi',
    getSourceByFilter: [
      { when: { filters: { crawling: false, language: 'hi' } }, answer: 'empty' },
      'several',
    ],
    upsertSource: [
      {
        when: { sourceData: { crawling: false } },
        answer: { code: 409, example: 'revision-conflict' },
      },
      'hindi',
    ],
    searchSources: 'found',
    getConversion: 'pending',
    convertOgcToUgc: 'icc',
  },
  moves: [
    { after: 'convertOgcToUgc', set: { getConversion: 'converted' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
    { after: 'login', set: { getCurrentUser: 'staff' } },
  ],
};
