import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { secondStepMachine } from '#machines/flow/auth/second-step.ts';
import { staffSignInMachine } from '#machines/flow/auth/staff-sign-in.ts';
import { secondFactorSetupMachine } from '#machines/flow/security/second-factor-setup.ts';
import { StaffSignInScreen } from '#src/features/auth/staff/staff-sign-in-screen.tsx';
import { setupContext } from '#stories/security/security-contexts.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Auth/Staff' };

type Context = ContextFrom<typeof staffSignInMachine>;
type Drawn = Parameters<typeof screenStory<typeof staffSignInMachine>>[2];

const story = (
  value: Drawn['value'],
  more: Partial<Context> = {},
  children: Drawn['children'] = {},
) =>
  screenStory(StaffSignInScreen, staffSignInMachine, {
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
export const SignInFailed = story('signInFailed', {
  failure: new Failure({ code: 'server-busy' }),
});
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
