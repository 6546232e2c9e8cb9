import { Failure } from '#domain/failure.ts';
import { figuresMachine } from '#machines/flow/figures.ts';
import { chartEvents } from '../chart-events.ts';

export default chartEvents({
  machine: figuresMachine,
  input: { filters: { days: '28' } },
  events: [{ type: 'filter.changed', filters: { days: '7' } }],
  replies: {
    loadFigures: { done: [{ count: 1 }, { count: 0 }], failed: [new Failure({ code: 'network' })] },
  },
});
