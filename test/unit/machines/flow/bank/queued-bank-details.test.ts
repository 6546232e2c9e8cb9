import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { DeliveryStatus } from '#machines/flow/app/delivery-status.ts';
import { bankDetailsMachine } from '#machines/flow/bank/bank-details.ts';
import type {
  BankDetails,
  BankRequest,
  Sealed,
  SealRequest,
} from '#machines/flow/bank/bank-details-submission.ts';
import {
  queuedBankDetailsMachine,
  type Withdrawal,
  type WithdrawalOutcome,
} from '#machines/flow/bank/queued-bank-details.ts';
import type { QueuedBankDetails } from '#machines/flow/bank/queued-bank-details-command.ts';
import { bankDetails, bankText, passbook } from '#test/factories/bank-details.ts';
import { ownerId } from '#test/factories/drafts.ts';
import { detailsOfTest } from '#test/factories/outbox-commands.ts';

const kind = 'bankDetails' as const;
const queued: DeliveryStatus = { state: 'queued', kind, failure: null };
const failedBy = (failure: Failure, why: 'refused' | 'conflict' = 'refused'): DeliveryStatus => ({
  state: 'failed',
  kind,
  reason: why,
  failure,
});
const wrongIfsc = new Failure({
  code: 'invalid-request',
  status: 400,
  fields: { ifsc: 'malformed' },
});

type World = {
  details?: BankDetails;
  kept?: QueuedBankDetails | null;
  /** Never completes where it hangs. */
  sealing?: 'works' | 'fails' | 'hangs';
  opensForm?: boolean;
};

/**
 * The page of the bank details with a device that seals; the outbox is in the hands of the test.
 */
function start({
  details = bankDetails.none,
  kept = null,
  sealing = 'works',
  opensForm = true,
}: World = {}) {
  const clock = new SimulatedClock();
  const server = { details };
  const device: { kept: typeof kept; sealing: typeof sealing; withdraws: () => Promise<void> } = {
    kept,
    sealing,
    withdraws: async () => {},
  };
  const sealed: SealRequest[] = [];
  const open: BankRequest[] = [];
  let loseOpen = () => {};
  let tellGone = () => {};
  const machine = bankDetailsMachine.provide({
    actors: {
      getBankDetails: fromPromise(async () => server.details),
      saveBankDetails: fromPromise<BankDetails, BankRequest>(({ input }) => {
        open.push(input);
        return new Promise((_, fail) => {
          loseOpen = () => fail(new Failure({ code: 'network' }));
        });
      }),
      findSealed: fromPromise(async () => device.kept),
      prepareSealing: fromPromise<void, undefined>(async () => {}),
      sealDetails: fromPromise<Sealed, SealRequest>(async ({ input }) => {
        if (device.sealing === 'hangs') await new Promise(() => {});
        if (device.sealing === 'fails') throw new Error('This browser cannot seal.');
        if (device.kept?.isBegun) return { queued: device.kept, isStored: false };
        sealed.push(input);
        device.kept = detailsOfTest({ key: `envelope ${sealed.length}` });
        return { queued: device.kept, isStored: true };
      }),
      waiting: queuedBankDetailsMachine.provide({
        actors: {
          watchSealed: fromCallback(({ sendBack }) => {
            tellGone = () => sendBack({ type: 'command.removed' });
          }),
          withdrawSealed: fromPromise<WithdrawalOutcome, Withdrawal>(async ({ input }) => {
            await device.withdraws();
            if (device.kept?.key !== input.key) return 'absent';
            if (device.kept.isBegun && !input.isRefused) return 'tooLate';
            device.kept = null;
            return 'withdrawn';
          }),
        },
      }),
    },
  });
  const input = { ownerUserId: ownerId, opensForm, proof: passbook, basedOn: details.submittedAt };
  const actor = createActor(machine, { clock, input }).start();
  const news: string[] = [];
  actor.on('details.sent', ({ type }) => news.push(type));
  const until = (record: string | { form: string }) =>
    waitFor(actor, (snapshot) => snapshot.matches({ record } as never), { timeout: 2000 });
  const waiting = () => {
    const child = actor.getSnapshot().children.waiting;
    if (!child) throw new Error('Nothing waits.');
    return child;
  };
  return {
    actor,
    device,
    server,
    sealed,
    open,
    news,
    until,
    waiting,
    clock,
    loseOpen: () => loseOpen(),
    goAway: (others: QueuedBankDetails | null = null) => {
      device.kept = others;
      tellGone();
    },
    send: async (text = bankText, key = 'one') => {
      await until('form');
      actor.send({ type: 'details.submitted', text, key });
      actor.send({ type: 'review.confirmed' });
    },
    move: (deliveryStatus: DeliveryStatus) =>
      waiting().send({ type: 'command.status-changed', deliveryStatus }),
    standsAt: (state: 'waiting' | 'refused') =>
      waitFor(waiting(), (snapshot) => snapshot.matches(state)),
  };
}

