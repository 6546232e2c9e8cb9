import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Size } from '#domain/crop.ts';
import type { CropShape, cropMachine } from '#machines/flow/crop.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Segmented } from '#src/ui/choices.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { RetryLabel } from '#src/ui/retry.tsx';
import { Text } from '#src/ui/text.tsx';
import { CropControls } from './crop-controls.tsx';
import { CropStage } from './crop-stage.tsx';

export type CropActor = ActorRefFrom<typeof cropMachine>;

/** A shape that the frame may have, for a picture of a size. */
export type OfferedShape = { value: string; label: ReactNode; shapeOf: (picture: Size) => CropShape };

type Props = {
  actor: CropActor;
  /** Where there is more than one. */
  shapes?: readonly OfferedShape[];
};

/** Which part of a picture is shown, chosen by hand or by buttons (WCAG 2.5.7), before anything is sent. */
export function CropDialog({ actor, shapes = [] }: Props) {
  const isCutting = useSelector(actor, (current) => current.matches('cutting'));
  const isMeasuring = useSelector(actor, (current) => current.matches('measuring'));
  const isFailed = useSelector(actor, (current) => current.matches('cutFailed'));
  const cancel = () => actor.send({ type: 'crop.cancelled' });
  return (
    <Dialog
      open
      onClose={cancel}
      title={
        <FormattedMessage
          id="crop.title"
          defaultMessage="Which part is shown?"
          description="Title of the dialog in which a picture is cropped"
        />
      }
      footer={
        <>
          <Button kind="ghost" onClick={cancel}>
            <FormattedMessage id="crop.cancel" defaultMessage="Cancel" description="Button" />
          </Button>
          <Button busy={isCutting || isMeasuring} onClick={() => actor.send({ type: 'crop.confirmed' })}>
            {isFailed ? (
              <RetryLabel />
            ) : (
              <FormattedMessage
                id="crop.confirm"
                defaultMessage="Use this part"
                description="Button: takes the part of the picture inside the frame"
              />
            )}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text size="sm" muted>
          <FormattedMessage
            id="crop.lead"
            defaultMessage="Drag the picture, or use the buttons."
            description="Above a picture that is being cropped"
          />
        </Text>
        {isFailed && <CutFailed onWhole={() => actor.send({ type: 'crop.skipped' })} />}
        <Shapes actor={actor} shapes={shapes} />
        <CropStage actor={actor} />
        <CropControls actor={actor} />
      </Stack>
    </Dialog>
  );
}

/** Stays while the picture is measured, so that nothing jumps. */
function Shapes({ actor, shapes }: Required<Props>) {
  const { picture, shape } = useSelector(actor, (current) => current.context);
  const canChange = useSelector(actor, (current) => current.can({ type: 'shape.changed', shape }));
  if (shapes.length < 2) return null;
  const ratioOf = ({ width, height }: Size) => Math.round((1000 * width) / height);
  const chosen = shapes.find(({ shapeOf }) => picture && ratioOf(shapeOf(picture)) === ratioOf(shape));
  return (
    <Segmented
      legend={
        <FormattedMessage
          id="crop.shape"
          defaultMessage="Shape"
          description="What the frame of a picture being cropped looks like"
        />
      }
      choices={shapes.map(({ value, label }) => ({ value, label, disabled: !canChange }))}
      value={chosen?.value ?? null}
      onChange={(value) => {
        const next = shapes.find((offered) => offered.value === value);
        if (next && picture) actor.send({ type: 'shape.changed', shape: next.shapeOf(picture) });
      }}
    />
  );
}

function CutFailed({ onWhole }: { onWhole: () => void }) {
  return (
    <Banner
      tone="danger"
      actions={
        <Button kind="secondary" size="sm" onClick={onWhole}>
          <FormattedMessage
            id="crop.whole"
            defaultMessage="Use the whole picture"
            description="Button, when the picture could not be cropped"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="crop.failed"
        defaultMessage="This device could not cut the picture. The picture itself is fine."
        description="The browser failed to crop, for want of memory mostly"
      />
    </Banner>
  );
}
