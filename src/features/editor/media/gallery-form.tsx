import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorContext } from '../layout/editor-layout.tsx';
import { type PictureList, usePictureList } from '../pictures/use-picture-list.ts';
import { usePictureRemoval } from '../pictures/use-picture-removal.tsx';
import { FileDropZone, PictureFileButtons, RefusedFiles } from './file-drop-zone.tsx';
import { GalleryItem, type Move } from './gallery-item.tsx';
import { MediaText } from './media-text.tsx';
import { useDragReorder } from './use-drag-reorder.ts';

/** Several photographs in their order, each with its caption; the first is the cover. */
export function GalleryForm(editor: EditorContext) {
  const list = usePictureList(editor, limits.galleryMax);
  const { add } = list.actions;
  const count = list.pictures.length;
  return (
    <>
      <FileDropZone onFiles={add}>
        <Stack as="section" gap="5" aria-labelledby="gallery-title" data-field="pictures">
          <Row justifyContent="space-between" alignItems="baseline">
            <Heading as="h2" id="gallery-title" size="sm" tabIndex={-1}>
              <FormattedMessage id="editor.gallery.title" defaultMessage="Photos" />
            </Heading>
            <Text size="sm" muted>
              <FormattedMessage
                id="editor.gallery.count"
                defaultMessage="{count} of {max}"
                description="How many photographs a gallery has, of how many it may have"
                values={{ count, max: limits.galleryMax }}
              />
            </Text>
          </Row>
          {count === 0 && (
            <Text muted>
              <FormattedMessage
                id="editor.gallery.empty"
                defaultMessage="Choose at least {min} photos (JPG or PNG). We resize and upload them while you write."
                values={{ min: limits.galleryMin }}
              />
            </Text>
          )}
          <GalleryItems {...editor} list={list} />
          <RefusedFiles list={list} />
          <CountError actor={editor.actor} />
          {count < limits.galleryMax && (
            <PictureFileButtons isMultiple isFirst={count === 0} onFiles={add} />
          )}
        </Stack>
      </FileDropZone>
      <MediaText {...editor} onFiles={add} />
    </>
  );
}

function GalleryItems({
  actor,
  list: { pictures, actions },
}: EditorContext & { list: PictureList }) {
  const [announcement, setAnnouncement] = useState<{ place: number } | null>(null);
  const focus = useRef<string | null>(null);
  const latestPictures = useRef(pictures);
  const moveTo = useCallback(
    (id: string, to: number) => {
      actions.move(id, to);
      setAnnouncement({ place: to + 1 });
    },
    [actions],
  );
  const order = useDragReorder((from, to) => moveTo(pictures[from]?.id ?? '', to));
  const move = useCallback(
    (id: string, by: Move, to: number) => {
      focus.current = `[data-picture="${id}"] [data-move="${by}"]`;
      moveTo(id, to);
    },
    [moveTo],
  );
  const remove = usePictureRemoval(actions);
  const removePicture = useCallback(
    (id: string) => {
      const at = latestPictures.current.findIndex((picture) => picture.id === id);
      const next = latestPictures.current[at + 1] ?? latestPictures.current[at - 1];
      focus.current = next ? `[data-picture="${next.id}"] textarea` : '#gallery-title';
      remove(id);
    },
    [remove],
  );
  // A browser lets go of the focus of what is moved in the page, or leaves it.
  useLayoutEffect(() => {
    latestPictures.current = pictures;
    if (focus.current) document.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [pictures]);
  return (
    <>
      <Box
        as="ol"
        ref={order.list}
        display="flex"
        flexDirection="column"
        gap="4"
        listStyleType="none"
      >
        {pictures.map((picture, at) => (
          <GalleryItem
            key={picture.id}
            actor={actor}
            actions={actions}
            picture={picture}
            at={at}
            count={pictures.length}
            style={order.itemStyle(at)}
            onDrag={order.startDrag}
            onMove={move}
            onRemove={removePicture}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">
        {announcement && (
          <FormattedMessage
            id="editor.gallery.moved"
            defaultMessage="Photo moved to position {place} of {count}."
            description="Said to screen readers after a photograph was moved in a gallery"
            values={{ place: announcement.place, count: pictures.length }}
          />
        )}
      </VisuallyHidden>
    </>
  );
}

/** Too few photographs, or too many. */
function CountError({ actor }: { actor: EditorActor }) {
  const code = useSelector(actor, (current) => current.context.fields.pictures);
  return (
    <Box aria-live="polite" data-invalid={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code && (
        <ErrorLine>
          {code === 'required' || code === 'too-short' ? (
            <FormattedMessage
              id="editor.gallery.too-few"
              defaultMessage="A gallery needs at least {min} photos."
              values={{ min: limits.galleryMin }}
            />
          ) : (
            <FieldMessage code={code} />
          )}
        </ErrorLine>
      )}
    </Box>
  );
}
