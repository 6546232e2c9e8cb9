import type { Config } from '../config/config.ts';
import { Problem } from '../errors/problem.ts';
import { createExotelGateway } from '../sms/exotel.ts';
import { type SmsGateway, unconfiguredGateway } from '../sms/sms.ts';
import type { NoticeGateway } from '../sms/sms-notices.ts';
import { createFacebookProvider } from './facebook.ts';
import { createGoogleProvider } from './google.ts';
import { interactivePolicy, type RequestPolicy } from './request-provider.ts';
import type { SocialProvider } from './social.ts';

/** The reply of a provider that is not configured. */
const unavailable = () =>
  Promise.reject(new Problem('provider-unavailable', { retryAfter: 300 }, 'not configured'));
const unconfiguredProvider: SocialProvider = { exchange: unavailable };

/** Through the queue, which retries automatically with growing pauses. */
const singleTryPolicy = (milliseconds: number): RequestPolicy => ({
  timeoutMs: milliseconds,
  tries: 1,
  firstRetryDelay: 0,
});

/**
 * A notice is sent again after a time-out, so a slow gateway gets more time for it than for a code.
 */
const noticeMilliseconds = 30_000;

/** Google, Facebook and the SMS gateway as the configuration names them. */
export function createConfiguredProviders(
  { google, facebook, sms, sendRate }: Pick<Config, 'google' | 'facebook' | 'sms' | 'sendRate'>,
  now: () => Date,
): {
  social: { GOOGLE: SocialProvider; FACEBOOK: SocialProvider };
  gateway: SmsGateway & NoticeGateway;
} {
  const common = { policy: interactivePolicy, now };
  return {
    social: {
      GOOGLE: google ? createGoogleProvider({ ...google, ...common }) : unconfiguredProvider,
      FACEBOOK: facebook
        ? createFacebookProvider({ ...facebook, ...common })
        : unconfiguredProvider,
    },
    gateway: sms
      ? createExotelGateway(
          sms,
          singleTryPolicy(sendRate.tryMilliseconds),
          singleTryPolicy(noticeMilliseconds),
        )
      : unconfiguredGateway,
  };
}
