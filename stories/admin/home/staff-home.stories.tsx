import { useState } from 'react';
import { staffOverviewExamples } from '#contract/examples/operations/staff/overview.ts';
import { Failure } from '#domain/contract/failure.ts';
import { StaffHomeScreen } from '#src/features/admin/home/staff-home-screen.tsx';
import { waitingWorkMachine } from '#src/features/admin/home/work-machine.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Home' };

type Drawn = Parameters<typeof drawState<typeof waitingWorkMachine>>[1];

const examples = staffOverviewExamples.getStaffOverview[200];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(waitingWorkMachine, drawn));
  return <StaffHomeScreen actor={actor} />;
}

const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => (
    <Drawing drawn={{ value, context: { filters: null, data: null, failure: null, ...more } }} />
  ),
});

export const Loading = story('loading');
export const Busy = story('shown', examples.busy);
export const Moderator = story('shown', examples.moderator);
export const NothingLeft = story('shown', examples['nothing-left']);
export const NoWork = story('empty', { data: { rows: [] } });
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
