import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { FieldCode } from '#domain/contract/error-codes.ts';
import { Failure } from '#domain/contract/failure.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';

type Subject = { revision: number; sent?: boolean };
type Values = { name: string };
type Saving = SaveRequest<Subject, Values>;
type Answer = Subject | Failure;

const rules = {
  validate: ({ name }: Values): Record<string, FieldCode> =>
    name === '' ? { name: 'required' } : {},
  opensReadOnly: ({ sent }: Subject) => sent === true,
};

function inTurn(answers: Answer[]) {
  const answer = answers.shift();
  if (!answer) throw new Error('asked once too often');
  if (answer instanceof Failure) throw answer;
  return answer;
}

function start({
  loads = [{ revision: 1 }],
  saves = [],
}: {
  loads?: Answer[];
  saves?: Answer[];
} = {}) {
  const sent: (Saving | null)[] = [];
  const machine = createRecordForm<Subject, Values>(rules).provide({
    actors: {
      loadRecord: fromPromise<Subject, { id: string | null }>(async () => inTurn(loads)),
      saveRecord: fromPromise<Subject, Saving | null>(async ({ input }) => {
        sent.push(input);
        return inTurn(saves);
      }),
    },
  });
  const actor = createActor(machine, { input: { id: null } });
  const announced: Subject[] = [];
  actor.on('record.saved', ({ subject }) => announced.push(subject));
  actor.start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  const submit = (name: string, key: string) =>
    actor.send({ type: 'values.submitted', values: { name }, key });
  return { actor, sent, announced, until, submit };
}

const noNetwork = new Failure({ code: 'network', status: 0 });
const lostSession = new Failure({ code: 'unauthenticated', status: 401 });

