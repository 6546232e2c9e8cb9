import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { postActionMachine } from '#machines/flow/posts/post-action.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';

type Action = ActorRefFrom<typeof postActionMachine>;

/** Asks for a confirmation before deleting or taking down, and reports failures. */
export function PostActionDialog({ actor }: { actor: Action }) {
  const snapshot = useSelector(actor, (current) => current);
  const { intent, failure } = snapshot.context;
  const isFailed = snapshot.matches('failed');
  const messages = intent?.action === 'unpublish' ? unpublishMessages : deleteMessages;
  return (
    <ConfirmDialog
      open={snapshot.matches('confirming') || isFailed}
      isDangerous
      problem={isFailed && failure && <FailureMessage failure={failure} />}
      title={
        isFailed ? (
          <FormattedMessage id="posts.action.failed" defaultMessage="That didn't work" />
        ) : (
          <FormattedMessage {...messages.question} />
        )
      }
      confirm={<FormattedMessage {...messages.confirm} />}
      cancel={
        isFailed ? (
          <FormattedMessage id="posts.action.close" defaultMessage="Cancel" />
        ) : (
          <FormattedMessage {...messages.keep} />
        )
      }
      onConfirm={() => actor.send({ type: 'action.confirmed' })}
      onCancel={() => actor.send({ type: 'action.cancelled' })}
    >
      <Text fontWeight="bold" dir="auto">
        {intent?.post.title}
      </Text>
      <Text muted>
        <FormattedMessage {...messages.explanation} />
        {intent?.action === 'unpublish' &&
          intent.post.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW' && (
            <>
              {' '}
              <FormattedMessage
                id="posts.unpublish.edit"
                defaultMessage="Your edit that is in review becomes a draft again."
              />
            </>
          )}
      </Text>
    </ConfirmDialog>
  );
}

type DialogMessages = Record<'question' | 'explanation' | 'keep' | 'confirm', MessageDescriptor>;

const deleteMessages: DialogMessages = defineMessages({
  question: { id: 'posts.delete.title', defaultMessage: 'Delete this post?' },
  explanation: {
    id: 'posts.delete.explanation',
    defaultMessage:
      'It will be deleted permanently. If you may need it later, move it to the archive instead.',
  },
  keep: { id: 'posts.delete.cancel', defaultMessage: 'Keep it' },
  confirm: { id: 'posts.delete.confirm', defaultMessage: 'Delete' },
});

const unpublishMessages: DialogMessages = defineMessages({
  question: { id: 'posts.unpublish.title', defaultMessage: 'Unpublish this post?' },
  explanation: {
    id: 'posts.unpublish.explanation',
    defaultMessage:
      "Readers will no longer see it. You keep the post and its stats. To publish it again, you'll need to send it for review.",
  },
  keep: { id: 'posts.unpublish.cancel', defaultMessage: 'Keep it published' },
  confirm: { id: 'posts.unpublish.confirm', defaultMessage: 'Unpublish' },
});
