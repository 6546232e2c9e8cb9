import { Failure } from '#domain/failure.ts';
import { commCardsMachine } from '#machines/flow/comm-cards.ts';
import { chartEvents } from '../chart-events.ts';
import { bankCard } from '../comm-cards.ts';

export default chartEvents({
  machine: commCardsMachine,
  inputs: [{ kept: [] }, { kept: [bankCard] }],
  events: [{ type: 'card.dismissed', card: bankCard }],
  replies: {
    getCommConfig: { done: [[bankCard], []], failed: [new Failure({ code: 'network' })] },
  },
});
