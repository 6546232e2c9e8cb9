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
  replies: {
    getCurrentUser: { done: [nobody, creator] },
    otp: { done: [{ phone: '9876543210', hasChoice: false }] },
    login: { done: [undefined] },
  },
});
