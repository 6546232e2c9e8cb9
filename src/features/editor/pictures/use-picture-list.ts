import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  FileChoice,
  pictureChoiceMachine,
  RefusedFile,
} from '#machines/flow/editor/picture-choice.ts';
import type { ListedPicture } from '#machines/flow/editor/post-content.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import type { EditorContext } from '../layout/editor-context.ts';
import { livePictureChoiceMachine, setPictures } from './live-picture-choice-machine.ts';

export type PictureActions = {
  /** Adds files. Reports files that are not pictures or exceed the limit. */
  add(files: readonly File[]): void;
  /**
   * Replaces the file of a picture; its words stay. Returns the key of the new one; null when
   * the file is no picture.
   */
  replace(id: string, file: File): Promise<string | null>;
  updateText(id: string, words: Partial<Omit<ListedPicture, 'id'>>): void;
  /** To another place, counted from 0. */
  move(id: string, to: number): void;
  /** Takes a picture out. Returns the function that puts it back where it was. */
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

/**
 * The listed pictures of a post: the draft alone holds them. Their order is that of choosing,
 * whatever arrives first.
 */
export function usePictureList(
  { actor, buffer, pictureRegistry }: EditorContext,
  max: number,
): PictureList {
  const [machine] = useState(() => livePictureChoiceMachine({ buffer, pictureRegistry, max }));
  const choice = useActorRef(machine);
  const pictures = useSelector(actor, ({ context: { draft } }) => draft.content.pictures);
  const refused = useSelector(choice, (current) => current.context.refused);
  const overLimitCount = useSelector(choice, (current) => current.context.overLimitCount);
  const actions = useMemo(
    () => createPictureActions({ buffer, pictureRegistry, choice }),
    [buffer, pictureRegistry, choice],
  );
  return { pictures, refused, overLimitCount, actions };
}

type Dependencies = Pick<EditorContext, 'buffer' | 'pictureRegistry'> & {
  choice: ActorRefFrom<typeof pictureChoiceMachine>;
};

function createPictureActions({ buffer, pictureRegistry, choice }: Dependencies): PictureActions {
  const list = () => buffer.read().pictures;
  const resume = (id: string) => pictureRegistry.getUpload(id)?.send({ type: 'retry.requested' });
  return {
    add: (files) => choice.send({ type: 'files.chosen', choice: { files, replaces: null } }),
    replace: (id, file) => takeReplacement(choice, { files: [file], replaces: id }),
    updateText: (id, words) =>
      buffer.change({
        pictures: list().map((listed) => (listed.id === id ? { ...listed, ...words } : listed)),
      }),
    move(id, to) {
      const listed = list().find((picture) => picture.id === id);
      if (!listed) return;
      const others = list().filter((picture) => picture !== listed);
      setPictures(buffer, others.toSpliced(to, 0, listed));
    },
    remove(id) {
      const at = list().findIndex((picture) => picture.id === id);
      const listed = list()[at];
      if (!listed) return () => {};
      pictureRegistry.cancelUpload(id);
      setPictures(buffer, list().toSpliced(at, 1));
      return () => {
        setPictures(buffer, list().toSpliced(at, 0, listed));
        resume(id);
      };
    },
    dismissRefused: () => choice.send({ type: 'refusals.dismissed' }),
  };
}

/** Chooses a file in the place of a picture. Returns the key of the new one; null when refused. */
function takeReplacement(
  choice: Dependencies['choice'],
  replacement: FileChoice,
): Promise<string | null> {
  return new Promise((resolve) => {
    const subscription = choice.on('choice.taken', ({ choice: taken, keys: [key = null] }) => {
      if (taken !== replacement) return;
      subscription.unsubscribe();
      resolve(key);
    });
    choice.send({ type: 'files.chosen', choice: replacement });
  });
}
