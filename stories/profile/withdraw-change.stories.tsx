import type { ComponentProps } from 'react';
import type { StateValueFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { withdrawChangeMachine } from '#machines/flow/withdraw-change.ts';
import { WithdrawChange } from '#src/profile/withdraw-change.tsx';
import { screenStory } from '#stories/support/story.tsx';

export default { title: 'Profile/Withdrawing a change' };

const story = (value: StateValueFrom<typeof withdrawChangeMachine>, failure: Failure | null = null) =>
  screenStory(WithdrawChange, withdrawChangeMachine, {
    value,
    context: { revision: 1, key: 'k', failure },
  });

export const Offered = story('offered');
const DiscardChange = ({ actor }: ComponentProps<typeof WithdrawChange>) => (
  <WithdrawChange actor={actor} isRejected />
);
export const OfferedAfterRejection = screenStory(DiscardChange, withdrawChangeMachine, {
  value: 'offered',
  context: { revision: 1, key: 'k', failure: null },
});
export const Withdrawing = story('withdrawing');
export const Failed = story('failed', new Failure({ code: 'network', status: 0 }));
