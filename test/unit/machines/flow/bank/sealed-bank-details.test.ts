import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure, type FailureCode } from '#domain/contract/failure.ts';
import {
  type DetailsCommand,
  deliveryMachine,
  type StoredCommand,
} from '#machines/flow/app/delivery.ts';
import {
  type Command,
  type OutboxEvent,
  outboxMachine,
  type PendingCommands,
} from '#machines/flow/app/outbox.ts';
import { ownerId } from '#test/factories/drafts.ts';
import { detailsOfTest } from '#test/factories/outbox-commands.ts';

type World = { kept?: DetailsCommand; answers?: (FailureCode | Failure)[]; isOnline?: boolean };

/**
 * A device with sealed details on it, the outbox, and a server that refuses what the test says and
 * then takes everything.
 */
function start({ kept = detailsOfTest(), answers = [], isOnline = true }: World = {}) {
  const clock = new SimulatedClock();
  const device = new Map([[kept.key, kept]]);
  const sent: { key: string; sealed: string }[] = [];
  const pending = [...answers];
  const command = deliveryMachine.provide({
    actors: {
      waitUntilDue: fromPromise<void, StoredCommand>(() =>
        isOnline ? Promise.resolve() : new Promise(() => {}),
      ),
      markCommandStarted: fromPromise<boolean, StoredCommand>(async ({ input }) => {
        const there = device.get(input.key);
        if (there) device.set(input.key, { ...there, isBegun: true });
        return there !== undefined;
      }),
      sendCommand: fromPromise<unknown, StoredCommand>(async ({ input }) => {
        if (input.kind !== 'bankDetails') throw new Error('Only bank details wait here.');
        sent.push({ key: input.key, sealed: input.sealed });
        const next = pending.shift();
        if (next) throw next instanceof Failure ? next : new Failure({ code: next });
      }),
      removeCommand: fromPromise<void, StoredCommand>(async ({ input }) => {
        device.delete(input.key);
      }),
    },
  });
  const machine = outboxMachine.provide({
    actors: {
      command,
      listPendingCommands: fromPromise<PendingCommands, { ownerUserId: string }>(async () => ({
        commands: [...device.values()] as Command[],
        undoable: [],
        nextDueIn: null,
      })),
    },
  });
  const input = { ownerUserId: ownerId, profile: 'approved' as const, newKey: () => 'unused' };
  const actor = createActor(machine, { clock, input });
  const news: OutboxEvent[] = [];
  actor.on('command.confirmed', (event) => news.push(event));
  actor.on('command.failed', (event) => news.push(event));
  actor.on('command.removed', (event) => news.push(event));
  actor.start();
  const deliveryStatus = () => actor.getSnapshot().context.known[kept.key]?.status;
  const until = (test: () => boolean) => waitFor(actor, test, { timeout: 2000 });
  return {
    actor,
    clock,
    device,
    sent,
    news,
    deliveryStatus,
    until,
    state: (state: string) => until(() => deliveryStatus()?.state === state),
  };
}

const kind = 'bankDetails';

