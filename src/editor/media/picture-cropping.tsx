import { useActorRef, useSelector } from '@xstate/react';
import { Crop } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { toFailure } from '#domain/failure.ts';
import { fetchPicture } from '#src/api/fetch-picture.ts';
import { CropDialog, liveCropMachine, type OfferedShape } from '#src/crop/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorLine } from '#src/ui/field.tsx';
import { Box } from '#src/ui/layout.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { useUpload } from './picture-preview.tsx';

const names = defineMessages({
  wide: { id: 'editor.crop.wide', defaultMessage: 'Wide', description: 'Shape of a cropped picture' },
  upright: {
    id: 'editor.crop.upright',
    defaultMessage: 'Upright',
    description: 'Shape of a cropped picture',
  },
  own: {
    id: 'editor.crop.own',
    defaultMessage: 'As it is',
    description: 'Shape of a cropped picture: the shape that it has already',
  },
});

const wide = { width: 1800, height: 1011, isRound: false };

/** The crop shapes of spec point 9, three times as large as readers see them on the page; and the shape that the picture has. */
const shapes: OfferedShape[] = [
  {
    value: 'wide',
    label: <FormattedMessage {...names.wide} />,
    shapeOf: () => wide,
  },
  {
    value: 'upright',
    label: <FormattedMessage {...names.upright} />,
    shapeOf: () => ({ width: 1200, height: 1348, isRound: false }),
  },
  {
    value: 'own',
    label: <FormattedMessage {...names.own} />,
    shapeOf: ({ width, height }) => ({ width, height, isRound: false }),
  },
];

type Props = {
  actor: EditorActor;
  id: string;
  /** Takes the part; gives the key that it got. */
  onCut: (file: File) => Promise<string | null>;
};

/** Cuts the picture that is shown. It can be cut anew from the whole of it as long as the page is open, without being chosen again. */
export function PictureCropping({ actor, id, onCut }: Props) {
  const [opened, setOpened] = useState<File | null>(null);
  const whole = useWhole(actor, id);
  const cut = async (part: File | null) => {
    setOpened(null);
    if (!part || part === opened || !opened) return;
    const key = await onCut(part);
    if (key) whole.remember(key, opened);
  };
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        busy={whole.isFetching}
        icon={<Crop size="1.2em" aria-hidden="true" />}
        onClick={() => void whole.get().then(setOpened)}
      >
        <FormattedMessage id="editor.crop.open" defaultMessage="Crop" description="Button at a picture" />
      </Button>
      {whole.failure && (
        <Box flexBasis="full" role="alert">
          <ErrorLine>
            <FailureMessage failure={whole.failure} />
          </ErrorLine>
        </Box>
      )}
      {opened && <Cropping file={opened} onDone={(part) => void cut(part)} />}
    </>
  );
}

/** Where the whole of a picture is: what it was cut from, what was chosen, or what the server has. */
function useWhole(actor: EditorActor, id: string) {
  const wholes = useRef(new Map<string, File>());
  const upload = useUpload(actor, id);
  const url = useSelector(actor, (current) => current.context.draft.pictures[id]?.url);
  const [asked, setAsked] = useState<{ isFetching: boolean; error: unknown }>({
    isFetching: false,
    error: null,
  });
  return {
    isFetching: asked.isFetching,
    failure: asked.error === null ? null : toFailure(asked.error),
    remember: (key: string, file: File) => wholes.current.set(key, file),
    async get(): Promise<File | null> {
      const chosen = upload?.getSnapshot().context.file;
      const here = wholes.current.get(id) ?? (chosen instanceof File ? chosen : null);
      if (here || !url) return here;
      setAsked({ isFetching: true, error: null });
      try {
        const fetched = await fetchPicture(url);
        setAsked({ isFetching: false, error: null });
        return fetched;
      } catch (error) {
        setAsked({ isFetching: false, error });
        return null;
      }
    },
  };
}

function Cropping({ file, onDone }: { file: File; onDone: (part: File | null) => void }) {
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
