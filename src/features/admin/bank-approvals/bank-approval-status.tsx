import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import type { BankDetails } from './bank-approval-machines.ts';

type Status = BankDetails['status'];

export const bankApprovalStatusTexts: Record<Status, MessageDescriptor> = defineMessages({
  none: { id: 'bank-approvals.none', defaultMessage: 'Not submitted' },
  pending: { id: 'bank-approvals.pending', defaultMessage: 'Pending' },
  approved: { id: 'bank-approvals.approved', defaultMessage: 'Approved' },
  rejected: { id: 'bank-approvals.rejected', defaultMessage: 'Rejected' },
});

const tones: Record<Status, Tone> = {
  none: 'neutral',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** What was decided about bank details. */
export const BankApprovalStatusBadge = ({ status }: { status: Status }) => (
  <StatusBadge tone={tones[status]}>
    <FormattedMessage {...bankApprovalStatusTexts[status]} />
  </StatusBadge>
);
