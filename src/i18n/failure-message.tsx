import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { failureMessages } from './failure-messages.ts';

/** The message of a failed call in the reader's language: the only translator of `ErrorCode`. */
export function FailureMessage({
  failure,
}: {
  failure: Pick<Failure, 'code' | 'retryAfter' | 'attemptsLeft'>;
}) {
  const intl = useIntl();
  const wait = failure.retryAfter ?? 0;
  const minutes = Math.ceil(wait / 60);
  // Up to an hour and a half is said in minutes.
  const hours = wait > 5400 ? Math.ceil(wait / 3600) : 0;
  const inUnit = (value: number, unit: 'hour' | 'minute' | 'second') =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
  const shorter = wait > 90 ? inUnit(minutes, 'minute') : inUnit(wait, 'second');
  const longer = hours > 0 ? inUnit(hours, 'hour') : shorter;
  return (
    <FormattedMessage
      {...failureMessages[failure.code]}
      values={{
        wait,
        minutes,
        hours,
        time: wait > 0 ? longer : 'none',
        left: failure.attemptsLeft ?? -1,
        megabytes: limits.imageBytes / 1024 / 1024,
        ratio: limits.imageRatioMax,
        side: limits.imageUploadSideMax,
        megapixels: limits.imagePixels / 1_000_000,
        gigabytes: limits.videoBytes / 1_000_000_000,
      }}
    />
  );
}
