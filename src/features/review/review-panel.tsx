import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { postReviewMachine } from '#machines/flow/review/post-review.ts';
import type { reviewClaimMachine } from '#machines/flow/review/review-claim.ts';
import { PostHistory, type postHistoryMachine } from '#src/features/posts/index.ts';
import { ReaderPost } from '#src/features/reader/index.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { PublishTimeNote } from '#src/ui/data/publish-time-note.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { DecisionMade, NextLink } from './decision-made.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FirstOpinionNotice } from './first-opinion-notice.tsx';
import type { Post, postDecisionMachine, reviewContextMachine } from './live-machines.ts';
import { ModerationActions } from './moderation-actions.tsx';
import { postReasons } from './reason-groups.tsx';
import { BesideOriginals } from './suspected-originals.tsx';

export type ReviewActors = {
  review: ActorRefFrom<typeof postReviewMachine>;
  decision: ActorRefFrom<typeof postDecisionMachine>;
  claim: ActorRefFrom<typeof reviewClaimMachine>;
  history: ActorRefFrom<typeof postHistoryMachine>;
  reviewContext: ActorRefFrom<typeof reviewContextMachine>;
};

type Props = ReviewActors & {
  /** The list, for the way on after a measure. */
  list: string;
};

const canDecide = (post: Post) =>
  post.actions.includes('publish') || post.actions.includes('reject');

/** Under which name an unsent rejection of a post is kept in this tab. */
export const postDraftKey = ({ postUID }: Pick<Post, 'postUID'>) => `post:${postUID}`;

/**
 * One post in review: who else looks at it, what another moderator thinks, the
 * post beside suspected originals, the decision, the measures, what was before.
 */
export function ReviewPanel(props: Props) {
  const { review, decision, claim, history, reviewContext, list } = props;
  const post = useSelector(decision, (current) => current.context.subject);
  const isRejecting = useSelector(decision, (current) => current.hasTag('rejecting'));
  const isOthers = useSelector(claim, (current) => current.hasTag('claimedByOther'));
  const known = useSelector(reviewContext, ({ context }) => context.data);
  const verdict = useSelector(decision, ({ context }) => context.request?.verdict.kind);
  const opinion = known?.firstOpinion;
  const originals = known?.duplicates ?? [];
  return (
    <Box width="full" maxWidth={originals.length > 0 ? 'page' : 'prose'}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="staff.post.title" defaultMessage="Preview" />
        </PageTitle>
        <ClaimNotice actor={claim} />
        {opinion && <FirstOpinionNotice opinion={opinion} />}
        {post?.publishAt && <PublishTimeNote state={post.state} publishAt={post.publishAt} />}
        <DecisionPanel
          actor={decision}
          renderSubject={(shown) => (
            <BesideOriginals post={shown} originals={originals}>
              <Card raised>
                <ReaderPost post={shown} isGalleryExpanded />
              </Card>
            </BesideOriginals>
          )}
          // Reasons that were entered stay when another moderator claims the post. The server
          // refuses them.
          isOpen={(shown) => canDecide(shown) && !opinion?.isMine && (!isOthers || isRejecting)}
          canAccept={(shown) => shown.actions.includes('publish')}
          canReject={(shown) => shown.actions.includes('reject')}
          acceptLabel={<FormattedMessage id="staff.post.publish" defaultMessage="Publish" />}
          reasonsFor={(shown) => postReasons(shown, known)}
          renderReason={(reason) => <RejectionReasonMessage reason={reason} />}
          canBePermanent
          canAskSecondOpinion={({ state }) =>
            state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW' && !opinion
          }
          draftKey={postDraftKey}
          after={
            verdict === 'moderation' ? (
              <DecisionMade next={list} />
            ) : (
              <Row>
                <NextLink to={list} />
              </Row>
            )
          }
        />
        {post && <ModerationActions review={review} actor={decision} post={post} />}
        {post && <History actor={history} />}
      </Stack>
    </Box>
  );
}

function History({ actor }: { actor: ReviewActors['history'] }) {
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="sm">
        <FormattedMessage id="staff.post.history" defaultMessage="History" />
      </Heading>
      <PostHistory actor={actor} />
    </Stack>
  );
}
