import { useMemo, useRef, useState } from 'react';
import type { ListedPicture } from '#machines/flow/post-content.ts';
import type { DeskTies } from '../desk.tsx';
import { type RefusedFile, sortFiles } from './sort-files.ts';

export type PictureActions = {
  /** Takes files; those that are no pictures, and those for which there is no room, are told of. */
  add(files: readonly File[]): Promise<void>;
  /** Puts a file in the place of a picture; its words stay. Gives the key of the new one; null when the file is no picture. */
  replace(id: string, file: File): Promise<string | null>;
  describe(id: string, words: Partial<Omit<ListedPicture, 'id'>>): void;
  /** To another place, counted from 0. */
  move(id: string, to: number): void;
  /** Takes a picture out. Gives the function that puts it back where it was. */
  remove(id: string): () => void;
  forgetRefused(): void;
};

export type PictureList = {
  pictures: readonly ListedPicture[];
  /** Files of the last choice that were not taken. */
  refused: readonly RefusedFile[];
  /** Pictures of the last choice for which there was no room. */
  surplus: number;
  /** The same as long as the page is open. */
  actions: PictureActions;
};

const nothing = { refused: [] as RefusedFile[], surplus: 0 };

/** The listed pictures of a post, as they stand in the page. Their order is that of choosing, whatever arrives first. */
export function usePictureList({ actor, manuscript, album }: DeskTies, max: number): PictureList {
  const [pictures, setPictures] = useState(() => actor.getSnapshot().context.draft.content.pictures);
  const [left, setLeft] = useState(nothing);
  const latest = useRef(pictures);
  const actions = useMemo((): PictureActions => {
    const set = (next: ListedPicture[]) => {
      latest.current = next;
      setPictures(next);
      manuscript.change({ pictures: next });
    };
    const resume = (id: string) => album.uploadOf(id)?.send({ type: 'retry.requested' });
    return {
      async add(files) {
        const sorted = await sortFiles(files);
        const taken = sorted.pictures.slice(0, Math.max(0, max - latest.current.length));
        setLeft({ refused: sorted.refused, surplus: sorted.pictures.length - taken.length });
        if (taken.length === 0) return;
        const added = album.take(taken).map((id) => ({ id, caption: '', alt: '' }));
        set([...latest.current, ...added]);
      },
      async replace(id, file) {
        const { pictures: taken, refused } = await sortFiles([file]);
        setLeft({ refused, surplus: 0 });
        const [next] = album.take(taken);
        if (next === undefined) return null;
        album.stop(id);
        set(latest.current.map((listed) => (listed.id === id ? { ...listed, id: next } : listed)));
        return next;
      },
      describe: (id, words) =>
        set(latest.current.map((listed) => (listed.id === id ? { ...listed, ...words } : listed))),
      move(id, to) {
        const listed = latest.current.find((picture) => picture.id === id);
        if (!listed) return;
        const others = latest.current.filter((picture) => picture !== listed);
        set([...others.slice(0, to), listed, ...others.slice(to)]);
      },
      remove(id) {
        const at = latest.current.findIndex((picture) => picture.id === id);
        const listed = latest.current[at];
        if (!listed) return () => {};
        album.stop(id);
        set(latest.current.filter((picture) => picture !== listed));
        return () => {
          set([...latest.current.slice(0, at), listed, ...latest.current.slice(at)]);
          resume(id);
        };
      },
      forgetRefused: () => setLeft(nothing),
    };
  }, [manuscript, album, max]);
  return { pictures, ...left, actions };
}
