import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { bankDetailsMachine } from '#machines/flow/bank/bank-details.ts';
import { type BankDetails, bankDetailsInput } from '#machines/flow/bank/bank-details-submission.ts';
import { bankDetails, bankText, passbook } from '#test/factories/bank-details.ts';
import { ownerId } from '#test/factories/drafts.ts';
import { start } from './bank-details-harness.ts';

const lost = new Failure({ code: 'network', status: 0 });

describe('the status of the details', () => {
  it.each([
    ['none', 'missing'],
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
  ] as const)('%s shows %s', async (status, state) => {
    const { until } = start({ details: bankDetails[status], opensForm: false });
    await until({ record: state });
  });

  it.each([
    ['none', 'form'],
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['rejected', 'form'],
  ] as const)('%s opens %s for a person who comes for the form', async (status, state) => {
    const { until } = start({ details: bankDetails[status] });
    await until({ record: state });
  });

  it('is asked again when the network is back, and after a sign-in', async () => {
    let answer: () => Promise<BankDetails> = () => Promise.reject(lost);
    const machine = bankDetailsMachine.provide({
      actors: { getBankDetails: fromPromise(() => answer()) },
    });
    const actor = createActor(machine, {
      input: { ownerUserId: ownerId, opensForm: false, proof: null, basedOn: null },
    }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ record: 'loadFailed' }));
    answer = () => Promise.reject(new Failure({ code: 'unauthenticated', status: 401 }));
    actor.send({ type: 'network.online' });
    await waitFor(actor, (snapshot) => snapshot.matches({ record: 'loadingAfterSignIn' }));
    answer = async () => bankDetails.approved;
    actor.send({ type: 'session.restored' });
    await waitFor(actor, (snapshot) => snapshot.matches({ record: 'approved' }));
  });
});

describe('the form', () => {
  it('names every wrong field, the missing picture too', async () => {
    const { actor, until, submit } = start({ proof: null });
    await until({ record: 'form' });
    submit({ ...bankText, ifsc: 'SBIN', accountNumberConfirmation: '1' });
    const { context } = await until({ record: { form: 'refused' } });
    expect(context.failure?.fields).toEqual({
      ifsc: 'malformed',
      accountNumberConfirmation: 'not-allowed',
      proofFileId: 'required',
    });
    expect(actor.getSnapshot().context.submission).toBeNull();
  });

  it('is reviewed before it is sent, and can be changed then', async () => {
    const { actor, sent, until, submit, confirm } = start();
    await until({ record: 'form' });
    submit();
    await until({ record: 'reviewing' });
    expect(sent).toEqual([]);
    actor.send({ type: 'edit.requested' });
    await until({ record: 'form' });
    submit();
    confirm();
    await until({ record: 'sending' });
    expect(sent.map(({ key, proofFileId }) => [key, proofFileId])).toEqual([['one', passbook.id]]);
  });

  it('ends with details that wait for a decision', async () => {
    const { actor, news, sent, until, sendOnce } = start();
    await sendOnce();
    sent[0]?.answer(bankDetails.pending);
    await until({ record: 'pending' });
    expect(news).toEqual(['details.sent']);
    expect(actor.getSnapshot().context.submission).toBeNull();
  });

  it('of refused details keeps their picture, unless it was the reason', async () => {
    const kept = start({ details: bankDetails.rejected, proof: null });
    expect((await kept.until({ record: 'form' })).context.proof).toEqual(passbook);
    const refused = start({ details: bankDetails.withoutProof, proof: null });
    expect((await refused.until({ record: 'form' })).context.proof).toBeNull();
  });

  it('does without a picture that was chosen for details which were sent since', async () => {
    const { until } = start({ details: bankDetails.withoutProof, basedOn: null });
    expect((await until({ record: 'form' })).context.proof).toBeNull();
  });

  it('shows at its field what the server refuses', async () => {
    const { sent, until, sendOnce } = start();
    await sendOnce();
    sent[0]?.fail(
      new Failure({ code: 'invalid-request', status: 400, fields: { pan: 'malformed' } }),
    );
    expect((await until({ record: { form: 'refused' } })).context.failure?.fields).toEqual({
      pan: 'malformed',
    });
  });

  it('may be left by a person who did not come for it', async () => {
    const { actor, until } = start({ details: bankDetails.rejected, opensForm: false });
    await until({ record: 'rejected' });
    actor.send({ type: 'edit.requested' });
    await until({ record: 'form' });
    actor.send({ type: 'edit.cancelled' });
    await until({ record: 'rejected' });
    const wanted = start();
    await wanted.until({ record: 'form' });
    expect(wanted.actor.getSnapshot().can({ type: 'edit.cancelled' })).toBe(false);
  });
});

