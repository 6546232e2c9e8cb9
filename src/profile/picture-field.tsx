import { useSelector } from '@xstate/react';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { PictureChoice, Profile, profileMachine } from '#machines/flow/profile.ts';
import type { UploadActor } from '#machines/flow/upload.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { FileButton } from '#src/ui/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { RetryButton } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';
import { PersonPicture } from './person-picture.tsx';

type ProfileActor = ActorRefFrom<typeof profileMachine>;

/** The picture that the profile is to have; null for the first letter of the name. */
export function pictureOf(choice: PictureChoice, profile: Profile): string | null {
  if (choice.kind === 'kept') return profile.profileImage?.url ?? null;
  return choice.kind === 'replaced' ? choice.picture.url : null;
}

type PictureFieldProps = { actor: ProfileActor; profile: Profile; name: string };

/** The creator's picture: chosen, taken, on its way, or taken away again. */
export function PictureField({ actor, profile, name }: PictureFieldProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { picture, upload } = snapshot.context;
  const url = pictureOf(picture, profile);
  const choose = (file: File) => actor.send({ type: 'picture.chosen', file, key: crypto.randomUUID() });
  const isTravelling = snapshot.matches({ picture: { uploading: 'travelling' } });
  return (
    <Stack as="fieldset" gap="3">
      <Box as="legend" fontWeight="semibold" lineHeight="heading" marginBlockEnd="3">
        <FormattedMessage id="profile.picture.label" defaultMessage="Your picture" />
      </Box>
      <Row gap="4" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
        {upload ? <LocalPicture file={upload.file} /> : <PersonPicture name={name} url={url} />}
        <Row gap="2" flex="1" minWidth="min(12rem, 100%)">
          <FileButton icon={<ImagePlus size="1.2em" aria-hidden="true" />} onFile={choose}>
            <FormattedMessage id="profile.picture.choose" defaultMessage="Choose a picture" />
          </FileButton>
          <FileButton capture="user" icon={<Camera size="1.2em" aria-hidden="true" />} onFile={choose}>
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
        <UploadState
          upload={snapshot.children.upload}
          isTravelling={isTravelling}
          onDismiss={() => actor.send({ type: 'picture.dismissed' })}
        />
      )}
    </Stack>
  );
}

type UploadStateProps = { upload: UploadActor; isTravelling: boolean; onDismiss: () => void };

function UploadState({ upload, isTravelling, onDismiss }: UploadStateProps) {
  const intl = useIntl();
  const { context, isWaiting, canRetry } = useSelector(
    upload,
    (current) => ({
      context: current.context,
      isWaiting: current.matches('waiting'),
      canRetry: current.can({ type: 'retry.requested' }),
    }),
    sameUpload,
  );
  const giveUp = (
    <Button kind="ghost" size="sm" onClick={onDismiss}>
      <FormattedMessage id="profile.picture.dismiss" defaultMessage="Go on without this picture" />
    </Button>
  );
  if (!isTravelling) {
    return (
      <Banner
        tone="danger"
        actions={
          <>
            {canRetry && <RetryButton onClick={() => upload.send({ type: 'retry.requested' })} />}
            {giveUp}
          </>
        }
      >
        <FailureMessage failure={context.failure ?? new Failure({ code: 'internal-error' })} />
      </Banner>
    );
  }
  const label = intl.formatMessage({
    id: 'profile.picture.progress',
    defaultMessage: 'Your picture is being uploaded',
  });
  return (
    <Stack gap="2">
      <ProgressBar value={context.part} label={label} />
      <Row justifyContent="space-between" gap="2">
        <Text role="status" size="sm" muted>
          {isWaiting ? (
            <FormattedMessage
              id="profile.picture.waiting"
              defaultMessage="Waiting for the network; it goes on by itself."
            />
          ) : (
            label
          )}
        </Text>
        <Button kind="ghost" size="sm" onClick={onDismiss}>
          <FormattedMessage id="profile.picture.cancel" defaultMessage="Stop" />
        </Button>
      </Row>
    </Stack>
  );
}

type Seen = { context: { part: number; failure: unknown }; isWaiting: boolean; canRetry: boolean };

function sameUpload(one: Seen, other: Seen): boolean {
  return (
    one.context.part === other.context.part &&
    one.context.failure === other.context.failure &&
    one.isWaiting === other.isWaiting &&
    one.canRetry === other.canRetry
  );
}

/** The chosen file as it lies on the device, while it travels. */
function LocalPicture({ file }: { file: unknown }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(file instanceof Blob)) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
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
