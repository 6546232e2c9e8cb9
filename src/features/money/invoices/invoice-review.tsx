import { FormattedMessage } from 'react-intl';
import type { Invoice } from '#machines/flow/money/invoice-acceptance.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Money, Month, Num } from '#src/ui/data/formatted-values.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, TextLink } from '#src/ui/layout/text.tsx';
import { InvoiceAmounts } from './invoice-amounts.tsx';
import { usePdfDownload } from './use-pdf-download.tsx';

const Lines = chakra('dl', { base: { display: 'flex', flexDirection: 'column' } });

/**
 * Everything that is accepted: what for, how much, to which account, and what it means (WCAG
 * 3.3.4).
 */
export function InvoiceReview({ invoice }: { invoice: Invoice }) {
  const { number, month, amounts, pdfUrl } = invoice;
  const { link, isBusy, errorMessage } = usePdfDownload(pdfUrl, number);
  return (
    <Stack gap="4">
      <Text>
        <FormattedMessage
          id="money.review.which"
          defaultMessage="Invoice {number} for {month}. <pdf>Open PDF</pdf>"
          values={{
            number: <bdi>{number}</bdi>,
            month: <Month month={month} />,
            pdf: (parts) => <TextLink {...link}>{parts}</TextLink>,
          }}
        />{' '}
        {isBusy && <Spinner />}
      </Text>
      {errorMessage}
      <InvoiceAmounts amounts={amounts} />
      <Account account={invoice.account} />
      <Text size="sm" muted>
        <FormattedMessage
          id="money.review.meaning"
          defaultMessage="This invoice is issued in your name. After you accept it, it can't be changed. If something is wrong, don't accept it. Contact us instead."
        />
      </Text>
      <InvoiceLines lines={invoice.lines} />
    </Stack>
  );
}

function InvoiceLines({ lines }: Pick<Invoice, 'lines'>) {
  return (
    <Stack gap="1">
      <Heading as="h3" size="sm" fontSize="md">
        <FormattedMessage id="money.month.for" defaultMessage="Details" />
      </Heading>
      <Lines>
        {lines.map(({ month, format, kind, count, paisePerThousand, paise }) => (
          <Row
            key={`${month} ${format} ${kind} ${paisePerThousand}`}
            justifyContent="space-between"
            alignItems="baseline"
            columnGap="4"
            rowGap="0"
            paddingBlock="1"
            borderBlockStartWidth="1px"
            borderColor="line"
          >
            <Text as="dt" size="sm">
              <FormattedMessage
                id="money.review.line"
                defaultMessage="{format}, {month}: {count} {kind} at {rate} per 1,000"
                description="Article, October 2026: 2,10,600 Views at ₹40.00 for 1,000"
                values={{
                  format: <FormattedMessage {...formatNames[format]} />,
                  month: <Month month={month} />,
                  count: <Num value={count} />,
                  kind: <FormattedMessage {...engagementNames[kind]} />,
                  rate: <Money paise={paisePerThousand} />,
                }}
              />
            </Text>
            <Text as="dd" size="sm" marginInlineStart="auto">
              <Money paise={paise} />
            </Text>
          </Row>
        ))}
      </Lines>
    </Stack>
  );
}

function Account({ account }: Pick<Invoice, 'account'>) {
  const { accountHolder, accountNumber, ifsc, pan } = account;
  return (
    <Stack gap="1">
      <Heading as="h3" size="sm" fontSize="md">
        <FormattedMessage id="money.review.account" defaultMessage="Paid to" />
      </Heading>
      <Text>
        <bdi>{accountHolder}</bdi>
      </Text>
      <Text size="sm" muted overflowWrap="anywhere">
        <FormattedMessage
          id="money.review.account-numbers"
          defaultMessage="Account {account} · IFSC {ifsc} · PAN {pan}"
          values={{
            account: <bdi>{accountNumber}</bdi>,
            ifsc: <bdi>{ifsc}</bdi>,
            pan: <bdi>{pan}</bdi>,
          }}
        />
      </Text>
    </Stack>
  );
}
