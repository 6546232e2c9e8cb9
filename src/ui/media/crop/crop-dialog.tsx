import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Size } from '#domain/media/crop.ts';
import type { CropShape } from '#machines/kit/crop.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FirstFrameNote } from '../first-frame-note.tsx';
import type { CropActor } from './crop-actor.ts';
import { CropControls } from './crop-controls.tsx';
import { CropStage } from './crop-stage.tsx';
import { CropTitle } from './crop-title.tsx';

/** A shape that the frame may have, for a picture of a size. */
export type CropShapeOption = {
  value: string;
  label: ReactNode;
  getShape: (picture: Size) => CropShape;
};

type Props = {
  actor: CropActor;
  /** When there is more than one. */
  shapes?: readonly CropShapeOption[];
};

/**
 * Which part of a picture is shown, chosen by hand or by buttons (WCAG 2.5.7), before anything is
 * sent.
 */
export function CropDialog({ actor, shapes = [] }: Props) {
  const isCropping = useSelector(actor, (current) => current.matches('cropping'));
  const isMeasuring = useSelector(actor, (current) => current.matches('measuring'));
  const isFailed = useSelector(actor, (current) => current.matches('cropFailed'));
  const isAnimated = useSelector(actor, ({ context: { picture } }) => picture?.isAnimated);
  const cancel = () => actor.send({ type: 'crop.cancelled' });
  return (
    <Dialog
      open
      onClose={cancel}
      title={<CropTitle />}
      footer={
        <>
          <Button kind="ghost" onClick={cancel}>
            <FormattedMessage id="crop.cancel" defaultMessage="Cancel" description="Button" />
          </Button>
          <Button
            busy={isCropping || isMeasuring}
            onClick={() => actor.send({ type: 'crop.confirmed' })}
          >
            {isFailed ? (
              <RetryLabel />
            ) : (
              <FormattedMessage
                id="crop.confirm"
                defaultMessage="Apply crop"
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
            id="crop.hint"
            defaultMessage="Drag the image, or use the buttons."
            description="Above a picture that is being cropped"
          />
        </Text>
        {isFailed && <CropFailed onSkip={() => actor.send({ type: 'crop.skipped' })} />}
        {isAnimated && <FirstFrameNote />}
        <ShapeSelect actor={actor} shapes={shapes} />
        <CropStage actor={actor} />
        <CropControls actor={actor} />
      </Stack>
    </Dialog>
  );
}

/** Stays while the picture is measured, so that nothing shifts. */
function ShapeSelect({ actor, shapes }: Required<Props>) {
  const { picture, shape } = useSelector(actor, (current) => current.context);
  const canChange = useSelector(actor, (current) => current.can({ type: 'shape.changed', shape }));
  if (shapes.length < 2) return null;
  const aspectRatio = ({ width, height }: Size) => Math.round((1000 * width) / height);
  const chosen = shapes.find(
    ({ getShape }) => picture && aspectRatio(getShape(picture)) === aspectRatio(shape),
  );
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
        const next = shapes.find((option) => option.value === value);
        if (next && picture) actor.send({ type: 'shape.changed', shape: next.getShape(picture) });
      }}
    />
  );
}

function CropFailed({ onSkip }: { onSkip: () => void }) {
  return (
    <Banner
      tone="danger"
      actions={
        <Button kind="secondary" size="sm" onClick={onSkip}>
          <FormattedMessage
            id="crop.skip"
            defaultMessage="Use full image"
            description="Button, when the picture could not be cropped"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="crop.failed"
        defaultMessage="This device couldn't crop the image. You can still use the full image."
        description="The browser failed to crop, for want of memory mostly"
      />
    </Banner>
  );
}
