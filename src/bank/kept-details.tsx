import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BankDetails } from '#machines/flow/bank-submission.ts';
import { Box, Stack } from '#src/ui/layout.tsx';
import { Text, VisuallyHidden } from '#src/ui/text.tsx';
import { AccountHolder, AccountNumber, Address, Gstin, Ifsc, Pan, ProofName } from './field-names.tsx';
import { ProofLink } from './proof-link.tsx';

/** What the server has, numbers masked to their last four characters. */
export function KeptDetails({ details: { details } }: { details: BankDetails }) {
  if (!details) return null;
  return (
    <DetailsList>
      <Detail name={<AccountHolder />}>
        <bdi dir="auto">{details.accountHolder}</bdi>
      </Detail>
      <Detail name={<AccountNumber />}>
        <Masked value={details.accountNumber} />
      </Detail>
      <Detail name={<Ifsc />}>
        <Code value={details.ifsc} />
      </Detail>
      <Detail name={<Pan />}>
        <Masked value={details.pan} />
      </Detail>
      {details.gstin && (
        <Detail name={<Gstin />}>
          <Masked value={details.gstin} />
        </Detail>
      )}
      {details.address && (
        <Detail name={<Address />}>
          <bdi dir="auto">{details.address}</bdi>
        </Detail>
      )}
      <Detail name={<ProofName />}>
        <ProofLink proof={details.proof} />
      </Detail>
    </DetailsList>
  );
}

/** Names and values below each other; two columns where there is room. */
export function DetailsList({ children }: { children: ReactNode }) {
  return (
    <Stack as="dl" gap="0" borderWidth="1px" borderColor="line" borderRadius="md">
      {children}
    </Stack>
  );
}

export function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
      columnGap="4"
      paddingInline="4"
      paddingBlock="3"
      css={{ '& + div': { borderBlockStartWidth: '1px', borderColor: 'line' } }}
    >
      <Text as="dt" size="sm" muted>
        {name}
      </Text>
      <Box as="dd" fontWeight="semibold" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  );
}

/** Letters and digits that run from left to right in every language. */
export function Code({ value }: { value: string }) {
  return (
    <Box as="bdi" dir="ltr" lang="en" letterSpacing="wide">
      {value}
    </Box>
  );
}

/** The dots are for the eyes. */
export function Masked({ value }: { value: string }) {
  return (
    <>
      <Box as="bdi" dir="ltr" lang="en" letterSpacing="wide" aria-hidden="true">
        {value}
      </Box>
      <VisuallyHidden>
        <FormattedMessage
          id="bank.masked"
          defaultMessage="ends in {last}"
          description="A masked number, for screen readers"
          values={{ last: value.slice(-4) }}
        />
      </VisuallyHidden>
    </>
  );
}
