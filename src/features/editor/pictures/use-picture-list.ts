import { useMemo, useRef, useState } from 'react';
import type { ListedPicture } from '#machines/flow/editor/post-content.ts';
import type { EditorContext } from '../layout/editor-layout.tsx';
import { checkPictureFiles, type RefusedFile } from './picture-file-check.ts';

export type PictureActions = {
  /** Takes files; those that are no pictures, and those for which there is no room, are told of. */
  add(files: readonly File[]): Promise<void>;
  /**
   * Puts a file in the place of a picture; its words stay. Gives the key of the new one; null when
   * the file is no picture.
   */
  replace(id: string, file: File): Promise<string | null>;
  updateText(id: string, words: Partial<Omit<ListedPicture, 'id'>>): void;
  /** To another place, counted from 0. */
  move(id: string, to: number): void;
  /** Takes a picture out. Gives the function that puts it back where it was. */
  remove(id: string): () => void;
  dismissRefused(): void;
};

export type PictureList = {
  pictures: readonly ListedPicture[];
  /** Files of the last choice that were not taken. */
  refused: readonly RefusedFile[];
  /** Pictures of the last choice for which there was no room. */
  overLimitCount: number;
  /** The same as long as the page is open. */
  actions: PictureActions;
};

const noRejections = { refused: [] as RefusedFile[], overLimitCount: 0 };

/**
 * The listed pictures of a post, as they stand in the page. Their order is that of choosing,
 * whatever arrives first.
 */
export function usePictureList(
  { actor, buffer, pictureRegistry }: EditorContext,
  max: number,
): PictureList {
  const [pictures, setPictures] = useState(
    () => actor.getSnapshot().context.draft.content.pictures,
  );
  const [rejected, setRejected] = useState(noRejections);
  const latestPictures = useRef(pictures);
  const actions = useMemo((): PictureActions => {
    const update = (next: ListedPicture[]) => {
      latestPictures.current = next;
      setPictures(next);
      buffer.change({ pictures: next });
    };
    const resume = (id: string) => pictureRegistry.getUpload(id)?.send({ type: 'retry.requested' });
    return {
      async add(files) {
        const checked = await checkPictureFiles(files);
        const taken = checked.pictures.slice(0, Math.max(0, max - latestPictures.current.length));
        setRejected({
          refused: checked.refused,
          overLimitCount: checked.pictures.length - taken.length,
        });
        if (taken.length === 0) return;
        const added = pictureRegistry.addFiles(taken).map((id) => ({ id, caption: '', alt: '' }));
        update([...latestPictures.current, ...added]);
      },
      async replace(id, file) {
        const { pictures: taken, refused } = await checkPictureFiles([file]);
        setRejected({ refused, overLimitCount: 0 });
        const [next] = pictureRegistry.addFiles(taken);
        if (next === undefined) return null;
        pictureRegistry.cancelUpload(id);
        update(
          latestPictures.current.map((listed) =>
            listed.id === id ? { ...listed, id: next } : listed,
          ),
        );
        return next;
      },
      updateText: (id, words) =>
        update(
          latestPictures.current.map((listed) =>
            listed.id === id ? { ...listed, ...words } : listed,
          ),
        ),
      move(id, to) {
        const listed = latestPictures.current.find((picture) => picture.id === id);
        if (!listed) return;
        const others = latestPictures.current.filter((picture) => picture !== listed);
        update([...others.slice(0, to), listed, ...others.slice(to)]);
      },
      remove(id) {
        const at = latestPictures.current.findIndex((picture) => picture.id === id);
        const listed = latestPictures.current[at];
        if (!listed) return () => {};
        pictureRegistry.cancelUpload(id);
        update(latestPictures.current.filter((picture) => picture !== listed));
        return () => {
          update([
            ...latestPictures.current.slice(0, at),
            listed,
            ...latestPictures.current.slice(at),
          ]);
          resume(id);
        };
      },
      dismissRefused: () => setRejected(noRejections),
    };
  }, [buffer, pictureRegistry, max]);
  return { pictures, ...rejected, actions };
}
