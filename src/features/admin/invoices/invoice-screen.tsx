import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { decideInvoice } from '#machines/lifecycle/invoice.ts';
import { RecordPage } from '#src/features/admin/records/index.ts';
import { InvoiceAmounts, PdfLink } from '#src/features/money/index.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { InvoiceAccount } from './invoice-account.tsx';
import { InvoiceActionDialog } from './invoice-action-dialog.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import type { Invoice, InvoiceAction, invoiceMachine } from './invoice-machines.ts';
import { invoicePaths } from './invoice-paths.ts';
import { InvoiceValues } from './invoice-values.tsx';

type Props = {
  actor: ActorRefFrom<typeof invoiceMachine>;
  /** Whether this member of staff may open creators and their account numbers. */
  mayReadCreators: boolean;
  /** Draws what staff did with the invoice. */
  history: (invoice: Invoice) => ReactNode;
};

/** One invoice: what it says, and what staff can do with it. */
export function InvoiceScreen({ actor, mayReadCreators, history }: Props) {
  const request = (kind: InvoiceAction['kind'], invoice: Invoice) =>
    actor.send({ type: 'action.requested', action: { kind, invoice } });
  return (
    <RecordPage
      actor={actor}
      back={{
        href: invoicePaths.list,
        label: <FormattedMessage id="invoices.back" defaultMessage="All invoices" />,
      }}
      title={(invoice) =>
        invoice ? (
          <FormattedMessage
            id="invoices.numbered"
            defaultMessage="Invoice {number}"
            values={{ number: <bdi dir="ltr">{invoice.number}</bdi> }}
          />
        ) : (
          <FormattedMessage id="invoices.one" defaultMessage="Invoice" />
        )
      }
      actions={(invoice) => (
        <InvoiceActions invoice={invoice} onRequest={(kind) => request(kind, invoice)} />
      )}
      dialog={<InvoiceActionDialog actor={actor} />}
    >
      {(invoice) => (
        <>
          <InvoiceCards
            invoice={invoice}
            mayReadCreators={mayReadCreators}
            onOpenAccount={() => request('open', invoice)}
          />
          <InvoiceLines lines={invoice.lines} />
          {history(invoice)}
        </>
      )}
    </RecordPage>
  );
}

type CardsProps = { invoice: Invoice; mayReadCreators: boolean; onOpenAccount: () => void };

function InvoiceCards({ invoice, mayReadCreators, onOpenAccount }: CardsProps) {
  return (
    <Box
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
      <Stack gap="6">
        <Card>
          <InvoiceValues invoice={invoice} mayReadCreators={mayReadCreators} />
        </Card>
        <Card as="section" aria-labelledby="invoice-account">
          <Row justifyContent="space-between">
            <Heading as="h2" size="sm" id="invoice-account">
              <FormattedMessage id="invoices.account" defaultMessage="Account" />
            </Heading>
            {mayReadCreators && (
              <Button kind="secondary" size="sm" onClick={onOpenAccount}>
                <FormattedMessage
                  id="invoices.open"
                  defaultMessage="Show full numbers"
                  description="Button"
                />
              </Button>
            )}
          </Row>
          <InvoiceAccount account={invoice.account} />
        </Card>
      </Stack>
      <Card as="section" aria-labelledby="invoice-amounts">
        <Heading as="h2" size="sm" id="invoice-amounts">
          <FormattedMessage id="invoices.amounts" defaultMessage="Amounts" />
        </Heading>
        <InvoiceAmounts
          amounts={invoice.amounts}
          payableName={<FormattedMessage id="invoices.payable" defaultMessage="Amount payable" />}
        />
      </Card>
    </Box>
  );
}

type ActionsProps = { invoice: Invoice; onRequest: (kind: InvoiceAction['kind']) => void };

/** What the lifecycle allows now. */
function InvoiceActions({ invoice, onRequest }: ActionsProps) {
  const { invoiceState, creditNote } = invoice;
  const canPay = decideInvoice(invoiceState, { type: 'pay', hasReference: true }).kind === 'moved';
  const canCancel =
    decideInvoice(invoiceState, { type: 'cancel', hasReason: true }).kind === 'moved';
  return (
    <>
      <PdfLink url={invoice.pdfUrl} number={invoice.number} size="sm">
        <FormattedMessage id="invoices.pdf" defaultMessage="Invoice (PDF)" />
      </PdfLink>
      {creditNote && invoice.creditNoteUrl && (
        <PdfLink url={invoice.creditNoteUrl} number={creditNote.number} size="sm">
          <FormattedMessage id="invoices.credit-note-pdf" defaultMessage="Credit note (PDF)" />
        </PdfLink>
      )}
      {canCancel && (
        <Button kind="secondary" size="sm" onClick={() => onRequest('cancel')}>
          <FormattedMessage
            id="invoices.cancel"
            defaultMessage="Cancel invoice…"
            description="Button"
          />
        </Button>
      )}
      {canPay && (
        <Button size="sm" onClick={() => onRequest('pay')}>
          <FormattedMessage
            id="invoices.pay"
            defaultMessage="Record payment…"
            description="Button"
          />
        </Button>
      )}
    </>
  );
}
