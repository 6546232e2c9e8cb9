import { Failure } from '#domain/contract/failure.ts';
import { secondFactorSetupMachine } from '#machines/flow/security/second-factor-setup.ts';
import { authenticator, recoveryCodes } from '#test/factories/staff-security.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const failed = [
  new Failure({ code: 'unauthenticated', status: 401 }),
  new Failure({ code: 'code-wrong', status: 400 }),
];

export default chartEvents({
  machine: secondFactorSetupMachine,
  inputs: [
    { method: null, canUsePasskeys: true },
    { method: 'passkey', canUsePasskeys: true },
    { method: 'authenticator', canUsePasskeys: true },
  ],
  events: [
    { type: 'method.chosen', method: 'passkey' },
    { type: 'method.chosen', method: 'authenticator' },
    { type: 'passkey.named', name: 'Work laptop' },
    { type: 'code.submitted', code: '418203' },
  ],
  replies: {
    addPasskey: { done: [{ recoveryCodes }, { recoveryCodes: null }], failed },
    startAuthenticator: { done: [authenticator], failed },
    confirmAuthenticator: { done: [{ recoveryCodes }, { recoveryCodes: null }], failed },
  },
  distinguish: ({ isChoice, method, failure, authenticator: secret }) => [
    isChoice,
    method,
    failure?.code ?? null,
    secret === null,
  ],
});
