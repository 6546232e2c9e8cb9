import { type FailureCode, toFailure } from '#domain/failure.ts';

const passing: readonly FailureCode[] = [
  'network',
  'internal-error',
  'server-busy',
  'database-unavailable',
  'storage-full',
  'rate-limited',
];

/** Does this pass by itself, so that the same call goes out again? */
export const isPassing = (error: unknown): boolean => passing.includes(toFailure(error).code);
