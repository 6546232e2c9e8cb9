import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical, Trash2 } from 'lucide-react';
import { type CSSProperties, memo, type PointerEvent, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { countGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { ListedPicture } from '#machines/flow/post-content.ts';
import type { UploadActor } from '#machines/flow/upload.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { Text } from '#src/ui/text.tsx';
import { TextArea } from '#src/ui/text-input.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { UploadStatus } from '../upload-status.tsx';
import { PicturePreview, useHasArrived, useUpload } from './picture-preview.tsx';
import { PictureWeight } from './picture-weight.tsx';
import { ReplaceRefused } from './replace-refused.tsx';
import type { PictureActions } from './use-picture-list.ts';

const Frame = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: '3',
    bg: 'surface.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
  },
});
const Handle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'target',
    height: 'target',
    color: 'ink.muted',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
  },
});

/** To the beginning, one up, one down, to the end. */
export type Move = 'first' | 'up' | 'down' | 'last';

type Props = {
  actor: EditorActor;
  actions: PictureActions;
  picture: ListedPicture;
  /** From 0. */
  at: number;
  count: number;
  style: CSSProperties | undefined;
  onDrag: (at: number, event: PointerEvent<HTMLElement>) => void;
  onMove: (id: string, by: Move, to: number) => void;
  onRemove: (id: string) => void;
};

/** One photograph of a gallery: how far it is, its caption, its place. Drawn anew only for what concerns itself. */
export const GalleryItem = memo(function GalleryItem(props: Props) {
  const { actor, picture, at, count, style, onDrag } = props;
  const upload = useUpload(actor, picture.id);
  const hasArrived = useHasArrived(actor, picture.id);
  return (
    <Frame data-picture={picture.id} data-arrived={hasArrived} style={style}>
      <Row gap="3" flexWrap="nowrap" alignItems="flex-start">
        <Box width="6rem" height="6rem" flexShrink="0">
          <PicturePreview actor={actor} id={picture.id} alt={picture.caption} size="320x180_70" fit="cover" />
        </Box>
        <Stack flex="1" gap="1" minWidth="0" alignItems="flex-start">
          <Text fontWeight="semibold">
            <FormattedMessage
              id="editor.gallery.place"
              defaultMessage="Photograph {place}"
              values={{ place: at + 1 }}
            />
          </Text>
          {at === 0 && (
            <StatusBadge>
              <FormattedMessage
                id="editor.gallery.cover"
                defaultMessage="Cover"
                description="Marks the photograph that stands for a gallery in lists"
              />
            </StatusBadge>
          )}
          {upload && <PictureWeight upload={upload} />}
        </Stack>
        {count > 1 && (
          <Handle aria-hidden="true" data-drag onPointerDown={(event) => onDrag(at, event)}>
            <GripVertical size="1.5rem" />
          </Handle>
        )}
      </Row>
      {upload && <UploadStatus actor={upload} />}
      <Caption {...props} />
      <Buttons {...props} upload={upload} />
    </Frame>
  );
});

/** From here on the letters that are left are shown. */
const tellBelow = 50;

function Caption({ actor, actions, picture, at }: Props) {
  const intl = useIntl();
  const language = useSelector(actor, (current) => current.context.draft.content.language);
  const problem = useSelector(actor, ({ context: { draft, fields } }) => {
    const place = draft.content.pictures.findIndex(({ id }) => id === picture.id);
    return fields[`pictures.${place}.caption`];
  });
  const left = limits.captionMax - countGraphemes(picture.caption.trim());
  const code = left < 0 ? (`too-long:${limits.captionMax}` as const) : problem;
  return (
    <Field
      required
      label={
        <FormattedMessage
          id="editor.gallery.caption"
          defaultMessage="Caption {place}"
          description="Label of the caption of the photograph with this number"
          values={{ place: at + 1 }}
        />
      }
      aside={left < tellBelow && <Text size="sm">{intl.formatNumber(left)}</Text>}
      error={code && <FieldMessage code={code} />}
    >
      <TextArea
        rows={2}
        dir="auto"
        lang={language ?? undefined}
        value={picture.caption}
        placeholder={intl.formatMessage({
          id: 'editor.picture.caption-placeholder',
          defaultMessage: 'What does it show? Who, where?',
        })}
        onChange={(event) => actions.describe(picture.id, { caption: event.currentTarget.value })}
      />
    </Field>
  );
}

const texts = defineMessages({
  first: { id: 'editor.gallery.first', defaultMessage: 'Photograph {place}: to the beginning' },
  up: { id: 'editor.gallery.up', defaultMessage: 'Photograph {place}: move up' },
  down: { id: 'editor.gallery.down', defaultMessage: 'Photograph {place}: move down' },
  last: { id: 'editor.gallery.last', defaultMessage: 'Photograph {place}: to the end' },
  remove: { id: 'editor.gallery.remove', defaultMessage: 'Photograph {place}: take out' },
});

const moves: { by: Move; icon: ReactNode; to: (at: number, count: number) => number }[] = [
  { by: 'first', icon: <ArrowUpToLine size="1.25em" aria-hidden="true" />, to: () => 0 },
  { by: 'up', icon: <ArrowUp size="1.25em" aria-hidden="true" />, to: (at) => Math.max(0, at - 1) },
  {
    by: 'down',
    icon: <ArrowDown size="1.25em" aria-hidden="true" />,
    to: (at, count) => Math.min(count - 1, at + 1),
  },
  { by: 'last', icon: <ArrowDownToLine size="1.25em" aria-hidden="true" />, to: (_, count) => count - 1 },
];

function Buttons({
  picture: { id },
  actions,
  at,
  count,
  upload,
  onMove,
  onRemove,
}: Props & { upload: UploadActor | undefined }) {
  const intl = useIntl();
  const name = (message: MessageDescriptor) => intl.formatMessage(message, { place: at + 1 });
  return (
    <Row gap="1" justifyContent="space-between">
      <Row gap="1">
        {count > 1 &&
          moves.map(({ by, icon, to }) => {
            const next = to(at, count);
            return (
              <IconButton
                key={by}
                data-move={by}
                icon={icon}
                label={name(texts[by])}
                aria-disabled={next === at || undefined}
                onClick={() => next !== at && onMove(id, by, next)}
              />
            );
          })}
      </Row>
      <Row gap="1">
        {upload && <ReplaceRefused upload={upload} onFile={(file) => void actions.replace(id, file)} />}
        <IconButton
          icon={<Trash2 size="1.25em" aria-hidden="true" />}
          label={name(texts.remove)}
          onClick={() => onRemove(id)}
        />
      </Row>
    </Row>
  );
}
