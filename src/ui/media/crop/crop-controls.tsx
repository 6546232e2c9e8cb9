import { useSelector } from '@xstate/react';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Minus,
  Plus,
  RotateCwSquare,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { EventFrom } from 'xstate';
import { zoomLimit } from '#domain/media/crop.ts';
import type { cropMachine } from '#machines/kit/crop.ts';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Slider } from '#src/ui/forms/slider.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import type { CropActor } from './crop-actor.ts';

/** A tenth of the frame. */
const moveStep = 0.1;
const zoomStep = 0.25;

/** Everything that a hand does to the picture, by buttons. */
export function CropControls({ actor }: { actor: CropActor }) {
  return (
    <Stack gap="3">
      <Zoom actor={actor} />
      <Row justifyContent="center" gap="2" dir="ltr">
        {moves.map(({ words, icon, ...by }) => (
          <CropButton
            key={words.id}
            actor={actor}
            message={words}
            icon={icon}
            event={{ type: 'picture.panned', ...by }}
          />
        ))}
        <CropButton
          actor={actor}
          message={texts.turn}
          icon={<RotateCwSquare size="1.3em" aria-hidden="true" />}
          event={{ type: 'picture.rotated' }}
        />
        <CropButton
          actor={actor}
          message={texts.reset}
          icon={<Undo2 size="1.3em" aria-hidden="true" />}
          event={{ type: 'crop.reset' }}
        />
      </Row>
    </Stack>
  );
}

function Zoom({ actor }: { actor: CropActor }) {
  const intl = useIntl();
  const zoom = useSelector(actor, (current) => current.context.crop.zoom);
  const limit = useSelector(actor, ({ context: { picture, shape, crop } }) =>
    picture ? zoomLimit(picture, shape, crop) : 1,
  );
  const isLocked = useSelector(actor, (current) => !current.matches('adjusting')) || limit === 1;
  const zoomTo = (next: number) => ({ type: 'zoom.changed', zoom: next }) as const;
  return (
    <Row gap="2" flexWrap="nowrap">
      <CropButton
        actor={actor}
        message={texts.smaller}
        icon={<Minus size="1.3em" aria-hidden="true" />}
        event={zoomTo(zoom - zoomStep)}
      />
      <Slider
        label={intl.formatMessage(texts.size)}
        min={1}
        max={limit}
        step="any"
        value={zoom}
        valueText={intl.formatNumber(zoom, { style: 'percent' })}
        disabled={isLocked}
        onChange={(next) => actor.send(zoomTo(next))}
      />
      <CropButton
        actor={actor}
        message={texts.larger}
        icon={<Plus size="1.3em" aria-hidden="true" />}
        event={zoomTo(zoom + zoomStep)}
      />
    </Row>
  );
}

type CropButtonProps = {
  actor: CropActor;
  message: MessageDescriptor;
  icon: ReactNode;
  event: EventFrom<typeof cropMachine>;
};

/** A button that keeps the focus when it becomes inactive. */
function CropButton({ actor, message, icon, event }: CropButtonProps) {
  const intl = useIntl();
  const can = useSelector(actor, (current) => current.can(event));
  return (
    <IconButton
      kind="secondary"
      icon={icon}
      label={intl.formatMessage(message)}
      aria-disabled={!can || undefined}
      onClick={() => actor.send(event)}
    />
  );
}

const texts = defineMessages({
  size: {
    id: 'crop.zoom',
    defaultMessage: 'Zoom',
    description: 'Slider: how large the picture is in its frame',
  },
  smaller: {
    id: 'crop.zoom-out',
    defaultMessage: 'Zoom out',
    description: 'Button of a picture being cropped',
  },
  larger: {
    id: 'crop.zoom-in',
    defaultMessage: 'Zoom in',
    description: 'Button of a picture being cropped',
  },
  turn: {
    id: 'crop.rotate',
    defaultMessage: 'Rotate 90°',
    description: 'Button of a picture being cropped',
  },
  reset: {
    id: 'crop.reset',
    defaultMessage: 'Reset',
    description: 'Button: undoes all changes of a picture being cropped',
  },
});

const directions = defineMessages({
  toLeft: {
    id: 'crop.left',
    defaultMessage: 'Move left',
    description: 'Button: moves the picture in its frame',
  },
  toRight: {
    id: 'crop.right',
    defaultMessage: 'Move right',
    description: 'Button: moves the picture in its frame',
  },
  up: {
    id: 'crop.up',
    defaultMessage: 'Move up',
    description: 'Button: moves the picture in its frame',
  },
  down: {
    id: 'crop.down',
    defaultMessage: 'Move down',
    description: 'Button: moves the picture in its frame',
  },
});

const moves = [
  {
    words: directions.toLeft,
    icon: <ArrowLeft size="1.3em" aria-hidden="true" />,
    across: -moveStep,
    down: 0,
  },
  {
    words: directions.toRight,
    icon: <ArrowRight size="1.3em" aria-hidden="true" />,
    across: moveStep,
    down: 0,
  },
  {
    words: directions.up,
    icon: <ArrowUp size="1.3em" aria-hidden="true" />,
    across: 0,
    down: -moveStep,
  },
  {
    words: directions.down,
    icon: <ArrowDown size="1.3em" aria-hidden="true" />,
    across: 0,
    down: moveStep,
  },
];
