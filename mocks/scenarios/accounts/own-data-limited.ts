import type { Scenario } from '#mocks/scenario.ts';
import { ownData } from './own-data.ts';

/** Three copies in seven days. */
export const ownDataLimited: Scenario = {
  ...ownData,
  name: 'own-data-limited',
  title: 'Copies of your data, too many',
  description: 'A copy that is ready; a new one can be requested on a later day only.',
  lookFor: ['The copy is ready.', 'A new one is refused with the day from which it is possible.'],
  answers: { ...ownData.answers, getDataExport: 'limited' },
  moves: [],
};
