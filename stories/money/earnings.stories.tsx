import { type ReactNode, useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { CreatorSelect } from '#src/features/money/creator-select.tsx';
import { EarningsScreen } from '#src/features/money/earnings/earnings-screen.tsx';
import {
  creatorsMachine,
  earningsMachine,
} from '#src/features/money/earnings/live-earnings-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { creators, payments } from './payments.ts';

export default { title: 'Money/Earnings' };

type Drawn = Parameters<typeof drawState<typeof earningsMachine>>[1];
type Props = { drawn: Drawn; choice?: ReactNode };

function Drawing({ drawn, choice }: Props) {
  const [actor] = useState(() => drawState(earningsMachine, drawn));
  return <EarningsScreen actor={actor} creatorChoice={choice} />;
}

type DrawnCreators = Parameters<typeof drawState<typeof creatorsMachine>>[1];

function Choice({ drawn, creator }: { drawn: DrawnCreators; creator?: string }) {
  const [actor] = useState(() => drawState(creatorsMachine, drawn));
  return <CreatorSelect actor={actor} creator={creator} onChosen={() => {}} />;
}

const context = { filters: {}, rows: [], nextPageUrl: null, failure: null };
const story = (
  value: Drawn['value'],
  more: Partial<Drawn['context']> = {},
  choice?: ReactNode,
) => ({
  render: () => <Drawing drawn={{ value, context: { ...context, ...more } }} choice={choice} />,
});
const lost = new Failure({ code: 'network' });
const listing = { listing: { idle: 'waiting' } } as const;
const shown = {
  value: 'shown',
  context: { filters: null, data: creators, failure: null },
} as const;
const failed = { value: 'failed', context: { filters: null, data: null, failure: lost } } as const;
const creator = creators[0]?.creatorUserId ?? '';

export const Loading = story('loading');
export const Months = story(listing, { rows: payments });
export const MoreMonths = story(listing, {
  rows: payments,
  nextPageUrl: '/api/getPaymentList?cursor=next',
});
export const LoadingMore = story(
  { listing: 'loadingMore' },
  { rows: payments, nextPageUrl: '/api/getPaymentList?cursor=next' },
);
export const MoreFailed = story(
  { listing: 'moreFailed' },
  { rows: payments, nextPageUrl: '/api/getPaymentList?cursor=next', failure: lost },
);
export const NothingYet = story({ empty: 'waiting' });
export const Failed = story('failed', { failure: lost });
export const SignInNeeded = story('signInNeeded', { rows: payments });
export const AgencyChooses = story({ empty: 'waiting' }, {}, <Choice drawn={shown} />);
export const OfAnAgencysCreator = story(
  listing,
  { filters: { creator }, rows: payments },
  <Choice drawn={shown} creator={creator} />,
);
export const CreatorsFailed = story({ empty: 'waiting' }, {}, <Choice drawn={failed} />);
