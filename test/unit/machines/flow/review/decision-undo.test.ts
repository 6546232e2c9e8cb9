import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import {
  decisionUndoMachine,
  type RecordedDecision,
  type Undone,
  type UndoRequest,
} from '#machines/flow/review/decision-undo.ts';

const decision: RecordedDecision = {
  verdict: 'accepted',
  name: 'Rain',
  undo: { decisionId: 'd', undoSeconds: 10 },
};

const undoneReply: Undone = { undone: true, kind: 'post', subjectId: 'p' };

function start(...answers: (Undone | Failure)[]) {
  const asked: UndoRequest[] = [];
  const clock = new SimulatedClock();
  const machine = decisionUndoMachine.provide({
    actors: {
      undoDecision: fromPromise<Undone, UndoRequest>(async ({ input }) => {
        asked.push(input);
        const answer = answers.shift();
        if (!answer || answer instanceof Failure) throw answer ?? new Error('asked too often');
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { clock });
  const undone: string[] = [];
  actor.on('decision.undone', ({ subjectId }) => undone.push(subjectId));
  actor.start();
  actor.send({ type: 'decision.recorded', decision });
  return { actor, clock, asked, undone };
}

it('offers to undo a decision for as long as the server accepts it', () => {
  const { actor, clock } = start();
  clock.increment(9999);
  expect(actor.getSnapshot().hasTag('undoable')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('idle')).toBe(true);
});

it('offers the time again for the next decision', () => {
  const { actor, clock } = start();
  clock.increment(8000);
  actor.send({ type: 'decision.recorded', decision });
  clock.increment(8000);
  expect(actor.getSnapshot().hasTag('undoable')).toBe(true);
});

it('announces what was undone', async () => {
  const { actor, asked, undone } = start(undoneReply);
  actor.send({ type: 'undo.requested', key: 'k' });
  actor.send({ type: 'undo.requested', key: 'k2' });
  await waitFor(actor, (now) => now.matches('undone'));
  expect([asked, undone]).toEqual([[{ decisionId: 'd', key: 'k' }], ['p']]);
});

it('says why it came too late, until it is closed', async () => {
  const { actor, clock, undone } = start(new Failure({ code: 'undo-expired', status: 409 }));
  actor.send({ type: 'undo.requested', key: 'k' });
  const failed = await waitFor(actor, (now) => now.matches('failed'));
  expect([failed.context.failure?.code, undone]).toEqual(['undo-expired', []]);
  clock.increment(60_000);
  expect(actor.getSnapshot().matches('failed')).toBe(true);
  actor.send({ type: 'notice.closed' });
  expect(actor.getSnapshot().matches('idle')).toBe(true);
});

it('sends the same undo again after a new sign-in', async () => {
  const lost = new Failure({ code: 'unauthenticated', status: 401 });
  const { actor, asked } = start(lost, undoneReply);
  actor.send({ type: 'undo.requested', key: 'k' });
  await waitFor(actor, (now) => now.matches('signInNeeded'));
  actor.send({ type: 'session.restored' });
  await waitFor(actor, (now) => now.matches('undone'));
  expect(asked.map(({ key }) => key)).toEqual(['k', 'k']);
});
