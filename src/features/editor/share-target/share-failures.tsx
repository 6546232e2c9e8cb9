import { FormattedMessage } from 'react-intl';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { DiscardButton } from './share-actions.tsx';
import type { ShareTargetProps } from './share-target-actor.ts';

/** The database of the device has failed. */
export function ReadFailed({ actor }: ShareTargetProps) {
  return (
    <>
      <PageTitle>
        <FormattedMessage id="share.read-failed.title" defaultMessage="Couldn't open the files" />
      </PageTitle>
      <Text role="alert">
        <FormattedMessage
          id="share.read-failed"
          defaultMessage="What you shared couldn't be read on this device. Try again, or share it again."
        />
      </Text>
      <Row>
        <RetryShareButton actor={actor} />
      </Row>
    </>
  );
}

export function StorageFull({ actor }: ShareTargetProps) {
  return (
    <>
      <PageTitle>
        <FormattedMessage id="share.full.title" defaultMessage="Your device is almost full" />
      </PageTitle>
      <Text role="alert">
        <FormattedMessage
          id="share.full"
          defaultMessage="There is too little space for a draft with these files. Free up some space and try again."
        />
      </Text>
      <Row>
        <RetryShareButton actor={actor} />
        <DiscardButton actor={actor} />
      </Row>
    </>
  );
}

export function CreateFailed({ actor }: ShareTargetProps) {
  return (
    <>
      <PageTitle>
        <FormattedMessage id="share.failed.title" defaultMessage="Couldn't create a draft" />
      </PageTitle>
      <Text role="alert">
        <FormattedMessage
          id="share.failed"
          defaultMessage="What you shared is still on this device. Try again in a moment."
        />
      </Text>
      <Row>
        <RetryShareButton actor={actor} />
        <DiscardButton actor={actor} />
      </Row>
    </>
  );
}

function RetryShareButton({ actor }: ShareTargetProps) {
  return (
    <Button onClick={() => actor.send({ type: 'retry.requested' })}>
      <RetryLabel />
    </Button>
  );
}
