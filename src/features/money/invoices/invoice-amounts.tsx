import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Invoice } from '#machines/flow/money/invoice-acceptance.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Money } from '#src/ui/data/formatted-values.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

const Amounts = chakra('dl', { base: { display: 'flex', flexDirection: 'column' } });

type LineProps = { name: ReactNode; paise: number; isSum?: boolean; isTakenOff?: boolean };

function Amount({ name, paise, isSum = false, isTakenOff: isDeduction = false }: LineProps) {
  return (
    <Row
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="4"
      rowGap="0"
      paddingBlock="1.5"
      {...(isSum && {
        borderBlockStartWidth: '1px',
        borderColor: 'line.strong',
        fontWeight: 'bold',
      })}
    >
      <Text as="dt">{name}</Text>
      <Text as="dd" marginInlineStart="auto">
        {isDeduction ? (
          <bdi>
            −<Money paise={paise} />
          </bdi>
        ) : (
          <Money paise={paise} />
        )}
      </Text>
    </Row>
  );
}

type Props = {
  amounts: Invoice['amounts'];
  /** For those who are not its creator. */
  payableName?: ReactNode;
};

const PaidToYou = () => (
  <FormattedMessage id="money.amount.payable" defaultMessage="Paid to your account" />
);

/** The amounts of an invoice: net, taxes, deductions and payment. Empty rows are left out. */
export function InvoiceAmounts({ amounts, payableName = <PaidToYou /> }: Props) {
  const { taxable, cgst, sgst, igst, total, withheld, payable } = amounts;
  return (
    <Amounts>
      <Amount
        name={<FormattedMessage id="money.amount.taxable" defaultMessage="Earnings" />}
        paise={taxable}
      />
      {cgst > 0 && (
        <Amount
          name={<FormattedMessage id="money.amount.cgst" defaultMessage="CGST" />}
          paise={cgst}
        />
      )}
      {sgst > 0 && (
        <Amount
          name={<FormattedMessage id="money.amount.sgst" defaultMessage="SGST" />}
          paise={sgst}
        />
      )}
      {igst > 0 && (
        <Amount
          name={<FormattedMessage id="money.amount.igst" defaultMessage="IGST" />}
          paise={igst}
        />
      )}
      {total !== taxable && (
        <Amount
          name={<FormattedMessage id="money.amount.total" defaultMessage="Invoice total" />}
          paise={total}
          isSum
        />
      )}
      <Amount
        name={<FormattedMessage id="money.amount.withheld" defaultMessage="Tax deducted (TDS)" />}
        paise={withheld}
        isTakenOff={withheld > 0}
      />
      <Amount name={payableName} paise={payable} isSum />
    </Amounts>
  );
}
