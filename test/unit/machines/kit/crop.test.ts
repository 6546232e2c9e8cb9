import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Size } from '#domain/media/crop.ts';
import { type CropRequest, cropMachine } from '#machines/kit/crop.ts';
import type { PictureFile } from '#machines/kit/file-upload.ts';

const file: PictureFile = { name: 'me.jpg', size: 4_000_000, type: 'image/jpeg' };
const part: PictureFile = { name: 'me.jpg', size: 90_000, type: 'image/jpeg' };
const shape = { width: 1080, height: 1080, isRound: true };

type Parts = {
  chosen?: PictureFile;
  measure?: () => Promise<Size>;
  cut?: () => Promise<PictureFile>;
};

function start({
  chosen = file,
  measure = async () => ({ width: 1600, height: 1200 }),
  cut = async () => part,
}: Parts = {}) {
  const cuts: CropRequest[] = [];
  const machine = cropMachine.provide({
    actors: {
      measurePicture: fromPromise<Size, { file: PictureFile }>(measure),
      cropPicture: fromPromise<PictureFile, CropRequest>(({ input }) => {
        cuts.push(input);
        return cut();
      }),
    },
  });
  const actor = createActor(machine, { input: { file: chosen, shape } }).start();
  const until = (state: 'adjusting' | 'cropFailed') =>
    waitFor(actor, (current) => current.matches(state));
  const outcome = async () => (await waitFor(actor, ({ status }) => status === 'done')).output;
  return { actor, cuts, until, outcome };
}

describe('cropping', () => {
  it('ends with the part that was chosen', async () => {
    const { actor, cuts, until, outcome } = start();
    await until('adjusting');
    actor.send({ type: 'zoom.changed', zoom: 2 });
    actor.send({ type: 'picture.rotated' });
    actor.send({ type: 'crop.confirmed' });
    expect(await outcome()).toEqual(part);
    expect(cuts).toEqual([{ file, shape, crop: { rotation: 90, zoom: 2, x: 0.5, y: 0.5 } }]);
  });

  it('offers only what would change something', async () => {
    const { actor, until } = start();
    const first = await until('adjusting');
    expect(first.can({ type: 'picture.panned', across: 0, down: 0.1 })).toBe(false);
    expect(first.can({ type: 'zoom.changed', zoom: 0.5 })).toBe(false);
    expect(first.can({ type: 'crop.reset' })).toBe(false);
    actor.send({ type: 'zoom.changed', zoom: 99 });
    const near = actor.getSnapshot();
    expect(near.context.crop.zoom).toBe(4);
    expect(near.can({ type: 'picture.panned', across: 0, down: 0.1 })).toBe(true);
    actor.send({ type: 'crop.reset' });
    expect(actor.getSnapshot().context.crop).toEqual({ rotation: 0, zoom: 1, x: 0.5, y: 0.5 });
  });

  it('ends with nothing when it is cancelled', async () => {
    const { actor, until, outcome } = start();
    await until('adjusting');
    actor.send({ type: 'crop.cancelled' });
    expect(await outcome()).toBeNull();
  });

  it('passes on unchanged what this device cannot show: the upload checks it', async () => {
    const crop = start({ measure: () => Promise.reject(new Error('not decoded')) });
    expect(await crop.outcome()).toEqual(file);
  });

  it('checks whether each file can be shown, whatever its declared type', async () => {
    const heic = start({ chosen: { ...file, type: 'image/heic' } });
    expect((await heic.until('adjusting')).context.picture).toEqual({ width: 1600, height: 1200 });
  });

  it('that failed is tried again, or returns the whole picture', async () => {
    const { actor, cuts, until, outcome } = start({
      cut: () => Promise.reject(new Error('no memory')),
    });
    await until('adjusting');
    actor.send({ type: 'crop.confirmed' });
    await until('cropFailed');
    actor.send({ type: 'crop.confirmed' });
    await until('cropFailed');
    actor.send({ type: 'crop.skipped' });
    expect(await outcome()).toEqual(file);
    expect(cuts).toHaveLength(2);
  });
});
