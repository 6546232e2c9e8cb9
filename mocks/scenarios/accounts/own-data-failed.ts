import type { Scenario } from '#mocks/scenario.ts';
import { ownData } from './own-data.ts';

/** The copy could not be prepared. */
export const ownDataFailed: Scenario = {
  ...ownData,
  name: 'own-data-failed',
  title: 'Copy of your data failed',
  description: 'The copy could not be prepared and can be requested again, which fails too.',
  lookFor: ['The page says that the copy could not be prepared.', 'It can be requested again.'],
  answers: {
    ...ownData.answers,
    getDataExport: 'failed',
    requestDataExport: { code: 503, example: 'server-busy' },
  },
  moves: [],
};
