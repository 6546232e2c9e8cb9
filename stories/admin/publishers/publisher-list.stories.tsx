import { useState } from 'react';
import { lucknowAccount, publisherAccount, vidarbhaAccount } from '#contract/examples/sources.ts';
import { Failure } from '#domain/contract/failure.ts';
import { PublisherListScreen } from '#src/features/admin/publishers/publisher-list-screen.tsx';
import {
  type PublisherFilters,
  publisherExportMachine,
  publisherListMachine,
} from '#src/features/admin/publishers/publisher-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Publisher accounts' };

type Drawn = Parameters<typeof drawState<typeof publisherListMachine>>[1];

const inactive = publisherAccount({
  accountId: '0198a4f2-7000-7000-8000-0000000000d3',
  name: 'Hill Courier Pvt Ltd',
  isActive: false,
  sourceCount: 0,
});
const rows = [inactive, vidarbhaAccount, lucknowAccount];
const noFilters: PublisherFilters = { search: '', activity: 'all' };

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(publisherListMachine, drawn));
  const [exporter] = useState(() =>
    drawState(publisherExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <PublisherListScreen
      actor={actor}
      exporter={exporter}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters: noFilters, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const waiting = { listing: { idle: 'waiting' } } as const;

export const Loading = story('loading');
export const Listed = story(waiting, { rows });
export const MoreRows = story(waiting, { rows, nextPageUrl: '/next' });
export const Empty = story({ empty: 'waiting' });
export const NothingFound = story(
  { empty: 'waiting' },
  { filters: { search: 'गुजरात', activity: 'inactive' } },
);
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
