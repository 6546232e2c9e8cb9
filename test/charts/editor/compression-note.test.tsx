import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type FileUploadActor, fileUploadMachine } from '#machines/kit/file-upload.ts';
import { CompressionNote } from '#src/features/editor/pictures/compression-note.tsx';
import { draw } from '../harness/render-screen.tsx';

const Note = ({ actor }: { actor: FileUploadActor }) => <CompressionNote upload={actor} />;

it('keeps each size together, so that Urdu does not mix them', async () => {
  const machine = fileUploadMachine.provide({
    actors: { preparePicture: fromPromise(() => new Promise(() => {})) },
  });
  const actor = createActor(machine, {
    snapshot: machine.resolveState({
      value: 'stopped',
      context: {
        file: { name: 'a.jpg', size: 5000, type: 'image/jpeg' },
        originalBytes: 9000,
        key: 'k',
        progress: 0,
        picture: null,
        failure: null,
      } as never,
    }),
    input: {} as never,
  }).start();
  await using _screen = await draw(Note, actor);
  await expect.poll(() => document.querySelectorAll('bdi').length).toBe(2);
  const sizes = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(sizes).toEqual(['9 kB', '5 kB']);
});
