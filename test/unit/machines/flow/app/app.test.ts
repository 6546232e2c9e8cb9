import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import {
  appMachine,
  type Config,
  type CurrentUser,
  type LastSession,
} from '#machines/flow/app/app.ts';
import { loginVariant, reauthMachine } from '#machines/flow/auth/reauth.ts';
import { config, creator, nobody, staff } from '#test/factories/current-users.ts';

type Done = { message: 'Success' };
const done: Done = { message: 'Success' };
const offline = new Failure({ code: 'network', status: 0 });
const gone = new Failure({ code: 'database-unavailable', status: 503 });

type Answers = {
  users?: (CurrentUser | Failure)[];
  configs?: (Config | Failure)[];
  logouts?: (Failure | Done)[];
  languages?: (Failure | Done)[];
  returned?: CurrentUser;
  last?: LastSession;
};

/** Answers each call in turn, the last one ever after. */
function inTurn<Output>(answers: (Output | Failure)[]) {
  return fromPromise<Output, undefined>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Failure) throw answer;
    return answer as Output;
  });
}

function start({
  users = [creator],
  configs = [config],
  logouts = [done],
  languages = [done],
  returned,
  last,
}: Answers = {}) {
  const emitted: string[] = [];
  const saved: string[] = [];
  const machine = appMachine.provide({
    actors: {
      getConfig: inTurn(configs),
      getCurrentUser: inTurn(users),
      readLastSession: fromPromise<LastSession | null, { delay: number }>(async ({ input }) =>
        input.delay > 0 ? new Promise(() => {}) : (last ?? null),
      ),
      logout: inTurn<Done>(logouts),
      resetNewUserCookie: inTurn<Done>([done]),
      setAppLanguage: fromPromise<Done, { language: InterfaceLanguage }>(async ({ input }) => {
        saved.push(input.language);
        const answer = languages.shift();
        if (answer instanceof Failure) throw answer;
        return done;
      }),
      reauth: reauthMachine.provide({ actors: { getCurrentUser: inTurn([returned ?? creator]) } }),
    },
  });
  const actor = createActor(machine, { input: { language: 'en', startedAt: 0 } });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  const matches = (state: State) => actor.getSnapshot().matches(state);
  return { actor, until, matches, emitted, saved };
}

const inMain = { session: { signedIn: { area: 'main', access: 'granted' } } } as const;

/** Ends the sign-in dialog as if the code had been right. */
async function signInAgain({ actor, until }: ReturnType<typeof start>) {
  actor.send({ type: 'session.expired' });
  await until({ session: { signedIn: { access: 'sessionLost' } } });
  const reauth = actor.getSnapshot().children.reauth;
  reauth?.send({ type: 'signed.in' });
}

describe('starting from the device', () => {
  const last = { user: creator, config };

  it('shows the last person without a network, and loads them when it is back', async () => {
    const { actor, until, matches } = start({
      users: [offline, offline, { ...creator, name: 'Meera' }],
      configs: [offline, offline, config],
      last,
    });
    await until(inMain);
    await until({ person: 'stale', configuration: 'stale' });
    expect(actor.getSnapshot().context).toMatchObject({ user: creator, config, failure: null });
    actor.send({ type: 'network.online' });
    await until({ person: 'settled', configuration: 'settled' });
    expect(matches(inMain)).toBe(true);
    expect(actor.getSnapshot().context.user?.name).toBe('Meera');
  });

  it('asks to sign in again when the session has ended elsewhere', async () => {
    const { until, emitted } = start({ users: [offline, nobody], last });
    await until({ session: { signedIn: { access: 'sessionLost' } } });
    expect(emitted).toEqual(['session.expired']);
  });

  it('shows somebody else who has signed in since, and tells that the first is gone', async () => {
    const { actor, until, emitted } = start({ users: [offline, staff], last });
    await until({ person: 'settled', session: { signedIn: { area: 'main' } } });
    expect(actor.getSnapshot().context.user).toEqual(staff);
    expect(emitted).toEqual(['signed.out']);
  });

  it('says that it failed when the device knows nobody', async () => {
    const { actor, until } = start({ users: [offline] });
    await until({ session: 'loadFailed' });
    expect(actor.getSnapshot().context.failure?.code).toBe('network');
  });

  it('shows nobody when the server says that nobody is signed in', async () => {
    const { actor, until } = start({ users: [nobody], last });
    await until({ session: 'signedOut' });
    expect(actor.getSnapshot().context.user).toEqual(nobody);
  });
});

