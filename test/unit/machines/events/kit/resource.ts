import { Failure } from '#domain/contract/failure.ts';
import { resourceMachine } from '#machines/kit/resource.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: resourceMachine,
  input: { filters: { days: '28' } },
  events: [{ type: 'filter.changed', filters: { days: '7' } }],
  replies: {
    loadResource: {
      done: [{ count: 1 }, { count: 0 }],
      failed: [new Failure({ code: 'network' })],
    },
  },
});