describe('a reply that is lost', () => {
  it('is asked for after two, then four seconds, with the same key', async () => {
    const { clock, sent, until, sendOnce } = start();
    await sendOnce();
    sent[0]?.fail(lost);
    await until({ record: 'unknown' });
    clock.increment(1999);
    expect(sent).toHaveLength(1);
    clock.increment(1);
    await until({ record: 'checking' });
    sent[1]?.fail(lost);
    await until({ record: 'unknown' });
    clock.increment(3999);
    expect(sent).toHaveLength(2);
    clock.increment(1);
    await until({ record: 'checking' });
    sent[2]?.answer(bankDetails.pending);
    await until({ record: 'pending' });
    expect(sent.map(({ key }) => key)).toEqual(['one', 'one', 'one']);
  });

  it('is asked for at once when the network is back', async () => {
    const { actor, sent, until, sendOnce } = start();
    await sendOnce();
    sent[0]?.fail(lost);
    await until({ record: 'unknown' });
    actor.send({ type: 'network.online' });
    await until({ record: 'checking' });
    expect(sent).toHaveLength(2);
  });

  it('keeps its key when the same is sent again, and not when it is changed', async () => {
    const { actor, sent, until, sendOnce, submit, confirm } = start();
    await sendOnce();
    for (const text of [bankText, { ...bankText, ifsc: 'HDFC0000001' }]) {
      sent.at(-1)?.fail(lost);
      await until({ record: 'unknown' });
      actor.send({ type: 'edit.requested' });
      submit(text, 'two');
      confirm();
      await until({ record: 'sending' });
    }
    expect(sent.map(({ key }) => key)).toEqual(['one', 'one', 'two']);
  });

  it('does not reuse its key for the same details with another picture', async () => {
    const { actor, sent, uploads, until, sendOnce, submit, confirm, choose } = start();
    await sendOnce();
    sent[0]?.fail(lost);
    await until({ record: 'unknown' });
    actor.send({ type: 'edit.requested' });
    await choose('sharper.jpg');
    uploads[0]?.finish({ ...passbook, id: 'sharper' });
    submit(bankText, 'two');
    confirm();
    await until({ record: 'sending' });
    expect(sent.map(({ key, proofFileId }) => [key, proofFileId])).toEqual([
      ['one', passbook.id],
      ['two', 'sharper'],
    ]);
  });
});

it('details that were sent from elsewhere in the meantime are shown instead', async () => {
  const { actor, server, sent, until, sendOnce } = start();
  await sendOnce();
  server.details = bankDetails.pending;
  sent[0]?.fail(new Failure({ code: 'transition-not-allowed', status: 409 }));
  await until({ record: 'conflict' });
  actor.send({ type: 'reload.requested' });
  await until({ record: 'pending' });
});

