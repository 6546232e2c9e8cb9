import { articleSize } from '#domain/image-sizes.ts';
import { pictureAt } from '#domain/picture-address.ts';
import type { UploadActor } from '#machines/flow/upload.ts';
import { readPicture } from '#src/drafts/device-drafts.ts';
import type { EditorActor } from './editor-actor.ts';
import type { PictureAlbum } from './surface/writing-surface.ts';

/** Where in the page the upload of a picture is told of. */
export type StatusPlace = { key: string; place: HTMLElement };

export type EditorAlbum = PictureAlbum & {
  /** Takes files that were chosen and begins their uploads. Gives the keys for their figures. */
  take(files: readonly File[]): string[];
  uploadOf(key: string): UploadActor | undefined;
  places(): readonly StatusPlace[];
  onPlaces(listener: () => void): () => void;
  close(): void;
};

/** The pictures of one post: what to show for each, and what its upload is doing. */
export function openAlbum(actor: EditorActor): EditorAlbum {
  const addresses = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const placeListeners = new Set<() => void>();
  let places: readonly StatusPlace[] = [];
  const setPlaces = (next: readonly StatusPlace[]) => {
    places = next;
    for (const listener of placeListeners) listener();
  };
  const keep = (key: string, file: Blob) => {
    addresses.set(key, URL.createObjectURL(file));
    for (const listener of listeners.get(key) ?? []) listener();
  };
  const uploadOf = (key: string) =>
    (actor.getSnapshot().children as Record<string, UploadActor | undefined>)[key];
  const restore = async (key: string) => {
    const kept = await readPicture(key).catch(() => null);
    if (kept && !addresses.has(key)) keep(key, kept.file);
  };
  return {
    take(files) {
      const pictures = files.map((file) => ({ key: crypto.randomUUID(), file }));
      for (const { key, file } of pictures) keep(key, file);
      actor.send({ type: 'pictures.chosen', pictures });
      return pictures.map(({ key }) => key);
    },
    srcOf(key) {
      const stored = actor.getSnapshot().context.draft.pictures[key];
      return addresses.get(key) ?? (stored ? pictureAt(stored.url, articleSize) : null);
    },
    watch(key, listener) {
      const watching = listeners.get(key) ?? new Set();
      listeners.set(key, watching.add(listener));
      if (!addresses.has(key) && actor.getSnapshot().context.draft.pictures[key] === null) void restore(key);
      return () => watching.delete(listener);
    },
    placeStatus(key, place) {
      const own = { key, place };
      setPlaces([...places, own]);
      return () => setPlaces(places.filter((other) => other !== own));
    },
    stop: (key) => uploadOf(key)?.send({ type: 'cancel.requested' }),
    uploadOf,
    places: () => places,
    onPlaces(listener) {
      placeListeners.add(listener);
      return () => placeListeners.delete(listener);
    },
    close() {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
  };
}
