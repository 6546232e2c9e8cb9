import { Failure } from '#domain/failure.ts';
import { secondFactorSetupMachine } from '#machines/flow/second-factor-setup.ts';
import { chartEvents } from '../chart-events.ts';
import { authenticator, recoveryCodes } from '../staff-security.ts';

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
