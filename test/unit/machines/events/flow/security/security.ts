import { Failure } from '#domain/contract/failure.ts';
import { securityMachine } from '#machines/flow/security/security.ts';
import { laptop, recoveryCodes, security } from '#test/factories/staff-security.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: securityMachine,
  inputs: [{ canUsePasskeys: true }],
  events: [
    { type: 'setup.requested', method: 'passkey' },
    { type: 'change.requested', change: { kind: 'remove-passkey', passkey: laptop } },
    { type: 'change.requested', change: { kind: 'renew-codes' } },
  ],
  replies: {
    getSecurity: { done: [security] },
    changeSecurity: {
      done: [{ recoveryCodes }, { recoveryCodes: null }],
      failed: [new Failure({ code: 'network' })],
    },
    setup: {
      done: [
        { isSetUp: true, failure: null },
        { isSetUp: false, failure: null },
      ],
    },
  },
  distinguish: ({ security: known, change, recoveryCodes: codes, failure }) => [
    known === null,
    change?.kind ?? null,
    codes === null,
    failure?.code ?? null,
  ],
});
