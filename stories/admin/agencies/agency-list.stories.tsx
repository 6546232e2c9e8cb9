import { useState } from 'react';
import { agency, marathiAgency, urduAgency } from '#contract/examples/agencies.ts';
import { Failure } from '#domain/contract/failure.ts';
import { listExportMachine } from '#machines/kit/list-export.ts';
import { AgencyListScreen } from '#src/features/admin/agencies/agency-list-screen.tsx';
import {
  type AgencyFilters,
  agencyExportMachine,
  agencyListMachine,
} from '#src/features/admin/agencies/agency-machines.ts';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Agencies' };

type DrawnList = Parameters<typeof drawState<typeof agencyListMachine>>[1];
type DrawnExport = Parameters<typeof drawState<typeof agencyExportMachine>>[1];

const blocked = agency({
  agencyUserId: '0198a4f2-7000-7000-8000-0000000000c3',
  name: 'Brahmaputra Stories',
  accountStatus: 'blocked',
  block: { reason: 'copied-content', note: null, decidedAt: '2026-11-18T10:25:00.000Z' },
});
const rows = [blocked, marathiAgency, urduAgency];
const noFilters: AgencyFilters = { search: '', status: 'all', sort: 'name' };
const noExport: DrawnExport = {
  value: 'idle',
  context: { filters: null, rows: [], nextPageUrl: null, failure: null },
};

function Drawing({ list, exported }: { list: DrawnList; exported: DrawnExport }) {
  const [actor] = useState(() => drawState(agencyListMachine, list));
  const [exporter] = useState(() => drawState(agencyExportMachine, exported));
  return (
    <AgencyListScreen
      actor={actor}
      exporter={exporter}
      filters={list.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters: noFilters, rows: [], nextPageUrl: null, failure: null };
const ofList = (value: DrawnList['value'], more: Partial<DrawnList['context']> = {}) => ({
  render: () => <Drawing list={{ value, context: { ...base, ...more } }} exported={noExport} />,
});
const waiting = { listing: { idle: 'waiting' } } as const;
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = ofList('loading');
export const Listed = ofList(waiting, { rows });
export const MoreRows = ofList(waiting, { rows, nextPageUrl: '/next' });
export const Many = ofList(waiting, {
  rows: Array.from({ length: 120 }, (_, place) =>
    agency({ agencyUserId: `many-${place}`, name: `समूह ${place + 1}` }),
  ),
  nextPageUrl: '/next',
});
export const MoreFailed = ofList(
  { listing: 'moreFailed' },
  {
    rows,
    nextPageUrl: '/next',
    failure: lost,
  },
);
export const Empty = ofList({ empty: 'waiting' });
export const NothingFound = ofList(
  { empty: 'waiting' },
  {
    filters: { ...noFilters, search: 'गुजरात', status: 'blocked' },
  },
);
export const Failed = ofList('failed', { failure: lost });
export const Forbidden = ofList('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});

const ofExport = (value: DrawnExport['value'], more: Partial<DrawnExport['context']> = {}) => {
  const exported = { value, context: { ...noExport.context, filters: noFilters, ...more } };
  return {
    render: () => (
      <Drawing list={{ value: waiting, context: { ...base, rows } }} exported={exported} />
    ),
    parameters: { state: drawnStateNames(listExportMachine, exported as never) },
  };
};

export const ExportIdle = ofExport('idle');
export const Exporting = ofExport('loading', { rows, nextPageUrl: '/next' });
export const ExportFailed = ofExport('failed', { rows, nextPageUrl: '/next', failure: lost });
export const ExportSignInNeeded = ofExport('signInNeeded', { rows });
export const ExportReady = ofExport('ready', { rows });
export const ExportTooLong = ofExport('ready', { rows, nextPageUrl: '/next' });
