import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { Invitation } from '#domain/navigation/invitation.ts';
import {
  type LoginReply,
  type LoginRequest,
  loginMachine,
  type ProviderChoice,
  type SocialLogin,
} from '#machines/flow/auth/login.ts';

const reply: LoginReply = { nextScreen: 'dashboard', newUser: false, selectAccount: null };

function start(input: InputFrom<typeof loginMachine>, ...answers: (LoginReply | Failure)[]) {
  const asked: (LoginRequest | null)[] = [];
  const claims: unknown[] = [];
  const opened: unknown[] = [];
  const screens: string[] = [];
  const machine = loginMachine.provide({
    actors: {
      login: fromPromise<LoginReply, LoginRequest | null>(async ({ input: request }) => {
        asked.push(request);
        const answer = answers.shift() ?? reply;
        if (answer instanceof Failure) throw answer;
        return answer;
      }),
      linkOgcAccount: fromPromise<
        LoginReply,
        { user: SocialLogin | null; queryParams: Invitation | null }
      >(async ({ input: claim }) => {
        claims.push(claim);
        const answer = answers.shift() ?? reply;
        if (answer instanceof Failure) throw answer;
        return answer;
      }),
      openProvider: fromPromise<void, ProviderChoice>(({ input: choice }) => {
        opened.push(choice);
        return new Promise(() => {});
      }),
    },
  });
  const actor = createActor(machine, { input });
  actor.on('next-screen.received', ({ nextScreen }) => screens.push(nextScreen));
  actor.start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, asked, claims, opened, screens, until };
}

describe('by a social account', () => {
  it('leaves for the provider', () => {
    const { actor, opened } = start({ variant: 'external' });
    actor.send({ type: 'provider.chosen', provider: 'GOOGLE' });
    expect(actor.getSnapshot().value).toBe('openingProvider');
    expect(opened).toEqual([{ provider: 'GOOGLE', variant: 'external', invitation: null }]);
  });

  // spec 3.18, 3.19
  it.each([
    [
      'GOOGLE',
      'external',
      {
        loginType: 'GOOGLE',
        googleId: null,
        agencyLogin: false,
        googleAccessToken: 't',
        googleTokenTTL: null,
        name: null,
        email: null,
        visitState: 's',
      },
    ],
    [
      'FACEBOOK',
      'agency',
      {
        loginType: 'FACEBOOK',
        fbUserId: null,
        agencyLogin: true,
        fbAccessToken: 't',
        fbTokenTTL: null,
        name: null,
        email: null,
        visitState: 's',
      },
    ],
  ] as const)(
    'signs in with all fields of the specification and the code that %s gave',
    async (provider, variant, request) => {
      const { actor, asked, until } = start({ variant });
      actor.send({ type: 'provider.returned', provider, token: 't', visitState: 's' });
      await until('signedIn');
      expect(asked).toEqual([request]);
    },
  );

  it('passes on the next screen that the reply names', async () => {
    const { actor, screens, until } = start(
      { variant: 'external' },
      { ...reply, nextScreen: 'post-listing' },
    );
    actor.send({ type: 'provider.returned', provider: 'GOOGLE', token: 't', visitState: 's' });
    await until('signedIn');
    expect(screens).toEqual(['post-listing']);
  });

  it('offers every way again when it failed, and forgets the token', async () => {
    const refused = new Failure({ code: 'login-failed', status: 401 });
    const { actor, until } = start({ variant: 'external' }, refused);
    actor.send({ type: 'provider.returned', provider: 'GOOGLE', token: 't', visitState: 's' });
    const failed = await until('socialFailed');
    expect(failed.context.request).toBeNull();
    actor.send({ type: 'provider.chosen', provider: 'FACEBOOK' });
    expect(actor.getSnapshot().context).toMatchObject({ provider: 'FACEBOOK', failure: null });
  });
});

describe('by an invitation', () => {
  const invitation = { email: 'meera@creator.example', source: 'vidarbha-samachar' };
  const returned = {
    type: 'provider.returned',
    provider: 'GOOGLE',
    token: 't',
    visitState: 's',
  } as const;

  it('signs in as the owner of what was collected', async () => {
    const { actor, asked, claims, screens, until } = start({ variant: 'external', invitation });
    actor.send(returned);
    await until('signedIn');
    const user = { loginType: 'GOOGLE', googleAccessToken: 't', visitState: 's' };
    expect(claims).toMatchObject([{ user, queryParams: invitation }]);
    expect(screens).toEqual(['dashboard']);
    expect(asked).toEqual([]);
  });

  it('keeps the invitation on the way to the provider', () => {
    const { actor, opened } = start({ variant: 'external', invitation });
    actor.send({ type: 'provider.chosen', provider: 'FACEBOOK' });
    expect(opened).toEqual([{ provider: 'FACEBOOK', variant: 'external', invitation }]);
  });

  it('says whose it is when it is for somebody else', async () => {
    const { actor, until } = start(
      { variant: 'external', invitation },
      new Failure({ code: 'ogc-not-owner', status: 403 }),
    );
    actor.send(returned);
    expect((await until('socialFailed')).context).toMatchObject({
      failure: { code: 'ogc-not-owner' },
      request: null,
    });
  });
});

it('leaves for no provider from inside another app', () => {
  const { actor, opened } = start({ variant: 'external', isEmbedded: true });
  actor.send({ type: 'provider.chosen', provider: 'GOOGLE' });
  expect(actor.getSnapshot().value).toBe('browserNeeded');
  expect(opened).toEqual([]);
});
