import { useSelector } from '@xstate/react';
import { Camera, ImagePlus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { RetryButton } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { AppealPictures } from './appeal-pictures.tsx';
import type { PostAppealActor } from './post-appeal-actor.ts';

type Props = { actor: PostAppealActor; isLocked: boolean };

/** Up to three photos, uploaded one after the other as they are chosen. */
export function AppealPhotos({ actor, isLocked }: Props) {
  const pictures = useSelector(actor, ({ context }) => context.pictures);
  const upload = useSelector(actor, ({ children }) => children.upload);
  const hasRoom = pictures.length < limits.appealPicturesMax;
  return (
    <Stack as="fieldset" gap="3">
      <Box as="legend" fontWeight="semibold" lineHeight="heading" marginBlockEnd="2">
        <FormattedMessage id="appeals.photos" defaultMessage="Photos (optional)" />
      </Box>
      <Text size="sm" muted>
        <FormattedMessage
          id="appeals.photos.hint"
          defaultMessage="Up to {count}, for example of your source. Only our team sees them."
          values={{ count: limits.appealPicturesMax }}
        />
      </Text>
      <AppealPictures
        pictures={pictures}
        {...(!isLocked && { onRemove: (id) => actor.send({ type: 'picture.removed', id }) })}
      />
      {upload && (
        <UploadState upload={upload} onDismiss={() => actor.send({ type: 'picture.dismissed' })} />
      )}
      {hasRoom && !upload && !isLocked && <PhotoButtons actor={actor} />}
    </Stack>
  );
}

function PhotoButtons({ actor }: { actor: PostAppealActor }) {
  const choose = (file: File) =>
    actor.send({ type: 'picture.chosen', file, key: crypto.randomUUID() });
  return (
    <Row gap="2">
      <FileButton icon={<ImagePlus size="1.2em" aria-hidden="true" />} onFile={choose}>
        <FormattedMessage id="appeals.photos.choose" defaultMessage="Add a photo" />
      </FileButton>
      <FileButton
        capture="environment"
        icon={<Camera size="1.2em" aria-hidden="true" />}
        onFile={choose}
      >
        <FormattedMessage id="appeals.photos.camera" defaultMessage="Take a photo" />
      </FileButton>
    </Row>
  );
}

type UploadProps = { upload: FileUploadActor; onDismiss: () => void };

function UploadState({ upload, onDismiss }: UploadProps) {
  const intl = useIntl();
  const { context } = useSelector(upload, (current) => current);
  const isFailed = useSelector(upload, (current) => current.hasTag('failed'));
  const isWaiting = useSelector(upload, (current) => current.matches('waiting'));
  const canRetry = useSelector(upload, (current) => current.can({ type: 'retry.requested' }));
  const dismiss = (
    <Button kind="ghost" size="sm" onClick={onDismiss}>
      <FormattedMessage id="appeals.photos.dismiss" defaultMessage="Continue without this photo" />
    </Button>
  );
  if (isFailed) {
    return (
      <Banner
        tone="danger"
        actions={
          <>
            {canRetry && <RetryButton onClick={() => upload.send({ type: 'retry.requested' })} />}
            {dismiss}
          </>
        }
      >
        <FailureMessage failure={context.failure ?? new Failure({ code: 'internal-error' })} />
      </Banner>
    );
  }
  const label = intl.formatMessage({
    id: 'appeals.photos.progress',
    defaultMessage: 'Uploading your photo',
  });
  return (
    <Stack gap="2">
      <ProgressBar value={context.progress} label={label} />
      <Row justifyContent="space-between" gap="2">
        <Text role="status" size="sm" muted>
          {isWaiting ? (
            <FormattedMessage
              id="appeals.photos.waiting"
              defaultMessage="You're offline. The upload will continue automatically."
            />
          ) : (
            label
          )}
        </Text>
        {dismiss}
      </Row>
    </Stack>
  );
}
