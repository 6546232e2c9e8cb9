import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import type { VideoMetadata } from '#domain/media/mp4.ts';
import { videoUploadMachine } from '#machines/flow/editor/video-upload.ts';
import type {
  LocalCopy,
  StoredVideo,
  UploadLockEvent,
  VideoFile,
  VideoUploadEvent,
} from '#machines/flow/editor/video-upload-setup.ts';
import { kept, silentFacts, soundFacts, video, videoFile } from '#test/factories/videos.ts';

const failed = (code: FailureCode): VideoUploadEvent => ({
  type: 'video.failed',
  error: new Failure({ code }),
});
const sent: VideoUploadEvent = { type: 'video.sent' };

type SendInput = { videoId: string | null; file: VideoFile | null; offset: number };
type Discarded = { key: string; videoId: string | null };

type Situation = {
  file?: VideoFile | null;
  isSilent?: boolean;
  facts?: VideoMetadata | Failure;
  room?: LocalCopy;
  recalled?: StoredVideo | null;
  isSame?: boolean;
  /** What the server says that it has, question by question. */
  offsets?: (number | Failure)[];
  /** Why the server takes no new upload, answer by answer. */
  refusals?: Failure[];
  /** How each transfer ends. */
  endings?: VideoUploadEvent[];
  turn?: UploadLockEvent[];
};

/** A server and a device that answer as the situation says, and note what they were asked. */
function start(situation: Situation = {}) {
  const { file = videoFile, isSilent = false, facts = silentFacts, room = 'stored' } = situation;
  const { recalled = null, isSame = true, offsets = [], endings = [sent], turn } = situation;
  const { refusals = [] } = situation;
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const sends: number[] = [];
  const answer = async <Value>(name: string, value: Value | Failure): Promise<Value> => {
    asked.push(name);
    if (value instanceof Failure) throw value;
    return value;
  };
  const machine = videoUploadMachine.provide({
    actors: {
      inspectVideo: fromPromise(() => answer('inspect', facts)),
      keepVideo: fromPromise(() => answer<LocalCopy>('keep', room)),
      restoreVideo: fromPromise(() => answer('recall', recalled)),
      compareVideo: fromPromise(() => answer('compare', isSame)),
      holdUploadLock: fromCallback<UploadLockEvent, { key: string }>(({ sendBack }) => {
        sendBack(turn?.shift() ?? { type: 'upload-lock.granted' });
      }),
      createVideoUpload: fromPromise(() => answer<string>('create', refusals.shift() ?? 'video-1')),
      getVideoOffset: fromPromise(() => answer('offset', offsets.shift() ?? 0)),
      sendVideo: fromCallback<VideoUploadEvent, SendInput>(({ input, sendBack }) => {
        sends.push(input.offset);
        const ending = endings.shift();
        if (ending) sendBack(ending);
      }),
      getVideo: fromPromise(() => answer('video', video)),
      cancelVideoUpload: fromPromise<void, Discarded>(() => answer('cancel', undefined)),
      discardVideo: fromPromise<void, Discarded>(() => answer('discard', undefined)),
    },
  });
  const actor = createActor(machine, { clock, input: { key: 'k', file, isSilent } }).start();
  const until = (...states: string[]) =>
    waitFor(
      actor,
      (now) =>
        states.some(
          (state) => now.matches(state as never) || now.matches({ sending: state } as never),
        ),
      {
        timeout: 2000,
      },
    );
  return { actor, asked, sends, until, pass: (time: number) => clock.increment(time) };
}

