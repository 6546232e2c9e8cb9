import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/failure.ts';
import {
  confirmIdentityMachine,
  type IdentityProof,
  type ReauthenticationReply,
} from '#machines/flow/confirm-identity.ts';

const maskedPhone = '••••••3210';

/** Answers the calls in turn. */
function start(...answers: (ReauthenticationReply | Failure)[]) {
  const machine = confirmIdentityMachine.provide({
    actors: {
      reauthenticate: fromPromise<ReauthenticationReply, { proof: IdentityProof | null }>(async () => {
        const answer = answers.shift();
        if (!answer || answer instanceof Failure) throw answer;
        return answer;
      }),
    },
  });
  return createActor(machine, { input: { ways: ['CODE', 'GOOGLE'], maskedPhone, returned: null } }).start();
}
const sent = (otpDigits: 4 | 8): ReauthenticationReply => ({
  isConfirmed: false,
  maskedPhone,
  resendAfter: 60,
  otpDigits,
});
const confirmed: ReauthenticationReply = { ...sent(4), isConfirmed: true, otpDigits: null };

it('takes the code that is on its way, as long as it says it is', async () => {
  const actor = start(new Failure({ code: 'otp-resend-too-soon', retryAfter: 40, otpDigits: 8 }), confirmed);
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
    };
    const actor = createActor(confirmIdentityMachine, { input }).start();
    expect(actor.getSnapshot().value).toBe('returnFailed');
    expect(actor.getSnapshot().context.failure?.code).toBe('login-failed');
    actor.send({ type: 'provider.chosen', provider: 'GOOGLE' });
    expect(actor.getSnapshot().value).toBe('openingProvider');
  },
);

it('asks for no code again that is of no use any more, and says how long to wait for another', async () => {
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
  expect((await waitFor(actor, (snapshot) => snapshot.matches('awaitingCode'))).context.digits).toBe(8);
  actor.send({ type: 'code.submitted', code: '48213907' });
  await waitFor(actor, ({ output }) => output?.isConfirmed === true);
});
