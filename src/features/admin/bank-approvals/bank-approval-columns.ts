import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FileColumn } from '#src/features/admin/records/index.ts';
import { exactTime } from '#src/ui/data/exact-time.tsx';
import type { BankDetailsRow } from './bank-approval-machines.ts';
import { bankApprovalStatusTexts } from './bank-approval-status.tsx';

/** The columns of the file of bank approvals. It has nothing of the details themselves. */
export function useBankApprovalColumns(): readonly FileColumn<BankDetailsRow>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        header: intl.formatMessage({ id: 'bank-approvals.creator', defaultMessage: 'Creator' }),
        text: ({ name }) => name ?? '',
      },
      {
        header: intl.formatMessage({ id: 'bank-approvals.handle', defaultMessage: 'Handle' }),
        text: ({ handle }) => handle ?? '',
      },
      {
        header: intl.formatMessage({ id: 'bank-approvals.status', defaultMessage: 'Status' }),
        text: ({ status }) => intl.formatMessage(bankApprovalStatusTexts[status]),
      },
      {
        header: intl.formatMessage({
          id: 'bank-approvals.submitted-at',
          defaultMessage: 'Submitted',
        }),
        text: ({ submittedAt }) => exactTime(submittedAt),
        isTime: true,
      },
    ],
    [intl],
  );
}
