import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { invoiceAcceptanceMachine } from '#machines/flow/money/invoice-acceptance.ts';
import { InvoicesScreen } from '#src/features/money/invoices/invoices-screen.tsx';
import { invoiceListMachine } from '#src/features/money/invoices/live-invoice-machines.ts';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import {
  acceptedInvoice,
  cancelledInvoice,
  issuedInvoice,
  paidInvoice,
} from '#test/factories/invoices.ts';

export default { title: 'Money/Invoices' };

type DrawnList = Parameters<typeof drawState<typeof invoiceListMachine>>[1];
type DrawnAcceptance = Parameters<typeof drawState<typeof invoiceAcceptanceMachine>>[1];

const all = [
  issuedInvoice,
  { ...acceptedInvoice, invoiceId: 'accepted', number: '2627/000001/004', month: '2026-08' },
  paidInvoice,
  cancelledInvoice,
];
const noIntent = { intent: null, current: null, tries: 0, failure: null };
const idle: DrawnAcceptance = { value: 'idle', context: noIntent };

function Drawing({ list, acceptance }: { list: DrawnList; acceptance: DrawnAcceptance }) {
  const [listActor] = useState(() => drawState(invoiceListMachine, list));
  const [acceptanceActor] = useState(() => drawState(invoiceAcceptanceMachine, acceptance));
  return (
    <InvoicesScreen
      list={listActor}
      acceptance={acceptanceActor}
      filters={list.context.filters}
      months={['2026-11', '2026-10', '2026-09']}
      creatorChoice={false}
      onFilters={() => {}}
    />
  );
}

const context = { filters: {}, rows: [], nextPageUrl: null, failure: null };
const ofList = (value: DrawnList['value'], more: Partial<DrawnList['context']> = {}) => ({
  render: () => <Drawing list={{ value, context: { ...context, ...more } }} acceptance={idle} />,
});

const intent = { invoice: issuedInvoice, key: 'story' };
const listing = {
  value: { listing: { idle: 'waiting' } },
  context: { ...context, rows: all },
} as const;
const ofAcceptance = (
  value: DrawnAcceptance['value'],
  more: Partial<DrawnAcceptance['context']> = {},
) => {
  const drawn = { value, context: { ...noIntent, intent, ...more } };
  return {
    render: () => <Drawing list={listing} acceptance={drawn} />,
    parameters: { state: drawnStateNames(invoiceAcceptanceMachine, drawn) },
  };
};
const lost = new Failure({ code: 'network' });

export const Loading = ofList('loading');
export const EveryState = ofList(listing.value, { rows: all });
export const MoreOfThem = ofList(listing.value, {
  rows: all,
  nextPageUrl: '/api/invoice/getInvoiceList?cursor=next',
});
export const NoneYet = ofList({ empty: 'waiting' });
export const NoneOfThisMonth = ofList(
  { empty: 'waiting' },
  { filters: { month: '2026-10', state: 'PAID' } },
);
export const Failed = ofList('failed', { failure: lost });
export const Reviewing = ofAcceptance('reviewing');
export const ReviewingWithGst = ofAcceptance('reviewing', {
  intent: { ...intent, invoice: { ...paidInvoice, invoiceState: 'ISSUED', paidAt: null } },
});
export const Accepting = ofAcceptance('accepting');
export const Unknown = ofAcceptance('unknown', { failure: lost });
export const LookingUp = ofAcceptance('lookingUp');
export const AcceptedElsewhere = ofAcceptance('changedElsewhere', { current: acceptedInvoice });
export const TakenBackMeanwhile = ofAcceptance('changedElsewhere', { current: cancelledInvoice });
export const Refused = ofAcceptance('refused', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
export const Accepted = ofAcceptance('accepted');
export const SignInNeeded = ofAcceptance('signInNeeded');
