import { reauthMachine } from '#machines/flow/reauth.ts';
import { chartEvents } from '../chart-events.ts';
import { creator, nobody } from '../people.ts';

export default chartEvents({
  machine: reauthMachine,
  inputs: [
    { way: 'code', startedAt: 0 },
    { way: 'password', startedAt: 0 },
    { way: 'provider', startedAt: 0 },
    { way: 'agency', startedAt: 0 },
  ],
  replies: {
    getCurrentUser: { done: [nobody, creator] },
    otp: { done: [{ phone: '9876543210', hasChoice: false }] },
    login: { done: [undefined] },
  },
});