describe('details that were reviewed', () => {
  it('are sealed and wait on this device until the server has them', async () => {
    const page = start({ details: bankDetails.rejected });
    await page.send();
    await page.until('queued');
    expect(page.sealed).toMatchObject([
      {
        text: bankText,
        ownerUserId: ownerId,
        proofFileId: passbook.id,
        basedOn: bankDetails.rejected.submittedAt,
      },
    ]);
    expect(page.open).toEqual([]);
    page.server.details = bankDetails.pending;
    page.goAway();
    await page.until('pending');
    expect(page.news).toEqual(['details.sent']);
  });

  it('are sent from the memory of the page where they cannot be sealed', async () => {
    const page = start({ sealing: 'fails' });
    await page.send();
    await page.until('sending');
    expect(page.open).toMatchObject([{ key: 'one', text: bankText }]);
  });

  it('are sent from the memory of the page where sealing does not finish', async () => {
    const page = start({ sealing: 'hangs' });
    await page.send();
    await page.until('sealing');
    page.clock.increment(29_999);
    expect(page.open).toEqual([]);
    page.clock.increment(1);
    await page.until('sending');
    expect(page.open).toMatchObject([{ key: 'one', text: bankText }]);
  });

  it('that were sent unsealed without a reply are repeated unsealed', async () => {
    const page = start({ sealing: 'fails' });
    await page.send();
    await page.until('sending');
    page.loseOpen();
    await page.until('unknown');
    page.device.sealing = 'works';
    page.actor.send({ type: 'edit.requested' });
    await page.send(bankText, 'two');
    await page.until('sending');
    expect([page.open.map(({ key }) => key), page.sealed]).toEqual([['one', 'one'], []]);
    page.loseOpen();
    await page.until('unknown');
    page.actor.send({ type: 'edit.requested' });
    await page.send({ ...bankText, ifsc: 'HDFC0000001' }, 'three');
    await page.until('queued');
    expect(page.open, 'others are no repetition').toHaveLength(2);
  });

  it('are not sent while another tab sends others, which are shown then', async () => {
    const page = start();
    await page.until('form');
    const others = detailsOfTest({ isBegun: true });
    page.device.kept = others;
    await page.send();
    const { context } = await page.until('conflict');
    expect([context.queued, page.sealed, page.open]).toEqual([others, [], []]);
    page.actor.send({ type: 'reload.requested' });
    await page.until('queued');
    expect(page.waiting().getSnapshot().context.details.key).toBe(others.key);
  });
});

