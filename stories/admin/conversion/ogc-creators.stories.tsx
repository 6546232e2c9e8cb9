import { useState } from 'react';
import { creatorsExamples } from '#contract/examples/operations/creators.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type OgcCreator,
  ogcCreatorExportMachine,
  ogcCreatorListMachine,
} from '#src/features/admin/conversion/conversion-machines.ts';
import { OgcCreatorListScreen } from '#src/features/admin/conversion/ogc-creator-list-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { drawPicker } from '../sources/drawn-pickers.ts';

export default { title: 'Admin/OGC creators' };

type Drawn = Parameters<typeof drawState<typeof ogcCreatorListMachine>>[1];

const rows = creatorsExamples.listCreators[200].mixed.data.rows.map(
  (creator): OgcCreator => ({ ...creator, creatorType: 'OGC' }),
);

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actors] = useState(() => ({
    actor: drawState(ogcCreatorListMachine, drawn),
    exporter: drawState(ogcCreatorExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
    picker: drawPicker(),
  }));
  return (
    <OgcCreatorListScreen
      {...actors}
      filters={drawn.context.filters}
      onFilters={() => {}}
      onCreator={() => {}}
    />
  );
}

const base = { filters: { search: '' }, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});

export const Loading = story('loading');
export const Listed = story({ listing: { idle: 'waiting' } }, { rows });
export const Empty = story({ empty: 'waiting' });
export const NothingFound = story({ empty: 'waiting' }, { filters: { search: 'गुजरात' } });
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
