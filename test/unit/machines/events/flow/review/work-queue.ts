import { Failure } from '#domain/contract/failure.ts';
import { workQueueMachine } from '#machines/flow/review/work-queue.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const item = (id: string) => ({ id, subject: { id } });

export default chartEvents({
  machine: workQueueMachine,
  input: { current: 'a', filters: {} },
  events: [
    { type: 'item.decided', id: 'a' },
    { type: 'item.opened', id: 'a' },
    { type: 'item.opened', id: 'b' },
    { type: 'item.requested', id: 'a' },
  ],
  distinguish: ({ current, opened, decided, upcoming }) => [
    opened.indexOf(current) > 0,
    opened.slice(opened.indexOf(current) + 1).some((id: string) => !decided.includes(id)),
    opened.some((id: string) => !decided.includes(id)),
    upcoming.length > 0,
    current === 'a',
  ],
  replies: {
    loadUpcoming: {
      done: [[], [item('b'), item('c')]],
      failed: [new Failure({ code: 'unauthenticated', status: 401 })],
    },
  },
});
