import { useActorRef, useSelector } from '@xstate/react';
import { Crop } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { toFailure } from '#domain/contract/failure.ts';
import { fetchPictureFile } from '#src/api/picture-file.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { CropDialog, type CropShapeOption, liveCropMachine } from '#src/ui/media/crop/index.ts';
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

type Props = {
  actor: EditorActor;
  id: string;
  /** Takes the part; gives the key that it got. */
  onCropped: (file: File) => Promise<string | null>;
};

/**
 * Cuts the picture that is shown. It can be cut anew from the whole of it as long as the page is
 * open, without being chosen again.
 */
export function PictureCropButton({ actor, id, onCropped }: Props) {
  const [opened, setOpened] = useState<File | null>(null);
  const original = useOriginalPicture(actor, id);
  const applyCrop = async (cropped: File | null) => {
    setOpened(null);
    if (!cropped || cropped === opened || !opened) return;
    const key = await onCropped(cropped);
    if (key) original.remember(key, opened);
  };
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        busy={original.isFetching}
        icon={<Crop size="1.2em" aria-hidden="true" />}
        onClick={() => void original.get().then(setOpened)}
      >
        <FormattedMessage
          id="editor.crop.open"
          defaultMessage="Crop"
          description="Button at a picture"
        />
      </Button>
      {original.failure && (
        <Box flexBasis="full" role="alert">
          <ErrorLine>
            <FailureMessage failure={original.failure} />
          </ErrorLine>
        </Box>
      )}
      {opened && <CropSession file={opened} onDone={(cropped) => void applyCrop(cropped)} />}
    </>
  );
}

/**
 * Where the whole of a picture is: what it was cut from, what was chosen, or what the server has.
 */
function useOriginalPicture(actor: EditorActor, id: string) {
  const originals = useRef(new Map<string, File>());
  const upload = useUpload(actor, id);
  const url = useSelector(actor, (current) => current.context.draft.pictures[id]?.url);
  const [request, setRequest] = useState<{ isFetching: boolean; error: unknown }>({
    isFetching: false,
    error: null,
  });
  return {
    isFetching: request.isFetching,
    failure: request.error === null ? null : toFailure(request.error),
    remember: (key: string, file: File) => originals.current.set(key, file),
    async get(): Promise<File | null> {
      const chosen = upload?.getSnapshot().context.file;
      const here = originals.current.get(id) ?? (chosen instanceof File ? chosen : null);
      if (here || !url) return here;
      setRequest({ isFetching: true, error: null });
      try {
        const fetched = await fetchPictureFile(url);
        setRequest({ isFetching: false, error: null });
        return fetched;
      } catch (error) {
        setRequest({ isFetching: false, error });
        return null;
      }
    },
  };
}

function CropSession({ file, onDone }: { file: File; onDone: (cropped: File | null) => void }) {
  const actor = useActorRef(liveCropMachine, { input: { file, shape: wide } });
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const subscription = actor.subscribe(({ status, output }) => {
      if (status === 'done') done.current(output instanceof File ? output : null);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return <CropDialog actor={actor} shapes={shapes} />;
}