describe('a video on its way', () => {
  it('is validated, kept on the device, sent, and done on the server', async () => {
    const upload = start();
    expect((await upload.until('done')).context.video).toEqual(video);
    expect(upload.asked).toEqual(['inspect', 'keep', 'create', 'video']);
  });

  it("continues after each failure from the server's offset", async () => {
    const upload = start({
      endings: [failed('network'), failed('network'), sent],
      offsets: [300, 700],
    });
    await upload.until('waiting');
    upload.pass(2000);
    await waitFor(upload.actor, () => upload.sends.length === 2);
    await upload.until('waiting');
    upload.actor.send({ type: 'network.online' });
    await upload.until('done');
    expect(upload.sends).toEqual([0, 300, 700]);
    expect(upload.asked.filter((name) => name === 'create')).toHaveLength(1);
  });

  it('waits longer from try to try, and starts over after a piece has arrived', async () => {
    const arrived: VideoUploadEvent = {
      type: 'chunk.acknowledged',
      offset: 500,
      bytesPerSecond: 50,
    };
    const upload = start({ endings: [failed('network'), failed('network')], offsets: [0, 0] });
    await upload.until('waiting');
    upload.pass(2000);
    await waitFor(upload.actor, () => upload.sends.length === 2);
    await upload.until('waiting');
    upload.pass(2000);
    expect(upload.sends).toHaveLength(2);
    upload.pass(2000);
    await waitFor(upload.actor, (now) => now.matches({ sending: 'transferring' }));
    upload.actor.send(arrived);
    expect(upload.actor.getSnapshot().context).toMatchObject({
      tries: 0,
      offset: 500,
      bytesPerSecond: 50,
    });
  });

  it('requests the offset at once when it differs, a limited number of times', async () => {
    const conflict = failed('upload-offset-conflict');
    const upload = start({
      endings: [conflict, conflict, conflict, conflict],
      offsets: [1, 2, 3, 4],
    });
    await upload.until('waiting');
    expect(upload.sends).toEqual([0, 1, 2]);
  });

  it('stays on the device when the quota is reached, and can be retried', async () => {
    const upload = start({ refusals: [new Failure({ code: 'quota-reached' })] });
    expect((await upload.until('failed')).context).toMatchObject({
      file: videoFile,
      failure: { code: 'quota-reached' },
    });
    expect(upload.asked).not.toContain('discard');
    upload.actor.send({ type: 'retry.requested' });
    await upload.until('done');
  });

  it('waits while the storage of the server is full', async () => {
    const upload = start({ refusals: [new Failure({ code: 'storage-full' })] });
    expect((await upload.until('waiting')).context.failure?.code).toBe('storage-full');
    upload.pass(2000);
    await upload.until('done');
  });

  it('starts over when the server has deleted what it had', async () => {
    const upload = start({
      file: null,
      recalled: kept,
      offsets: [new Failure({ code: 'not-found' })],
    });
    await upload.until('done');
    expect(upload.asked).toEqual(['recall', 'offset', 'create', 'video']);
  });

  it('continues after a reload from the copy on the device', async () => {
    const upload = start({ file: null, recalled: kept, offsets: [400] });
    await upload.until('done');
    expect(upload.sends).toEqual([400]);
  });

  it('asks for the same file if the device could not keep it', async () => {
    const upload = start({ file: null, recalled: { ...kept, file: null }, offsets: [400, 400] });
    expect((await upload.until('fileNeeded')).context).toMatchObject({
      offset: 400,
      fileInfo: { name: 'VID_1.mp4' },
    });
    upload.actor.send({ type: 'file.chosen', file: { ...videoFile, name: 'copy.mp4' } });
    await upload.until('done');
    expect(upload.sends).toEqual([400]);
    expect(upload.asked).not.toContain('create');
  });

  it('recognises another file and sends it from the start if wanted', async () => {
    const upload = start({
      file: null,
      recalled: { ...kept, file: null },
      offsets: [400],
      isSame: false,
    });
    await upload.until('fileNeeded');
    upload.actor.send({ type: 'file.chosen', file: { ...videoFile, name: 'other.mp4' } });
    expect((await upload.until('otherFile')).context.fileInfo?.name).toBe('VID_1.mp4');
    upload.actor.send({ type: 'restart.requested' });
    expect((await upload.until('done')).context.fileInfo?.name).toBe('other.mp4');
    expect(upload.sends).toEqual([0]);
    expect(upload.asked).toContain('cancel');
  });

  it('needs no file when everything had arrived before the page was left', async () => {
    const whole = videoFile.size;
    const upload = start({
      file: null,
      recalled: { ...kept, file: null },
      offsets: [whole, whole],
    });
    await upload.until('done');
    expect(upload.sends).toEqual([]);
  });

  it('waits for another tab that is sending it, and then checks what is left to do', async () => {
    const turn: UploadLockEvent[] = [{ type: 'upload-lock.denied' }];
    const upload = start({ file: null, recalled: kept, offsets: [900], turn });
    await upload.until('inOtherTab');
    expect(upload.sends).toEqual([]);
    upload.actor.send({ type: 'upload-lock.granted' });
    await upload.until('done');
    expect(upload.sends).toEqual([900]);
  });

  it('continues after a new sign-in', async () => {
    const upload = start({ endings: [failed('unauthenticated'), sent], offsets: [200] });
    await upload.until('signInNeeded');
    upload.actor.send({ type: 'session.restored' });
    await upload.until('done');
    expect(upload.sends).toEqual([0, 200]);
  });

  it('is cancelled on the server when stopped, and can be sent again', async () => {
    const upload = start({ endings: [] });
    await upload.until('transferring');
    upload.actor.send({ type: 'cancel.requested' });
    await upload.until('stopped');
    expect(upload.asked.at(-1)).toBe('cancel');
    upload.actor.send({ type: 'retry.requested' });
    await waitFor(upload.actor, () => upload.sends.length === 2);
    expect(upload.sends).toEqual([0, 0]);
  });

  it('is read from the copy when the file itself was deleted in the middle', async () => {
    const upload = start({ endings: [failed('video-lost'), sent], recalled: kept, offsets: [600] });
    await upload.until('done');
    expect(upload.sends).toEqual([0, 600]);
  });

  it('leaves nothing behind when it is removed', async () => {
    const upload = start({ endings: [] });
    await upload.until('transferring');
    upload.actor.send({ type: 'removal.requested' });
    await upload.until('removed');
    expect(upload.asked.at(-1)).toBe('discard');
  });

  it('refuses before anything is sent what the server would refuse', async () => {
    const sounding = start({ isSilent: true, facts: soundFacts });
    expect((await sounding.until('refused')).context.failure?.code).toBe('video-has-sound');
    const large = start({ file: { ...videoFile, size: 2_000_000_001 } });
    expect((await large.until('refused')).context.failure?.code).toBe('video-too-large');
    const page = start({ facts: new Failure({ code: 'video-type-not-allowed' }) });
    expect((await page.until('refused')).context.failure?.code).toBe('video-type-not-allowed');
    expect([...sounding.sends, ...large.sends, ...page.sends]).toEqual([]);
  });

  it('is not retried endlessly when the server cannot use it', async () => {
    const upload = start({ endings: [failed('video-unreadable')] });
    const { context } = await upload.until('refused');
    expect(context.failure?.code).toBe('video-unreadable');
    await waitFor(upload.actor, (now) => now.matches({ refused: 'cleared' }));
    expect(upload.asked.at(-1)).toBe('discard');
  });

  it('is sent without a copy where there is no room, and says so', async () => {
    const upload = start({ room: 'noSpace', endings: [] });
    expect((await upload.until('transferring')).context.localCopy).toBe('noSpace');
  });
});
