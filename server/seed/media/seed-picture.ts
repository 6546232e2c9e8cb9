import {
  type RunPictureTask,
  runPictureTask,
} from '#server/platform/pictures/picture-worker-pool.ts';
import { createConcurrencyLimit } from '#server/platform/queue/concurrency-limit.ts';

const limitConcurrency = createConcurrencyLimit(2);

/**
 * Pictures of the seed, which has hundreds at once: they wait here and leave the queue of the
 * pictures to people.
 */
export const processSeedPicture = ((name, ...args) =>
  limitConcurrency<unknown>(() =>
    runPictureTask({ key: 'seed' }, name, ...args),
  )) as RunPictureTask;
