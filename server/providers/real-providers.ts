import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import { type Patience, withinSeconds } from './ask.ts';
import { exotelGateway } from './exotel.ts';
import { facebookProvider } from './facebook.ts';
import { googleProvider } from './google.ts';
import { noGateway, type SmsGateway } from './sms.ts';
import type { SocialProvider } from './social.ts';

/** A provider that nobody has set up answers so. */
const noProvider: SocialProvider = {
  verify: () => Promise.reject(new Problem('provider-unavailable', { retryAfter: 300 }, 'not configured')),
};

/** In the queue, which tries again by itself, further apart each time. */
const once: Patience = { milliseconds: 10_000, tries: 1, firstPause: 0 };

/** Google, Facebook and the SMS gateway as the configuration names them. */
export function realProviders(
  { google, facebook, sms }: Pick<Config, 'google' | 'facebook' | 'sms'>,
  now: () => Date,
): { social: { GOOGLE: SocialProvider; FACEBOOK: SocialProvider }; gateway: SmsGateway } {
  const common = { patience: withinSeconds, now };
  return {
    social: {
      GOOGLE: google ? googleProvider({ ...google, ...common }) : noProvider,
      FACEBOOK: facebook ? facebookProvider({ ...facebook, ...common }) : noProvider,
    },
    gateway: sms ? exotelGateway(sms, once) : noGateway,
  };
}
