import { fromPromise } from 'xstate';
import {
  type ChoiceOutcome,
  type FileChoice,
  pictureChoiceMachine,
} from '#machines/flow/editor/picture-choice.ts';
import type { ListedPicture } from '#machines/flow/editor/post-content.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import type { EditorContext } from '../layout/editor-context.ts';
import { checkPictureFiles } from './picture-file-check.ts';

type Post = Pick<EditorContext, 'buffer' | 'pictureRegistry'> & {
  /** How many pictures it may have. */
  max: number;
};

/** The chart `picture-choice` on this post. */
export const livePictureChoiceMachine = (post: Post) =>
  pictureChoiceMachine.provide({
    actors: {
      takeFiles: fromPromise<ChoiceOutcome, FileChoice>(({ input: { files, replaces } }) => {
        const chosen = files.filter((file) => file instanceof File);
        return replaces === null ? addFiles(post, chosen) : replaceFile(post, replaces, chosen);
      }),
    },
  });

/** Adds pictures within the limit, after the existing ones. */
async function addFiles(
  { buffer, pictureRegistry, max }: Post,
  files: File[],
): Promise<ChoiceOutcome> {
  const { pictures, refused } = await checkPictureFiles(files);
  const listed = buffer.read().pictures;
  const fitting = pictures.slice(0, Math.max(0, max - listed.length));
  const keys = fitting.length > 0 ? pictureRegistry.addFiles(fitting) : [];
  if (keys.length > 0)
    setPictures(buffer, [...listed, ...keys.map((id) => ({ id, caption: '', alt: '' }))]);
  return { keys, refused, overLimitCount: pictures.length - fitting.length };
}

/** Puts a picture in the place of another one; the words of that stay. */
async function replaceFile(
  { buffer, pictureRegistry }: Post,
  id: string,
  files: File[],
): Promise<ChoiceOutcome> {
  const { pictures, refused } = await checkPictureFiles(files);
  const keys = pictureRegistry.addFiles(pictures);
  const [next] = keys;
  if (next !== undefined) {
    pictureRegistry.cancelUpload(id);
    const listed = buffer.read().pictures;
    setPictures(
      buffer,
      listed.map((picture) => (picture.id === id ? { ...picture, id: next } : picture)),
    );
  }
  return { keys, refused, overLimitCount: 0 };
}

/** Hands the list over at once: only the draft knows the pictures of the post. */
export function setPictures(buffer: EditorBuffer, pictures: ListedPicture[]): void {
  buffer.change({ pictures });
  buffer.flush();
}
