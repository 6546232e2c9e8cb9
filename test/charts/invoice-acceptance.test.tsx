import { page } from 'vitest/browser';
import { AcceptanceDialog } from '#src/money/acceptance-dialog.tsx';
import { type AcceptanceActor, InvoiceCard } from '#src/money/invoice-card.tsx';
import samples from '../unit/machines/events/invoice-acceptance.ts';
import { issuedInvoice } from '../unit/machines/invoices.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const inDialog = (name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

function Screen({ actor }: { actor: AcceptanceActor }) {
  return (
    <>
      <InvoiceCard invoice={issuedInvoice} acceptance={actor} />
      <AcceptanceDialog actor={actor} />
    </>
  );
}

walkChart({
  samples,
  Screen,
  gestures: {
    'acceptance.requested': press(/^Look at it and accept/),
    'acceptance.confirmed': () => inDialog(/^(Accept invoice|Ask again)$/).click(),
    'acceptance.dismissed': () => inDialog(/^(Not now|Done)$/).click(),
    // The shell tells: the network or the session is back, or somebody signed out.
    'network.online': outside,
    'session.restored': outside,
    'signed.out': outside,
  },
  shows: {
    'invoice-acceptance.reviewing': () => inDialog('Accept invoice'),
    'invoice-acceptance.accepting': text('Action in progress...'),
    'invoice-acceptance.unknown': text('We do not know yet whether it was accepted'),
    'invoice-acceptance.lookingUp': text('Action in progress...'),
    'invoice-acceptance.movedOn': text(/It was accepted before/),
    'invoice-acceptance.refused': () => page.getByRole('alert').filter({ hasText: /./ }),
    'invoice-acceptance.accepted': text(/You accepted invoice/),
    'invoice-acceptance.signInNeeded': () => page.getByRole('dialog', { name: 'Accept this invoice?' }),
  },
});
