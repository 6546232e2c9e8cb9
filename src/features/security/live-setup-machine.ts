import { fromPromise } from 'xstate';
import {
  type NewRecoveryCodes,
  secondFactorSetupMachine,
} from '#machines/flow/security/second-factor-setup.ts';
import { noInputActor, operationActor } from '#src/api/actors.ts';
import { addPasskey } from '#src/api/passkeys.ts';

/** The chart `second-factor-setup` on the real server. */
export const liveSecondFactorSetupMachine = secondFactorSetupMachine.provide({
  actors: {
    addPasskey: fromPromise<NewRecoveryCodes, { name: string }>(
      async ({ input: { name }, signal }) => ({
        recoveryCodes: await addPasskey(name, signal),
      }),
    ),
    startAuthenticator: noInputActor('startAuthenticator'),
    confirmAuthenticator: operationActor('confirmAuthenticator', (body: { code: string }) => ({
      body,
    })),
  },
});
