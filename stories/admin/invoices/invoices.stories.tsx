import { useState } from 'react';
import { creator } from '#contract/examples/creators.ts';
import { moneyInvoicesExamples } from '#contract/examples/operations/money/invoices.ts';
import { Failure } from '#domain/contract/failure.ts';
import { fileDownloadMachine } from '#machines/kit/file-download.ts';
import { CreatorFilter } from '#src/features/admin/invoices/creator-filter.tsx';
import { InvoiceListScreen } from '#src/features/admin/invoices/invoice-list-screen.tsx';
import {
  type InvoiceFilters,
  invoiceExportMachine,
  invoiceListMachine,
  invoiceZipMachine,
} from '#src/features/admin/invoices/invoice-machines.ts';
import { namedCreatorMachine, recordPickerMachine } from '#src/features/admin/records/index.ts';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import { useDrawnBulkActions } from '#stories/support/drawn-bulk-actions.ts';

export default { title: 'Admin/Invoices' };

type DrawnList = Parameters<typeof drawState<typeof invoiceListMachine>>[1];
type DrawnZip = Parameters<typeof drawState<typeof invoiceZipMachine>>[1];

const { rows } = moneyInvoicesExamples.getInvoiceList[200]['for-staff'].data;
const noFilters: InvoiceFilters = {
  creator: null,
  month: null,
  state: null,
  search: '',
  sort: 'newest',
};
const noZip: DrawnZip = {
  value: 'idle',
  context: { request: null, bytes: 0, file: null, failure: null },
};

function CreatorChoice({ chosen }: { chosen: string | null }) {
  const [picker] = useState(() =>
    drawState(recordPickerMachine, {
      value: { listing: { idle: 'waiting' } },
      context: {
        filters: { typed: '' },
        rows: [{ value: 'meera', label: 'मीरा कुलकर्णी · @meera.likhti' }],
        nextPageUrl: null,
        failure: null,
      },
    }),
  );
  const [named] = useState(() =>
    drawState(namedCreatorMachine, {
      value: 'shown',
      context: {
        filters: { creatorUserId: chosen ?? '' },
        data: chosen === null ? null : creator({ creatorUserId: chosen }),
        failure: null,
      },
    }),
  );
  return <CreatorFilter named={named} creator={chosen} onChange={() => {}} picker={picker} />;
}

function Drawing({ list, zip }: { list: DrawnList; zip: DrawnZip }) {
  const [actor] = useState(() => drawState(invoiceListMachine, list));
  const [archive] = useState(() => drawState(invoiceZipMachine, zip));
  const [exporter] = useState(() =>
    drawState(invoiceExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  const bulk = useDrawnBulkActions();
  return (
    <InvoiceListScreen
      actor={actor}
      exporter={exporter}
      zip={archive}
      bulk={bulk}
      filters={list.context.filters}
      months={['2026-11', '2026-10', '2026-09']}
      creatorFilter={<CreatorChoice chosen={list.context.filters.creator} />}
      onFilters={() => {}}
    />
  );
}

const base = { filters: noFilters, rows: [], nextPageUrl: null, failure: null };
const ofList = (value: DrawnList['value'], more: Partial<DrawnList['context']> = {}) => ({
  render: () => <Drawing list={{ value, context: { ...base, ...more } }} zip={noZip} />,
});
const waiting = { listing: { idle: 'waiting' } } as const;
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = ofList('loading');
export const Listed = ofList(waiting, { rows });
export const MoreRows = ofList(waiting, { rows, nextPageUrl: '/next' });
export const Empty = ofList({ empty: 'waiting' });
export const NothingFound = ofList(
  { empty: 'waiting' },
  { filters: { ...noFilters, month: '2026-09', state: 'PAID' } },
);
export const Failed = ofList('failed', { failure: lost });
export const Forbidden = ofList('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});

const ofZip = (
  value: DrawnZip['value'],
  more: Partial<DrawnZip['context']> = {},
  filters = noFilters,
) => {
  const request = { month: '2026-10', creator: null };
  const zip = { value, context: { ...noZip.context, request, ...more } };
  return {
    render: () => (
      <Drawing list={{ value: waiting, context: { ...base, rows, filters } }} zip={zip} />
    ),
    parameters: { state: drawnStateNames(fileDownloadMachine, zip) },
  };
};

export const ZipIdle = ofZip('idle');
export const ZipChoosing = ofZip('choosing');
export const ZipOfOneCreator = ofZip('choosing', {}, { ...noFilters, creator: 'one' });
export const ZipDownloading = ofZip('downloading', { bytes: 1_240_000 });
export const ZipEmpty = ofZip('empty');
export const ZipFailed = ofZip('failed', { bytes: 1_240_000, failure: lost });
export const ZipSignInNeeded = ofZip('signInNeeded');
export const ZipReady = ofZip('ready', {
  bytes: 2_480_000,
  file: { objectUrl: 'data:application/zip;base64,UEsFBg==', bytes: 2_480_000 },
});
