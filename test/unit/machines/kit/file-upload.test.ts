import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadEvent,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import { uploadedPicture } from '#test/factories/drafts.ts';

const photo: PictureFile = { name: 'IMG_1.jpg', size: 4_000_000, type: 'image/jpeg' };
const failed = (code: FailureCode): UploadEvent => ({
  type: 'upload.failed',
  error: new Failure({ code }),
});
const finished: UploadEvent = { type: 'upload.finished', picture: uploadedPicture };

/** An upload whose tries end as the list says. */
function start(endings: UploadEvent[], file = photo, ...outcomes: (PictureFile | Failure)[]) {
  const clock = new SimulatedClock();
  const tries: UploadRequest[] = [];
  let stopped = 0;
  const machine = fileUploadMachine.provide({
    actors: {
      preparePicture: fromPromise(async () => {
        const prepared = outcomes.shift() ?? file;
        if (prepared instanceof Failure) throw prepared;
        return prepared;
      }),
      uploadImage: fromCallback<UploadEvent, UploadRequest>(({ input, sendBack }) => {
        tries.push(input);
        sendBack({ type: 'upload.progressed', progress: 0.5 });
        const ending = endings.shift();
        if (ending) sendBack(ending);
        return () => {
          stopped += 1;
        };
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { file, key: 'key' } }).start();
  const until = (state: string) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 2000 });
  return {
    actor,
    tries,
    until,
    pass: (time: number) => clock.increment(time),
    stops: () => stopped,
  };
}

describe('an upload', () => {
  it('sends what was prepared and ends with the picture', async () => {
    const smaller = { ...photo, size: 900_000 };
    const upload = start([finished], photo, smaller);
    expect((await upload.until('done')).context.picture).toEqual(uploadedPicture);
    expect(upload.tries).toEqual([{ file: smaller, key: 'key' }]);
  });

  // spec 7.63
  it('reports its progress', async () => {
    const upload = start([]);
    const { context } = await upload.until('uploading');
    await waitFor(upload.actor, (snapshot) => snapshot.context.progress === 0.5);
    expect(context.failure).toBeNull();
  });

  it.each(['network', 'server-busy'] as const)(
    'waits for the end of %s and tries again with the same key',
    async (code) => {
      const upload = start([failed(code), failed(code), finished]);
      await upload.until('waiting');
      upload.pass(2000);
      await waitFor(upload.actor, () => upload.tries.length === 2);
      await upload.until('waiting');
      upload.actor.send({ type: 'network.online' });
      await upload.until('done');
      expect(new Set(upload.tries.map(({ key }) => key))).toEqual(new Set(['key']));
    },
  );

  it('waits longer from try to try', async () => {
    const upload = start([failed('network'), failed('network'), finished]);
    await upload.until('waiting');
    upload.pass(2000);
    await waitFor(upload.actor, () => upload.tries.length === 2);
    await upload.until('waiting');
    upload.pass(2000);
    expect(upload.tries).toHaveLength(2);
    upload.pass(2000);
    await upload.until('done');
  });

  // spec 7.63
  it('can be stopped, which cuts the transfer, and sent again', async () => {
    const upload = start([]);
    await upload.until('uploading');
    upload.actor.send({ type: 'cancel.requested' });
    expect(upload.actor.getSnapshot().value).toBe('stopped');
    expect(upload.stops()).toBe(1);
    upload.actor.send({ type: 'retry.requested' });
    await waitFor(upload.actor, () => upload.tries.length === 2);
  });

  it('waits for the network when what prepares the file could not be loaded', async () => {
    const lost = new Failure({ code: 'network' });
    const smaller = { ...photo, size: 900_000 };
    const upload = start([finished], photo, lost, lost, lost, smaller);
    await upload.until('waiting');
    upload.pass(2000);
    await upload.until('preparing');
    await upload.until('waiting');
    upload.actor.send({ type: 'retry.requested' });
    expect(upload.actor.getSnapshot().value).toBe('preparing');
    await upload.until('waiting');
    upload.actor.send({ type: 'network.online' });
    await upload.until('done');
    expect(upload.tries).toEqual([{ file: smaller, key: 'key' }]);
  });

  it('continues after a new sign-in', async () => {
    const upload = start([failed('unauthenticated'), finished]);
    await upload.until('signInNeeded');
    upload.actor.send({ type: 'session.restored' });
    await upload.until('done');
  });

  it('permanently refuses what is not a picture, on the device or the server', async () => {
    const heic = start([], photo, new Failure({ code: 'image-is-heic' }));
    expect((await heic.until('refused')).context.failure?.code).toBe('image-is-heic');
    const huge = start([], { ...photo, size: 26 * 1024 * 1024 });
    expect(huge.actor.getSnapshot().context.failure?.code).toBe('image-too-large');
    const broken = start([failed('image-unreadable')]);
    expect((await broken.until('refused')).can({ type: 'retry.requested' })).toBe(false);
    const lost = start([], photo, new Failure({ code: 'picture-lost' }));
    await lost.until('refused');
    expect([...heic.tries, ...huge.tries, ...lost.tries]).toEqual([]);
  });
});