it.each([
  [
    'the call is refused',
    (parts: ReturnType<typeof start>) =>
      parts.sent[0]?.fail(new Failure({ code: 'unauthenticated', status: 401 })),
  ],
  [
    'another call was refused',
    (parts: ReturnType<typeof start>) => parts.actor.send({ type: 'session.expired' }),
  ],
])('a session that ends while they are sent (%s) sends them after the sign-in', async (_, end) => {
  const parts = start();
  await parts.sendOnce();
  end(parts);
  await parts.until({ record: 'signInNeeded' });
  parts.actor.send({ type: 'session.restored' });
  await parts.until({ record: 'sending' });
  expect(parts.sent.map(({ key }) => key)).toEqual(['one', 'one']);
});

describe('the picture', () => {
  it('goes before the details', async () => {
    const { uploads, sent, until, submit, confirm, choose } = start({ proof: null });
    await until({ record: 'form' });
    await choose();
    submit();
    confirm();
    await until({ record: 'waitingForProof' });
    expect(sent).toEqual([]);
    uploads[0]?.finish(passbook);
    await until({ record: 'sending' });
    expect(sent[0]?.proofFileId).toBe(passbook.id);
  });

  it('that was not taken leads back to the form, and to itself', async () => {
    const { uploads, until, submit, confirm, choose } = start({ proof: null });
    await until({ record: 'form' });
    await choose();
    submit();
    confirm();
    uploads[0]?.fail(new Failure({ code: 'image-unreadable', status: 400 }));
    const { context } = await until({
      record: { form: 'refused' },
      proof: { uploading: 'failed' },
    });
    expect(context.failure?.fields).toEqual({ proofFileId: 'required' });
  });

  it('that is cancelled keeps the previous one', async () => {
    const { actor, until, choose } = start();
    await until({ record: 'form' });
    await choose('blurred.jpg');
    actor.getSnapshot().children.upload?.send({ type: 'cancel.requested' });
    await until({ proof: { uploading: 'failed' } });
    actor.send({ type: 'picture.dismissed' });
    expect(actor.getSnapshot().context).toMatchObject({ proof: passbook, upload: null });
  });

  it('is stored for a reload, with the details that it was chosen for', async () => {
    const { stored, uploads, until, choose } = start({ proof: null });
    await until({ record: 'form' });
    expect(stored).toEqual([{ submittedAt: null, proofId: undefined }]);
    await choose();
    uploads[0]?.finish(passbook);
    await until({ proof: 'settled' });
    expect(stored.slice(1)).toEqual([{ submittedAt: null, proofId: passbook.id }]);
  });

  it('is replaced by the one that is chosen last', async () => {
    const { actor, uploads, until, choose } = start();
    await until({ record: 'form' });
    await choose('first.jpg');
    await choose('second.jpg');
    uploads[0]?.finish({ ...passbook, name: 'first.jpg' });
    uploads[1]?.finish({ ...passbook, name: 'second.jpg' });
    await until({ proof: 'settled' });
    expect(actor.getSnapshot().context.proof?.name).toBe('second.jpg');
  });

  it('waits automatically for the network and for a sign-in', async () => {
    const { actor, uploads, until, choose } = start({ proof: null });
    await until({ record: 'form' });
    await choose();
    uploads[0]?.fail(lost);
    actor.send({ type: 'network.online' });
    expect(uploads).toHaveLength(2);
    uploads[1]?.fail(new Failure({ code: 'unauthenticated', status: 401 }));
    actor.send({ type: 'session.restored' });
    expect(uploads.map(({ request }) => request.key)).toEqual(Array(3).fill('key of passbook.jpg'));
    uploads[2]?.finish(passbook);
    await until({ proof: 'settled' });
  });
});

it('what is sent has the shape of the contract', () => {
  const text = {
    ...bankText,
    accountHolder: ' Meera  Kulkarni ',
    accountNumber: '३०२१ १२३४५६७८९०',
  };
  expect(bankDetailsInput({ text, proofFileId: passbook.id })).toEqual({
    accountHolder: 'Meera Kulkarni',
    accountNumber: '30211234567890',
    ifsc: 'SBIN0001234',
    pan: 'ABCPK1234L',
    gstin: null,
    address: null,
    proofFileId: passbook.id,
  });
});
