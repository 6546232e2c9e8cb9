import type { ComponentProps } from 'react';
import type { StateValueFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { withdrawProfileChangeMachine } from '#machines/flow/profile/withdraw-profile-change.ts';
import { WithdrawChange } from '#src/features/profile/withdraw-change.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Profile/Withdraw change' };

const story = (
  value: StateValueFrom<typeof withdrawProfileChangeMachine>,
  failure: Failure | null = null,
) =>
  screenStory(WithdrawChange, withdrawProfileChangeMachine, {
    value,
    context: { revision: 1, key: 'k', failure },
  });

export const Offered = story('offered');
const DiscardChange = ({ actor }: ComponentProps<typeof WithdrawChange>) => (
  <WithdrawChange actor={actor} isRejected />
);
export const OfferedAfterRejection = screenStory(DiscardChange, withdrawProfileChangeMachine, {
  value: 'offered',
  context: { revision: 1, key: 'k', failure: null },
});
export const Withdrawing = story('withdrawing');
export const Failed = story('failed', new Failure({ code: 'network', status: 0 }));
