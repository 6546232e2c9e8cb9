import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ActionDialog, type ActionTexts } from '#src/features/admin/records/index.ts';
import { Money } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { InvoiceAccount } from './invoice-account.tsx';
import { CancellationForm, PaymentForm } from './invoice-action-forms.tsx';
import type { Invoice, InvoiceAction, invoiceMachine } from './invoice-machines.ts';

/** Asks before an invoice is paid, cancelled or opened, and shows opened numbers. */
export function InvoiceActionDialog({ actor }: { actor: ActorRefFrom<typeof invoiceMachine> }) {
  return (
    <ActionDialog
      actor={actor}
      texts={actionTexts}
      form={({ kind }, props) => {
        if (kind === 'pay') return <PaymentForm {...props} />;
        return kind === 'cancel' && <CancellationForm {...props} />;
      }}
      result={({ opened }, close) => opened && <OpenedAccount invoice={opened} onClose={close} />}
    />
  );
}

function OpenedAccount({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  return (
    <Stack gap="5">
      <FocusOnMount>
        <Text>
          <OpenedText invoice={invoice} />
        </Text>
      </FocusOnMount>
      <InvoiceAccount account={invoice.account} />
      <Row>
        <Button size="sm" onClick={onClose}>
          <FormattedMessage id="invoices.close" defaultMessage="Close" description="Button" />
        </Button>
      </Row>
    </Stack>
  );
}

/** What the numbers are for, by the state of the invoice. */
function OpenedText({ invoice: { invoiceState, amounts } }: { invoice: Invoice }) {
  const values = { amount: <Money paise={amounts.payable} /> };
  switch (invoiceState) {
    case 'PAID':
      return (
        <FormattedMessage
          id="invoices.opened-paid"
          defaultMessage="{amount} was paid to this account."
          values={values}
        />
      );
    case 'CANCELLED':
      return (
        <FormattedMessage
          id="invoices.opened-cancelled"
          defaultMessage="This invoice is cancelled. Don't pay to this account."
        />
      );
    default:
      return (
        <FormattedMessage
          id="invoices.opened"
          defaultMessage="{amount} is to be paid to this account."
          values={values}
        />
      );
  }
}

function actionTexts({ kind, invoice }: InvoiceAction): ActionTexts {
  const values = {
    name: <bdi>{invoice.name}</bdi>,
    number: <bdi dir="ltr">{invoice.number}</bdi>,
    amount: <Money paise={invoice.amounts.payable} />,
  };
  switch (kind) {
    case 'pay':
      return payTexts(values);
    case 'cancel':
      return cancelTexts(values);
    case 'open':
      return openTexts(values);
  }
}

const payTexts = (values: Record<string, ReactNode>): ActionTexts => ({
  title: (
    <FormattedMessage
      id="invoices.pay.title"
      defaultMessage="Record the payment of {amount}?"
      values={values}
    />
  ),
  effect: (
    <FormattedMessage
      id="invoices.pay.effect"
      defaultMessage="Invoice {number} of {name} becomes paid, and the creator sees the bank reference. This can't be undone. It doesn't start a transfer."
      values={values}
    />
  ),
  confirm: (
    <FormattedMessage
      id="invoices.pay.confirm"
      defaultMessage="Record payment"
      description="Button"
    />
  ),
});

const cancelTexts = (values: Record<string, ReactNode>): ActionTexts => ({
  title: (
    <FormattedMessage
      id="invoices.cancel.title"
      defaultMessage="Cancel invoice {number}?"
      values={values}
    />
  ),
  effect: (
    <FormattedMessage
      id="invoices.cancel.effect"
      defaultMessage="A credit note is issued to {name}. The amount is invoiced again with the next month. This can't be undone."
      values={values}
    />
  ),
  confirm: (
    <FormattedMessage
      id="invoices.cancel.confirm"
      defaultMessage="Cancel invoice"
      description="Button"
    />
  ),
  isDangerous: true,
});

const openTexts = (values: Record<string, ReactNode>): ActionTexts => ({
  title: (
    <FormattedMessage id="invoices.open.title" defaultMessage="Account of {name}" values={values} />
  ),
  effect: (
    <FormattedMessage
      id="invoices.open.effect"
      defaultMessage="The audit trail records who opens account and tax numbers. You may be asked to confirm that it's you."
    />
  ),
  confirm: (
    <FormattedMessage
      id="invoices.open.confirm"
      defaultMessage="Show numbers"
      description="Button"
    />
  ),
});
