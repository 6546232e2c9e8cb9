import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { postActionMachine } from '#machines/flow/post-action.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';

/** Asks before a post is deleted, and says when something could not be done. */
export function ActionDialog({ actor }: { actor: ActorRefFrom<typeof postActionMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { intent, failure } = snapshot.context;
  const isFailed = snapshot.matches('failed');
  const isOpen = snapshot.matches('confirming') || isFailed;
  return (
    <Dialog
      open={isOpen}
      onClose={() => actor.send({ type: 'action.cancelled' })}
      title={
        isFailed ? (
          <FormattedMessage id="posts.action.failed" defaultMessage="That did not work" />
        ) : (
          <FormattedMessage id="posts.delete.title" defaultMessage="Delete this post?" />
        )
      }
      footer={
        <Row justifyContent="flex-end">
          <Button kind="secondary" onClick={() => actor.send({ type: 'action.cancelled' })}>
            {isFailed ? (
              <FormattedMessage id="posts.action.leave" defaultMessage="Leave it as it is" />
            ) : (
              <FormattedMessage id="posts.delete.keep" defaultMessage="Keep it" />
            )}
          </Button>
          <Button kind="danger" onClick={() => actor.send({ type: 'action.confirmed' })}>
            {isFailed ? (
              <FormattedMessage id="posts.list.retry" defaultMessage="Try again" />
            ) : (
              <FormattedMessage id="posts.delete.confirm" defaultMessage="Delete" />
            )}
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
          <FormattedMessage
            id="posts.delete.explanation"
            defaultMessage="It will be gone for good. To put it away without losing it, move it to the archive."
          />
        </Text>
      )}
    </Dialog>
  );
}