describe('details that wait', () => {
  it('are found after a reload, before the server is asked', async () => {
    const page = start({ kept: detailsOfTest() });
    const { context } = await page.until('queued');
    expect(context.details).toBeNull();
  });

  it('can be withdrawn until they are sent, and return to the form', async () => {
    const page = start();
    await page.send();
    await page.until('queued');
    page.waiting().send({ type: 'command.status-changed', deliveryStatus: queued });
    page.waiting().send({ type: 'withdrawal.requested' });
    await page.until({ form: 'editing' });
    expect([page.device.kept, page.news]).toEqual([null, []]);
  });

  it('say that it was too late when the outbox was faster', async () => {
    const page = start();
    await page.send();
    await page.until('queued');
    if (page.device.kept) page.device.kept = { ...page.device.kept, isBegun: true };
    page.waiting().send({ type: 'withdrawal.requested' });
    const { context, value } = await waitFor(page.waiting(), (snapshot) => snapshot.context.isLate);
    expect([value, context.deliveryStatus]).toEqual(['waiting', null]);
    expect(page.waiting().getSnapshot().can({ type: 'withdrawal.requested' })).toBe(false);
  });

  it.each(['sending', 'checking', 'waiting'] as const)(
    'cannot be taken back while %s',
    async (state) => {
      const page = start();
      await page.send();
      await page.until('queued');
      page
        .waiting()
        .send({ type: 'command.status-changed', deliveryStatus: { state, kind, failure: null } });
      expect(page.waiting().getSnapshot().can({ type: 'withdrawal.requested' })).toBe(false);
    },
  );

  it('cannot be withdrawn after a reload once they were being sent', async () => {
    const page = start({ kept: detailsOfTest({ isBegun: true }) });
    await page.until('queued');
    expect(page.waiting().getSnapshot().can({ type: 'withdrawal.requested' })).toBe(false);
  });

  it('are replaced by later ones from another tab, offline too', async () => {
    const page = start({ kept: detailsOfTest() });
    await page.until('queued');
    page.goAway(detailsOfTest({ key: 'others' }));
    await waitFor(
      page.actor,
      ({ children }) => children.waiting?.getSnapshot().context.details.key === 'others',
    );
  });

  it('that cannot be withdrawn any more lead to what the server has', async () => {
    const page = start({ kept: detailsOfTest() });
    await page.until('queued');
    page.device.kept = null;
    page.server.details = bankDetails.pending;
    page.waiting().send({ type: 'withdrawal.requested' });
    await page.until('pending');
    expect(page.news).toEqual(['details.sent']);
  });

  it("that arrived show the server's details even if not removable", async () => {
    const page = start({ kept: detailsOfTest({ isBegun: true }) });
    await page.until('queued');
    page.server.details = bankDetails.pending;
    page.move({ state: 'confirmed', kind });
    await page.until('pending');
  });

  it('that are refused while they are withdrawn name the reason', async () => {
    const page = start({ kept: detailsOfTest() });
    await page.until('queued');
    const { promise, resolve } = Promise.withResolvers<void>();
    page.device.withdraws = () => promise;
    page.waiting().send({ type: 'withdrawal.requested' });
    page.device.kept = detailsOfTest({ isBegun: true });
    page.move(failedBy(wrongIfsc));
    resolve();
    await page.standsAt('refused');
  });

  it('that this device cannot delete can still be edited a moment later', async () => {
    const page = start();
    await page.send();
    await page.until('queued');
    page.move(failedBy(wrongIfsc));
    page.device.withdraws = () => Promise.reject(new Error('This device does not answer.'));
    page.waiting().send({ type: 'edit.requested' });
    await page.standsAt('refused');
    page.device.withdraws = async () => {};
    page.waiting().send({ type: 'edit.requested' });
    await page.until({ form: 'refused' });
    await page.send(bankText, 'one');
    await page.until('queued');
    expect(page.waiting().getSnapshot().context.details.key, 'another envelope').toBe('envelope 2');
  });

  it('that the server refuses are fixed in the form, which names the field', async () => {
    const page = start();
    await page.send();
    await page.until('queued');
    page.waiting().send({ type: 'command.status-changed', deliveryStatus: failedBy(wrongIfsc) });
    page.waiting().send({ type: 'edit.requested' });
    const { context } = await page.until({ form: 'refused' });
    expect(context.failure?.fields).toEqual({ ifsc: 'malformed' });
  });

  it('that were refused name the field after a reload, on any page', async () => {
    const page = start({ kept: detailsOfTest(), opensForm: false, details: bankDetails.approved });
    await page.until('queued');
    page.waiting().send({ type: 'command.status-changed', deliveryStatus: failedBy(wrongIfsc) });
    page.waiting().send({ type: 'edit.requested' });
    const { context } = await page.until({ form: 'refused' });
    expect(context.failure?.fields).toEqual({ ifsc: 'malformed' });
  });

  it('that are outdated are replaced by what the server has', async () => {
    const page = start();
    await page.send();
    await page.until('queued');
    page.server.details = bankDetails.pending;
    const overtaken = new Failure({ code: 'transition-not-allowed', status: 409 });
    page
      .waiting()
      .send({ type: 'command.status-changed', deliveryStatus: failedBy(overtaken, 'conflict') });
    page.waiting().send({ type: 'edit.requested' });
    await page.until('pending');
    expect([page.device.kept, page.news]).toEqual([null, []]);
  });

  it('that another tab has withdrawn lead to the status of the details', async () => {
    const page = start({ details: bankDetails.approved, opensForm: false, kept: detailsOfTest() });
    await page.until('queued');
    page.goAway();
    await page.until('approved');
    expect(page.news).toEqual([]);
  });
});
