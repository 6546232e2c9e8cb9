import { Failure } from '#domain/contract/failure.ts';
import { secondFactorSetupMachine } from '#machines/flow/security/second-factor-setup.ts';
import { SecondFactorSetup } from '#src/features/security/second-factor-setup.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { authenticator, recoveryCodes } from '#test/factories/staff-security.ts';
import { type SetupContext, setupContext } from './security-contexts.ts';

export default { title: 'Security/Second factor setup' };

type Value = Parameters<typeof screenStory<typeof secondFactorSetupMachine>>[2]['value'];

const story = (value: Value, more: Partial<SetupContext> = {}) =>
  screenStory(SecondFactorSetup, secondFactorSetupMachine, {
    value,
    context: { ...setupContext, ...more },
  });

export const Choosing = story('choosing');
export const ChoosingWithoutPasskeys = story('choosing', { canUsePasskeys: false });
export const NamingPasskey = story('namingPasskey');
export const PasskeyCancelled = story('namingPasskey', {
  failure: new Failure({ code: 'passkey-cancelled' }),
});
export const PasskeyKnown = story('namingPasskey', {
  failure: new Failure({ code: 'passkey-known' }),
});
export const AddingPasskey = story('addingPasskey');
export const StartingAuthenticator = story('startingAuthenticator');
export const StartFailed = story('startFailed', { failure: new Failure({ code: 'network' }) });
export const ConfirmingAuthenticator = story('confirmingAuthenticator', { authenticator });
export const CodeWrong = story('confirmingAuthenticator', {
  authenticator,
  failure: new Failure({ code: 'code-wrong' }),
});
export const CheckingAuthenticator = story('checkingAuthenticator', { authenticator });
export const ShowingCodes = story('showingCodes', { recoveryCodes });
