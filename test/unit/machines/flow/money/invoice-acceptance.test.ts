import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { type Invoice, invoiceAcceptanceMachine } from '#machines/flow/money/invoice-acceptance.ts';
import {
  acceptedInvoice,
  cancelledInvoice,
  issuedInvoice,
  paidInvoice,
} from '#test/factories/invoices.ts';

type Answer = Failure | { message: string };

/** A server that returns the replies of the test in order, and looks up `found`. */
function start(answers: Answer[], found: Invoice | null = null) {
  const keys: (string | undefined)[] = [];
  const clock = new SimulatedClock();
  const machine = invoiceAcceptanceMachine.provide({
    actors: {
      invoiceAccepted: fromPromise(async ({ input }) => {
        keys.push(input?.key);
        const answer = answers.shift();
        if (!answer || answer instanceof Failure) throw answer;
        return answer as { message: 'Success' };
      }),
      findInvoice: fromPromise<Invoice | null, Invoice | null>(async () => found),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const news: unknown[] = [];
  actor.on('*', (event) => news.push(event));
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  const accept = (key = 'first') => {
    actor.send({ type: 'acceptance.requested', invoice: issuedInvoice, key });
    actor.send({ type: 'acceptance.confirmed' });
  };
  return { actor, clock, keys, news, until, accept };
}

const lost = new Failure({ code: 'network' });
const success = { message: 'Success' };

describe('accepting an invoice', () => {
  it('is offered where its lifecycle lets it be accepted', () => {
    const snapshot = start([]).actor.getSnapshot();
    const can = (invoice: Invoice) =>
      snapshot.can({ type: 'acceptance.requested', invoice, key: 'any' });
    expect([issuedInvoice, acceptedInvoice, paidInvoice, cancelledInvoice].map(can)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('asks first, and sends nothing when it is cancelled', () => {
    const { actor, keys } = start([success]);
    actor.send({ type: 'acceptance.requested', invoice: issuedInvoice, key: 'first' });
    expect(actor.getSnapshot().value).toBe('reviewing');
    actor.send({ type: 'acceptance.dismissed' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(keys).toEqual([]);
  });

  // spec 4.39
  it('is done when the reply says Success, and only then', async () => {
    const done = start([success]);
    done.accept();
    await done.until('accepted');
    expect(done.news).toEqual([
      { type: 'invoice.changed', invoice: { ...issuedInvoice, invoiceState: 'ACCEPTED' } },
    ]);
    const strange = start([{ message: 'Queued' }]);
    strange.accept();
    await strange.until('unknown');
    expect(strange.news).toEqual([]);
  });

  it('retries three times with the same key while the result is unknown', async () => {
    const busy = new Failure({ code: 'server-busy', status: 503 });
    const { actor, clock, keys, until, accept } = start([lost, busy, lost, lost, success]);
    accept();
    for (const _ of [1, 2, 3]) {
      await until('unknown');
      clock.increment(5000);
    }
    await until('unknown');
    clock.increment(60_000);
    expect(keys).toEqual(['first', 'first', 'first', 'first']);
    actor.send({ type: 'acceptance.confirmed' });
    await until('accepted');
    expect(keys).toHaveLength(5);
    expect(new Set(keys)).toEqual(new Set(['first']));
  });

  it('asks again when the network is back', async () => {
    const { actor, until, accept } = start([lost, success]);
    accept();
    await until('unknown');
    actor.send({ type: 'network.online' });
    await until('accepted');
  });

  it('keeps the key for a return and reports the unknown result', async () => {
    const { actor, keys, news, until, accept } = start([lost, success, success]);
    accept('first');
    await until('unknown');
    actor.send({ type: 'acceptance.dismissed' });
    expect(news).toEqual([{ type: 'invoice.outcome-unknown' }]);
    accept('second');
    await until('accepted');
    expect(keys).toEqual(['first', 'first']);
    actor.send({ type: 'acceptance.dismissed' });
    accept('third');
    await until('accepted');
    expect(keys.at(-1)).toBe('third');
  });

  it('shows the status when it was accepted or cancelled elsewhere', async () => {
    for (const now of [acceptedInvoice, cancelledInvoice]) {
      const { actor, news, until, accept } = start(
        [new Failure({ code: 'transition-not-allowed', status: 409 })],
        now,
      );
      accept();
      await until('changedElsewhere');
      expect(actor.getSnapshot().context.current).toEqual(now);
      expect(news).toEqual([{ type: 'invoice.changed', invoice: now }]);
    }
  });

  it('says why it was refused, and lets try again', async () => {
    const { actor, until, accept } = start([
      new Failure({ code: 'forbidden', status: 403 }),
      success,
    ]);
    accept();
    await until('refused');
    expect(actor.getSnapshot().context.failure?.code).toBe('forbidden');
    actor.send({ type: 'acceptance.confirmed' });
    await until('accepted');
  });

  it('retries after a new sign-in, and is dropped by a sign-out', async () => {
    const expired = new Failure({ code: 'unauthenticated', status: 401 });
    const { actor, keys, until, accept } = start([expired, expired]);
    accept();
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    await until('signInNeeded');
    expect(keys).toEqual(['first', 'first']);
    actor.send({ type: 'signed.out' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.intent).toBeNull();
  });
});
