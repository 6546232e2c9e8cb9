import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { SocialProvider } from '#domain/provider-visit.ts';
import {
  type LinkReply,
  type Logins,
  linkAccountsMachine,
  missingProviders,
} from '#machines/flow/link-accounts.ts';
import type { SocialLogin } from '#machines/flow/login.ts';
import { choiceOf, other, own } from './choices.ts';

const phone: Logins = { linkedAccounts: [{ loginType: 'MOBILE' }], maskedPhone: '••••••3210' };
const withGoogle: Logins = { ...phone, linkedAccounts: [{ loginType: 'GOOGLE' }, { loginType: 'MOBILE' }] };
const all: Logins = {
  ...withGoogle,
  linkedAccounts: [...withGoogle.linkedAccounts, { loginType: 'FACEBOOK' }],
};
const linked: LinkReply = { nextScreen: 'dashboard', newUser: false, selectAccount: null };
const network = new Failure({ code: 'network' });

type State = Parameters<SnapshotFrom<typeof linkAccountsMachine>['matches']>[0];

/** The chart; calls are answered in turn, a Failure is thrown. */
function start(logins: (Logins | Failure)[], replies: (LinkReply | Failure)[] = []) {
  const asked: (SocialLogin | null)[] = [];
  const told: string[] = [];
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
      openProvider: fromPromise<void, { provider: SocialProvider | null }>(() => new Promise(() => {})),
    },
  });
  const actor = createActor(machine, { input: { offered: ['GOOGLE', 'FACEBOOK'] } });
  actor.on('*', ({ type }) => told.push(type));
  actor.start();
  return {
    actor,
    asked,
    told,
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    comeBack: () => actor.send({ type: 'provider.returned', provider: 'GOOGLE', token: 'a-token' }),
    missing: () => missingProviders(actor.getSnapshot().context),
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
    const link = start([phone, withGoogle], [linked]);
    link.comeBack();
    await link.until('linked');
    await waitFor(link.actor, ({ context }) => context.logins !== null);
    expect(link.asked).toEqual([{ loginType: 'GOOGLE', googleAccessToken: 'a-token', agencyLogin: false }]);
    link.actor.send({ type: 'link.closed' });
    expect(link.told).toEqual(['link.closed']);
  });

  it('keeps what the provider gave until a reply has come', async () => {
    const link = start([phone, phone], [network, linked]);
    link.comeBack();
    await link.until('unanswered');
    link.actor.send({ type: 'retry.requested' });
    await link.until('linked');
    expect(link.asked[1]).toEqual(link.asked[0]);
    expect(link.actor.getSnapshot().context.returned).toBeNull();
  });

  it('goes on when somebody has signed in again over the page', async () => {
    const link = start([phone, phone], [new Failure({ code: 'unauthenticated', status: 401 }), linked]);
    link.comeBack();
    await link.until('unanswered');
    link.actor.send({ type: 'session.restored' });
    await link.until('linked');
  });

  it('says why it failed, and lets another be tried', async () => {
    const link = start([phone, phone], [new Failure({ code: 'provider-unavailable', status: 503 })]);
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
    const link = start(
      [phone],
      [{ ...linked, nextScreen: 'account-linking', selectAccount: choiceOf([own, other]) }],
    );
    link.comeBack();
    await link.until('choiceOpened');
    link.actor.send({ type: 'retry.requested' });
    expect(link.told).toEqual(['choice.opened', 'choice.opened']);
  });

  it('asks again for the logins when they could not be told', async () => {
    const link = start([network, phone]);
    await link.until('loadFailed');
    link.actor.send({ type: 'network.online' });
    await link.until('offering');
  });
});
