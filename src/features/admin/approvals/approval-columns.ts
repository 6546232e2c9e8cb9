import { useMemo } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import type { FileColumn } from '#src/features/admin/records/index.ts';
import type { ApprovalFilters, WorkApprovalRow } from '#src/features/review/index.ts';
import { exactTime } from '#src/ui/data/exact-time.tsx';

export const approvalStatusTexts: Record<ApprovalFilters['status'], MessageDescriptor> =
  defineMessages({
    pending: { id: 'staff.approvals.pending', defaultMessage: 'Pending' },
    approved: { id: 'staff.approvals.approved', defaultMessage: 'Approved' },
    rejected: { id: 'staff.approvals.rejected', defaultMessage: 'Rejected' },
  });

export const requestKindTexts: Record<'profile' | 'change', MessageDescriptor> = defineMessages({
  profile: { id: 'staff.approvals.profile', defaultMessage: 'Profile' },
  change: {
    id: 'staff.approvals.change',
    defaultMessage: 'New name, handle or photo',
    description: 'In a list: an approved creator asks for another one',
  },
});

/** The columns of the file of profiles that wait for a decision, or were decided. */
export function useApprovalColumns({
  status,
}: ApprovalFilters): readonly FileColumn<WorkApprovalRow>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        header: intl.formatMessage({ id: 'staff.approvals.creator', defaultMessage: 'Creator' }),
        text: ({ name }) => name ?? '',
      },
      {
        header: intl.formatMessage({ id: 'staff.approvals.handle', defaultMessage: 'Handle' }),
        text: ({ handle }) => handle ?? '',
      },
      {
        header: intl.formatMessage({
          id: 'staff.approvals.languages',
          defaultMessage: 'Languages',
        }),
        text: ({ languages }) => languages.map(nativeLanguageName).join(', '),
      },
      {
        header: intl.formatMessage({ id: 'staff.approvals.type', defaultMessage: 'Creator type' }),
        text: ({ creatorType }) => creatorType ?? '',
      },
      {
        header: intl.formatMessage({
          id: 'staff.approvals.kind',
          defaultMessage: 'Request',
          description: 'Header of a column: what a creator wants to have approved',
        }),
        text: ({ kind = 'profile' }) => intl.formatMessage(requestKindTexts[kind]),
      },
      {
        // A row has the status of the profile; the list that of what it was found for.
        header: intl.formatMessage({ id: 'staff.approvals.status', defaultMessage: 'Status' }),
        text: () => intl.formatMessage(approvalStatusTexts[status]),
      },
      {
        header: intl.formatMessage({
          id: 'staff.approvals.submitted',
          defaultMessage: 'Submitted',
        }),
        text: ({ submittedAt }) => (submittedAt ? exactTime(submittedAt) : ''),
        isTime: true,
      },
    ],
    [intl, status],
  );
}
