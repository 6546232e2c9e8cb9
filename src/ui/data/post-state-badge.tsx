import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { PostState } from '#domain/post/post-states.ts';
import { stateTones } from '#domain/post/state-tones.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';

export const postStateTexts: Record<PostState, MessageDescriptor> = defineMessages({
  CREATED: { id: 'posts.state.created', defaultMessage: 'Created' },
  DRAFT: { id: 'posts.state.draft', defaultMessage: 'Draft' },
  SUBMITTED: { id: 'posts.state.submitted', defaultMessage: 'Draft' },
  SUBMITTED_FOR_DHPUBLISH_REVIEW: { id: 'posts.state.in-review', defaultMessage: 'In Review' },
  SCHEDULED: { id: 'posts.state.scheduled', defaultMessage: 'Scheduled' },
  PENDING: { id: 'posts.state.pending', defaultMessage: 'Publishing' },
  PUBLISHED: { id: 'posts.state.published', defaultMessage: 'Published' },
  PUBLISH_FAILED: { id: 'posts.state.publish-failed', defaultMessage: 'Publish failed' },
  UNPUBLISHED: { id: 'posts.state.unpublished', defaultMessage: 'Unpublished' },
  SENSITIVE: { id: 'posts.state.sensitive', defaultMessage: 'Published, sensitive' },
  UNDER_REVIEW: { id: 'posts.state.under-review', defaultMessage: 'Published, under review' },
  SUSPENDED: { id: 'posts.state.suspended', defaultMessage: 'Reject' },
  REJECTED: { id: 'posts.state.rejected', defaultMessage: 'Rejected' },
  PERMANENTLY_REJECTED: { id: 'posts.state.permanently-rejected', defaultMessage: 'Rejected' },
});

/** The state of a post in a word, in its colour (spec point 3). */
export function PostStateBadge({ state }: { state: PostState }) {
  return (
    <StatusBadge tone={stateTones[state]}>
      <FormattedMessage {...postStateTexts[state]} />
    </StatusBadge>
  );
}
