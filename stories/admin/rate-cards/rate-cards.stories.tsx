import { useState } from 'react';
import { iccRateCard, ogcRateCard, rateCard } from '#contract/examples/money/payments.ts';
import { Failure } from '#domain/contract/failure.ts';
import { RateCardFormScreen } from '#src/features/admin/invoices/rate-cards/rate-card-form-screen.tsx';
import { RateCardListScreen } from '#src/features/admin/invoices/rate-cards/rate-card-list-screen.tsx';
import {
  rateCardExportMachine,
  rateCardFormMachine,
  rateCardListMachine,
} from '#src/features/admin/invoices/rate-cards/rate-card-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Rate cards' };

type DrawnList = Parameters<typeof drawState<typeof rateCardListMachine>>[1];
type DrawnForm = Parameters<typeof drawState<typeof rateCardFormMachine>>[1];

const cards = [rateCard({ fromMonth: '2026-12', version: 2 }), iccRateCard, ogcRateCard];
const lost = new Failure({ code: 'network', status: 0 });

function List({ drawn }: { drawn: DrawnList }) {
  const [actor] = useState(() => drawState(rateCardListMachine, drawn));
  const [exporter] = useState(() =>
    drawState(rateCardExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return <RateCardListScreen actor={actor} exporter={exporter} month="2026-11" />;
}

function Form({ drawn }: { drawn: DrawnForm }) {
  const [actor] = useState(() => drawState(rateCardFormMachine, drawn));
  return <RateCardFormScreen actor={actor} months={['2026-11', '2026-12', '2027-01']} />;
}

const listed = { filters: null, rows: [], nextPageUrl: null, failure: null };
const ofList = (value: DrawnList['value'], more: Partial<DrawnList['context']> = {}) => ({
  render: () => <List drawn={{ value, context: { ...listed, ...more } }} />,
});
const blank = { id: null, subject: { cards }, request: null, failure: null };
const ofForm = (value: DrawnForm['value'], more: Partial<DrawnForm['context']> = {}) => ({
  render: () => <Form drawn={{ value, context: { ...blank, ...more } }} />,
});

export const Loading = ofList('loading');
export const Listed = ofList({ listing: { idle: 'waiting' } }, { rows: cards });
export const Empty = ofList({ empty: 'waiting' });
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
