import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Row } from '#src/ui/layout.tsx';
import { RetryLabel } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';
import type { DraftsActor } from './device-drafts.tsx';

/** Asks before words go that nobody else has, and says when they could not be removed. */
export function DraftRemovalDialog({ actor }: { actor: DraftsActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { chosen } = snapshot.context;
  const isFailed = snapshot.matches('removeFailed');
  const isBusy = snapshot.matches('removing');
  const cancel = () => actor.send({ type: 'removal.cancelled' });
  return (
    <Dialog
      open={snapshot.matches('confirming') || isBusy || isFailed}
      onClose={cancel}
      title={
        chosen?.postUID ? (
          <FormattedMessage id="posts.device.discard-title" defaultMessage="Remove these changes?" />
        ) : (
          <FormattedMessage id="posts.device.remove-title" defaultMessage="Remove this draft?" />
        )
      }
      footer={
        <Row justifyContent="flex-end">
          <Button kind="secondary" onClick={cancel}>
            <FormattedMessage id="posts.delete.keep" defaultMessage="Keep it" />
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => actor.send({ type: 'removal.confirmed' })}>
            {isFailed ? (
              <RetryLabel />
            ) : (
              <FormattedMessage id="posts.device.remove" defaultMessage="Remove" />
            )}
          </Button>
        </Row>
      }
    >
      <Text fontWeight="bold" dir="auto">
        {chosen?.title}
      </Text>
      <Text muted lineClamp="3" dir="auto">
        {chosen?.excerpt}
      </Text>
      {isFailed ? (
        <Text role="alert">
          <FormattedMessage
            id="posts.device.remove-failed"
            defaultMessage="It could not be removed. It is still on this phone."
          />
        </Text>
      ) : (
        <Text muted>
          {chosen?.postUID ? (
            <FormattedMessage
              id="posts.device.discard-explanation"
              defaultMessage="The post stays as it was saved last. What you changed since then will be gone."
            />
          ) : (
            <FormattedMessage
              id="posts.device.remove-explanation"
              defaultMessage="It is nowhere but on this phone. It will be gone for good."
            />
          )}
        </Text>
      )}
    </Dialog>
  );
}
