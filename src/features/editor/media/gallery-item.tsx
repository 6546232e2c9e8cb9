import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { type CSSProperties, memo, type PointerEvent, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { ListedPicture } from '#machines/flow/editor/post-content.ts';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { DragHandle } from '#src/ui/layout/reorder/drag-handle.tsx';
import { type Move, ReorderButtons } from '#src/ui/layout/reorder/reorder-buttons.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { CompressionNote } from '../pictures/compression-note.tsx';
import { PicturePreview, useIsUploaded, useUpload } from '../pictures/picture-preview.tsx';
import { ReplaceRefused } from '../pictures/replace-refused.tsx';
import { UploadStatus } from '../pictures/upload-status.tsx';
import type { PictureActions } from '../pictures/use-picture-list.ts';

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

/**
 * One picture of a gallery: its upload, caption and position. Rerendered only for its own changes.
 */
export const GalleryItem = memo(function GalleryItem(props: Props) {
  const { actor, picture, at, count, style, onDrag } = props;
  const upload = useUpload(actor, picture.id);
  const isUploaded = useIsUploaded(actor, picture.id);
  return (
    <Frame data-picture={picture.id} data-uploaded={isUploaded} style={style}>
      <Row gap="3" css={besidePicture} alignItems="flex-start">
        <Box width="6rem" height="6rem" flexShrink="0">
          <PicturePreview
            actor={actor}
            id={picture.id}
            alt={picture.caption}
            size="320x180_70"
            fit="cover"
          />
        </Box>
        <Stack flex="1" gap="1" minWidth="0" alignItems="flex-start">
          <Text fontWeight="semibold">
            <FormattedMessage
              id="editor.gallery.place"
              defaultMessage="Photo {place}"
              values={{ place: at + 1 }}
            />
          </Text>
          {at === 0 && (
            <StatusBadge>
              <FormattedMessage
                id="editor.gallery.cover"
                defaultMessage="Cover"
                description="Marks the photograph that represents a gallery in lists"
              />
            </StatusBadge>
          )}
          {upload && <CompressionNote upload={upload} />}
        </Stack>
        {count > 1 && <DragHandle onPointerDown={(event) => onDrag(at, event)} />}
      </Row>
      {upload && <UploadStatus actor={upload} />}
      <Caption {...props} />
      <GalleryItemActions {...props} upload={upload} />
    </Frame>
  );
});

/** From here on the letters that are left are shown. */
const showRemainingBelow = 50;

function Caption({ actor, actions, picture, at }: Props) {
  const intl = useIntl();
  const language = useSelector(actor, (current) => current.context.draft.content.language);
  const problem = useSelector(actor, ({ context: { draft, fields } }) => {
    const place = draft.content.pictures.findIndex(({ id }) => id === picture.id);
    return fields[`pictures.${place}.caption`];
  });
  const [caption, setCaption] = useState(picture.caption);
  const left = limits.captionMax - countGraphemes(caption.trim());
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
      aside={left < showRemainingBelow && <Text size="sm">{intl.formatNumber(left)}</Text>}
      error={code && <FieldMessage code={code} />}
    >
      <TextArea
        rows={2}
        dir="auto"
        lang={language ?? undefined}
        value={caption}
        placeholder={intl.formatMessage({
          id: 'editor.picture.caption-placeholder',
          defaultMessage: 'What does it show? Who is in it, and where?',
        })}
        onChange={({ currentTarget: { value } }) => {
          setCaption(value);
          actions.updateText(picture.id, { caption: value });
        }}
      />
    </Field>
  );
}

const texts = defineMessages({
  first: { id: 'editor.gallery.first', defaultMessage: 'Photo {place}: move to start' },
  up: { id: 'editor.gallery.up', defaultMessage: 'Photo {place}: move up' },
  down: { id: 'editor.gallery.down', defaultMessage: 'Photo {place}: move down' },
  last: { id: 'editor.gallery.last', defaultMessage: 'Photo {place}: move to end' },
  remove: { id: 'editor.gallery.remove', defaultMessage: 'Photo {place}: remove' },
});

function GalleryItemActions({
  picture: { id },
  actions,
  at,
  count,
  upload,
  onMove,
  onRemove,
}: Props & { upload: FileUploadActor | undefined }) {
  const intl = useIntl();
  const name = (message: MessageDescriptor) => intl.formatMessage(message, { place: at + 1 });
  return (
    <Row gap="1" justifyContent="space-between">
      <Row gap="1">
        {count > 1 && (
          <ReorderButtons
            at={at}
            count={count}
            label={(by) => name(texts[by])}
            onMove={(by, to) => onMove(id, by, to)}
          />
        )}
      </Row>
      <Row gap="1">
        {upload && (
          <ReplaceRefused upload={upload} onFile={(file) => void actions.replace(id, file)} />
        )}
        <IconButton
          icon={<Trash2 size="1.25em" aria-hidden="true" />}
          label={name(texts.remove)}
          data-remove=""
          onClick={() => onRemove(id)}
        />
      </Row>
    </Row>
  );
}
