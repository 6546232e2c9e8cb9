import { Failure } from '#domain/failure.ts';
import { secondFactorSetupMachine } from '#machines/flow/second-factor-setup.ts';
import { SecondFactorSetup } from '#src/security/second-factor-setup.tsx';
import { screenStory } from '#stories/support/story.tsx';
import { authenticator, recoveryCodes } from '#test/unit/machines/staff-security.ts';
import { type SetupContext, setupContext } from './contexts.ts';

export default { title: 'Security/Setting up a second factor' };

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
export const PasskeyKnown = story('namingPasskey', { failure: new Failure({ code: 'passkey-known' }) });
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
