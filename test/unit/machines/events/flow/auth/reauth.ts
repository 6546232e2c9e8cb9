import { Failure } from '#domain/contract/failure.ts';
import { reauthMachine } from '#machines/flow/auth/reauth.ts';
import { creator, nobody } from '#test/factories/current-users.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: reauthMachine,
  inputs: [
    { method: 'code', startedAt: 0 },
    { method: 'password', startedAt: 0 },
    { method: 'provider', startedAt: 0 },
    { method: 'agency', startedAt: 0 },
  ],
  events: [
    { type: 'sign-in.failed', error: new Error('anything') },
    { type: 'sign-in.failed', error: new Failure({ code: 'network' }) },
  ],
  replies: { getCurrentUser: { done: [nobody, creator] } },
});
