import { FormattedMessage } from 'react-intl';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { DiscardButton } from './share-actions.tsx';
import { ShareMessage } from './share-message.tsx';
import type { ShareTargetProps } from './share-target-actor.ts';

/** The database of the device has failed. */
export function ReadFailed({ actor }: ShareTargetProps) {
  return (
    <ShareMessage
      isAlert
      title={
        <FormattedMessage id="share.read-failed.title" defaultMessage="Couldn't open the files" />
      }
      text={
        <FormattedMessage
          id="share.read-failed"
          defaultMessage="What you shared couldn't be read on this device. Try again, or share it again."
        />
      }
    >
      <RetryShareButton actor={actor} />
    </ShareMessage>
  );
}

export function StorageFull({ actor }: ShareTargetProps) {
  return (
    <ShareMessage
      isAlert
      title={<FormattedMessage id="share.full.title" defaultMessage="Your device is almost full" />}
      text={
        <FormattedMessage
          id="share.full"
          defaultMessage="There is too little space for a draft with these files. Free up some space and try again."
        />
      }
    >
      <RetryShareButton actor={actor} />
      <DiscardButton actor={actor} />
    </ShareMessage>
  );
}

export function CreateFailed({ actor }: ShareTargetProps) {
  return (
    <ShareMessage
      isAlert
      title={<FormattedMessage id="share.failed.title" defaultMessage="Couldn't create a draft" />}
      text={
        <FormattedMessage
          id="share.failed"
          defaultMessage="What you shared is still on this device. Try again in a moment."
        />
      }
    >
      <RetryShareButton actor={actor} />
      <DiscardButton actor={actor} />
    </ShareMessage>
  );
}

function RetryShareButton({ actor }: ShareTargetProps) {
  return (
    <Button onClick={() => actor.send({ type: 'retry.requested' })}>
      <RetryLabel />
    </Button>
  );
}
