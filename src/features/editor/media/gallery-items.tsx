import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { EditorContext } from '../layout/editor-layout.tsx';
import type { PictureList } from '../pictures/use-picture-list.ts';
import { usePictureRemoval } from '../pictures/use-picture-removal.tsx';
import { GalleryItem, type Move } from './gallery-item.tsx';
import { useDragReorder } from './use-drag-reorder.ts';

type Props = Pick<EditorContext, 'actor'> & { list: PictureList };

/** The photos of a gallery in their order, which dragging and buttons change. */
export function GalleryItems({ actor, list: { pictures, actions } }: Props) {
  const { drag, move, remove, movedTo } = useGalleryOrder(pictures, actions);
  return (
    <>
      <Box
        as="ol"
        ref={drag.list}
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
  const moveTo = useCallback(
    (id: string, to: number) => {
      actions.move(id, to);
      setMovedTo(to + 1);
    },
    [actions],
  );
  const drag = useDragReorder((from, to) => moveTo(pictures[from]?.id ?? '', to));
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
  return { drag, move, remove: removePicture, movedTo };
}
