import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { type Crop, cropFrame, rotatedSize, type Size } from '#domain/media/crop.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import type { CropActor } from './crop-actor.ts';
import { useCropGestures } from './use-crop-gestures.ts';

/* Left and right of a picture are those of the picture, in every language. */
const CropWindow = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    marginInline: 'auto',
    bg: 'surface.sunken',
    borderRadius: 'md',
    touchAction: 'none',
    cursor: 'grab',
    _active: { cursor: 'grabbing' },
    '& > *': { position: 'absolute', pointerEvents: 'none' },
    '& img': { maxWidth: 'none', display: 'block' },
  },
});

/** Everything outside of the disc is cut off for readers. Here it stays visible, dimmed. */
const RoundMask = chakra('span', {
  base: {
    inset: '0',
    borderRadius: 'full',
    outlineWidth: '9999px',
    outlineStyle: 'solid',
    outlineColor: 'scrim',
    borderWidth: '2px',
    borderColor: 'white',
  },
});

/** The picture under its frame: dragged with a finger or a mouse, made larger with two fingers. */
export function CropStage({ actor }: { actor: CropActor }) {
  const intl = useIntl();
  const { file, shape, picture, crop } = useSelector(actor, (current) => current.context);
  const url = useObjectUrl(file);
  const gestures = useCropGestures(actor);
  return (
    <CropWindow
      dir="ltr"
      {...gestures}
      style={{
        aspectRatio: `${shape.width} / ${shape.height}`,
        inlineSize: `min(100%, ${maxFrameWidth(shape)})`,
      }}
    >
      {url && picture && (
        <div style={pictureBoxStyle(picture, shape, crop)}>
          <img
            src={url}
            draggable={false}
            style={rotationStyle(picture, crop)}
            alt={intl.formatMessage({
              id: 'crop.picture',
              defaultMessage: 'Preview of the cropped image',
              description: 'Describes the picture that is being cropped',
            })}
          />
        </div>
      )}
      {shape.isRound && <RoundMask />}
    </CropWindow>
  );
}

/** The buttons below it stay in sight on a phone. */
const maxFrameWidth = ({ width, height }: Size) => `${Math.round((42 * width) / height)}dvh`;

const toPercent = (part: number) => `${part * 100}%`;

/** The position of the rotated picture, as fractions of the frame. */
function pictureBoxStyle(picture: Size, shape: Size, crop: Crop): CSSProperties {
  const frame = cropFrame(picture, shape, crop);
  const turned = rotatedSize(picture, crop.rotation);
  return {
    insetInlineStart: toPercent(-frame.left / frame.width),
    insetBlockStart: toPercent(-frame.top / frame.height),
    inlineSize: toPercent(turned.width / frame.width),
    blockSize: toPercent(turned.height / frame.height),
  };
}

/** The picture itself, turned about the middle of the place that the turned one takes. */
function rotationStyle(picture: Size, { rotation }: Crop): CSSProperties {
  const turned = rotatedSize(picture, rotation);
  return {
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: '50%',
    inlineSize: toPercent(picture.width / turned.width),
    blockSize: toPercent(picture.height / turned.height),
    transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
  };
}