describe('opening a record', () => {
  it('shows a sent one to read, and opens the form on demand', async () => {
    const { actor, until } = start({ loads: [{ revision: 1, sent: true }] });
    await until('viewing');
    actor.send({ type: 'edit.requested' });
    expect(actor.getSnapshot().hasTag('form')).toBe(true);
    actor.send({ type: 'edit.cancelled' });
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('does not leave a form that has nothing to show', async () => {
    const { actor, until } = start();
    await until('form');
    expect(actor.getSnapshot().can({ type: 'edit.cancelled' })).toBe(false);
  });

  it('reloads automatically when the network is back', async () => {
    const { actor, until } = start({ loads: [noNetwork, { revision: 1 }] });
    expect((await until('loadFailed')).context.failure?.code).toBe('network');
    actor.send({ type: 'network.online' });
    await until({ form: 'editing' });
  });
});

describe('saving', () => {
  it('sends nothing that breaks a rule, and names the field', async () => {
    const { actor, sent, until, submit } = start();
    await until('form');
    submit('', 'one');
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure?.fields, sent]).toEqual([
      { form: 'refused' },
      { name: 'required' },
      [],
    ]);
  });

  it('ends with what the server has, and says so once', async () => {
    const { announced, until, submit } = start({ saves: [{ revision: 2, sent: true }] });
    await until('form');
    submit('Meera', 'one');
    const { context } = await until('saved');
    expect([context.subject?.revision, context.request]).toEqual([2, null]);
    expect(announced).toEqual([{ revision: 2, sent: true }]);
  });

  it('shows the fields that the server refuses', async () => {
    const taken = new Failure({ code: 'handle-taken', status: 409, fields: { name: 'taken' } });
    const { until, submit } = start({ saves: [taken] });
    await until('form');
    submit('Meera', 'one');
    expect((await until({ form: 'refused' })).context.failure?.fields).toEqual({ name: 'taken' });
  });

  it('sends the same values under the same key, and others under a new one', async () => {
    const busy = new Failure({ code: 'server-busy', status: 503 });
    const { sent, until, submit } = start({ saves: [busy, busy, { revision: 2 }] });
    await until('form');
    submit('Meera', 'one');
    await until({ form: 'failed' });
    submit('Meera', 'two');
    await until({ form: 'failed' });
    submit('Meera K', 'three');
    await until('saved');
    expect(sent.map((request) => request?.key)).toEqual(['one', 'one', 'three']);
  });

  it('completes a call without reply before sending other values', async () => {
    const { sent, announced, until, submit } = start({
      loads: [{ revision: 0 }],
      saves: [noNetwork, { revision: 1 }, { revision: 2 }],
    });
    await until('form');
    submit('Meera', 'one');
    await until({ form: 'failed' });
    submit('Meera K', 'two');
    await until('saved');
    expect(sent).toEqual([
      { subject: { revision: 0 }, values: { name: 'Meera' }, key: 'one' },
      { subject: { revision: 0 }, values: { name: 'Meera' }, key: 'one' },
      { subject: { revision: 1 }, values: { name: 'Meera K' }, key: 'two' },
    ]);
    expect(announced).toEqual([{ revision: 2 }]);
  });

  it('sends the other values at once when the earlier ones fail permanently', async () => {
    const broken = new Failure({ code: 'internal-error', status: 500 });
    const { sent, until, submit } = start({
      saves: [broken, broken, { revision: 2 }],
    });
    await until('form');
    submit('Meera', 'one');
    await until({ form: 'failed' });
    submit('Meera K', 'two');
    await until('saved');
    expect(sent.map((request) => request?.key)).toEqual(['one', 'one', 'two']);
  });

  it('still completes it when the server was busy in between', async () => {
    const busy = new Failure({ code: 'server-busy', status: 503 });
    const { sent, until, submit } = start({
      saves: [noNetwork, busy, { revision: 1 }, { revision: 2 }],
    });
    await until('form');
    submit('Meera', 'one');
    await until({ form: 'failed' });
    submit('Meera', 'two');
    await until({ form: 'failed' });
    submit('Meera K', 'three');
    await until('saved');
    expect(sent.map((request) => request?.key)).toEqual(['one', 'one', 'one', 'three']);
  });

  it('keeps the other values in the form while the network is gone', async () => {
    const { sent, until, submit } = start({
      saves: [noNetwork, noNetwork, { revision: 1 }, { revision: 2 }],
    });
    await until('form');
    submit('Meera', 'one');
    await until({ form: 'failed' });
    submit('Meera K', 'two');
    await until({ form: 'failed' });
    submit('Meera Kulkarni', 'three');
    await until('saved');
    expect(sent.map((request) => request?.key)).toEqual(['one', 'one', 'one', 'three']);
  });

  it('ignores further presses while it is sent', async () => {
    const { actor, until, submit } = start({ saves: [{ revision: 2 }] });
    await until('form');
    submit('Meera', 'one');
    expect(
      actor.getSnapshot().can({ type: 'values.submitted', values: { name: 'x' }, key: 'y' }),
    ).toBe(false);
  });
});

describe('a conflict', () => {
  it('reloads the record under the form, and sends a new intent on it', async () => {
    const overtaken = new Failure({ code: 'transition-not-allowed', status: 409 });
    const { actor, sent, until, submit } = start({
      loads: [{ revision: 1 }, { revision: 2, sent: true }],
      saves: [overtaken, { revision: 3, sent: true }],
    });
    await until('form');
    submit('Meera', 'one');
    await until('conflict');
    actor.send({ type: 'reload.requested' });
    await until({ form: 'editing' });
    submit('Meera', 'two');
    await until('saved');
    expect(sent[1]).toEqual({
      subject: { revision: 2, sent: true },
      values: { name: 'Meera' },
      key: 'two',
    });
  });
});

describe('a lost session', () => {
  it.each(['while it is sent', 'as the answer'])(
    'found %s: keeps the values and sends them again',
    async (when) => {
      const { actor, sent, until, submit } = start({
        saves:
          when === 'as the answer'
            ? [lostSession, { revision: 2 }]
            : [{ revision: 2 }, { revision: 2 }],
      });
      await until('form');
      submit('Meera', 'one');
      if (when !== 'as the answer') actor.send({ type: 'session.expired' });
      await until('signInNeeded');
      actor.send({ type: 'session.restored' });
      await until('saved');
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
    },
  );

  it('found while loading: loads again', async () => {
    const { actor, until } = start({ loads: [lostSession, { revision: 1 }] });
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    await until('form');
  });
});
