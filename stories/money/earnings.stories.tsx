import { type ReactNode, useState } from 'react';
import { Failure } from '#domain/failure.ts';
import { CreatorChoice } from '#src/money/creator-choice.tsx';
import { EarningsScreen } from '#src/money/earnings-screen.tsx';
import { creatorsMachine, earningsMachine } from '#src/money/live-machines.ts';
import { drawState } from '#stories/support/drawn-state.ts';
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
  return <CreatorChoice actor={actor} creator={creator} onChosen={() => {}} />;
}

const context = { filters: {}, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}, choice?: ReactNode) => ({
  render: () => <Drawing drawn={{ value, context: { ...context, ...more } }} choice={choice} />,
});
const lost = new Failure({ code: 'network' });
const listing = { listing: { idle: 'resting' } } as const;
const shown = { value: 'shown', context: { filters: null, figures: creators, failure: null } } as const;
const failed = { value: 'failed', context: { filters: null, figures: null, failure: lost } } as const;
const creator = creators[0]?.creatorUserId ?? '';

export const Loading = story('loading');
export const Months = story(listing, { rows: payments });
export const MoreMonths = story(listing, { rows: payments, nextPageUrl: '/api/getPaymentList?cursor=next' });
export const LoadingMore = story(
  { listing: 'loadingMore' },
  { rows: payments, nextPageUrl: '/api/getPaymentList?cursor=next' },
);
export const MoreFailed = story(
  { listing: 'moreFailed' },
  { rows: payments, nextPageUrl: '/api/getPaymentList?cursor=next', failure: lost },
);
export const NothingYet = story({ empty: 'resting' });
export const Failed = story('failed', { failure: lost });
export const SignInNeeded = story('signInNeeded', { rows: payments });
export const AgencyChooses = story({ empty: 'resting' }, {}, <Choice drawn={shown} />);
export const OfAnAgencysCreator = story(
  listing,
  { filters: { creator }, rows: payments },
  <Choice drawn={shown} creator={creator} />,
);
export const CreatorsFailed = story({ empty: 'resting' }, {}, <Choice drawn={failed} />);
