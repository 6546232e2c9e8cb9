import type { Scenario } from '#mocks/scenario.ts';
import { ownData } from './own-data.ts';

/** The copy lacks files. */
export const ownDataIncomplete: Scenario = {
  ...ownData,
  name: 'own-data-incomplete',
  title: 'Copy of your data without some files',
  description: 'A copy that is ready and lacks twelve files.',
  lookFor: ['The copy is ready and says how many files it lacks.'],
  answers: { ...ownData.answers, getDataExport: 'incomplete' },
  moves: [],
};
