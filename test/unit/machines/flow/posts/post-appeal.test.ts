import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import {
  type AppealData,
  type AppealDraft,
  type AppealRequest,
  appealDraft,
  postAppealMachine,
} from '#machines/flow/posts/post-appeal.ts';
import {
  fileUploadMachine,
  type UploadEvent,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import { appealData, appealDraftOf } from '#test/factories/appeals.ts';
import { uploadedPicture } from '#test/factories/profiles.ts';

type Stored = { draft: AppealDraft; upload: UploadRequest | null };
type Loaded = { data: AppealData; stored: Stored | null };
type Place = {
  postUID: string | null;
  decisionId?: string | undefined;
  userId?: string | undefined;
};

const file = { name: 'source.jpg', size: 10, type: 'image/jpeg' };
const unreachable = () => new Failure({ code: 'network' });

/** `failures` are thrown in turn by `createAppeal`; after them it is acknowledged. */
function start({
  failures = [] as Failure[],
  stored = null as Stored | null,
  first = 'available' as keyof typeof appealData,
  later = [] as (keyof typeof appealData)[],
} = {}) {
  const sent: AppealRequest[] = [];
  const uploads: ((event: UploadEvent) => void)[] = [];
  /** What the device keeps; undefined once it was discarded. */
  const device: { draft?: AppealDraft | null | undefined } = {};
  const replies: (keyof typeof appealData)[] = [first, ...later];
  const machine = postAppealMachine.provide({
    actions: {
      storeDraft: ({ context }) => {
        device.draft = appealDraft(context);
      },
      discardDraft: () => {
        device.draft = undefined;
      },
    },
    actors: {
      loadAppeal: fromPromise<Loaded, Place>(async () => ({
        data: appealData[replies.shift() ?? 'open'],
        stored,
      })),
      createAppeal: fromPromise<AppealData, AppealRequest>(async ({ input }) => {
        sent.push(input);
        const failure = failures.shift();
        if (failure) throw failure;
        return appealData.open;
      }),
      upload: fileUploadMachine.provide({
        actors: {
          uploadImage: fromCallback<UploadEvent, UploadRequest>(({ sendBack }) => {
            uploads.push(sendBack);
          }),
        },
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { postUID: 'p' }, clock }).start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  const write = (text: string) => actor.send({ type: 'text.changed', text });
  const submit = (key = 's') => actor.send({ type: 'appeal.submitted', key });
  return { actor, clock, sent, uploads, device, until, write, submit };
}

describe('a request for a second review', () => {
  it('is sent once, trimmed, and leaves nothing on the device', async () => {
    const { actor, sent, device, until, write, submit } = start();
    await until({ appeal: 'form' });
    write('  स्रोत यह है। ');
    expect(device.draft?.text).toBe('  स्रोत यह है। ');
    submit();
    submit('another tap');
    await until({ appeal: 'appealed' });
    expect(sent).toMatchObject([{ postUID: 'p', text: 'स्रोत यह है।', pictureIds: [], key: 's' }]);
    expect(device.draft).toBeUndefined();
    expect(actor.getSnapshot().context.data).toEqual(appealData.open);
  });

  it.each([
    ['', 'required'],
    [' \n', 'required'],
    ['क'.repeat(limits.appealTextMax + 1), `too-long:${limits.appealTextMax}`],
  ])('is refused on the device for a text that breaks a rule', async (text, code) => {
    const { actor, sent, until, write, submit } = start();
    await until({ appeal: 'form' });
    write(text);
    submit();
    await until({ appeal: { form: 'refused' } });
    expect(actor.getSnapshot().context.failure?.fields).toEqual({ text: code });
    expect(sent).toEqual([]);
    write('स्रोत');
    await until({ appeal: { form: 'editing' } });
  });

  it('is sent again with the same key when the network is back', async () => {
    const { actor, sent, device, until, write, submit } = start({
      failures: [unreachable(), unreachable()],
    });
    await until({ appeal: 'form' });
    write('स्रोत');
    submit();
    await until({ appeal: 'waiting' });
    expect(device.draft).toMatchObject({ text: 'स्रोत', sendKey: 's' });
    actor.send({ type: 'network.online' });
    await until({ appeal: 'sending' });
    await until({ appeal: 'waiting' });
    actor.send({ type: 'retry.requested' });
    await until({ appeal: 'appealed' });
    expect(sent.map(({ key }) => key)).toEqual(['s', 's', 's']);
  });

  it('is sent again automatically after a pause', async () => {
    const { clock, sent, until, write, submit } = start({ failures: [unreachable()] });
    await until({ appeal: 'form' });
    write('स्रोत');
    submit();
    await until({ appeal: 'waiting' });
    clock.increment(60_000);
    await until({ appeal: 'appealed' });
    expect(sent).toHaveLength(2);
  });

  it('gets another key when its text is changed', async () => {
    const { actor, sent, until, write, submit } = start({ failures: [unreachable()] });
    await until({ appeal: 'form' });
    write('स्रोत');
    submit('first');
    await until({ appeal: 'waiting' });
    actor.send({ type: 'edit.requested' });
    write('दूसरा स्रोत');
    submit('second');
    await until({ appeal: 'appealed' });
    expect(sent.map(({ text, key }) => [text, key])).toEqual([
      ['स्रोत', 'first'],
      ['दूसरा स्रोत', 'second'],
    ]);
  });

  it('continues with the same key in a page that was killed while sending', async () => {
    const stored = { draft: appealDraftOf({ sendKey: 'before' }), upload: null };
    const { sent, until } = start({ stored });
    await until({ appeal: 'appealed' });
    expect(sent).toMatchObject([{ text: stored.draft.text, key: 'before' }]);
  });

  it('is restored as it was left, and not sent by itself', async () => {
    const stored = { draft: appealDraftOf(), upload: null };
    const { actor, sent, until } = start({ stored });
    await until({ appeal: 'form' });
    expect(actor.getSnapshot().context.text).toBe(stored.draft.text);
    expect(sent).toEqual([]);
  });

  it('drops what was written about an earlier decision', async () => {
    const stored = { draft: appealDraftOf({ decisionId: 'another' }), upload: null };
    const { actor, until } = start({ stored });
    await until({ appeal: 'form' });
    expect(actor.getSnapshot().context.text).toBe('');
  });

  it('shows the appeal that another tab has sent', async () => {
    const { actor, until, write, submit } = start({
      failures: [new Failure({ code: 'transition-not-allowed', status: 409 })],
    });
    await until({ appeal: 'form' });
    write('स्रोत');
    submit();
    await until({ appeal: 'appealed' });
    expect(actor.getSnapshot().context.data?.appeal?.reference).toBe('SR-000128');
  });

  it('waits for a sign-in and is then sent', async () => {
    const { actor, sent, until, write, submit } = start({
      failures: [new Failure({ code: 'unauthenticated', status: 401 })],
    });
    await until({ appeal: 'form' });
    write('स्रोत');
    submit();
    await until({ appeal: 'signInNeeded' });
    actor.send({ type: 'session.restored' });
    await until({ appeal: 'appealed' });
    expect(sent.map(({ key }) => key)).toEqual(['s', 's']);
  });

  it('becomes possible when the decision can no longer be undone', async () => {
    const { clock, until } = start({ first: 'tooSoon', later: ['available'] });
    await until({ appeal: 'tooSoon' });
    clock.increment(5000);
    await until({ appeal: 'form' });
  });
});

describe('the photos of a request', () => {
  it('must arrive before it is sent', async () => {
    const { actor, sent, uploads, until, write, submit } = start();
    await until({ appeal: 'form' });
    write('स्रोत');
    actor.send({ type: 'picture.chosen', file, key: 'k' });
    await until({ picture: { uploading: 'inProgress' } });
    submit();
    await until({ appeal: 'uploading' });
    expect(sent).toEqual([]);
    uploads[0]?.({ type: 'upload.finished', picture: uploadedPicture });
    await until({ appeal: 'appealed' });
    expect(sent).toMatchObject([{ pictureIds: [uploadedPicture.id], key: 's' }]);
  });

  it('stop the sending when one fails', async () => {
    const { actor, sent, uploads, device, until, write, submit } = start();
    await until({ appeal: 'form' });
    write('स्रोत');
    actor.send({ type: 'picture.chosen', file, key: 'k' });
    await until({ picture: { uploading: 'inProgress' } });
    submit();
    uploads[0]?.({ type: 'upload.failed', error: new Failure({ code: 'image-unreadable' }) });
    await until({ appeal: { form: 'editing' } });
    expect(sent).toEqual([]);
    expect(device.draft?.sendKey).toBeNull();
    actor.send({ type: 'picture.dismissed' });
    expect(device.draft?.upload).toBeNull();
    submit();
    await until({ appeal: 'appealed' });
    expect(sent).toMatchObject([{ pictureIds: [] }]);
  });

  it('are limited to three', async () => {
    const pictures = ['a', 'b', 'c'].map((id) => ({ id, url: `/${id}`, width: 1, height: 1 }));
    const stored = { draft: appealDraftOf({ pictures }), upload: null };
    const { actor, until } = start({ stored });
    await until({ appeal: 'form' });
    expect(actor.getSnapshot().can({ type: 'picture.chosen', file, key: 'k' })).toBe(false);
    actor.send({ type: 'picture.removed', id: 'b' });
    expect(actor.getSnapshot().context.pictures.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(actor.getSnapshot().can({ type: 'picture.chosen', file, key: 'k' })).toBe(true);
  });

  it('continue their upload in a page that was killed', async () => {
    const stored = {
      draft: appealDraftOf({ upload: { key: 'k' }, sendKey: 'before' }),
      upload: { file, key: 'k' },
    };
    const { sent, uploads, until } = start({ stored });
    await until({ picture: { uploading: 'inProgress' } });
    uploads[0]?.({ type: 'upload.finished', picture: uploadedPicture });
    await until({ appeal: 'appealed' });
    expect(sent).toMatchObject([{ pictureIds: [uploadedPicture.id], key: 'before' }]);
  });

  it('are chosen again when the device has lost the file, before anything is sent', async () => {
    const draft = appealDraftOf({ upload: { key: 'k' }, sendKey: 'before' });
    const { sent, until } = start({ stored: { draft, upload: null } });
    await until({ appeal: 'form' });
    expect(sent).toEqual([]);
  });
});
