import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import {
  isOutcomeUnknown,
  isTransient,
  isTransientUploadError,
} from '#machines/kit/transient-errors.ts';

const failed = (code: FailureCode) => new Failure({ code });

describe('a transient error', () => {
  it.each<FailureCode>(['network', 'internal-error'])('%s leaves the outcome unknown', (code) => {
    expect([isTransient(failed(code)), isOutcomeUnknown(failed(code))]).toEqual([true, true]);
  });

  it.each<FailureCode>([
    'request-timeout',
    'server-busy',
    'database-unavailable',
    'storage-full',
    'provider-unavailable',
    'rate-limited',
  ])('%s says that nothing happened yet', (code) => {
    expect([isTransient(failed(code)), isOutcomeUnknown(failed(code))]).toEqual([true, false]);
  });

  it.each<FailureCode>(['unauthenticated', 'not-found', 'revision-conflict', 'picture-lost'])(
    '%s is none',
    (code) => expect(isTransient(failed(code))).toBe(false),
  );

  it('of an upload ends after three internal errors, and never when the network is gone', () => {
    const internal = [1, 2, 3].map((tries) =>
      isTransientUploadError(failed('internal-error'), tries),
    );
    expect(internal).toEqual([true, true, false]);
    expect(isTransientUploadError(failed('network'), 99)).toBe(true);
  });
});
