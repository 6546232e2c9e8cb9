import { articleSize } from '#domain/media/image-sizes.ts';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { pictureAddress } from '#src/api/image-service.ts';
import { readPicture } from '#src/device/draft-store.ts';
import type { EditorActor } from '../editor-actor.ts';
import type { PictureSource } from '../surface/writing-surface.ts';

/** The place in the page that shows the upload of a picture. */
export type StatusSlot = { key: string; element: HTMLElement };

export type PictureRegistry = PictureSource & {
  /** Takes files that were chosen and begins their uploads. Returns the keys for their figures. */
  addFiles(files: readonly File[]): string[];
  getUpload(key: string): FileUploadActor | undefined;
  getStatusSlots(): readonly StatusSlot[];
  subscribeToStatusSlots(listener: () => void): () => void;
  dispose(): void;
};

/** The pictures of one post: what to show for each, and what its upload is doing. */
export function createPictureRegistry(actor: EditorActor): PictureRegistry {
  const objectUrls = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const slotListeners = new Set<() => void>();
  let places: readonly StatusSlot[] = [];
  const setSlots = (next: readonly StatusSlot[]) => {
    places = next;
    for (const listener of slotListeners) listener();
  };
  const addObjectUrl = (key: string, file: Blob) => {
    objectUrls.set(key, URL.createObjectURL(file));
    for (const listener of listeners.get(key) ?? []) listener();
  };
  const uploadOf = (key: string) =>
    (actor.getSnapshot().children as Record<string, FileUploadActor | undefined>)[key];
  /** An animation is shown as it will be sent. */
  const followConversion = (key: string) => {
    const subscription = uploadOf(key)?.subscribe(({ context: { file } }) => {
      if (!file.isFirstFrame || !(file instanceof Blob)) return;
      subscription?.unsubscribe();
      URL.revokeObjectURL(objectUrls.get(key) ?? '');
      addObjectUrl(key, file);
    });
  };
  const restore = async (key: string) => {
    const kept = await readPicture(key).catch(() => null);
    if (kept && !objectUrls.has(key)) addObjectUrl(key, kept.file);
  };
  return {
    addFiles(files) {
      const pictures = files.map((file) => ({ key: crypto.randomUUID(), file }));
      for (const { key, file } of pictures) addObjectUrl(key, file);
      actor.send({ type: 'pictures.chosen', pictures });
      for (const { key } of pictures) followConversion(key);
      return pictures.map(({ key }) => key);
    },
    getSource(key) {
      const stored = actor.getSnapshot().context.draft.pictures[key];
      return objectUrls.get(key) ?? (stored ? pictureAddress(stored.url, articleSize) : null);
    },
    subscribe(key, listener) {
      const watching = listeners.get(key) ?? new Set();
      listeners.set(key, watching.add(listener));
      if (!objectUrls.has(key) && actor.getSnapshot().context.draft.pictures[key] === null)
        void restore(key);
      return () => watching.delete(listener);
    },
    addStatusSlot(key, element) {
      const slot = { key, element };
      setSlots([...places, slot]);
      return () => setSlots(places.filter((other) => other !== slot));
    },
    cancelUpload: (key) => uploadOf(key)?.send({ type: 'cancel.requested' }),
    getUpload: uploadOf,
    getStatusSlots: () => places,
    subscribeToStatusSlots(listener) {
      slotListeners.add(listener);
      return () => slotListeners.delete(listener);
    },
    dispose() {
      for (const address of objectUrls.values()) URL.revokeObjectURL(address);
    },
  };
}
