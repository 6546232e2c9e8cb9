import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { DraftsActor } from './drafts-actor.ts';

/** Asks for a confirmation before removing unsaved text, and reports failures. */
export function DraftRemovalDialog({ actor }: { actor: DraftsActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { chosen } = snapshot.context;
  const isSaved = Boolean(chosen?.postUID);
  const isFailed = snapshot.matches('removeFailed');
  const isBusy = snapshot.matches('removing');
  const cancel = () => actor.send({ type: 'removal.cancelled' });
  return (
    <Dialog
      open={snapshot.matches('confirming') || isBusy || isFailed}
      onClose={cancel}
      title={<RemovalTitle isSaved={isSaved} />}
      footer={
        <Row justifyContent="flex-end">
          <Button kind="secondary" onClick={cancel}>
            <FormattedMessage id="posts.delete.cancel" defaultMessage="Keep it" />
          </Button>
          <Button
            kind="danger"
            busy={isBusy}
            onClick={() => actor.send({ type: 'removal.confirmed' })}
          >
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
            defaultMessage="We couldn't remove it. It's still on this device."
          />
        </Text>
      ) : (
        <Text muted>
          <RemovalEffect isSaved={isSaved} />
        </Text>
      )}
    </Dialog>
  );
}

/** For a saved post only the changes on this device are removed. */
type RemovalProps = { isSaved: boolean };

function RemovalTitle({ isSaved }: RemovalProps) {
  return isSaved ? (
    <FormattedMessage id="posts.device.discard-title" defaultMessage="Remove these changes?" />
  ) : (
    <FormattedMessage id="posts.device.remove-title" defaultMessage="Remove this draft?" />
  );
}

function RemovalEffect({ isSaved }: RemovalProps) {
  return isSaved ? (
    <FormattedMessage
      id="posts.device.discard-explanation"
      defaultMessage="The post stays as last saved. Changes you made after that will be lost."
    />
  ) : (
    <FormattedMessage
      id="posts.device.remove-explanation"
      defaultMessage="It isn't saved anywhere else. You can't get it back."
    />
  );
}
