import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { LoadingPlaceholder } from '../loading-placeholder.tsx';
import { DetailsForm } from './details-form.tsx';
import type { DetailsActor } from './details-form-state.tsx';

type Props = {
  /** None while the dialog is closed. */
  actor: DetailsActor | undefined;
  onClose: () => void;
};

/** Corrects what a post is filed under. The text stays as its creator wrote it. */
export function DetailsDialog({ actor, onClose }: Props) {
  const isSending = useSelector(
    actor,
    (current) => current?.hasTag('busy') === true && current.hasTag('form'),
  );
  return (
    <Dialog
      open={actor !== undefined}
      closable={!isSending}
      onClose={onClose}
      title={
        <FormattedMessage
          id="staff.details.title"
          defaultMessage="Correct the details"
          description="Title of a dialog: genre, location, language and hashtags of a post"
        />
      }
    >
      {actor && <DetailsContents actor={actor} onClose={onClose} />}
    </Dialog>
  );
}

function DetailsContents({ actor, onClose }: { actor: DetailsActor; onClose: () => void }) {
  const { subject, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  if (isFailed && failure)
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  if (subject === null)
    return (
      <LoadingPlaceholder>
        <TextSkeleton />
      </LoadingPlaceholder>
    );
  return <DetailsForm actor={actor} subject={subject} onCancel={onClose} />;
}
