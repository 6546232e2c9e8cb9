import { useState } from 'react';
import { agencyCreator, creatorArvind, creatorSnehal } from '#contract/examples/agency-area.ts';
import { Failure } from '#domain/contract/failure.ts';
import { type OwnCreator, ownCreatorMachine } from '#src/features/agency/own-creator-machines.ts';
import { OwnCreatorScreen } from '#src/features/agency/own-creator-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Agency/One creator' };

type Value = Parameters<typeof drawState<typeof ownCreatorMachine>>[1]['value'];
type Props = { value: Value; data: OwnCreator | null; failure: Failure | null };

function Drawing({ value, data, failure }: Props) {
  const filters = { creatorUserId: data?.creator.creatorUserId ?? '' };
  const [actor] = useState(() =>
    drawState(ownCreatorMachine, { value, context: { filters, data, failure } }),
  );
  return <OwnCreatorScreen actor={actor} tab="posts" onTab={() => {}} panel={null} />;
}

const story = (value: Value, data: OwnCreator | null, failure: Failure | null = null) => ({
  render: () => <Drawing value={value} data={data} failure={failure} />,
});

export const Loading = story('loading', null);
export const Loaded = story('shown', agencyCreator());
export const Pending = story(
  'shown',
  agencyCreator({ creator: creatorSnehal, postCounts: [], archivedCount: 0 }),
);
export const Blocked = story('shown', agencyCreator({ creator: creatorArvind }));
export const Failed = story('failed', null, new Failure({ code: 'network', status: 0 }));
export const OfAnotherAgency = story(
  'failed',
  null,
  new Failure({ code: 'not-found', status: 404 }),
);
