import { useSelector } from '@xstate/react';
import { Crop } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { pictureCropMachine, type Replacement } from '#machines/flow/editor/picture-crop.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';
import { fetchPictureFile } from '#src/api/picture-file.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  CropDialog,
  type CropShapeOption,
  liveCropMachine,
  usePreloadCropDialog,
} from '#src/ui/media/crop/index.ts';
import type { EditorActor } from '../editor-actor.ts';
import { useUpload } from './picture-preview.tsx';

const names = defineMessages({
  wide: {
    id: 'editor.crop.landscape',
    defaultMessage: 'Landscape',
    description: 'Shape of a cropped picture',
  },
  upright: {
    id: 'editor.crop.portrait',
    defaultMessage: 'Portrait',
    description: 'Shape of a cropped picture',
  },
  own: {
    id: 'editor.crop.original',
    defaultMessage: 'Original',
    description: 'Shape of a cropped picture: the shape that it has already',
  },
});

const wide = { width: 1800, height: 1011, isRound: false };

/**
 * The crop shapes of spec point 9, three times as large as readers see them on the page; and the
 * shape that the picture has.
 */
const shapes: CropShapeOption[] = [
  {
    value: 'wide',
    label: <FormattedMessage {...names.wide} />,
    getShape: () => wide,
  },
  {
    value: 'upright',
    label: <FormattedMessage {...names.upright} />,
    getShape: () => ({ width: 1200, height: 1348, isRound: false }),
  },
  {
    value: 'own',
    label: <FormattedMessage {...names.own} />,
    getShape: ({ width, height }) => ({ width, height, isRound: false }),
  },
];

type PictureCropActor = ActorRefFrom<typeof pictureCropMachine>;

type Props = {
  actor: EditorActor;
  id: string;
  /** Takes the part; returns the key that it got. */
  onCropped: (file: File) => Promise<string | null>;
};

/**
 * Crops the picture on the screen. While the page is open it can be cropped again from the
 * original.
 */
export function PictureCropButton({ actor, id, onCropped }: Props) {
  const latest = useRef(onCropped);
  useEffect(() => {
    latest.current = onCropped;
  });
  const [machine] = useState(() => livePictureCropMachine((file) => latest.current(file)));
  const crop = useActorRef(machine, { input: { shape: wide } });
  const upload = useUpload(actor, id);
  const url = useSelector(actor, (current) => current.context.draft.pictures[id]?.url ?? null);
  const open = () => {
    const chosen = upload?.getSnapshot().context.file;
    crop.send({ type: 'crop.requested', id, file: chosen instanceof File ? chosen : null, url });
  };
  return <PictureCrop actor={crop} onOpen={open} />;
}

/** The chart `picture-crop` on this device and the real server. */
const livePictureCropMachine = (onCropped: Props['onCropped']) =>
  pictureCropMachine.provide({
    actors: {
      crop: liveCropMachine,
      fetchPicture: fromPromise<PictureFile, { url: string }>(({ input }) =>
        fetchPictureFile(input.url),
      ),
      replacePicture: fromPromise<string | null, Replacement>(async ({ input: { file } }) =>
        file instanceof File ? onCropped(file) : null,
      ),
    },
  });

/** The button that opens the crop, why it could not be opened, and the crop itself. */
export function PictureCrop({ actor, onOpen }: { actor: PictureCropActor; onOpen: () => void }) {
  usePreloadCropDialog();
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, (current) => current.context.failure);
  const dialog = useSelector(actor, (current) => current.children.crop);
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        busy={isBusy}
        icon={<Crop size="1.2em" aria-hidden="true" />}
        onClick={onOpen}
      >
        <FormattedMessage
          id="editor.crop.open"
          defaultMessage="Crop"
          description="Button at a picture"
        />
      </Button>
      {failure && (
        <Box flexBasis="full" role="alert">
          <ErrorLine>
            <FailureMessage failure={failure} />
          </ErrorLine>
        </Box>
      )}
      {dialog && <CropDialog actor={dialog} shapes={shapes} />}
    </>
  );
}
