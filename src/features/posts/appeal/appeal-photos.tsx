import { useSelector } from '@xstate/react';
import { Camera, ImagePlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { PhotoUploadState } from '#src/ui/media/photo-upload-state.tsx';
import { AppealPictures } from './appeal-pictures.tsx';
import type { PostAppealActor } from './post-appeal-actor.ts';

type Props = { actor: PostAppealActor; isLocked: boolean };

/** Up to three photos, uploaded sequentially as they are chosen. */
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
          defaultMessage="Up to {count}, for example of your source. Readers don't see them."
          values={{ count: limits.appealPicturesMax }}
        />
      </Text>
      <AppealPictures
        pictures={pictures}
        {...(!isLocked && { onRemove: (id) => actor.send({ type: 'picture.removed', id }) })}
      />
      {upload && (
        <PhotoUploadState
          upload={upload}
          onDismiss={() => actor.send({ type: 'picture.dismissed' })}
        />
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
