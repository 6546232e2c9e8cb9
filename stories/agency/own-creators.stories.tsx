import { useState } from 'react';
import { agencyOverview, creatorArvind, creatorSnehal } from '#contract/examples/agency-area.ts';
import { creatorMeera } from '#contract/examples/creators.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type CreatorFilters,
  creatorExportMachine,
  creatorListMachine,
  noCreatorFilters,
} from '#src/features/admin/creators/index.ts';
import { overviewMachine } from '#src/features/agency/own-creator-machines.ts';
import { OwnCreatorsScreen } from '#src/features/agency/own-creators-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Agency/Own creators' };

type DrawnList = Parameters<typeof drawState<typeof creatorListMachine>>[1];

function Drawing({ list }: { list: DrawnList }) {
  const [actor] = useState(() => drawState(creatorListMachine, list));
  const [exporter] = useState(() =>
    drawState(creatorExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  const [overview] = useState(() =>
    drawState(overviewMachine, {
      value: 'shown',
      context: { filters: null, data: agencyOverview(), failure: null },
    }),
  );
  return (
    <OwnCreatorsScreen
      actor={actor}
      exporter={exporter}
      overview={overview}
      filters={list.context.filters}
      onFilters={() => {}}
    />
  );
}

const rows = [creatorMeera, creatorSnehal, creatorArvind];
const base = { filters: noCreatorFilters, rows: [], nextPageUrl: null, failure: null };
const story = (value: DrawnList['value'], more: Partial<DrawnList['context']> = {}) => ({
  render: () => <Drawing list={{ value, context: { ...base, ...more } }} />,
});
const waiting = { listing: { idle: 'waiting' } } as const;
const blocked: CreatorFilters = { ...noCreatorFilters, accountStatus: 'blocked' };

export const Loading = story('loading');
export const Listed = story(waiting, { rows });
export const MoreRows = story(waiting, { rows, nextPageUrl: '/next' });
export const Empty = story({ empty: 'waiting' });
export const NothingFound = story({ empty: 'waiting' }, { filters: blocked });
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
