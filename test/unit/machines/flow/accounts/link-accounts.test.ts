import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type LinkReply,
  type Logins,
  linkAccountsMachine,
  missingLogins,
} from '#machines/flow/accounts/link-accounts.ts';
import type { SocialLogin } from '#machines/flow/auth/login.ts';
import { otpMachine, type PhoneReply, type PhoneRequest } from '#machines/flow/auth/otp.ts';
import { choiceOf, other, own } from '#test/factories/account-choices.ts';

const phone: Logins = { linkedAccounts: [{ loginType: 'MOBILE' }], maskedPhone: '••••••3210' };
const withGoogle: Logins = {
  ...phone,
  linkedAccounts: [{ loginType: 'GOOGLE' }, { loginType: 'MOBILE' }],
};
const all: Logins = {
  ...withGoogle,
  linkedAccounts: [...withGoogle.linkedAccounts, { loginType: 'FACEBOOK' }],
};
const linked: LinkReply = { nextScreen: 'dashboard', newUser: false, selectAccount: null };
const codeSent: PhoneReply = {
  message: 'Otp Sent',
  action: 'submit-phone',
  maskedPhone: '••••••6780',
  resendAfter: 60,
  expiresIn: 300,
  otpDigits: 4,
  nextScreen: null,
  newUser: null,
  selectAccount: null,
};
const verified: PhoneReply = {
  ...codeSent,
  message: 'Phone verified',
  action: 'verify-phone',
  nextScreen: 'dashboard',
  newUser: false,
};
const network = new Failure({ code: 'network' });

type State = Parameters<SnapshotFrom<typeof linkAccountsMachine>['matches']>[0];

type Parts = {
  replies?: (LinkReply | Failure)[];
  proof?: PhoneReply | null;
  isPhoneOffered?: boolean;
};

/** The chart; calls are answered in turn, a Failure is thrown. */
function start(
  logins: (Logins | Failure)[],
  { replies = [], proof = null, isPhoneOffered = true }: Parts = {},
) {
  const asked: (SocialLogin | null)[] = [];
  const emitted: string[] = [];
  const next = <Value>(answers: (Value | Failure)[]): Value => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('asked once too often');
    if (answer instanceof Failure) throw answer;
    return answer;
  };
  const machine = linkAccountsMachine.provide({
    actors: {
      getLogins: fromPromise<Logins, undefined>(async () => next(logins)),
      linkLogin: fromPromise<LinkReply, SocialLogin | null>(async ({ input }) => {
        asked.push(input);
        return next(replies);
      }),
      otp: otpMachine.provide({
        actors: {
          updatePhoneNo: fromPromise<PhoneReply, PhoneRequest>(async ({ input }) =>
            input.action === 'verify-phone' && proof ? proof : codeSent,
          ),
        },
      }),
      openProvider: fromPromise<void, { provider: SocialProvider | null }>(
        () => new Promise(() => {}),
      ),
    },
  });
  const actor = createActor(machine, {
    input: { offered: ['GOOGLE', 'FACEBOOK'], isPhoneOffered },
  });
  actor.on('*', ({ type }) => emitted.push(type));
  const verify = async () => {
    actor.send({ type: 'phone.chosen', now: 0 });
    const { otp } = actor.getSnapshot().children;
    if (!otp) throw new Error('No number is asked for.');
    otp.send({ type: 'phone.submitted', phone: '9123456780' });
    await waitFor(otp, (snapshot) => snapshot.matches({ code: 'awaitingCode' }));
    otp.send({ type: 'code.submitted', code: '4821' });
  };
  actor.start();
  return {
    actor,
    asked,
    emitted,
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    verify,
    comeBack: () =>
      actor.send({
        type: 'provider.returned',
        provider: 'GOOGLE',
        token: 'a-token',
        visitState: 's',
      }),
    missing: () => missingLogins(actor.getSnapshot().context),
  };
}

