import { useState } from 'react';
import { meera } from '#contract/examples/people.ts';
import { Failure } from '#domain/contract/failure.ts';
import { representedMachine } from '#src/features/editor/represented/represented-machine.ts';
import { RepresentedScreen } from '#src/features/editor/represented/represented-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Editor/Writing for a creator' };

type Drawn = Parameters<typeof drawState<typeof representedMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(representedMachine, drawn));
  return <RepresentedScreen actor={actor} editor={() => null} />;
}

const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => (
    <Drawing
      drawn={{
        value,
        context: { filters: { userId: meera.userId }, data: null, failure: null, ...more },
      }}
    />
  ),
});

export const Loading = story('loading');
export const Loaded = story('shown', { data: { creator: meera, profile: 'approved' } });
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
export const OfAnotherAgency = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
