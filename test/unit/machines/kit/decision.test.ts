import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { createDecision, type DecisionRequest } from '#machines/kit/decision.ts';

type Subject = { id: string; revision: number };
type Request = DecisionRequest<Subject, string, 'suspend' | 'look-again'> | null;

/** `answers` are what deciding returns, in turn; a Failure is thrown. */
async function start(...answers: (Subject | Failure)[]) {
  const asked: Request[] = [];
  let loads = 0;
  const machine = createDecision<Subject, string, 'suspend' | 'look-again'>().provide({
    actors: {
      loadSubject: fromPromise(async ({ input }: { input: { id: string } }) => {
        loads += 1;
        return { id: input.id, revision: loads };
      }),
      decide: fromPromise(async ({ input }: { input: Request }) => {
        asked.push(input);
        const answer = answers.shift();
        if (!answer) throw new Error('asked once too often');
        if (answer instanceof Failure) throw answer;
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { input: { id: 'p' }, clock: new SimulatedClock() }).start();
  const made: string[] = [];
  actor.on('decision.made', ({ verdict }) => made.push(verdict.kind));
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  await until('viewing');
  return { actor, asked, made, until };
}

const lost = new Failure({ code: 'unauthenticated', status: 401 });
const refusal = { reasons: ['other'], note: 'n', permanent: false, key: 'k' };

describe('a decision', () => {
  it('sends the same intent again after the session was lost', async () => {
    const { actor, asked, made, until } = await start(lost, { id: 'p', revision: 9 });
    actor.send({ type: 'approve.requested', key: 'k' });
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    const done = await until('decided');
    expect(asked.map((request) => request?.key)).toEqual(['k', 'k']);
    expect(done.context.subject?.revision).toBe(9);
    expect(made).toEqual(['approve']);
  });

  it.each(['transition-not-allowed', 'revision-conflict'] as const)(
    'loads the record again when somebody was faster (%s)',
    async (code) => {
      const { actor, made, until } = await start(new Failure({ code, status: 409 }));
      actor.send({ type: 'approve.requested', key: 'k' });
      await until('conflict');
      expect(actor.getSnapshot().can({ type: 'approve.requested', key: 'k2' })).toBe(false);
      actor.send({ type: 'retry.requested' });
      const { context } = await until('viewing');
      expect(context).toMatchObject({ request: null, failure: null, subject: { revision: 2 } });
      expect(made).toEqual([]);
    },
  );

  it('opens the reasons again, as they were sent, after a conflict', async () => {
    const conflict = new Failure({ code: 'revision-conflict', status: 409 });
    const { actor, until } = await start(conflict, { id: 'p', revision: 9 });
    actor.send({ type: 'reject.requested' });
    actor.send({ type: 'reject.submitted', ...refusal });
    await until('conflict');
    actor.send({ type: 'retry.requested' });
    const { reasons, note, permanent } = refusal;
    expect((await until('rejecting')).context.entered).toEqual({ reasons, note, permanent });
    actor.send({ type: 'reject.submitted', ...refusal, key: 'k2' });
    expect((await until('decided')).context.entered).toBeUndefined();
  });

  it('remembers the result of the last decision until it fails to load', async () => {
    const conflict = new Failure({ code: 'revision-conflict', status: 409 });
    const { actor, until } = await start(conflict, { id: 'p', revision: 9 });
    expect(actor.getSnapshot().context.lastOutcome).toBeNull();
    actor.send({ type: 'approve.requested', key: 'k' });
    await until('conflict');
    actor.send({ type: 'retry.requested' });
    expect((await until('viewing')).context.lastOutcome).toBe('conflict');
    actor.send({ type: 'approve.requested', key: 'k2' });
    expect((await until('decided')).context.lastOutcome).toBe('decided');
  });

  it('returns from the reasons to the button that opened them', async () => {
    const { actor } = await start();
    actor.send({ type: 'reject.requested' });
    actor.send({ type: 'reject.cancelled' });
    expect(actor.getSnapshot().hasTag('rejectCancelled')).toBe(true);
  });

  it('refuses only with a reason, and returns to the reasons when that failed', async () => {
    const { actor, until } = await start(new Failure({ code: 'network', status: 0 }));
    actor.send({ type: 'reject.requested' });
    expect(actor.getSnapshot().can({ type: 'reject.submitted', ...refusal, reasons: [] })).toBe(
      false,
    );
    actor.send({ type: 'reject.submitted', ...refusal });
    const { context } = await until('rejecting');
    expect(context.failure?.code).toBe('network');
  });

  it('takes an action with its reasons, and returns to them when it failed', async () => {
    const answers = [new Failure({ code: 'network', status: 0 }), { id: 'p', revision: 9 }];
    const { actor, asked, made, until } = await start(...answers);
    actor.send({ type: 'moderation.requested', moderation: 'suspend' });
    expect(actor.getSnapshot().can({ type: 'reject.submitted', ...refusal, reasons: [] })).toBe(
      false,
    );
    actor.send({ type: 'reject.submitted', ...refusal });
    await until('deciding');
    expect((await until('moderating')).context.failure?.code).toBe('network');
    actor.send({ type: 'reject.submitted', ...refusal });
    await until('decided');
    expect(asked[1]?.verdict).toEqual({
      kind: 'moderation',
      moderation: 'suspend',
      reasons: ['other'],
      note: 'n',
    });
    expect(made).toEqual(['moderation']);
    actor.send({ type: 'retry.requested' });
    const { context } = await until('viewing');
    expect([context.request, context.moderation]).toEqual([null, null]);
  });

  it('takes an action that needs no reason at once', async () => {
    const { actor, asked, until } = await start(new Failure({ code: 'network', status: 0 }));
    actor.send({ type: 'moderation.submitted', moderation: 'look-again', key: 'k' });
    await until('deciding');
    await until('viewing');
    expect(asked[0]?.verdict).toMatchObject({
      kind: 'moderation',
      moderation: 'look-again',
      reasons: [],
    });
  });
});
