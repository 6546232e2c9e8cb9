import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { secondFactorSetupMachine } from '#machines/flow/second-factor-setup.ts';
import { secondStepMachine } from '#machines/flow/second-step.ts';
import { staffSignInMachine } from '#machines/flow/staff-sign-in.ts';
import { InternalScreen } from '#src/login/internal-screen.tsx';
import { setupContext } from '#stories/security/contexts.ts';
import { drawState } from '#stories/support/drawn-state.ts';
import { screenStory } from '#stories/support/story.tsx';

export default { title: 'Login/Staff' };

type Context = ContextFrom<typeof staffSignInMachine>;
type Drawn = Parameters<typeof screenStory<typeof staffSignInMachine>>[2];

const story = (value: Drawn['value'], more: Partial<Context> = {}, children: Drawn['children'] = {}) =>
  screenStory(InternalScreen, staffSignInMachine, {
    value,
    context: { canUsePasskeys: true, credentials: null, secondStep: null, failure: null, ...more },
    children,
  });

export const EnteringPassword = story('enteringPassword');
export const WithoutPasskeys = story('enteringPassword', { canUsePasskeys: false });
export const CheckingPassword = story('checkingPassword');
export const UsingPasskey = story('usingPasskey');
export const PasswordRefused = story('passwordRefused');
export const Delayed = story('signInFailed', {
  failure: new Failure({ code: 'sign-in-delayed', status: 429, retryAfter: 320 }),
});
export const SignInFailed = story('signInFailed', { failure: new Failure({ code: 'server-busy' }) });
export const SecondStepExpired = story('signInFailed', {
  failure: new Failure({ code: 'second-step-expired', status: 401 }),
});
export const PasskeyCancelled = story('signInFailed', {
  failure: new Failure({ code: 'passkey-cancelled' }),
});
export const TakingSecondStep = story(
  'takingSecondStep',
  {},
  {
    secondStep: drawState(secondStepMachine, {
      value: 'enteringCode',
      context: {
        methods: ['authenticator', 'recovery-code'],
        method: 'authenticator',
        code: '',
        failure: null,
      },
    }),
  },
);
export const SettingUp = story(
  'settingUp',
  {},
  {
    setup: drawState(secondFactorSetupMachine, {
      value: 'choosing',
      context: setupContext,
    }),
  },
);
export const Blocked = story('blocked');
