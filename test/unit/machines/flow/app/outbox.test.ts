import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import { deliveryMachine, type StoredCommand } from '#machines/flow/app/delivery.ts';
import {
  type Command,
  type OutboxEvent,
  outboxMachine,
  type Withdrawal,
} from '#machines/flow/app/outbox.ts';
import type { Draft, SaveIntent } from '#machines/flow/editor/draft.ts';
import type { Post } from '#machines/flow/editor/post-content.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { contentOfTest, draftClientId, draftOfTest, ownerId } from '#test/factories/drafts.ts';
import { deletionOfTest } from '#test/factories/outbox-commands.ts';
import { failure, taken } from '../editor/post-editor-harness.ts';

type World = {
  drafts?: Draft[];
  deletions?: ReturnType<typeof deletionOfTest>[];
  /** What the server answers to each write in turn; after that it accepts everything. */
  answers?: (FailureCode | Failure)[];
  /** Drafts that are open in another tab. */
  open?: string[];
};

/** A device, a server that counts revisions, and the outbox between them. */
function start({ drafts = [], deletions = [], answers = [], open = [] }: World) {
  const clock = new SimulatedClock();
  const device = new Map(drafts.map((draft) => [draft.clientId, draft]));
  const posts = new Map<string, Post>();
  const pending = [...answers];
  const writes: { action: string; clientId: string; key: string }[] = [];
  const held = new Set(open);
  let later: number | null = null;
  let keys = 0;
  const answer = () => {
    const next = pending.shift();
    if (next) throw next instanceof Failure ? next : failure(next);
  };
  const draft = postEditorMachine.provide({
    actors: {
      readDraft: fromPromise(async ({ input }) => device.get(input.clientId ?? '') ?? null),
      writeDraft: fromPromise<void, Draft>(async ({ input }) => {
        device.set(input.clientId, input);
      }),
      deleteDraft: fromPromise<void, { clientId: string }>(async ({ input }) => {
        device.delete(input.clientId);
      }),
      loadPost: fromPromise<Post, { postId: string }>(async ({ input }) => {
        const post = posts.get(input.postId);
        if (!post) throw failure('not-found', { status: 404 });
        return post;
      }),
      upsertPost: fromPromise<{ success: true; post: Post }, SaveIntent | null>(
        async ({ input }) => {
          if (!input) throw new Error('Nothing to send.');
          writes.push({ action: input.action, clientId: input.post.clientId, key: input.key });
          answer();
          const post = taken(input);
          posts.set(post.clientId, post);
          return { success: true, post };
        },
      ),
      holdLock: fromCallback(({ input, sendBack }) => {
        const isFree = !held.has((input as { clientId: string }).clientId);
        sendBack({ type: isFree ? 'lock.granted' : 'lock.denied' });
      }),
    },
  });
  const command = deliveryMachine.provide({
    actors: {
      waitUntilDue: fromPromise<void, StoredCommand>(async () => {}),
      markCommandStarted: fromPromise<boolean, StoredCommand>(async ({ input }) =>
        deletions.some(({ key }) => key === input.key),
      ),
      sendCommand: fromPromise<unknown, StoredCommand>(async ({ input }) => {
        writes.push({ action: 'delete', clientId: input.clientId, key: input.key });
        answer();
      }),
      removeCommand: fromPromise<void, StoredCommand>(async ({ input }) => {
        deletions.splice(
          deletions.findIndex(({ key }) => key === input.key),
          1,
        );
      }),
    },
  });
  const machine = outboxMachine.provide({
    actors: {
      listPendingCommands: fromPromise(async () => ({
        nextDueIn: later,
        undoable: later === null ? [] : [...deletions],
        commands: [
          ...(later === null ? deletions : []),
          ...[...device.values()].map(
            ({ clientId, postUID, ownerUserId, format, change }): Command => ({
              kind: 'draft',
              clientId,
              postUID,
              ownerUserId,
              format,
              change,
            }),
          ),
        ],
      })),
      draft,
      command,
      withdrawals: fromCallback<Withdrawal>(({ receive, sendBack }) => {
        receive(({ clientId, isRefused }) => {
          const at = deletions.findIndex((known) => known.clientId === clientId);
          const isInTime = at >= 0 && (later !== null || isRefused);
          if (isInTime) deletions.splice(at, 1);
          sendBack({ type: 'deletion.withdrawn', clientId, isInTime });
        });
      }),
    },
  });
  const input = {
    ownerUserId: ownerId,
    profile: 'approved' as const,
    newKey: () => `key-${++keys}`,
  };
  const actor = createActor(machine, { clock, input });
  const news: OutboxEvent[] = [];
  actor.on('command.confirmed', (event) => news.push(event));
  actor.on('command.failed', (event) => news.push(event));
  actor.on('command.withdrawn', (event) => news.push(event));
  const until = (test: () => boolean) => waitFor(actor, test, { timeout: 2000 });
  const deliveryStatus = (clientId = draftClientId) =>
    actor.getSnapshot().context.known[clientId]?.status;
  return {
    actor: actor.start(),
    device,
    posts,
    writes,
    news,
    held,
    until,
    deliveryStatus,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    /** Deletions are due only after so many milliseconds. */
    delay: (milliseconds: number | null) => {
      later = milliseconds;
    },
    /** Lets the pause before an autosave, and any retry, go by. */
    rest: async () => {
      await until(() => actor.getSnapshot().matches('idle'));
    },
    delivering: (state: string) =>
      until(() => {
        const running = actor.getSnapshot().children.draft?.getSnapshot();
        return running?.matches({ withLock: { open: { remote: state } } } as never) ?? false;
      }),
  };
}

