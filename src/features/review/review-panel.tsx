import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';
import type { reviewClaimMachine } from '#machines/flow/review/review-claim.ts';
import { PostHistory, type postHistoryMachine } from '#src/features/posts/index.ts';
import { ReaderPost } from '#src/features/reader/index.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { DecisionMade } from './decision-made.tsx';
import { DecisionPage } from './decision-page.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import type { Post, postDecisionMachine } from './live-machines.ts';
import { ModerationActions } from './moderation-actions.tsx';

export type ReviewActors = {
  decision: ActorRefFrom<typeof postDecisionMachine>;
  claim: ActorRefFrom<typeof reviewClaimMachine>;
  history: ActorRefFrom<typeof postHistoryMachine>;
};

const canDecide = (post: Post) =>
  post.actions.includes('publish') || post.actions.includes('reject');

/**
 * One post as a moderator has it in hand: who else looks at it, the post, the decision, the
 * measures, what was before.
 */
export function ReviewPanel({ decision, claim, history }: ReviewActors) {
  const post = useSelector(decision, (current) => current.context.subject);
  const isRejecting = useSelector(decision, (current) => current.hasTag('rejecting'));
  const isOthers = useSelector(claim, (current) => current.hasTag('claimedByOther'));
  return (
    <DecisionPage
      title={<FormattedMessage id="staff.post.title" defaultMessage="Preview" />}
      back={{
        href: '/app/review',
        label: <FormattedMessage id="staff.review.back" defaultMessage="Review queue" />,
      }}
    >
      <ClaimNotice actor={claim} />
      <DecisionPanel
        actor={decision}
        renderSubject={(shown) => (
          <Card raised>
            <ReaderPost post={shown} isGalleryExpanded />
          </Card>
        )}
        // Reasons that somebody has begun to give stay when the post is lost to another; the server
        // refuses them.
        isOpen={(shown) => canDecide(shown) && (!isOthers || isRejecting)}
        canAccept={(shown) => shown.actions.includes('publish')}
        canReject={(shown) => shown.actions.includes('reject')}
        acceptLabel={<FormattedMessage id="staff.post.publish" defaultMessage="Publish" />}
        reasonsFor={(shown) => rejectionReasonsFor(shown.format)}
        renderReason={(reason) => <RejectionReasonMessage reason={reason} />}
        canBePermanent
        after={<DecisionMade next="/app/review" />}
      />
      {post && <ModerationActions actor={decision} post={post} />}
      {post && (
        <Stack as="section" gap="3">
          <Heading as="h2" size="sm">
            <FormattedMessage id="staff.post.history" defaultMessage="History" />
          </Heading>
          <PostHistory actor={history} />
        </Stack>
      )}
    </DecisionPage>
  );
}
