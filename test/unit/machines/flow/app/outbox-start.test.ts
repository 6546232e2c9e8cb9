import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type OutboxInput, outboxMachine } from '#machines/flow/app/outbox.ts';
import { type OutboxActor, outboxStartMachine } from '#machines/flow/app/outbox-start.ts';
import { ownerId } from '#test/factories/drafts.ts';

const input = { ownerUserId: ownerId, profile: 'approved' as const, newKey: () => 'key' };

/** Each call takes the next of `answers`; an error fails. */
function start(answers: (boolean | Error)[]) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const ran = { started: vi.fn(), heard: vi.fn(), stopped: vi.fn() };
  const machine = outboxStartMachine.provide({
    actors: {
      createOutbox: fromPromise<OutboxActor | null, OutboxInput>(async ({ input: request }) => {
        asked.push(request.profile);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer ? createActor(outboxMachine, { input: request }) : null;
      }),
      runOutbox: fromCallback<{ type: 'device.changed' }, { outbox: OutboxActor }>(
        ({ receive }) => {
          ran.started();
          receive(ran.heard);
          return ran.stopped;
        },
      ),
    },
  });
  const actor = createActor(machine, { clock, input }).start();
  const until = (state: 'idle' | 'failed' | 'running') =>
    waitFor(actor, (current) => current.matches(state));
  return { actor, clock, asked, ran, until };
}

describe('the start of the outbox', () => {
  it('leaves the page alone at first, and starts nothing when nothing waits', async () => {
    const { actor, clock, asked, until } = start([false]);
    clock.increment(1499);
    expect(asked).toEqual([]);
    clock.increment(1);
    await until('idle');
    expect(actor.getSnapshot().context.outbox).toBeNull();
  });

  it('checks the device again and notifies the outbox of new commands', async () => {
    const { actor, clock, ran, until } = start([false, true]);
    clock.increment(1500);
    await until('idle');
    actor.send({ type: 'device.changed' });
    await until('running');
    expect(actor.getSnapshot().context.outbox).not.toBeNull();
    actor.send({ type: 'device.changed' });
    expect(ran.heard).toHaveBeenCalledOnce();
  });

  it('requests scripts again that did not load', async () => {
    const { clock, asked, until } = start([new Error('offline'), false]);
    clock.increment(1500);
    await until('failed');
    clock.increment(30_000);
    await until('idle');
    expect(asked).toHaveLength(2);
  });

  it('checks again for what was added during the check', async () => {
    const { actor, clock, asked, until } = start([false, true]);
    clock.increment(1500);
    actor.send({ type: 'device.changed' });
    await until('running');
    expect(asked).toHaveLength(2);
  });

  it('restarts for another person or another profile status', async () => {
    const { actor, clock, asked, ran, until } = start([true, true]);
    clock.increment(1500);
    await until('running');
    actor.send({ type: 'user.changed', ...input });
    expect(ran.stopped).not.toHaveBeenCalled();
    actor.send({ type: 'user.changed', ownerUserId: ownerId, profile: 'rejected' });
    expect(ran.stopped).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.outbox).toBeNull();
    clock.increment(1500);
    await until('running');
    expect(asked).toEqual(['approved', 'rejected']);
  });

  it('stops the outbox with the page', async () => {
    const { actor, clock, ran, until } = start([true]);
    clock.increment(1500);
    await until('running');
    actor.stop();
    expect(ran.stopped).toHaveBeenCalledOnce();
  });
});
