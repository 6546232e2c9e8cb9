import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { bankDetailsMachine } from '#machines/flow/bank-details.ts';
import type { BankDetails, BankRequest, SealRequest } from '#machines/flow/bank-submission.ts';
import type { Standing } from '#machines/flow/outbox-standing.ts';
import {
  type WaitingDetails,
  type Withdrawal,
  waitingDetailsMachine,
} from '#machines/flow/waiting-details.ts';
import { detailsOfTest } from '../../support/commands.ts';
import { ownerId } from '../../support/drafts.ts';
import { bankDetails, bankText, passbook } from './bank.ts';

const kind = 'bankDetails' as const;
const queued: Standing = { state: 'queued', kind, failure: null };
const failedBy = (failure: Failure, why: 'refused' | 'conflict' = 'refused'): Standing => ({
  state: 'failed',
  kind,
  why,
  failure,
});
const wrongIfsc = new Failure({ code: 'invalid-request', status: 400, fields: { ifsc: 'malformed' } });

type World = { details?: BankDetails; kept?: WaitingDetails | null; canSeal?: boolean; opensForm?: boolean };

/** The page of the bank details with a device that seals; the outbox is in the hands of the test. */
function start({ details = bankDetails.none, kept = null, canSeal = true, opensForm = true }: World = {}) {
  const server = { details };
  const device = { kept };
  const sealed: SealRequest[] = [];
  const open: unknown[] = [];
  let tellGone = () => {};
  const machine = bankDetailsMachine.provide({
    actors: {
      getBankDetails: fromPromise(async () => server.details),
      saveBankDetails: fromPromise<BankDetails, BankRequest>(({ input }) => {
        open.push(input);
        return new Promise(() => {});
      }),
      findSealed: fromPromise(async () => device.kept),
      prepareSealing: fromPromise<void, undefined>(async () => {}),
      sealDetails: fromPromise<WaitingDetails, SealRequest>(async ({ input }) => {
        if (!canSeal) throw new Error('This browser cannot seal.');
        sealed.push(input);
        device.kept = detailsOfTest({ key: input.key });
        return device.kept;
      }),
      waiting: waitingDetailsMachine.provide({
        actors: {
          watchSealed: fromCallback(({ sendBack }) => {
            tellGone = () => sendBack({ type: 'command.gone' });
          }),
          withdrawSealed: fromPromise<boolean, Withdrawal>(async ({ input }) => {
            if (device.kept?.isBegun && !input.isRefused) return false;
            device.kept = null;
            return true;
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { ownerUserId: ownerId, opensForm, proof: passbook } }).start();
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
    goAway: () => {
      device.kept = null;
      tellGone();
    },
    send: async () => {
      await until('form');
      actor.send({ type: 'details.submitted', text: bankText, key: 'one' });
      actor.send({ type: 'review.confirmed' });
    },
  };
}

describe('details that were looked through', () => {
  it('are sealed with what stood on the page, and wait on this device until the server has them', async () => {
    const page = start({ details: bankDetails.rejected });
    await page.send();
    await page.until('entrusted');
    expect(page.sealed).toMatchObject([
      {
        key: 'one',
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

  it('go from the memory of the page where they cannot be sealed', async () => {
    const page = start({ canSeal: false });
    await page.send();
    await page.until('sending');
    expect(page.open).toMatchObject([{ key: 'one', text: bankText }]);
  });
});

describe('details that wait', () => {
  it('are found after a reload, before the server is asked', async () => {
    const page = start({ kept: detailsOfTest() });
    const { context } = await page.until('entrusted');
    expect(context.details).toBeNull();
  });

  it('can be taken back until the server is told, and lead back to the form', async () => {
    const page = start();
    await page.send();
    await page.until('entrusted');
    page.waiting().send({ type: 'command.moved', standing: queued });
    page.waiting().send({ type: 'withdrawal.requested' });
    await page.until({ form: 'editing' });
    expect([page.device.kept, page.news]).toEqual([null, []]);
  });

  it('say that it was too late when the outbox was faster', async () => {
    const page = start();
    await page.send();
    await page.until('entrusted');
    page.device.kept = detailsOfTest({ isBegun: true });
    page.waiting().send({ type: 'withdrawal.requested' });
    await waitFor(page.waiting(), (snapshot) => snapshot.context.isLate);
    expect(page.waiting().getSnapshot().value).toBe('waiting');
  });

  it.each(['sending', 'checking', 'waiting'] as const)('cannot be taken back while %s', async (state) => {
    const page = start();
    await page.send();
    await page.until('entrusted');
    page.waiting().send({ type: 'command.moved', standing: { state, kind, failure: null } });
    expect(page.waiting().getSnapshot().can({ type: 'withdrawal.requested' })).toBe(false);
  });

  it('cannot be taken back after a reload once they were begun', async () => {
    const page = start({ kept: detailsOfTest({ isBegun: true }) });
    await page.until('entrusted');
    expect(page.waiting().getSnapshot().can({ type: 'withdrawal.requested' })).toBe(false);
  });

  it('that the server refuses are mended in the form, which names the field', async () => {
    const page = start();
    await page.send();
    await page.until('entrusted');
    page.waiting().send({ type: 'command.moved', standing: failedBy(wrongIfsc) });
    page.waiting().send({ type: 'edit.requested' });
    const { context } = await page.until({ form: 'refused' });
    expect(context.failure?.fields).toEqual({ ifsc: 'malformed' });
  });

  it('that were refused name the field after a reload too, also to whoever did not come for the form', async () => {
    const page = start({ kept: detailsOfTest(), opensForm: false, details: bankDetails.approved });
    await page.until('entrusted');
    page.waiting().send({ type: 'command.moved', standing: failedBy(wrongIfsc) });
    page.waiting().send({ type: 'edit.requested' });
    const { context } = await page.until({ form: 'refused' });
    expect(context.failure?.fields).toEqual({ ifsc: 'malformed' });
  });

  it('that were overtaken give way to what the server has', async () => {
    const page = start();
    await page.send();
    await page.until('entrusted');
    page.server.details = bankDetails.pending;
    const overtaken = new Failure({ code: 'transition-not-allowed', status: 409 });
    page.waiting().send({ type: 'command.moved', standing: failedBy(overtaken, 'conflict') });
    page.waiting().send({ type: 'edit.requested' });
    await page.until('pending');
    expect([page.device.kept, page.news]).toEqual([null, []]);
  });

  it('that another tab has taken back lead to where the details stand', async () => {
    const page = start({ details: bankDetails.approved, opensForm: false, kept: detailsOfTest() });
    await page.until('entrusted');
    page.goAway();
    await page.until('approved');
    expect(page.news).toEqual([]);
  });
});
