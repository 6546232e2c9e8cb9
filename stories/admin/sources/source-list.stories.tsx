import { useState } from 'react';
import { lucknowSource, source, vidarbhaSource } from '#contract/examples/sources.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  noSourceFilters,
  sourceExportMachine,
  sourceListMachine,
} from '#src/features/admin/sources/source-list-machines.ts';
import { SourceListScreen } from '#src/features/admin/sources/source-list-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { drawPicker } from './drawn-pickers.ts';

export default { title: 'Admin/Sources' };

type Drawn = Parameters<typeof drawState<typeof sourceListMachine>>[1];

const stopped = source({
  sourceId: '0198a4f2-7000-7000-8000-0000000000d9',
  key: 'hill-courier',
  name: 'Hill Courier',
  account: null,
  language: 'en',
  crawling: false,
  latestPostAt: null,
});
const rows = [lucknowSource, vidarbhaSource, stopped];
const lost = new Failure({ code: 'network', status: 0 });

function Drawing({ drawn, pickerFailure }: { drawn: Drawn; pickerFailure: Failure | null }) {
  const [actors] = useState(() => ({
    actor: drawState(sourceListMachine, drawn),
    exporter: drawState(sourceExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
    pickers: { publisher: drawPicker(pickerFailure), creator: drawPicker() },
  }));
  return <SourceListScreen {...actors} filters={drawn.context.filters} onFilters={() => {}} />;
}

const base = { filters: noSourceFilters, rows: [], nextPageUrl: null, failure: null };
const story = (
  value: Drawn['value'],
  more: Partial<Drawn['context']> = {},
  pickerFailure: Failure | null = null,
) => ({
  render: () => (
    <Drawing drawn={{ value, context: { ...base, ...more } }} pickerFailure={pickerFailure} />
  ),
});
const waiting = { listing: { idle: 'waiting' } } as const;

export const Loading = story('loading');
export const Listed = story(waiting, { rows });
export const OfPublisher = story(waiting, {
  rows: [vidarbhaSource],
  filters: { ...noSourceFilters, accountId: vidarbhaSource.account?.accountId ?? null },
});
export const PublishersNotLoaded = story(waiting, { rows }, lost);
export const Empty = story({ empty: 'waiting' });
export const NothingFound = story(
  { empty: 'waiting' },
  { filters: { ...noSourceFilters, search: 'गुजरात', crawling: 'off' } },
);
export const Failed = story('failed', { failure: lost });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
