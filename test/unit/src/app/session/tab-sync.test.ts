import { expect, it, onTestFinished } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import {
  appMachine,
  type Config,
  type CurrentUser,
  type LastSession,
} from '#machines/flow/app/app.ts';
import { syncTabs } from '#src/app/session/tab-sync.ts';
import { config, creator, nobody } from '#test/factories/current-users.ts';

/* Several tabs of one browser: the server gives each of them the same person. */

type App = ActorRefFrom<typeof appMachine>;

/** Opens tabs for `server.person`; each has asked for the person and announces what it learns. */
async function openTabs(count: number, server: { person: CurrentUser }): Promise<App[]> {
  const machine = appMachine.provide({
    actors: {
      getConfig: fromPromise<Config, undefined>(async () => config),
      getCurrentUser: fromPromise<CurrentUser, undefined>(async () => server.person),
      readLastSession: fromPromise<LastSession | null, { delay: number }>(
        () => new Promise(() => {}),
      ),
    },
  });
  const tabs = Array.from({ length: count }, () =>
    createActor(machine, { input: { language: 'en', startedAt: 0 } }),
  );
  for (const tab of tabs) {
    const stopSync = syncTabs(tab);
    onTestFinished(() => {
      stopSync();
      tab.stop();
    });
    tab.start();
    await waitFor(tab, ({ context }) => context.user !== null);
  }
  return tabs;
}

const personOf = (tab: App | undefined) => tab?.getSnapshot().context.user;

it('tells other tabs that an account has reached its next step', async () => {
  const server = { person: { ...creator, nextScreen: 'phone-verification' } as CurrentUser };
  const [first, second] = await openTabs(2, server);
  server.person = creator;
  first?.send({ type: 'user.refresh-requested' });
  await expect.poll(() => personOf(second)?.nextScreen).toBe(creator.nextScreen);
});

it('tells other tabs who has signed in', async () => {
  const server: { person: CurrentUser } = { person: nobody };
  const [first, second] = await openTabs(2, server);
  server.person = creator;
  first?.send({ type: 'signed.in' });
  await expect.poll(() => personOf(second)?.userId).toBe(creator.userId);
});

it('leaves other tabs signed in when a tab loads for nobody', async () => {
  const server: { person: CurrentUser } = { person: creator };
  const [first] = await openTabs(1, server);
  const seen = new Set<string | null | undefined>();
  first?.subscribe(() => seen.add(personOf(first)?.userId));
  server.person = nobody;
  await openTabs(1, server);
  // A channel delivers in order: what the third tab announces comes last.
  server.person = { ...creator, nextScreen: 'work-approval-pending' };
  await openTabs(1, server);
  await expect.poll(() => personOf(first)?.nextScreen).toBe('work-approval-pending');
  expect([...seen]).toEqual([creator.userId]);
});
