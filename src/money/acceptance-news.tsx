import { FormattedMessage } from 'react-intl';
import type { Invoice } from '#machines/flow/invoice-acceptance.ts';
import { Money } from '#src/ui/amounts.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { InvoiceStateBadge } from './invoice-state.tsx';

/** It is accepted, and what follows. */
export function AcceptedNews({ invoice }: { invoice: Invoice }) {
  const { number, amounts, account } = invoice;
  return (
    <Text>
      <FormattedMessage
        id="money.accept.done-hint"
        defaultMessage="You accepted invoice {number}. {amount} will be paid to the account {account}."
        values={{
          number: <bdi>{number}</bdi>,
          amount: <Money paise={amounts.payable} />,
          account: <bdi>{account.accountNumber}</bdi>,
        }}
      />
    </Text>
  );
}

/** How it stands now; it was not accepted here. */
export function MovedOnNews({ invoice }: { invoice: Invoice }) {
  const { number, invoiceState } = invoice;
  return (
    <Stack gap="3">
      <Row gap="3">
        <Text fontWeight="semibold">
          <bdi>{number}</bdi>
        </Text>
        <InvoiceStateBadge state={invoiceState} />
      </Row>
      <Text>
        {invoiceState === 'CANCELLED' ? (
          <FormattedMessage
            id="money.accept.cancelled"
            defaultMessage="It was taken back and cannot be accepted. What it was for comes with the next invoice."
          />
        ) : (
          <FormattedMessage
            id="money.accept.elsewhere"
            defaultMessage="It was accepted before, here or on another device. There is nothing left to do."
          />
        )}
      </Text>
    </Stack>
  );
}
