import { Failure } from '#domain/contract/failure.ts';
import { otpMachine } from '#machines/flow/auth/otp.ts';
import { PhoneSignInScreen } from '#src/features/auth/phone/phone-sign-in-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { otpContext } from './sign-in-contexts.ts';

export default { title: 'Auth/Phone' };

type Value = Parameters<typeof screenStory<typeof otpMachine>>[2]['value'];

const story = (value: Value, context: Partial<typeof otpContext> = {}) =>
  screenStory(PhoneSignInScreen, otpMachine, { value, context: { ...otpContext, ...context } });

const failed = (details: ConstructorParameters<typeof Failure>[0]) => ({
  failure: new Failure(details),
});

export const EnteringPhone = story('enteringPhone', { phone: '' });
export const Sending = story('sending');
export const SendFailed = story('sendFailed', failed({ code: 'otp-send-failed', status: 502 }));
export const TooManyCodes = story(
  'sendFailed',
  failed({ code: 'otp-rate-limited', status: 429, retryAfter: 1800 }),
);
export const TooManyCodesToday = story(
  'sendFailed',
  failed({ code: 'otp-rate-limited', status: 429, retryAfter: 40_000 }),
);
export const TooManyInThisBrowser = story(
  'sendFailed',
  failed({ code: 'otp-device-limited', status: 429, retryAfter: 1800 }),
);
export const TooManyOnTheNetwork = story(
  'sendFailed',
  failed({ code: 'otp-network-limited', status: 429, retryAfter: 1200 }),
);
export const NoNetwork = story('sendFailed', failed({ code: 'network' }));
export const AwaitingCode = story({ code: 'awaitingCode' });
export const ResendOpen = story({ code: 'awaitingCode' }, { resendAt: 0 });
export const SentAgain = story({ code: 'awaitingCode' }, { codesSent: 2 });
export const LongCode = story({ code: 'awaitingCode' }, { digits: 8, codesSent: 2 });
export const Resending = story({ code: 'resending' }, { resendAt: 0 });
export const ResendFailed = story(
  { code: 'resendFailed' },
  { resendAt: 0, ...failed({ code: 'provider-unavailable', status: 503 }) },
);
export const Verifying = story({ code: 'verifying' });
export const CodeWrong = story(
  { code: 'codeWrong' },
  failed({ code: 'otp-wrong', status: 400, attemptsLeft: 4 }),
);
export const LastTry = story(
  { code: 'codeWrong' },
  failed({ code: 'otp-wrong', status: 400, attemptsLeft: 1 }),
);
export const EarlierCode = story(
  { code: 'codeWrong' },
  failed({ code: 'otp-superseded', status: 400 }),
);
export const LongCodeWrong = story(
  { code: 'codeWrong' },
  { digits: 8, ...failed({ code: 'otp-wrong', status: 400, attemptsLeft: 4 }) },
);
export const CodeExpired = story(
  { code: 'codeExpired' },
  { resendAt: 0, ...failed({ code: 'otp-expired', status: 400 }) },
);
export const OtherBrowser = story(
  { code: 'codeExpired' },
  { resendAt: 0, ...failed({ code: 'otp-other-browser', status: 400 }) },
);
export const TriesExhausted = story(
  { code: 'triesExhausted' },
  failed({ code: 'otp-attempts-exhausted', status: 429, attemptsLeft: 0 }),
);
export const LongerCodeNeeded = story(
  { code: 'triesExhausted' },
  failed({ code: 'otp-longer-code-needed', status: 400, attemptsLeft: 0 }),
);
export const VerifyFailed = story({ code: 'verifyFailed' }, failed({ code: 'network' }));
export const NumberTaken = story({ code: 'numberTaken' });
export const Blocked = story('blocked');
