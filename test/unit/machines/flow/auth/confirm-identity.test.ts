import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import {
  confirmIdentityMachine,
  type IdentityProof,
  type ReauthenticationReply,
} from '#machines/flow/auth/confirm-identity.ts';
import { secondsUntilResend } from '#machines/flow/auth/resend-countdown.ts';

const maskedPhone = '••••••3210';

/** Answers the calls in turn; `at` has the clock show that many seconds since the beginning. */
function start(...answers: (ReauthenticationReply | Failure)[]) {
  let tick: (now: number) => void = () => {};
  const machine = confirmIdentityMachine.provide({
    actors: {
      clock: fromCallback(({ sendBack }) => {
        tick = (now) => sendBack({ type: 'clock.ticked', now });
      }),
      reauthenticate: fromPromise<ReauthenticationReply, { proof: IdentityProof | null }>(
        async () => {
          const answer = answers.shift();
          if (!answer || answer instanceof Failure) throw answer;
          return answer;
        },
      ),
    },
  });
  const input = { ways: ['CODE', 'GOOGLE'] as const, maskedPhone, returned: null, now: 0 };
  const actor = createActor(machine, { input: { ...input, ways: [...input.ways] } }).start();
  return Object.assign(actor, { at: (seconds: number) => tick(seconds * 1000) });
}
const sent = (otpDigits: 4 | 8): ReauthenticationReply => ({
  isConfirmed: false,
  maskedPhone,
  resendAfter: 60,
  otpDigits,
});
const confirmed: ReauthenticationReply = { ...sent(4), isConfirmed: true, otpDigits: null };

it('accepts the code that is being sent while it says so', async () => {
  const actor = start(
    new Failure({ code: 'otp-resend-too-soon', retryAfter: 40, otpDigits: 8 }),
    confirmed,
  );
  actor.send({ type: 'code.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('awaitingCode'));
  expect(context.digits).toBe(8);
  expect(actor.getSnapshot().can({ type: 'code.submitted', code: '4821' })).toBe(false);
  actor.send({ type: 'code.submitted', code: '48213907' });
  await waitFor(actor, ({ output }) => output?.isConfirmed === true);
});

it.each(['cancelled', 'failed'] as const)(
  'says so when the provider answers %s, and tries again',
  (refusal) => {
    const input = {
      ways: ['GOOGLE' as const],
      maskedPhone: null,
      returned: { provider: 'GOOGLE' as const, refusal },
      now: 0,
    };
    const actor = createActor(confirmIdentityMachine, { input }).start();
    expect(actor.getSnapshot().value).toBe('returnFailed');
    expect(actor.getSnapshot().context.failure?.code).toBe('login-failed');
    actor.send({ type: 'provider.chosen', provider: 'GOOGLE' });
    expect(actor.getSnapshot().value).toBe('openingProvider');
  },
);

it('requests no code that is useless, and says how long to wait', async () => {
  const actor = start(
    sent(4),
    new Failure({ code: 'otp-longer-code-needed', retryAfter: 40, otpDigits: 8 }),
    new Failure({ code: 'otp-resend-too-soon', retryAfter: 40, otpDigits: 4 }),
    sent(8),
    confirmed,
  );
  actor.send({ type: 'code.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('awaitingCode'));
  actor.send({ type: 'code.submitted', code: '0000' });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'code.requested' });
  const refused = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  expect(refused.context.failure).toMatchObject({ code: 'otp-resend-too-soon', retryAfter: 40 });
  actor.send({ type: 'code.requested' });
  expect(
    (await waitFor(actor, (snapshot) => snapshot.matches('awaitingCode'))).context.digits,
  ).toBe(8);
  actor.send({ type: 'code.submitted', code: '48213907' });
  await waitFor(actor, ({ output }) => output?.isConfirmed === true);
});

it('counts the codes, and offers another one when its time has come', async () => {
  const tooSoon = new Failure({ code: 'otp-resend-too-soon', retryAfter: 20, otpDigits: 4 });
  const actor = start(sent(4), sent(4), tooSoon);
  const context = () => actor.getSnapshot().context;
  const ask = async () => {
    actor.send({ type: 'code.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches('awaitingCode'));
  };
  await ask();
  expect([context().codesSent, secondsUntilResend(context())]).toEqual([1, 60]);
  expect(actor.getSnapshot().can({ type: 'code.requested' })).toBe(false);
  actor.at(60);
  await ask();
  expect([context().codesSent, secondsUntilResend(context())]).toEqual([2, 60]);
  actor.at(120);
  await ask();
  expect([context().codesSent, secondsUntilResend(context())]).toEqual([2, 20]);
  expect(context().failure?.code).toBe('otp-resend-too-soon');
});
