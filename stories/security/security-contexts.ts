import type { ContextFrom } from 'xstate';
import type { secondFactorSetupMachine } from '#machines/flow/security/second-factor-setup.ts';

export type SetupContext = ContextFrom<typeof secondFactorSetupMachine>;

/** Somebody of staff who signs in and has no second factor yet. */
export const setupContext: SetupContext = {
  method: null,
  canUsePasskeys: true,
  isChoice: true,
  authenticator: null,
  name: '',
  code: '',
  recoveryCodes: null,
  failure: null,
};
