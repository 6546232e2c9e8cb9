import { useState } from 'react';
import { authSessionsExamples } from '#contract/examples/operations/auth/sessions.ts';
import { moneyPaymentsExamples } from '#contract/examples/operations/money/payments.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  creatorPaymentExportMachine,
  creatorPaymentsMachine,
  signInLinkExportMachine,
  signInLinksMachine,
} from '#src/features/admin/creators/creator-panels.ts';
import { CreatorPayments } from '#src/features/admin/creators/creator-payments.tsx';
import { CreatorSignInLinks } from '#src/features/admin/creators/creator-sign-in-links.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { idleExport } from '#stories/support/idle-export.ts';

export default { title: 'Admin/Creator records' };

const filters = { creatorUserId: 'meera' };
const lost = new Failure({ code: 'network', status: 0 });

type DrawnPayments = Parameters<typeof drawState<typeof creatorPaymentsMachine>>[1];

function Payments({ drawn }: { drawn: DrawnPayments }) {
  const [actor] = useState(() => drawState(creatorPaymentsMachine, drawn));
  const [exporter] = useState(() => drawState(creatorPaymentExportMachine, idleExport));
  return <CreatorPayments actor={actor} exporter={exporter} />;
}

const payments = (value: DrawnPayments['value'], more: Partial<DrawnPayments['context']> = {}) => {
  const context = { filters, rows: [], nextPageUrl: null, failure: null, ...more };
  return { render: () => <Payments drawn={{ value, context }} /> };
};

export const PaymentsLoading = payments('loading');
export const PaymentsListed = payments(
  { listing: { idle: 'waiting' } },
  { rows: moneyPaymentsExamples.getPaymentList[200].some.data.rows },
);
export const NoPayments = payments({ empty: 'waiting' });
export const PaymentsFailed = payments('failed', { failure: lost });

type DrawnLinks = Parameters<typeof drawState<typeof signInLinksMachine>>[1];

function Links({ drawn }: { drawn: DrawnLinks }) {
  const [actor] = useState(() => drawState(signInLinksMachine, drawn));
  const [exporter] = useState(() => drawState(signInLinkExportMachine, idleExport));
  return <CreatorSignInLinks actor={actor} exporter={exporter} />;
}

const links = (value: DrawnLinks['value'], more: Partial<DrawnLinks['context']> = {}) => {
  const context = { filters, data: null, failure: null, ...more };
  return { render: () => <Links drawn={{ value, context }} /> };
};

export const LinksLoading = links('loading');
export const LinksListed = links('shown', {
  data: authSessionsExamples.getSignInLinks[200].used.data,
});
export const NoLinks = links('empty', { data: { rows: [] } });
export const LinksFailed = links('failed', { failure: lost });
