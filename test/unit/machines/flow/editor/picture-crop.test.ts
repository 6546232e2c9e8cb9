import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { pictureCropMachine, type Replacement } from '#machines/flow/editor/picture-crop.ts';
import { type CropRequest, cropMachine } from '#machines/kit/crop.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';

const shape = { width: 1800, height: 1011, isRound: false };
const whole: PictureFile = { name: 'fair.jpg', size: 4_000_000, type: 'image/jpeg' };
const part: PictureFile = { ...whole, size: 90_000 };

function start({ isOffline = false } = {}) {
  const server = { isOffline };
  const cropped: PictureFile[] = [];
  const replacements: Replacement[] = [];
  const machine = pictureCropMachine.provide({
    actors: {
      fetchPicture: fromPromise<PictureFile, { url: string }>(async () => {
        if (server.isOffline) throw new Failure({ code: 'network' });
        return whole;
      }),
      crop: cropMachine.provide({
        actors: {
          measurePicture: fromPromise(async () => ({ width: 1600, height: 1200 })),
          cropPicture: fromPromise<PictureFile, CropRequest>(async ({ input }) => {
            cropped.push(input.file);
            return part;
          }),
        },
      }),
      replacePicture: fromPromise<string | null, Replacement>(async ({ input }) => {
        replacements.push(input);
        return 'key-of-part';
      }),
    },
  });
  const actor = createActor(machine, { input: { shape } }).start();
  const open = (id: string, file: PictureFile | null, url: string | null = null) =>
    actor.send({ type: 'crop.requested', id, file, url });
  const at = (state: 'idle' | 'failed' | 'cropping') =>
    waitFor(actor, (current) => current.matches(state));
  const decide = async (type: 'crop.confirmed' | 'crop.cancelled') => {
    const { children } = await at('cropping');
    if (!children.crop) throw new Error('No crop is open.');
    await waitFor(children.crop, (current) => current.matches('adjusting'));
    children.crop.send({ type });
    await at('idle');
  };
  return { actor, server, cropped, replacements, open, at, decide };
}

describe('cropping a picture of a post', () => {
  it('replaces the picture with the part', async () => {
    const { open, decide, replacements } = start();
    open('chosen', whole);
    await decide('crop.confirmed');
    expect(replacements).toEqual([{ id: 'chosen', file: part }]);
  });

  it('crops the part again from the whole picture', async () => {
    const { open, decide, cropped } = start();
    open('chosen', whole);
    await decide('crop.confirmed');
    open('key-of-part', part);
    await decide('crop.confirmed');
    expect(cropped).toEqual([whole, whole]);
  });

  it('leaves the picture as it is when it is cancelled', async () => {
    const { open, decide, replacements } = start();
    open('chosen', whole);
    await decide('crop.cancelled');
    expect(replacements).toEqual([]);
  });

  it('fetches a picture that only the server has, and again when that failed', async () => {
    const { actor, server, open, at, decide, replacements } = start({ isOffline: true });
    open('stored', null, 'https://images.example/fair.jpg');
    await at('failed');
    expect(actor.getSnapshot().context.failure?.code).toBe('network');
    server.isOffline = false;
    open('stored', null, 'https://images.example/fair.jpg');
    await decide('crop.confirmed');
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(replacements).toHaveLength(1);
  });

  it('does nothing for an unknown picture', () => {
    const { actor, open } = start();
    open('unknown', null);
    expect(actor.getSnapshot().matches('idle')).toBe(true);
  });
});
