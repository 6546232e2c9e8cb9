import { useSelector } from '@xstate/react';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { PictureChoice, Profile, profileMachine } from '#machines/flow/profile/profile.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PhotoUploadState } from '#src/ui/media/photo-upload-state.tsx';
import { useObjectUrl } from '#src/ui/media/use-object-url.ts';
import { PersonPicture } from './person-picture.tsx';

type ProfileActor = ActorRefFrom<typeof profileMachine>;

/** The picture that the profile is to have; null for the first letter of the name. */
export function chosenPictureUrl(choice: PictureChoice, profile: Profile): string | null {
  if (choice.kind === 'kept') return profile.profileImage?.url ?? null;
  return choice.kind === 'replaced' ? choice.picture.url : null;
}

type PictureFieldProps = { actor: ProfileActor; profile: Profile; name: string };

/** The creator's picture: chosen, taken, on its way, or taken away again. */
export function PictureField({ actor, profile, name }: PictureFieldProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { picture, upload } = snapshot.context;
  const url = chosenPictureUrl(picture, profile);
  const choose = (file: File) =>
    actor.send({ type: 'picture.chosen', file, key: crypto.randomUUID() });
  return (
    <Stack as="fieldset" gap="3">
      <Box as="legend" fontWeight="semibold" lineHeight="heading" marginBlockEnd="3">
        <FormattedMessage id="profile.picture.label" defaultMessage="Profile photo" />
      </Box>
      <Row gap="4" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
        {upload ? <LocalPicture file={upload.file} /> : <PersonPicture name={name} url={url} />}
        <Row gap="2" flex="1" minWidth="min(12rem, 100%)">
          <FileButton icon={<ImagePlus size="1.2em" aria-hidden="true" />} onFile={choose}>
            <FormattedMessage id="profile.picture.choose" defaultMessage="Choose a photo" />
          </FileButton>
          <FileButton
            capture="user"
            icon={<Camera size="1.2em" aria-hidden="true" />}
            onFile={choose}
          >
            <FormattedMessage id="profile.picture.camera" defaultMessage="Take a photo" />
          </FileButton>
          {url && !upload && (
            <Button
              kind="ghost"
              size="sm"
              icon={<Trash2 size="1.2em" aria-hidden="true" />}
              onClick={() => actor.send({ type: 'picture.removed' })}
            >
              <FormattedMessage id="profile.picture.remove" defaultMessage="Remove" />
            </Button>
          )}
        </Row>
      </Row>
      {upload && snapshot.children.upload && (
        <PhotoUploadState
          upload={snapshot.children.upload}
          onDismiss={() => actor.send({ type: 'picture.dismissed' })}
        />
      )}
    </Stack>
  );
}

/** The chosen file on the device, during its upload. */
function LocalPicture({ file }: { file: unknown }) {
  const address = useObjectUrl(file);
  return (
    <Box
      width="avatarLarge"
      height="avatarLarge"
      borderRadius="full"
      overflow="hidden"
      bg="surface.sunken"
      flexShrink="0"
    >
      {address && <Portrait src={address} />}
    </Box>
  );
}

function Portrait({ src }: { src: string }) {
  return (
    <Box
      width="full"
      height="full"
      css={{ '& img': { width: 'full', height: 'full', objectFit: 'cover', opacity: '0.6' } }}
    >
      <img src={src} alt="" />
    </Box>
  );
}
