import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';
import type { ModerationAction, postReviewMachine } from '#machines/flow/review/post-review.ts';
import { SavedMessage } from '#src/features/admin/records/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { DetailsDialog } from './details/details-dialog.tsx';
import type { Post, postDecisionMachine } from './live-machines.ts';
import { reasonsInOneGroup } from './reason-groups.tsx';
import { RejectionForm } from './rejection-form.tsx';

type Actor = ActorRefFrom<typeof postDecisionMachine>;
type ReasonedAction = Exclude<ModerationAction, 'look-again'>;

const moderationActions: ModerationAction[] = [
  'unpublish',
  'suspend',
  'mark-sensitive',
  'look-again',
];

type ReviewActor = ActorRefFrom<typeof postReviewMachine>;
type Props = { review: ReviewActor; actor: Actor; post: Post };

/** What staff can do with the post, independent of the decision. */
export function ModerationActions({ review, actor, post }: Props) {
  const isOpen = useSelector(actor, (current) => current.matches('viewing'));
  const offered = moderationActions.filter((measure) => post.actions.includes(measure));
  const canCorrect = post.actions.includes('update-advance-meta');
  if (offered.length === 0 && !canCorrect) return null;
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="sm">
        <FormattedMessage id="staff.measures.title" defaultMessage="Moderation" />
      </Heading>
      <Row gap="3">
        {canCorrect && <CorrectButton review={review} disabled={!isOpen} />}
        {offered.map((measure) => (
          <Button
            key={measure}
            kind="secondary"
            size="sm"
            disabled={!isOpen}
            onClick={() => actor.send(actionEvent(measure))}
          >
            <FormattedMessage {...names[measure]} />
          </Button>
        ))}
      </Row>
      <Corrections review={review} />
      <ReasonsDialog actor={actor} post={post} />
    </Stack>
  );
}

const CorrectButton = ({ review, disabled }: { review: ReviewActor; disabled: boolean }) => (
  <Button
    kind="secondary"
    size="sm"
    disabled={disabled}
    onClick={() => review.send({ type: 'details.requested' })}
  >
    <FormattedMessage
      id="staff.details.open"
      defaultMessage="Correct details…"
      description="Button: opens a form with genre, location, language and hashtags of a post"
    />
  </Button>
);

/** The form for the details, and the news that they were saved. */
function Corrections({ review }: { review: ReviewActor }) {
  const details = useSelector(review, ({ children }) => children.details);
  const isCorrected = useSelector(review, ({ context }) => context.isCorrected);
  return (
    <>
      <Box role="status" css={{ '&:empty': { display: 'none' } }}>
        {isCorrected && (
          <Text size="sm" fontWeight="semibold">
            <SavedMessage />
          </Text>
        )}
      </Box>
      <DetailsDialog actor={details} onClose={() => review.send({ type: 'details.closed' })} />
    </>
  );
}

const actionEvent = (measure: ModerationAction) =>
  measure === 'look-again'
    ? ({ type: 'moderation.submitted', moderation: measure, key: crypto.randomUUID() } as const)
    : ({ type: 'moderation.requested', moderation: measure } as const);

function ReasonsDialog({ actor, post }: { actor: Actor; post: Post }) {
  const snapshot = useSelector(actor, (current) => current);
  const { moderation, failure, request } = snapshot.context;
  const isBusy = snapshot.matches('deciding');
  const isSending =
    isBusy && request?.verdict.kind === 'moderation' && request.verdict.reasons.length > 0;
  const isOpen = snapshot.matches('moderating') || isSending;
  const messages = actionMessages(moderation);
  const cancel = () => actor.send({ type: 'reject.cancelled' });
  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      width="wide"
      title={messages && <FormattedMessage {...messages.question} />}
    >
      <Stack gap="5">
        {messages && (
          <Text muted>
            <FormattedMessage {...messages.explanation} />
          </Text>
        )}
        <RejectionForm
          choice={reasonsInOneGroup(rejectionReasonsFor(post.format))}
          renderReason={(reason) => <RejectionReasonMessage reason={reason} />}
          busy={isBusy}
          canBePermanent={false}
          failure={
            failure && (
              <Banner tone="danger">
                <FailureMessage failure={failure} />
              </Banner>
            )
          }
          submit={messages && <FormattedMessage {...messages.submit} />}
          onCancel={cancel}
          onSubmit={(refusal) =>
            actor.send({ type: 'reject.submitted', ...refusal, key: crypto.randomUUID() })
          }
        />
      </Stack>
    </Dialog>
  );
}

const names: Record<ModerationAction, MessageDescriptor> = defineMessages({
  unpublish: { id: 'staff.measures.unpublish', defaultMessage: 'Unpublish…' },
  suspend: { id: 'staff.measures.suspend', defaultMessage: 'Suspend…' },
  'mark-sensitive': { id: 'staff.measures.mark-sensitive', defaultMessage: 'Mark as sensitive…' },
  'look-again': { id: 'staff.measures.look-again', defaultMessage: 'Review again' },
});

type ActionMessages = Record<'question' | 'explanation' | 'submit', MessageDescriptor>;

const unpublishMessages: ActionMessages = defineMessages({
  question: { id: 'staff.take-down.title', defaultMessage: 'Reason for unpublishing' },
  explanation: {
    id: 'staff.take-down.explanation',
    defaultMessage:
      'Readers will no longer see it. The creator can fix it and send it again. An edit that is in review stays in review.',
  },
  submit: { id: 'staff.take-down.submit', defaultMessage: 'Unpublish' },
});
const suspendMessages: ActionMessages = defineMessages({
  question: { id: 'staff.suspend.title', defaultMessage: 'Reason for suspension' },
  explanation: {
    id: 'staff.suspend.explanation',
    defaultMessage:
      "Use this when a post breaks our rules. Readers will no longer see it, and the creator can't edit it. An edit that is in review stays in review.",
  },
  submit: { id: 'staff.suspend.submit', defaultMessage: 'Suspend' },
});
const sensitiveMessages: ActionMessages = defineMessages({
  question: { id: 'staff.sensitive.title', defaultMessage: 'Reason for the warning' },
  explanation: {
    id: 'staff.sensitive.explanation',
    defaultMessage: 'Readers can still see it after a warning.',
  },
  submit: { id: 'staff.sensitive.submit', defaultMessage: 'Mark as sensitive' },
});

const messages: Record<ReasonedAction, ActionMessages> = {
  unpublish: unpublishMessages,
  suspend: suspendMessages,
  'mark-sensitive': sensitiveMessages,
};

const actionMessages = (measure: ModerationAction | null) =>
  measure === null || measure === 'look-again' ? undefined : messages[measure];
