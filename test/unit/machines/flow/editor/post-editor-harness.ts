import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import type { Draft, SaveIntent } from '#machines/flow/editor/draft.ts';
import type { Content, Post } from '#machines/flow/editor/post-content.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import type { PostEditorInput, PostIds } from '#machines/flow/editor/post-editor-types.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { contentOfTest, draftClientId, ownerId, uploadedPicture } from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';

type Snapshot = SnapshotFrom<typeof postEditorMachine>;

export const failure = (
  code: FailureCode,
  more: Partial<ConstructorParameters<typeof Failure>[0]> = {},
) => new Failure({ code, ...more });

/** What a server that counts revisions answers to an intent. */
export function taken({ post }: SaveIntent): Post {
  const isSent = post.action === 'submit';
  return postOfTest({
    clientId: post.clientId,
    revision: post.revision + 1,
    title: post.title ?? '',
    textContent: post.textContent ?? '',
    ...(isSent ? { state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW' as const } : {}),
  });
}

type World = {
  /** What the server answers to each save in turn; after that it accepts everything. */
  saves?: (Post | Failure)[];
  /** What it answers when asked for the post. */
  loads?: (Post | Failure)[];
  /** What this device has kept of the post. */
  kept?: Draft | null;
  /** The same, once nobody else writes on it any more. */
  keptLast?: Draft | null;
  device?: 'full' | 'well';
  lock?: 'granted' | 'refused';
  /** Replaces the chart. */
  chart?: typeof postEditorMachine;
  input?: Partial<PostEditorInput>;
};

/** The editor with a server, a device and a clock that a test moves. */
export function openEditor(world: World = {}) {
  const clock = new SimulatedClock();
  const saves = [...(world.saves ?? [])];
  const loads = [...(world.loads ?? [])];
  const sent: SaveIntent[] = [];
  const written: Draft[] = [];
  const deleted: string[] = [];
  let tellLock: (news: { type: 'lock.granted' | 'lock.lost' }) => void = () => {};
  let keys = 0;
  let locks = 0;
  const machine = (world.chart ?? postEditorMachine).provide({
    actors: {
      readDraft: fromPromise<Draft | null, PostIds>(async ({ input: { clientId, postUID } }) => {
        const isLast = locks > 0 && world.keptLast !== undefined;
        const draft = (isLast ? world.keptLast : world.kept) ?? null;
        return draft?.clientId === clientId || draft?.postUID === (postUID ?? '') ? draft : null;
      }),
      writeDraft: fromPromise<void, Draft>(async ({ input }) => {
        if (world.device === 'full') throw new Error('QuotaExceededError');
        written.push(input);
      }),
      deleteDraft: fromPromise<void, { clientId: string }>(async ({ input }) => {
        deleted.push(input.clientId);
      }),
      loadPost: fromPromise<Post, { postId: string }>(async () => {
        const reply = loads.shift() ?? failure('not-found', { status: 404 });
        if (reply instanceof Failure) throw reply;
        return reply;
      }),
      upsertPost: fromPromise<{ success: true; post: Post }, SaveIntent | null>(
        async ({ input }) => {
          if (!input) throw new Error('Nothing to send.');
          sent.push(input);
          const reply = saves.shift() ?? taken(input);
          if (reply instanceof Failure) throw reply;
          return { success: true, post: reply };
        },
      ),
      holdLock: fromCallback(({ sendBack, receive }) => {
        tellLock = sendBack;
        locks += 1;
        sendBack({ type: world.lock === 'refused' ? 'lock.denied' : 'lock.granted' });
        receive(() => sendBack({ type: 'lock.granted' }));
      }),
      upload: fileUploadMachine.provide({
        actors: {
          uploadImage: fromCallback(({ sendBack }) => {
            tellUpload = () => sendBack({ type: 'upload.finished', picture: uploadedPicture });
          }),
        },
      }),
    },
  });
  let tellUpload = () => {};
  const input: PostEditorInput = {
    clientId: draftClientId,
    postUID: null,
    isFresh: true,
    ownerUserId: ownerId,
    format: 'FORMAT_ARTICLE',
    profile: 'approved',
    newKey: () => `key-${++keys}`,
    ...world.input,
  };
  const actor = createActor(machine, { clock, input });
  let text: Content = contentOfTest({ title: '' });
  actor.on('content.requested', () => actor.send({ type: 'content.collected', content: text }));
  actor.start();
  const until = (test: (snapshot: Snapshot) => boolean) => waitFor(actor, test, { timeout: 2000 });
  const at = (value: unknown) => (snapshot: Snapshot) => snapshot.matches(value as never);
  const remote = (value: unknown) => until(at({ withLock: { open: { remote: value } } }));
  const touch = (title: string, more: Partial<Content> = {}) => {
    text = { ...text, title, ...more };
    actor.send({ type: 'content.edited' });
  };
  return {
    actor,
    sent,
    written,
    deleted,
    /** The title is typed; nothing has collected it yet. */
    touch,
    /** The title is typed and collected after the pause of the device. */
    async type(title: string, more: Partial<Content> = {}) {
      touch(title, more);
      clock.increment(250);
      await until(({ context }) => context.draft.content.title === title);
      await until((snapshot) => !snapshot.hasTag('storing'));
    },
    pass: (milliseconds: number) => clock.increment(milliseconds),
    remote,
    until,
    at: (value: unknown) => until(at(value)),
    open: () => until((snapshot) => snapshot.hasTag('editing')),
    draft: () => actor.getSnapshot().context.draft,
    tags: () => [...actor.getSnapshot().tags],
    /** How often the lock was asked for. */
    locks: () => locks,
    loseLock: () => tellLock({ type: 'lock.lost' }),
    finishUpload: () => tellUpload(),
  };
}
