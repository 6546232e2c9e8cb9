import { Failure } from '#domain/contract/failure.ts';
import { commCardsMachine } from '#machines/flow/posts/comm-cards.ts';
import { bankCard } from '#test/factories/comm-cards.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: commCardsMachine,
  inputs: [{ cached: [] }, { cached: [bankCard] }],
  events: [{ type: 'card.dismissed', card: bankCard }],
  replies: {
    getCommConfig: { done: [[bankCard], []], failed: [new Failure({ code: 'network' })] },
  },
});
