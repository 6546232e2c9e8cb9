import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import type { Creator } from './creator-machines.ts';

type WorkApproval = Creator['workApproval'];

export const workApprovalTexts: Record<WorkApproval, MessageDescriptor> = defineMessages({
  none: { id: 'creators.approval.none', defaultMessage: 'Not submitted' },
  pending: { id: 'creators.approval.pending', defaultMessage: 'Pending' },
  approved: { id: 'creators.approval.approved', defaultMessage: 'Approved' },
  rejected: { id: 'creators.approval.rejected', defaultMessage: 'Rejected' },
});

const tones = {
  none: 'neutral',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const satisfies Record<WorkApproval, string>;

/** What staff decided on the profile. */
export const WorkApprovalBadge = ({ status }: { status: WorkApproval }) => (
  <StatusBadge tone={tones[status]}>
    <FormattedMessage {...workApprovalTexts[status]} />
  </StatusBadge>
);
