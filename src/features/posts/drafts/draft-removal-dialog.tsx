import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#src/ui/layout/text.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import type { DraftsActor } from './drafts-actor.ts';

/** Asks for a confirmation before removing unsaved text, and reports failures. */
export function DraftRemovalDialog({ actor }: { actor: DraftsActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { chosen } = snapshot.context;
  const isSaved = Boolean(chosen?.postUID);
  const isFailed = snapshot.matches('removeFailed');
  const isBusy = snapshot.matches('removing');
  return (
    <ConfirmDialog
      open={snapshot.matches('confirming') || isBusy || isFailed}
      isDangerous
      isBusy={isBusy}
      problem={
        isFailed && (
          <FormattedMessage
            id="posts.device.remove-failed"
            defaultMessage="We couldn't remove it. It's still on this device."
          />
        )
      }
      title={<RemovalTitle isSaved={isSaved} />}
      confirm={<FormattedMessage id="posts.device.remove" defaultMessage="Remove" />}
      cancel={<FormattedMessage id="posts.delete.cancel" defaultMessage="Keep it" />}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
    >
      <Text fontWeight="bold" dir="auto">
        {chosen?.title}
      </Text>
      <Text muted lineClamp="3" dir="auto">
        {chosen?.excerpt}
      </Text>
      <Text muted>
        <RemovalEffect isSaved={isSaved} />
      </Text>
    </ConfirmDialog>
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