const other = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0b22';

describe('drafts that were left', () => {
  it('are saved sequentially, and then this device forgets them', async () => {
    const box = start({ drafts: [draftOfTest(), draftOfTest({ clientId: other })] });
    await box.delivering('waitingToSave');
    box.pass(3000);
    await box.until(() => box.news.length === 1);
    await box.delivering('waitingToSave');
    box.pass(3000);
    await box.rest();
    expect(box.writes.map(({ action, clientId }) => [action, clientId])).toEqual([
      ['save', draftClientId],
      ['save', other],
    ]);
    expect(box.device.size).toBe(0);
    expect(box.news).toMatchObject([
      { type: 'command.confirmed', kind: 'save' },
      { type: 'command.confirmed', kind: 'save' },
    ]);
  });

  it('are sent for review when that was asked for, with the key of the first try', async () => {
    const asked = draftOfTest({ submitRequested: true });
    const box = start({ drafts: [asked], answers: ['network'] });
    await box.rest();
    expect(box.writes.map(({ action }) => action)).toEqual(['submit', 'submit']);
    expect(new Set(box.writes.map(({ key }) => key)).size).toBe(1);
    expect(box.posts.get(draftClientId)?.state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
    expect(box.news).toMatchObject([{ type: 'command.confirmed', kind: 'submit' }]);
  });

  it('wait while the server is busy, say so, and are sent when the network is back', async () => {
    const box = start({
      drafts: [draftOfTest({ submitRequested: true })],
      answers: ['server-busy'],
    });
    await box.until(() => box.deliveryStatus()?.state === 'waiting');
    expect(box.deliveryStatus()).toMatchObject({
      kind: 'submit',
      failure: { code: 'server-busy' },
    });
    box.actor.send({ type: 'network.online' });
    await box.rest();
    expect(box.device.size).toBe(0);
  });

  it('that the server refuses wait for the person and do not block others', async () => {
    const box = start({
      drafts: [
        draftOfTest({ submitRequested: true }),
        draftOfTest({ clientId: other, submitRequested: true }),
      ],
      answers: ['transition-not-allowed'],
    });
    await box.rest();
    expect(box.deliveryStatus()).toMatchObject({
      state: 'failed',
      reason: 'refused',
      failure: { code: 'transition-not-allowed' },
    });
    expect([...box.device.keys()]).toEqual([draftClientId]);
    expect(box.news.map(({ type }) => type)).toEqual(['command.failed', 'command.confirmed']);
    box.actor.send({ type: 'device.changed' });
    await box.rest();
    expect(box.writes, 'nothing is tried again by itself').toHaveLength(2);
  });

  it('are sent again when the person asks, or has changed them', async () => {
    const box = start({
      drafts: [draftOfTest({ submitRequested: true })],
      answers: ['transition-not-allowed'],
    });
    await box.rest();
    box.device.set(draftClientId, draftOfTest({ submitRequested: true, change: 2 }));
    box.actor.send({ type: 'device.changed' });
    await box.until(() => box.device.size === 0);
    expect(box.news.at(-1)).toMatchObject({ type: 'command.confirmed' });
  });

  it('stay while a page edits them, and are sent when it releases them', async () => {
    const box = start({ drafts: [draftOfTest({ submitRequested: true })], open: [draftClientId] });
    await box.rest();
    expect(box.deliveryStatus()).toMatchObject({ state: 'failed', reason: 'inOtherTab' });
    expect(box.writes).toEqual([]);
    box.held.clear();
    box.actor.send({ type: 'device.changed' });
    await box.until(() => box.device.size === 0);
  });

  it('that somebody changed elsewhere wait for the person with both texts', async () => {
    const box = start({ drafts: [draftOfTest({ revision: 1 })] });
    box.posts.set(draftClientId, {
      ...taken({
        action: 'save',
        key: '',
        change: 1,
        ownerUserId: ownerId,
        post: { action: 'save', clientId: draftClientId, revision: 4 },
      }),
      title: 'Other words',
    });
    await box.rest();
    expect(box.deliveryStatus()).toMatchObject({ state: 'failed', reason: 'conflict' });
    expect(box.device.get(draftClientId)?.content).toEqual(contentOfTest());
  });

  it('stay on the device when the person signs out', async () => {
    const box = start({
      drafts: [draftOfTest({ submitRequested: true })],
      answers: ['server-busy'],
    });
    await box.until(() => box.deliveryStatus()?.state === 'waiting');
    box.actor.send({ type: 'signed.out' });
    box.pass(600_000);
    expect(box.writes).toHaveLength(1);
    expect(box.device.size).toBe(1);
  });
});

describe('a post that was deleted here', () => {
  it('is sent once it can no longer be undone', async () => {
    const box = start({ deletions: [deletionOfTest()] });
    box.delay(10_000);
    box.actor.send({ type: 'device.changed' });
    await box.rest();
    expect(box.writes).toEqual([]);
    box.delay(null);
    box.pass(10_000);
    await box.until(() => box.news.length > 0);
    expect(box.news).toMatchObject([{ type: 'command.confirmed', kind: 'delete' }]);
    expect(box.writes).toMatchObject([{ action: 'delete', clientId: draftClientId }]);
  });

  it('can be undone while it waits, and says so', async () => {
    const box = start({ deletions: [deletionOfTest()] });
    box.delay(10_000);
    box.actor.send({ type: 'device.changed' });
    await box.rest();
    expect(box.deliveryStatus()).toMatchObject({ state: 'queued', kind: 'delete' });
    box.actor.send({ type: 'withdrawal.requested', clientId: draftClientId });
    expect(box.news).toEqual([
      { type: 'command.withdrawn', clientId: draftClientId, isInTime: true },
    ]);
    box.delay(null);
    box.actor.send({ type: 'device.changed' });
    await box.rest();
    expect([box.writes, box.deliveryStatus()]).toEqual([[], undefined]);
  });

  it('cannot be cancelled once it is sent, and says so', async () => {
    const box = start({ deletions: [deletionOfTest()], answers: ['network'] });
    await box.until(() => box.deliveryStatus()?.state === 'waiting');
    box.actor.send({ type: 'withdrawal.requested', clientId: draftClientId });
    expect(box.news).toEqual([
      { type: 'command.withdrawn', clientId: draftClientId, isInTime: false },
    ]);
  });

  it('is forgotten when the server has refused it and the person keeps the post', async () => {
    const box = start({ deletions: [deletionOfTest()], answers: ['transition-not-allowed'] });
    await box.rest();
    box.actor.send({ type: 'withdrawal.requested', clientId: draftClientId });
    box.actor.send({ type: 'device.changed' });
    await box.rest();
    expect(box.deliveryStatus()).toBeUndefined();
  });

  it('is sent again with the same key while there is no reply', async () => {
    const box = start({ deletions: [deletionOfTest()], answers: ['network', 'network'] });
    await box.until(() => box.deliveryStatus()?.state === 'waiting');
    box.pass(2000);
    await box.until(() => box.writes.length === 2 && box.deliveryStatus()?.state === 'waiting');
    box.actor.send({ type: 'network.online' });
    await box.rest();
    expect(new Set(box.writes.map(({ key }) => key)).size).toBe(1);
    expect(box.news).toMatchObject([{ type: 'command.confirmed' }]);
  });

  it('counts as done when the server does not have it any more', async () => {
    const box = start({ deletions: [deletionOfTest()], answers: ['not-found'] });
    await box.rest();
    expect(box.news).toMatchObject([{ type: 'command.confirmed', kind: 'delete' }]);
  });

  it('stays with the reason when it is refused, until the person retries', async () => {
    const box = start({ deletions: [deletionOfTest()], answers: ['transition-not-allowed'] });
    await box.rest();
    expect(box.deliveryStatus()).toMatchObject({ state: 'failed', kind: 'delete' });
    box.actor.send({ type: 'retry.requested', clientId: draftClientId });
    await box.until(() => box.news.length === 2);
    expect(box.news[1]).toMatchObject({ type: 'command.confirmed' });
  });
});
