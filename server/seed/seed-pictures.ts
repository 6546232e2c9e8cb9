import { inWorkshop, type Run } from '../pictures/workshop.ts';
import { concurrencyLimit } from './concurrency-limit.ts';

const inTurn = concurrencyLimit(2);

/** Pictures of the seed, which has hundreds at once: they wait here and leave the queue of the pictures to people. */
export const seedPicture = ((name, ...args) =>
  inTurn<unknown>(() => inWorkshop({ key: 'seed' }, name, ...args))) as Run;
