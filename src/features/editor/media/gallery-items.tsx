import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box } from '#src/ui/layout/layout.tsx';
import type { Move } from '#src/ui/layout/reorder/reorder-buttons.tsx';
import { useDragReorder } from '#src/ui/layout/reorder/use-drag-reorder.ts';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { useReorderMotion } from '#src/ui/layout/use-reorder-motion.ts';
import type { EditorContext } from '../layout/editor-context.ts';
import type { PictureList } from '../pictures/use-picture-list.ts';
import { usePictureRemoval } from '../pictures/use-picture-removal.tsx';
import { GalleryItem } from './gallery-item.tsx';

type Props = Pick<EditorContext, 'actor'> & { list: PictureList };

/** The photos of a gallery in their order, which dragging and buttons change. */
export function GalleryItems({ actor, list: { pictures, actions } }: Props) {
  const { list, drag, move, remove, movedTo } = useGalleryOrder(pictures, actions);
  return (
    <>
      <Box as="ol" ref={list} display="flex" flexDirection="column" gap="4" listStyleType="none">
        {pictures.map((picture, at) => (
          <GalleryItem
            key={picture.id}
            actor={actor}
            actions={actions}
            picture={picture}
            at={at}
            count={pictures.length}
            style={drag.itemStyle(at)}
            onDrag={drag.startDrag}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">
        {movedTo !== null && (
          <FormattedMessage
            id="editor.gallery.moved"
            defaultMessage="Photo moved to position {place} of {count}."
            description="Said to screen readers after a photograph was moved in a gallery"
            values={{ place: movedTo, count: pictures.length }}
          />
        )}
      </VisuallyHidden>
    </>
  );
}

/** Moves and removes photos, and keeps the focus in a fitting place. */
function useGalleryOrder(pictures: PictureList['pictures'], actions: PictureList['actions']) {
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const focus = useRef<string | null>(null);
  const latestPictures = useRef(pictures);
  const list = useRef<HTMLOListElement>(null);
  const recordPositions = useReorderMotion(list, pictures, pictures.length > 1);
  const moveTo = useCallback(
    (id: string, to: number) => {
      recordPositions();
      actions.move(id, to);
      setMovedTo(to + 1);
    },
    [actions, recordPositions],
  );
  const drag = useDragReorder(list, (from, to) => moveTo(pictures[from]?.id ?? '', to));
  const move = useCallback(
    (id: string, by: Move, to: number) => {
      focus.current = `[data-picture="${id}"] [data-move="${by}"]`;
      moveTo(id, to);
    },
    [moveTo],
  );
  const remove = usePictureRemoval(actions, recordPositions);
  const removePicture = useCallback(
    (id: string) => {
      const at = latestPictures.current.findIndex((picture) => picture.id === id);
      const next = latestPictures.current[at + 1] ?? latestPictures.current[at - 1];
      // Not its caption: on phones the keyboard would open and cover the gallery.
      focus.current = next ? `[data-picture="${next.id}"] [data-remove]` : '#gallery-title';
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
  return { list, drag, move, remove: removePicture, movedTo };
}
