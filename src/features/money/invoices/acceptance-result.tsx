import { FormattedMessage } from 'react-intl';
import type { Invoice } from '#machines/flow/money/invoice-acceptance.ts';
import { Money } from '#src/ui/data/formatted-values.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';

/** It is accepted, and what follows. */
export function AcceptedMessage({ invoice }: { invoice: Invoice }) {
  const { number, amounts, account } = invoice;
  return (
    <Text>
      <FormattedMessage
        id="money.accept.done-hint"
        defaultMessage="You accepted invoice {number}. We'll pay {amount} to account {account}."
        values={{
          number: <bdi>{number}</bdi>,
          amount: <Money paise={amounts.payable} />,
          account: <bdi>{account.accountNumber}</bdi>,
        }}
      />
    </Text>
  );
}

/** The current status; it was not accepted here. */
export function StateChangedMessage({ invoice }: { invoice: Invoice }) {
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
            defaultMessage="This invoice was cancelled, so you can't accept it. These earnings will be on the next invoice."
          />
        ) : (
          <FormattedMessage
            id="money.accept.elsewhere"
            defaultMessage="This invoice was already accepted, here or on another device. There is nothing left to do."
          />
        )}
      </Text>
    </Stack>
  );
}