describe('sealed bank details', () => {
  it('go to the server once, and this device forgets them', async () => {
    const box = start();
    await box.until(() => box.news.length === 1);
    expect(box.news).toMatchObject([{ type: 'command.confirmed', kind }]);
    expect(box.sent).toEqual([{ key: detailsOfTest().key, sealed: detailsOfTest().sealed }]);
    expect(box.device.size).toBe(0);
  });

  it('wait for a network without being started, then are sent', async () => {
    const box = start({ isOnline: false });
    await box.state('queued');
    expect([box.sent, box.device.get(detailsOfTest().key)?.isBegun]).toEqual([[], false]);
    box.actor.send({ type: 'network.online' });
    await box.until(() => box.news.length === 1);
    expect(box.sent).toHaveLength(1);
  });

  it('that were withdrawn while they waited are not sent', async () => {
    const box = start({ isOnline: false });
    await box.state('queued');
    box.device.clear();
    box.actor.send({ type: 'device.changed' });
    await box.until(() => box.deliveryStatus() === undefined);
    box.actor.send({ type: 'network.online' });
    await box.until(() => box.actor.getSnapshot().matches('idle'));
    expect(box.sent).toEqual([]);
  });

  it('that another tab withdraws at the last moment count as withdrawn', async () => {
    const box = start({ isOnline: false });
    await box.state('queued');
    box.device.clear();
    box.actor.send({ type: 'network.online' });
    await box.until(() => box.actor.getSnapshot().matches('idle'));
    expect(box.news).toEqual([{ type: 'command.removed', clientId: detailsOfTest().key, kind }]);
    expect([box.sent, box.deliveryStatus()]).toEqual([[], undefined]);
  });

  it('without a reply are retried after two, then four seconds', async () => {
    const box = start({ answers: ['network', 'network'] });
    await box.state('checking');
    box.clock.increment(1999);
    expect(box.sent).toHaveLength(1);
    box.clock.increment(1);
    await box.until(() => box.sent.length === 2);
    await box.until(
      () => box.actor.getSnapshot().children.command?.getSnapshot().matches('unknown') ?? false,
    );
    box.clock.increment(3999);
    expect(box.sent).toHaveLength(2);
    box.clock.increment(1);
    await box.until(() => box.news.length === 1);
    expect(new Set(box.sent.map(({ key, sealed }) => key + sealed)).size).toBe(1);
  });

  it('that were started on an earlier page are checked first', async () => {
    const box = start({
      kept: detailsOfTest({ isBegun: true }),
      isOnline: false,
      answers: ['network'],
    });
    await box.until(() => box.sent.length === 1);
    expect(box.deliveryStatus()).toMatchObject({ state: 'checking', kind });
    box.actor.send({ type: 'network.online' });
    await box.until(() => box.news.length === 1);
    expect(box.sent).toHaveLength(2);
  });

  it('say so while the server is busy, and while somebody has to sign in', async () => {
    const box = start({ answers: ['server-busy', 'unauthenticated'] });
    await box.state('waiting');
    expect(box.deliveryStatus()).toMatchObject({ failure: { code: 'server-busy' } });
    box.clock.increment(2000);
    await box.until(
      () =>
        box.actor.getSnapshot().children.command?.getSnapshot().matches('signInNeeded') ?? false,
    );
    expect(box.deliveryStatus()).toMatchObject({ state: 'waiting' });
    box.actor.send({ type: 'session.restored' });
    await box.until(() => box.news.length === 1);
  });

  it.each([
    [new Failure({ code: 'invalid-request', fields: { ifsc: 'malformed' } }), 'refused'],
    [new Failure({ code: 'envelope-expired' }), 'refused'],
    [new Failure({ code: 'transition-not-allowed' }), 'conflict'],
  ])('that are refused stay with the reason: %o', async (failure, why) => {
    const box = start({ answers: [failure] });
    await box.state('failed');
    expect(box.deliveryStatus()).toEqual({ state: 'failed', kind, reason: why, failure });
    expect([box.news.length, box.device.size]).toEqual([1, 1]);
    box.actor.send({ type: 'device.changed' });
    box.actor.send({ type: 'network.online' });
    await box.until(() => box.actor.getSnapshot().matches('idle'));
    expect(box.sent, 'nothing is tried again by itself').toHaveLength(1);
  });

  it('that started and were withdrawn after a refusal are not sent again', async () => {
    const sent: unknown[] = [];
    const delivery = deliveryMachine.provide({
      actors: {
        markCommandStarted: fromPromise<boolean, StoredCommand>(async () => false),
        sendCommand: fromPromise<unknown, StoredCommand>(async ({ input }) => sent.push(input)),
      },
    });
    const actor = createActor(delivery, { input: detailsOfTest({ isBegun: true }) }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('withdrawn'));
    expect(sent).toEqual([]);
  });

  it('whose call is lost with the old network do not wait for long on the new one', async () => {
    const lost = new Failure({ code: 'network' });
    let lose = () => {};
    const clock = new SimulatedClock();
    const delivery = deliveryMachine.provide({
      actors: {
        markCommandStarted: fromPromise<boolean, StoredCommand>(async () => true),
        sendCommand: fromPromise<unknown, StoredCommand>(
          () =>
            new Promise((_, fail) => {
              lose = () => fail(lost);
            }),
        ),
      },
    });
    const actor = createActor(delivery, { clock, input: detailsOfTest({ isBegun: true }) }).start();
    const until = (state: 'checking' | 'unknown') =>
      waitFor(actor, (snapshot) => snapshot.matches(state));
    await until('checking');
    for (const pause of [2000, 4000]) {
      lose();
      await until('unknown');
      clock.increment(pause);
      await until('checking');
    }
    actor.send({ type: 'network.online' });
    lose();
    await until('unknown');
    clock.increment(1000);
    expect(actor.getSnapshot().value).toBe('checking');
  });

  it('stay on the device when the person signs out', async () => {
    const box = start({ answers: ['server-busy'] });
    await box.state('waiting');
    box.actor.send({ type: 'signed.out' });
    box.clock.increment(600_000);
    expect([box.sent.length, box.device.size]).toEqual([1, 1]);
  });
});
