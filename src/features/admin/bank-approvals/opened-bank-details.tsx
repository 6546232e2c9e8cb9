import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import {
  AccountHolder,
  AccountNumber,
  Address,
  Gstin,
  Ifsc,
  Pan,
} from '#src/i18n/bank-field-names.tsx';
import { BankRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { HistoryEntry } from '#src/ui/data/history-entry.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { BankDetails } from './bank-approval-machines.ts';
import { BankApprovalStatusBadge } from './bank-approval-status.tsx';

type Props = {
  bankDetails: BankDetails;
  /** Draws the proof that they are compared with. */
  proof: (file: NonNullable<BankDetails['details']>['proof']) => ReactNode;
};

/** Opened bank details beside the document that proves them. */
export function OpenedBankDetails({ bankDetails, proof }: Props) {
  const { details, status, submittedAt, payableFrom, history } = bankDetails;
  return (
    <Box
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
    >
      <Stack gap="6">
        <Card raised gap="5">
          <Row justifyContent="space-between">
            <BankApprovalStatusBadge status={status} />
            {submittedAt && (
              <Text size="sm" muted>
                <FormattedMessage
                  id="bank-approvals.submitted"
                  defaultMessage="Submitted {time}"
                  values={{ time: <DateTime time={submittedAt} /> }}
                />
              </Text>
            )}
          </Row>
          {details ? <AccountValues details={details} /> : <NothingSubmitted />}
          {payableFrom && (
            <Text size="sm" muted>
              <FormattedMessage
                id="bank-approvals.hold"
                defaultMessage="Nothing is paid to this account before {time}, because the details are new."
                values={{ time: <DateTime time={payableFrom} /> }}
              />
            </Text>
          )}
        </Card>
        {history.length > 0 && <Submissions history={history} />}
      </Stack>
      {details && proof(details.proof)}
    </Box>
  );
}

function AccountValues({ details }: { details: NonNullable<BankDetails['details']> }) {
  const { accountHolder, accountNumber, ifsc, pan, gstin, address } = details;
  return (
    <RecordValues narrow>
      <RecordValue name={<AccountHolder />}>
        <Compared dir="auto">{accountHolder}</Compared>
      </RecordValue>
      <RecordValue name={<AccountNumber />}>
        <Compared>{accountNumber}</Compared>
      </RecordValue>
      <RecordValue name={<Ifsc />}>
        <Compared>{ifsc}</Compared>
      </RecordValue>
      <RecordValue name={<Pan />}>
        <Compared>{pan}</Compared>
      </RecordValue>
      <RecordValue name={<Gstin />}>{gstin && <Compared>{gstin}</Compared>}</RecordValue>
      <RecordValue name={<Address />}>
        {address && <Compared dir="auto">{address}</Compared>}
      </RecordValue>
    </RecordValues>
  );
}

/** What is compared character by character: large, spaced, not translated. */
const Compared = ({ dir = 'ltr', children }: { dir?: 'ltr' | 'auto'; children: string }) => (
  <Box as="bdi" dir={dir} translate="no" fontWeight="semibold" letterSpacing="wide">
    {children}
  </Box>
);

const NothingSubmitted = () => (
  <Text muted>
    <FormattedMessage
      id="bank-approvals.nothing"
      defaultMessage="This creator hasn't submitted bank details."
    />
  </Text>
);

function Submissions({ history }: Pick<BankDetails, 'history'>) {
  return (
    <Card as="section" aria-labelledby="bank-submissions">
      <Heading as="h2" size="sm" id="bank-submissions">
        <FormattedMessage
          id="bank-approvals.submissions"
          defaultMessage="Submissions and decisions"
        />
      </Heading>
      <Stack as="ol" gap="2" listStyleType="none">
        {history.map((event) => (
          <HistoryEntry
            key={`${event.action}${event.at}`}
            {...event}
            by={null}
            what={<EventName action={event.action} />}
            ReasonMessage={BankRejectionReasonMessage}
          />
        ))}
      </Stack>
    </Card>
  );
}

function EventName({ action }: { action: BankDetails['history'][number]['action'] }) {
  switch (action) {
    case 'submitted':
      return (
        <FormattedMessage id="bank-approvals.event.submitted" defaultMessage="Sent for approval" />
      );
    case 'approved':
      return <FormattedMessage id="bank-approvals.approved" defaultMessage="Approved" />;
    case 'rejected':
      return <FormattedMessage id="bank-approvals.rejected" defaultMessage="Rejected" />;
  }
}