describe('linking a login', () => {
  it('offers what the account lacks', async () => {
    const link = start([withGoogle]);
    await link.until('offering');
    expect(link.missing()).toEqual(['FACEBOOK']);
  });

  it('offers nothing when nothing is lacking', async () => {
    await start([all]).until('complete');
  });

  it('links what the provider gave, and then knows it', async () => {
    const link = start([phone, withGoogle], { replies: [linked] });
    link.comeBack();
    await link.until('linked');
    await waitFor(link.actor, ({ context }) => context.logins !== null);
    expect(link.asked).toMatchObject([
      { loginType: 'GOOGLE', googleAccessToken: 'a-token', agencyLogin: false, visitState: 's' },
    ]);
    link.actor.send({ type: 'link.closed' });
    expect(link.emitted).toEqual(['link.closed']);
  });

  it('keeps what the provider gave until a reply has come', async () => {
    const link = start([phone, phone], { replies: [network, linked] });
    link.comeBack();
    await link.until('unanswered');
    link.actor.send({ type: 'retry.requested' });
    await link.until('linked');
    expect(link.asked[1]).toEqual(link.asked[0]);
    expect(link.actor.getSnapshot().context.returned).toBeNull();
  });

  it('continues after a new sign-in over the page', async () => {
    const link = start([phone, phone], {
      replies: [new Failure({ code: 'unauthenticated', status: 401 }), linked],
    });
    link.comeBack();
    await link.until('unanswered');
    link.actor.send({ type: 'session.restored' });
    await link.until('linked');
  });

  it('says why it failed, and lets another be tried', async () => {
    const link = start([phone, phone], {
      replies: [new Failure({ code: 'provider-unavailable', status: 503 })],
    });
    link.comeBack();
    const { context } = await link.until('linkFailed');
    expect([context.failure?.code, context.returned]).toEqual(['provider-unavailable', null]);
    link.actor.send({ type: 'provider.chosen', provider: 'FACEBOOK' });
    expect(link.actor.getSnapshot().matches('openingProvider')).toBe(true);
  });

  it('says that it failed when the provider refused', async () => {
    const link = start([phone, phone]);
    link.actor.send({ type: 'provider.failed', provider: 'GOOGLE' });
    expect((await link.until('linkFailed')).context.failure?.code).toBe('linking-failed');
  });

  it('leads to the account choice when another account has the login', async () => {
    const link = start([phone], {
      replies: [
        { ...linked, nextScreen: 'account-linking', selectAccount: choiceOf([own, other]) },
      ],
    });
    link.comeBack();
    await link.until('choiceOpened');
    link.actor.send({ type: 'retry.requested' });
    expect(link.emitted).toEqual(['choice.opened', 'choice.opened']);
  });

  it('loads the logins again after a failure', async () => {
    const link = start([network, phone]);
    await link.until('loadFailed');
    link.actor.send({ type: 'network.online' });
    await link.until('offering');
  });
});

describe('a phone number', () => {
  const another: Logins = { ...all, maskedPhone: '••••••6780' };

  it('takes the place of the old one once its code was entered', async () => {
    const link = start([all, another], { proof: verified });
    const emitted: string[] = [];
    link.actor.on('phone.changed', ({ phone: number }) => emitted.push(number));
    await link.until('complete');
    await link.verify();
    await link.until('phoneVerified');
    await waitFor(link.actor, ({ context }) => context.logins?.maskedPhone === '••••••6780');
    expect(emitted).toEqual(['9123456780']);
  });

  it('that another account holds leads to the account choice', async () => {
    const proof: PhoneReply = { ...verified, selectAccount: choiceOf([own, other]) };
    const link = start([all], { proof });
    await link.until('complete');
    await link.verify();
    await link.until('choiceOpened');
    expect(link.emitted).toEqual(['choice.opened']);
  });

  it('stays when the form is left; what the server then has is shown', async () => {
    const link = start([withGoogle, another]);
    await link.until('offering');
    link.actor.send({ type: 'phone.chosen', now: 0 });
    link.actor.send({ type: 'phone.cancelled' });
    expect((await link.until('complete')).context.logins).toEqual(another);
  });

  it('stays on the page when the list cannot be reloaded', async () => {
    const link = start([withGoogle, network]);
    await link.until('offering');
    link.actor.send({ type: 'phone.chosen', now: 0 });
    link.actor.send({ type: 'phone.cancelled' });
    expect((await link.until('offering')).context.logins).toEqual(withGoogle);
  });

  it('is neither missing nor changed where nobody signs in by phone', async () => {
    const link = start([{ ...withGoogle, linkedAccounts: [{ loginType: 'GOOGLE' }] }], {
      isPhoneOffered: false,
    });
    await link.until('offering');
    expect(link.missing()).toEqual(['FACEBOOK']);
    expect(link.actor.getSnapshot().can({ type: 'phone.chosen', now: 0 })).toBe(false);
  });
});
