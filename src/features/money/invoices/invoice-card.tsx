import { useSelector } from '@xstate/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Invoice, invoiceAcceptanceMachine } from '#machines/flow/money/invoice-acceptance.ts';
import { DateTime, Month } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { InvoiceAmounts } from './invoice-amounts.tsx';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';
import { PdfLink } from './pdf-link.tsx';

export type AcceptanceActor = ActorRefFrom<typeof invoiceAcceptanceMachine>;
type Props = {
  invoice: Invoice;
  acceptance: AcceptanceActor;
  /** Names the creator when there are several. */
  withName?: boolean;
};

/** One invoice: its month, status, amounts and document. */
export function InvoiceCard({ invoice, acceptance, withName = false }: Props) {
  const { invoiceId, number, month, invoiceState, amounts, name } = invoice;
  const request = { type: 'acceptance.requested', invoice, key: '' } as const;
  const canAccept = useSelector(acceptance, (current) => current.can(request));
  const titleId = `invoice-${invoiceId}`;
  return (
    <Card as="article" aria-labelledby={titleId} gap="3">
      <Row justifyContent="space-between" alignItems="baseline" columnGap="4">
        <Heading as="h2" size="sm" id={titleId}>
          <Month month={month} />
        </Heading>
        <InvoiceStateBadge state={invoiceState} />
      </Row>
      <Stack gap="0">
        {withName && name && (
          <Text fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Text>
        )}
        <Text size="sm" muted overflowWrap="anywhere">
          <InvoiceNumber invoice={invoice} number={number} />
        </Text>
        <InvoiceOutcome invoice={invoice} />
      </Stack>
      <InvoiceAmounts amounts={amounts} />
      <Row gap="3">
        {canAccept && (
          <Button
            onClick={() => acceptance.send({ ...request, key: crypto.randomUUID() })}
            width={{ base: 'full', sm: 'auto' }}
          >
            <FormattedMessage
              id="money.invoice.look"
              defaultMessage="Review and accept"
              description="Button of an invoice"
            />
            <VisuallyHidden> {number}</VisuallyHidden>
          </Button>
        )}
        <PdfLink url={invoice.pdfUrl} number={number}>
          <FormattedMessage id="money.invoice.pdf" defaultMessage="Invoice (PDF)" />
        </PdfLink>
        {invoice.creditNote && invoice.creditNoteUrl && (
          <PdfLink url={invoice.creditNoteUrl} number={invoice.creditNote.number}>
            <FormattedMessage id="money.invoice.credit-note" defaultMessage="Credit note (PDF)" />
          </PdfLink>
        )}
      </Row>
    </Card>
  );
}

function InvoiceNumber({ invoice, number }: { invoice: Invoice; number: string }) {
  return (
    <FormattedMessage
      id="money.invoice.numbered"
      defaultMessage="No. {number}, issued on {day}"
      description="An invoice: No. 2627/000001/001, issued on 3 Nov 2026"
      values={{
        number: <bdi>{number}</bdi>,
        day: <FormattedDate value={invoice.issuedOn} dateStyle="medium" timeZone="UTC" />,
      }}
    />
  );
}

/** What happened to it, and when. */
function InvoiceOutcome({ invoice }: { invoice: Invoice }) {
  const { acceptedAt, paidAt, paymentReference, creditNote } = invoice;
  if (creditNote) {
    return (
      <Text size="sm">
        <FormattedMessage
          id="money.invoice.cancelled"
          defaultMessage="Cancelled: {reason}. These earnings will be on the next invoice."
          values={{ reason: <bdi dir="auto">{creditNote.reason.replace(/[.।۔]$/u, '')}</bdi> }}
        />
      </Text>
    );
  }
  if (paidAt) {
    return (
      <Text size="sm">
        <FormattedMessage
          id="money.invoice.paid-on"
          defaultMessage="Paid on {time}. Bank reference: {reference}"
          values={{
            time: <DateTime time={paidAt} />,
            reference: <bdi>{paymentReference ?? '–'}</bdi>,
          }}
        />
      </Text>
    );
  }
  if (!acceptedAt) return null;
  return (
    <Text size="sm">
      <FormattedMessage
        id="money.invoice.accepted-on"
        defaultMessage="Accepted on {time}. We're processing the payment."
        values={{ time: <DateTime time={acceptedAt} /> }}
      />
    </Text>
  );
}