describe('loading', () => {
  it('reloads the person when somebody signs in', async () => {
    const { actor, until } = start({ users: [nobody, creator] });
    actor.send({ type: 'signed.in' });
    await until(inMain);
    expect(actor.getSnapshot().context.user).toEqual(creator);
  });

  it.each([
    ['signed out', nobody, { session: 'signedOut' }],
    ['a creator', creator, inMain],
    [
      'an unverified phone',
      { ...creator, nextScreen: 'phone-submission' },
      { session: { signedIn: { area: 'preDashboard' } } },
    ],
    [
      'no permissions',
      { ...creator, permissions: [] },
      { session: { signedIn: { area: 'noPermissions' } } },
    ],
    [
      'a session that ended on the server',
      { ...creator, nextScreen: 'login' },
      { session: 'signedOut' },
    ],
  ] as const)('ends, for %s, in the right area', async (_, user, state) => {
    const { until } = start({ users: [user as CurrentUser] });
    await until(state);
  });

  it('waits for both, and says when one failed', async () => {
    const { actor, until } = start({ configs: [gone, config] });
    expect((await until({ session: 'loadFailed' })).context.failure?.status).toBe(503);
    actor.send({ type: 'retry.requested' });
    await until(inMain);
  });

  it('retries automatically when the network is back', async () => {
    const { actor, until } = start({ users: [offline, nobody] });
    await until({ session: 'loadFailed' });
    actor.send({ type: 'network.online' });
    await until({ session: 'signedOut' });
  });
});

describe('a lost session', () => {
  it('is reported by the page itself during an account choice', async () => {
    const { actor, until, matches, emitted } = start({
      users: [{ ...creator, nextScreen: 'account-linking' }],
    });
    await until({ session: { signedIn: { area: 'preDashboard' } } });
    actor.send({ type: 'session.expired' });
    expect(emitted).toEqual(['session.expired']);
    expect(matches({ session: { signedIn: { access: 'granted' } } })).toBe(true);
  });

  it('is reported to the areas, and keeps the page', async () => {
    const app = start();
    await app.until(inMain);
    app.actor.send({ type: 'session.expired' });
    expect(app.emitted).toEqual(['session.expired']);
    expect(app.matches({ session: { signedIn: { area: 'main', access: 'sessionLost' } } })).toBe(
      true,
    );
  });

  it('is reported once, however many calls find it', async () => {
    const app = start();
    await app.until(inMain);
    app.actor.send({ type: 'session.expired' });
    app.actor.send({ type: 'session.expired' });
    expect(app.emitted).toEqual(['session.expired']);
  });

  it('is restored by the same person', async () => {
    const app = start();
    await app.until(inMain);
    await signInAgain(app);
    await app.until(inMain);
    expect(app.emitted).toEqual(['session.expired', 'session.restored']);
  });

  it('is a sign-out for somebody else', async () => {
    const app = start({ returned: staff });
    await app.until(inMain);
    await signInAgain(app);
    const snapshot = await waitFor(
      app.actor,
      ({ context }) => context.user?.userId === staff.userId,
    );
    expect(snapshot.matches(inMain)).toBe(true);
    expect(app.emitted).toEqual(['session.expired', 'signed.out']);
  });

  it('is found when the person reloads, too', async () => {
    const app = start({ users: [creator, nobody] });
    await app.until(inMain);
    app.actor.send({ type: 'user.refresh-requested' });
    const { context } = await app.until({ session: { signedIn: { access: 'sessionLost' } } });
    expect(context.user?.userId).toBe(creator.userId);
  });

  it('asks staff for the password', async () => {
    const app = start({ users: [staff] });
    await app.until(inMain);
    app.actor.send({ type: 'session.expired' });
    expect(app.actor.getSnapshot().children.reauth?.getSnapshot()).toMatchObject({
      value: 'passwordNeeded',
    });
  });

  it.each([
    [
      'an agency',
      { ...creator, permissions: ['MANAGE_AGENCY_CREATORS'] as const },
      config,
      'agency',
    ],
    [
      'somebody where no phone is asked for',
      creator,
      { ...config, region: 'DH_MENA' as const },
      'provider',
    ],
    ['everybody else', creator, config, 'code'],
  ])('asks %s for what they signed in with', async (_, user, portal, way) => {
    const app = start({ users: [user as CurrentUser], configs: [portal] });
    await app.until(inMain);
    app.actor.send({ type: 'session.expired' });
    const reauth = app.actor.getSnapshot().children.reauth?.getSnapshot();
    expect(reauth?.context.method).toBe(way);
    expect(reauth?.value).toBe(way === 'code' ? 'codeNeeded' : 'providerNeeded');
    expect(reauth && loginVariant(reauth.context.method)).toBe(
      way === 'agency' ? 'agency' : 'external',
    );
  });
});

