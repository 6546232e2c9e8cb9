import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { postActionMachine } from '#machines/flow/post-action.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Row } from '#src/ui/layout.tsx';
import { RetryLabel } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';

type Action = ActorRefFrom<typeof postActionMachine>;

/** Asks before a post is deleted or taken down, and says when something could not be done. */
export function ActionDialog({ actor }: { actor: Action }) {
  const snapshot = useSelector(actor, (current) => current);
  const { intent, failure } = snapshot.context;
  const isFailed = snapshot.matches('failed');
  const isOpen = snapshot.matches('confirming') || isFailed;
  const ask = intent?.action === 'unpublish' ? takeDownWords : deletionWords;
  return (
    <Dialog
      open={isOpen}
      onClose={() => actor.send({ type: 'action.cancelled' })}
      title={
        isFailed ? (
          <FormattedMessage id="posts.action.failed" defaultMessage="That did not work" />
        ) : (
          <FormattedMessage {...ask.question} />
        )
      }
      footer={
        <Row justifyContent="flex-end">
          <Button kind="secondary" onClick={() => actor.send({ type: 'action.cancelled' })}>
            {isFailed ? (
              <FormattedMessage id="posts.action.leave" defaultMessage="Leave it as it is" />
            ) : (
              <FormattedMessage {...ask.keep} />
            )}
          </Button>
          <Button kind="danger" onClick={() => actor.send({ type: 'action.confirmed' })}>
            {isFailed ? <RetryLabel /> : <FormattedMessage {...ask.confirm} />}
          </Button>
        </Row>
      }
    >
      <Text fontWeight="bold" dir="auto">
        {intent?.post.title}
      </Text>
      {isFailed && failure ? (
        <Text role="alert">
          <FailureMessage failure={failure} />
        </Text>
      ) : (
        <Text muted>
          <FormattedMessage {...ask.explanation} />
          {intent?.action === 'unpublish' && intent.post.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW' && (
            <>
              {' '}
              <FormattedMessage
                id="posts.take-down.edit"
                defaultMessage="Your change to it that is in review becomes a draft again."
              />
            </>
          )}
        </Text>
      )}
    </Dialog>
  );
}

type Words = Record<'question' | 'explanation' | 'keep' | 'confirm', MessageDescriptor>;

const deletionWords: Words = defineMessages({
  question: { id: 'posts.delete.title', defaultMessage: 'Delete this post?' },
  explanation: {
    id: 'posts.delete.explanation',
    defaultMessage: 'It will be gone for good. To put it away without losing it, move it to the archive.',
  },
  keep: { id: 'posts.delete.keep', defaultMessage: 'Keep it' },
  confirm: { id: 'posts.delete.confirm', defaultMessage: 'Delete' },
});

const takeDownWords: Words = defineMessages({
  question: { id: 'posts.take-down.title', defaultMessage: 'Take this post down?' },
  explanation: {
    id: 'posts.take-down.explanation',
    defaultMessage:
      'Readers will no longer see it. You keep the post and its figures; before readers see it again, it is reviewed again.',
  },
  keep: { id: 'posts.take-down.keep', defaultMessage: 'Leave it up' },
  confirm: { id: 'posts.take-down.confirm', defaultMessage: 'Take down' },
});
