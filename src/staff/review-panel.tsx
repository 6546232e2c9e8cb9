import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { rejectionReasonsFor } from '#domain/rejection-reasons.ts';
import type { reviewClaimMachine } from '#machines/flow/review-claim.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import type { postHistoryMachine } from '#src/reader/history-machine.ts';
import { ReaderPost } from '#src/reader/index.ts';
import { PostHistory } from '#src/reader/post-history.tsx';
import { Card } from '#src/ui/card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Heading } from '#src/ui/text.tsx';
import { ClaimNote } from './claim-note.tsx';
import { Decided } from './decided.tsx';
import { DecisionPage } from './decision-page.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import type { Post, postDecisionMachine } from './live-machines.ts';
import { Measures } from './measures.tsx';

export type ReviewActors = {
  decision: ActorRefFrom<typeof postDecisionMachine>;
  claim: ActorRefFrom<typeof reviewClaimMachine>;
  history: ActorRefFrom<typeof postHistoryMachine>;
};

const canDecide = (post: Post) => post.actions.includes('publish') || post.actions.includes('reject');

/** One post as a moderator has it in hand: who else looks at it, the post, the decision, the measures, what was before. */
export function ReviewPanel({ decision, claim, history }: ReviewActors) {
  const post = useSelector(decision, (current) => current.context.subject);
  const isRefusing = useSelector(decision, (current) => current.hasTag('refusing'));
  const isOthers = useSelector(claim, (current) => current.hasTag('others'));
  return (
    <DecisionPage
      title={<FormattedMessage id="staff.post.title" defaultMessage="As a reader sees it" />}
      back={{
        href: '/app/review',
        label: <FormattedMessage id="staff.review.back" defaultMessage="Review queue" />,
      }}
    >
      <ClaimNote actor={claim} />
      <DecisionPanel
        actor={decision}
        show={(shown) => (
          <Card raised>
            <ReaderPost post={shown} isWhole />
          </Card>
        )}
        // Reasons that somebody has begun to give stay when the post is lost to another; the server refuses them.
        isOpen={(shown) => canDecide(shown) && (!isOthers || isRefusing)}
        canAccept={(shown) => shown.actions.includes('publish')}
        canRefuse={(shown) => shown.actions.includes('reject')}
        accept={<FormattedMessage id="staff.post.publish" defaultMessage="Publish" />}
        reasonsFor={(shown) => rejectionReasonsFor(shown.format)}
        showReason={(reason) => <RejectionReasonMessage reason={reason} />}
        canBePermanent
        after={<Decided next="/app/review" />}
      />
      {post && <Measures actor={decision} post={post} />}
      {post && (
        <Stack as="section" gap="3">
          <Heading as="h2" size="sm">
            <FormattedMessage id="staff.post.history" defaultMessage="What happened so far" />
          </Heading>
          <PostHistory actor={history} />
        </Stack>
      )}
    </DecisionPage>
  );
}