describe('another tab', () => {
  it('has signed in somebody else: nothing of the first person stays', async () => {
    const app = start({ users: [creator, staff] });
    await app.until(inMain);
    app.actor.send({ type: 'user.refresh-requested' });
    await waitFor(app.actor, ({ context }) => context.user?.userId === staff.userId);
    expect(app.matches(inMain)).toBe(true);
    expect(app.emitted).toEqual(['signed.out']);
  });

  it('has signed in the same person again: the dialog closes', async () => {
    const app = start();
    await app.until(inMain);
    app.actor.send({ type: 'session.expired' });
    await app.until({ session: { signedIn: { access: 'sessionLost' } } });
    app.actor.send({ type: 'user.refresh-requested' });
    await app.until(inMain);
    expect(app.emitted).toEqual(['session.expired', 'session.restored']);
  });

  it('has signed in somebody where nobody was', async () => {
    const app = start({ users: [nobody, creator] });
    await app.until({ session: 'signedOut' });
    app.actor.send({ type: 'user.refresh-requested' });
    await app.until(inMain);
  });

  it('has signed out', async () => {
    const app = start();
    await app.until(inMain);
    app.actor.send({ type: 'signed.out' });
    expect(app.matches({ session: 'signedOut' })).toBe(true);
    expect(app.emitted).toEqual(['signed.out']);
  });
});

describe('signing out', () => {
  // spec 4.35
  it('ends the session, reloads the person, and opens the signed-out area', async () => {
    const app = start({ users: [creator, nobody] });
    await app.until(inMain);
    app.actor.send({ type: 'sign-out.requested' });
    expect((await app.until({ session: 'signedOut' })).context.user).toEqual(nobody);
    expect(app.emitted).toEqual(['signed.out']);
  });

  it('does not show a success when it failed', async () => {
    const app = start({ logouts: [offline] });
    await app.until(inMain);
    app.actor.send({ type: 'sign-out.requested' });
    await app.until({ session: { signedIn: { access: 'signOutFailed' } } });
    app.actor.send({ type: 'sign-out.dismissed' });
    expect(app.matches(inMain)).toBe(true);
    expect(app.emitted).toEqual([]);
  });
});

describe('the language', () => {
  it('changes at once, signed in or not, and is remembered', async () => {
    const app = start({ users: [nobody] });
    await app.until({ session: 'signedOut' });
    app.actor.send({ type: 'language.chosen', language: 'ur' });
    expect(app.actor.getSnapshot().context.language).toBe('ur');
    expect(app.matches({ session: 'signedOut', language: 'saving' })).toBe(true);
    await app.until({ language: 'settled' });
    expect(app.saved).toEqual(['ur']);
  });

  it('is the account’s, unless another was chosen in this visit', async () => {
    const hindi: CurrentUser = { ...creator, appLanguage: 'hi' };
    expect((await start({ users: [hindi] }).until(inMain)).context.language).toBe('hi');
    const chosen = start({ users: [nobody, hindi] });
    await chosen.until({ session: 'signedOut' });
    chosen.actor.send({ type: 'language.chosen', language: 'ur' });
    chosen.actor.send({ type: 'signed.in' });
    expect((await chosen.until(inMain)).context.language).toBe('ur');
  });

  it('keeps a choice that could not be saved and saves it when online', async () => {
    const app = start({ languages: [offline, done] });
    app.actor.send({ type: 'language.chosen', language: 'hi' });
    expect((await app.until({ language: 'unsaved' })).context.language).toBe('hi');
    app.actor.send({ type: 'network.online' });
    await app.until({ language: 'settled' });
    expect(app.saved).toEqual(['hi', 'hi']);
  });
});

it('closes the welcome at once, and moves on when the next screen changed', async () => {
  const rejected: CurrentUser = { ...creator, nextScreen: 'waiting-rejected-screen' };
  const app = start({ users: [creator, rejected] });
  await app.until(inMain);
  app.actor.send({ type: 'welcome.seen' });
  expect(app.actor.getSnapshot().context.user?.newUser).toBe(false);
  await app.until({ person: 'settled' });
  app.actor.send({ type: 'user.refresh-requested' });
  await app.until({ session: { signedIn: { area: 'preDashboard' } } });
});

it('notifies the areas when the network goes and comes back', async () => {
  const app = start();
  await app.until(inMain);
  app.actor.send({ type: 'network.offline' });
  app.actor.send({ type: 'network.online' });
  expect(app.emitted).toEqual(['network.offline', 'network.online']);
});

it('notifies the areas that the network is back, even if nobody saw it go', async () => {
  const app = start();
  await app.until(inMain);
  app.actor.send({ type: 'network.online' });
  expect(app.emitted).toEqual(['network.online']);
});
