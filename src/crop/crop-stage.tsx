import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Crop, frameOf, type Size, turnedSize } from '#domain/crop.ts';
import { chakra } from '#src/theme/chakra.tsx';
import type { CropActor } from './crop-dialog.tsx';
import { useGestures } from './use-gestures.ts';

/* Left and right of a picture are those of the picture, in every language. */
const Window = chakra('div', {
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

/** What lies outside of a disc is cut off where it is shown; it stays visible here, dimmed. */
const Disc = chakra('span', {
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
  const address = useAddress(file);
  const gestures = useGestures(actor);
  return (
    <Window
      dir="ltr"
      {...gestures}
      style={{ aspectRatio: `${shape.width} / ${shape.height}`, inlineSize: `min(100%, ${widest(shape)})` }}
    >
      {address && picture && (
        <div style={placeOf(picture, shape, crop)}>
          <img
            src={address}
            draggable={false}
            style={turningOf(picture, crop)}
            alt={intl.formatMessage({
              id: 'crop.picture',
              defaultMessage: 'Your picture, as it will be shown',
              description: 'Describes the picture that is being cropped',
            })}
          />
        </div>
      )}
      {shape.isRound && <Disc />}
    </Window>
  );
}

/** The buttons below it stay in sight on a phone. */
const widest = ({ width, height }: Size) => `${Math.round((42 * width) / height)}dvh`;

const percent = (part: number) => `${part * 100}%`;

/** Where the turned picture lies, in parts of the frame. */
function placeOf(picture: Size, shape: Size, crop: Crop): CSSProperties {
  const frame = frameOf(picture, shape, crop);
  const turned = turnedSize(picture, crop.rotation);
  return {
    insetInlineStart: percent(-frame.left / frame.width),
    insetBlockStart: percent(-frame.top / frame.height),
    inlineSize: percent(turned.width / frame.width),
    blockSize: percent(turned.height / frame.height),
  };
}

/** The picture itself, turned about the middle of the place that the turned one takes. */
function turningOf(picture: Size, { rotation }: Crop): CSSProperties {
  const turned = turnedSize(picture, rotation);
  return {
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: '50%',
    inlineSize: percent(picture.width / turned.width),
    blockSize: percent(picture.height / turned.height),
    transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
  };
}

/** An address of a file on this device, for as long as it is shown. */
function useAddress(file: unknown): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(file instanceof Blob)) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
