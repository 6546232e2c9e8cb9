import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BankDetails } from '#machines/flow/bank/bank-details-submission.ts';
import {
  AccountHolder,
  AccountNumber,
  Address,
  Gstin,
  Ifsc,
  Pan,
  ProofName,
} from '#src/i18n/bank-field-names.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { ProofLink } from '../form/proof-link.tsx';

/** What the server has, numbers masked to their last four characters. */
export function SavedDetails({ details: { details } }: { details: BankDetails }) {
  if (!details) return null;
  return (
    <DetailsList>
      <DetailRow name={<AccountHolder />}>
        <bdi dir="auto">{details.accountHolder}</bdi>
      </DetailRow>
      <DetailRow name={<AccountNumber />}>
        <MaskedIdentifier value={details.accountNumber} />
      </DetailRow>
      <DetailRow name={<Ifsc />}>
        <IdentifierText value={details.ifsc} />
      </DetailRow>
      <DetailRow name={<Pan />}>
        <MaskedIdentifier value={details.pan} />
      </DetailRow>
      {details.gstin && (
        <DetailRow name={<Gstin />}>
          <MaskedIdentifier value={details.gstin} />
        </DetailRow>
      )}
      {details.address && (
        <DetailRow name={<Address />}>
          <bdi dir="auto">{details.address}</bdi>
        </DetailRow>
      )}
      <DetailRow name={<ProofName />}>
        <ProofLink proof={details.proof} />
      </DetailRow>
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

export function DetailRow({ name, children }: { name: ReactNode; children: ReactNode }) {
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
export function IdentifierText({ value }: { value: string }) {
  return (
    <Box as="bdi" dir="ltr" lang="en" letterSpacing="wide">
      {value}
    </Box>
  );
}

/** The dots are for the eyes. */
export function MaskedIdentifier({ value }: { value: string }) {
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
