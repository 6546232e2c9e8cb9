import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import { type Patience, withinSeconds } from './ask.ts';
import { exotelGateway } from './exotel.ts';
import { facebookProvider } from './facebook.ts';
import { googleProvider } from './google.ts';
import { noGateway, type SmsGateway } from './sms.ts';
import type { NoticeGateway } from './sms-notices.ts';
import type { SocialProvider } from './social.ts';

/** A provider that nobody has set up answers so. */
const unavailable = () =>
  Promise.reject(new Problem('provider-unavailable', { retryAfter: 300 }, 'not configured'));
const noProvider: SocialProvider = { exchange: unavailable };

/** In the queue, which tries again by itself, further apart each time. */
const once = (milliseconds: number): Patience => ({ milliseconds, tries: 1, firstPause: 0 });

/** A notice is sent again after a time-out, so a slow gateway gets more time for it than for a code. */
const noticeMilliseconds = 30_000;

/** Google, Facebook and the SMS gateway as the configuration names them. */
export function realProviders(
  { google, facebook, sms, sendRate }: Pick<Config, 'google' | 'facebook' | 'sms' | 'sendRate'>,
  now: () => Date,
): { social: { GOOGLE: SocialProvider; FACEBOOK: SocialProvider }; gateway: SmsGateway & NoticeGateway } {
  const common = { patience: withinSeconds, now };
  return {
    social: {
      GOOGLE: google ? googleProvider({ ...google, ...common }) : noProvider,
      FACEBOOK: facebook ? facebookProvider({ ...facebook, ...common }) : noProvider,
    },
    gateway: sms ? exotelGateway(sms, once(sendRate.tryMilliseconds), once(noticeMilliseconds)) : noGateway,
  };
}
