import { page } from 'vitest/browser';
import { AcceptanceDialog } from '#src/features/money/invoices/acceptance-dialog.tsx';
import { type AcceptanceActor, InvoiceCard } from '#src/features/money/invoices/invoice-card.tsx';
import { issuedInvoice } from '#test/factories/invoices.ts';
import samples from '#test/unit/machines/events/flow/money/invoice-acceptance.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

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
    'acceptance.requested': press(/^Review and accept/),
    'acceptance.confirmed': () => inDialog(/^(Accept invoice|Check again)$/).click(),
    'acceptance.dismissed': () => inDialog(/^(Not now|Done)$/).click(),
    // From the shell: the network or the session is back, or somebody signed out.
    'network.online': outside,
    'session.restored': outside,
    'signed.out': outside,
  },
  shows: {
    'invoice-acceptance.reviewing': () => inDialog('Accept invoice'),
    'invoice-acceptance.accepting': text('Action in progress...'),
    'invoice-acceptance.unknown': text("We don't know yet whether the invoice was accepted"),
    'invoice-acceptance.lookingUp': text('Action in progress...'),
    'invoice-acceptance.changedElsewhere': text(/This invoice was already accepted/),
    'invoice-acceptance.refused': () => page.getByRole('alert').filter({ hasText: /./ }),
    'invoice-acceptance.accepted': text(/You accepted invoice/),
    'invoice-acceptance.signInNeeded': () =>
      page.getByRole('dialog', { name: 'Accept this invoice?' }),
  },
});
