import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { changePasswordMachine } from '#machines/flow/security/change-password.ts';
import { secondFactorSetupMachine } from '#machines/flow/security/second-factor-setup.ts';
import { securityMachine } from '#machines/flow/security/security.ts';
import { ChangePassword } from '#src/features/security/change-password.tsx';
import { SecuritySettings } from '#src/features/security/security-settings.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';
import { laptop, recoveryCodes, security, unprotected } from '#test/factories/staff-security.ts';
import { setupContext } from './security-contexts.ts';

export default { title: 'Security/Security page' };

type Context = ContextFrom<typeof securityMachine>;
type Drawn = Parameters<typeof screenStory<typeof securityMachine>>[2];

const story = (
  value: Drawn['value'],
  more: Partial<Context> = {},
  children: Drawn['children'] = {},
) =>
  screenStory(SecuritySettings, securityMachine, {
    value,
    context: {
      canUsePasskeys: true,
      security,
      method: 'passkey',
      change: null,
      recoveryCodes: null,
      failure: null,
      ...more,
    },
    children,
  });
const removal = { kind: 'remove-passkey', passkey: laptop } as const;

export const Loading = story('loading', { security: null });
export const LoadFailed = story('loadFailed', {
  security: null,
  failure: new Failure({ code: 'network' }),
});
export const Listed = story('listed');
export const Unprotected = story('listed', { security: unprotected });
export const UnprotectedAndOptional = story('listed', {
  security: { ...unprotected, isSecondFactorRequired: false },
});
export const FewCodesLeft = story('listed', { security: { ...security, recoveryCodesLeft: 1 } });
export const WithoutPasskeys = story('listed', {
  canUsePasskeys: false,
  security: { ...security, passkeys: [], arePasskeysAvailable: false },
});
export const SettingUp = story(
  'settingUp',
  {},
  {
    setup: drawState(secondFactorSetupMachine, {
      value: 'namingPasskey',
      context: { ...setupContext, method: 'passkey', isChoice: false },
    }),
  },
);
export const Confirming = story('confirming', { change: removal });
export const ConfirmingTheLast = story('confirming', {
  change: { kind: 'remove-authenticator' },
  security: { ...security, passkeys: [] },
});
export const ConfirmingNewCodes = story('confirming', { change: { kind: 'renew-codes' } });
export const Changing = story('changing', { change: removal });
export const ChangeFailed = story('changeFailed', {
  change: removal,
  failure: new Failure({ code: 'reauthentication-required', status: 403 }),
});
export const ShowingCodes = story('showingCodes', {
  change: { kind: 'renew-codes' },
  recoveryCodes,
});
export const Reloading = story('reloading');
export const Changed = story('changed');

type PasswordContext = ContextFrom<typeof changePasswordMachine>;
type PasswordValue = Parameters<typeof screenStory<typeof changePasswordMachine>>[2]['value'];
const password = (value: PasswordValue, failure: PasswordContext['failure'] = null) =>
  screenStory(ChangePassword, changePasswordMachine, { value, context: { change: null, failure } });

export const EnteringPassword = password('entering');
export const CurrentPasswordWrong = password(
  'entering',
  new Failure({ code: 'password-wrong', fields: { currentPassword: 'not-allowed' } }),
);
export const NewPasswordEasilyGuessed = password(
  'entering',
  new Failure({ code: 'invalid-request', fields: { newPassword: 'easily-guessed' } }),
);
export const PasswordNotSent = password('entering', new Failure({ code: 'network' }));
export const SavingPassword = password('saving');
export const PasswordSaved = password('saved');
