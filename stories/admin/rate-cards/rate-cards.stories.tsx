import { useState } from 'react';
import {
  iccRateCard,
  ogcRateCard,
  pastRateCard,
  plannedRateCard,
  replacedRateCard,
} from '#contract/examples/money/payments.ts';
import { Failure } from '#domain/contract/failure.ts';
import { RateCardFormScreen } from '#src/features/admin/invoices/rate-cards/rate-card-form-screen.tsx';
import { RateCardListScreen } from '#src/features/admin/invoices/rate-cards/rate-card-list-screen.tsx';
import {
  type RateCardFilters,
  rateCardExportMachine,
  rateCardFormMachine,
  rateCardListMachine,
} from '#src/features/admin/invoices/rate-cards/rate-card-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { idleExport } from '#stories/support/idle-export.ts';

export default { title: 'Admin/Rate cards' };

type DrawnList = Parameters<typeof drawState<typeof rateCardListMachine>>[1];
type DrawnForm = Parameters<typeof drawState<typeof rateCardFormMachine>>[1];

const cards = [plannedRateCard, replacedRateCard, ogcRateCard, iccRateCard, pastRateCard];
const lost = new Failure({ code: 'network', status: 0 });

function List({ drawn }: { drawn: DrawnList }) {
  const [actor] = useState(() => drawState(rateCardListMachine, drawn));
  const [exporter] = useState(() => drawState(rateCardExportMachine, idleExport));
  return (
    <RateCardListScreen
      actor={actor}
      exporter={exporter}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

function Form({ drawn }: { drawn: DrawnForm }) {
  const [actor] = useState(() => drawState(rateCardFormMachine, drawn));
  return <RateCardFormScreen actor={actor} months={['2026-11', '2026-12', '2027-01']} />;
}

const noFilters: RateCardFilters = { paymentType: null, status: null, sort: 'newest' };
const listed = { filters: noFilters, rows: [], nextPageUrl: null, failure: null };
const ofList = (value: DrawnList['value'], more: Partial<DrawnList['context']> = {}) => ({
  render: () => <List drawn={{ value, context: { ...listed, ...more } }} />,
});
const blank = { id: null, subject: { cards }, request: null, failure: null };
const ofForm = (value: DrawnForm['value'], more: Partial<DrawnForm['context']> = {}) => ({
  render: () => <Form drawn={{ value, context: { ...blank, ...more } }} />,
});

export const Loading = ofList('loading');
export const Listed = ofList({ listing: { idle: 'waiting' } }, { rows: cards });
export const Counted = ofList(
  { listing: { idle: 'waiting' } },
  { rows: cards, nextPageUrl: '/next', total: 64 },
);
export const LoadingMore = ofList(
  { listing: 'loadingMore' },
  { rows: cards, nextPageUrl: '/next' },
);
export const MoreFailed = ofList(
  { listing: 'moreFailed' },
  { rows: cards, nextPageUrl: '/next', failure: lost },
);
export const Empty = ofList({ empty: 'waiting' });
export const NothingFound = ofList(
  { empty: 'waiting' },
  { filters: { ...noFilters, status: 'replaced' } },
);
export const Failed = ofList('failed', { failure: lost });

export const FormLoading = ofForm('loading', { subject: null });
export const FormLoadFailed = ofForm('loadFailed', { subject: null, failure: lost });
export const New = ofForm({ form: 'editing' });
export const First = ofForm({ form: 'editing' }, { subject: { cards: [] } });
export const PastMonth = ofForm(
  { form: 'refused' },
  {
    failure: new Failure({
      code: 'invalid-request',
      status: 400,
      fields: { fromMonth: 'not-allowed', FORMAT_ARTICLE_views: 'not-decimal' },
    }),
  },
);
export const Saving = ofForm('saving');
export const SaveFailed = ofForm({ form: 'failed' }, { failure: lost });
