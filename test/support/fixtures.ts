import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { secondStaffAccount, staffAccount } from '#server/http/sandbox/sandbox.ts';
import type { Engine } from '#test/unit/server/harness/engines.ts';
import type { Mock } from '../../mocks/serve.ts';
import {
  approveProfile,
  call,
  freshPhone,
  signInAsStaff,
  signInByPhone,
  submitProfile,
} from './api/people.ts';
import { sendForReview } from './api/post-requests.ts';
import { ConsoleWatch, Network } from './browser/console-and-network.ts';
import { attachReports, failsAtEnd } from './browser/problem-reports.ts';
import { copyMigratedDatabase } from './process/migrated-databases.ts';
import { type Portal, startPortal } from './process/portal-server.ts';

/** A creator made by a test, signed in or not. */
export type TestCreator = { phone: string; handle: string; userId: string };

type SharedFixtures = {
  /**
   * Fails the test when the page complained in the console; `allow` a complaint that is provoked on
   * purpose.
   */
  consoleWatch: ConsoleWatch;
  network: Network;
  /** Attaches what happened on each open page, as a problem report has it, to a test that fails. */
  problemReports: undefined;
};

type PortalFixtures = {
  /** Signs this test's browser in as a new creator, by phone. */
  signInAsNewCreator: () => Promise<TestCreator>;
  /** The same, with the profile submitted. */
  signInAsPendingCreator: () => Promise<TestCreator>;
  /** The same, with the profile approved by staff. */
  signInAsApprovedCreator: () => Promise<TestCreator>;
  /** Signs this test's browser in as staff. */
  signInAsStaff: () => Promise<void>;
  /** A second browser, of staff. Other tests share its session: it must not sign out. */
  staffContext: BrowserContext;
  /** A third, of another member of staff. */
  secondStaffContext: BrowserContext;
  /** Signs in as an approved creator, sends an article for review, and opens it as staff. */
  openInReview: (title: string) => Promise<{ postUID: string; staff: Page }>;
};

/** What a project or a file of tests chooses for its servers. */
export type PortalOptions = {
  engine: Engine;
  seed: 'none' | 'demo';
  /** Whether staff of the portal need a second factor. */
  staffSecondFactor: 'required' | 'optional';
  /** How long moderators can undo a decision; by default its effects come at once. */
  undoSeconds: number;
};

type PortalWorkerFixtures = PortalOptions & {
  portal: Portal;
  /** A client of staff who signed in once: repeated sign-ins would be delayed. */
  staffRequest: APIRequestContext;
  /** The sessions of two members of staff, which the browsers of tests share. */
  staffSessions: Record<'first' | 'second', () => Promise<StorageState>>;
};
type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;
type MockWorkerFixtures = { mock: Mock };

const shared = base.extend<SharedFixtures>({
  problemReports: [
    async ({ context }, use, testInfo) => {
      await use(undefined);
      for (const one of context.browser()?.contexts() ?? [context])
        await attachReports(one, testInfo);
      if (failsAtEnd) throw new Error('Fails at its end, as FAIL_AT_END has it.');
    },
    { auto: true },
  ],
  consoleWatch: [
    async ({ context }, use) => {
      const consoleWatch = new ConsoleWatch();
      consoleWatch.watch(context);
      await use(consoleWatch);
      expect(consoleWatch.complaints, 'complaints in the console').toEqual([]);
    },
    { auto: true },
  ],
  network: async ({ context }, use) => use(new Network(context)),
});

/** Browser tests against the real server; each worker has one, with a database of its own. */
export const test = shared.extend<PortalFixtures, PortalWorkerFixtures>({
  engine: ['pglite', { option: true, scope: 'worker' }],
  seed: ['none', { option: true, scope: 'worker' }],
  staffSecondFactor: ['optional', { option: true, scope: 'worker' }],
  undoSeconds: [0, { option: true, scope: 'worker' }],
  portal: [
    async ({ engine, seed, staffSecondFactor, undoSeconds }, use, workerInfo) => {
      const database = engine === 'postgres' ? await copyMigratedDatabase() : undefined;
      const portal = await startPortal(String(workerInfo.workerIndex), seed, {
        databaseUrl: database?.url,
        staffSecondFactor,
        undoSeconds,
      });
      await use(portal);
      await portal.remove();
      await database?.drop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  staffRequest: [
    async ({ portal, playwright }, use) => {
      const staffRequest = await playwright.request.newContext();
      await signInAsStaff(staffRequest, portal.url);
      await use(staffRequest);
      await staffRequest.dispose();
    },
    { scope: 'worker' },
  ],
  staffSessions: [
    async ({ portal, playwright }, use) => {
      const share = (account: typeof staffAccount) =>
        sharedSession(playwright.request.newContext(), portal.url, account);
      const [first, second] = [share(staffAccount), share(secondStaffAccount)];
      await use({ first: first.state, second: second.state });
      await Promise.all([first.end(), second.end()]);
    },
    { scope: 'worker' },
  ],

  signInAsNewCreator: async ({ context, portal }, use, testInfo) => {
    await use(() => newCreator(context, portal.url, testInfo.workerIndex));
  },
  signInAsPendingCreator: async ({ context, portal }, use, testInfo) => {
    await use(() => pendingCreator(context, portal.url, testInfo.workerIndex));
  },
  signInAsApprovedCreator: async ({ context, portal, staffRequest }, use, testInfo) => {
    await use(async () => {
      const creator = await pendingCreator(context, portal.url, testInfo.workerIndex);
      await approveProfile(staffRequest, portal.url, creator.userId);
      return creator;
    });
  },
  signInAsStaff: async ({ context, portal }, use) => {
    await use(() => signInAsStaff(context.request, portal.url));
  },
  staffContext: async ({ browser, portal, consoleWatch, staffSessions }, use, testInfo) => {
    const storageState = await staffSessions.first();
    const context = await browser.newContext({ baseURL: portal.url, storageState });
    consoleWatch.watch(context);
    await use(context);
    await attachReports(context, testInfo);
    await context.close();
  },
  secondStaffContext: async ({ browser, portal, consoleWatch, staffSessions }, use, testInfo) => {
    const storageState = await staffSessions.second();
    const context = await browser.newContext({ baseURL: portal.url, storageState });
    consoleWatch.watch(context);
    await use(context);
    await attachReports(context, testInfo);
    await context.close();
  },
  openInReview: async ({ context, portal, staffContext, signInAsApprovedCreator }, use) => {
    await use(async (title) => {
      await signInAsApprovedCreator();
      const postUID = await sendForReview(context.request, portal.url, title);
      const staff = await staffContext.newPage();
      // The search keeps the queue to this post: the next one would be of another test.
      const search = new URLSearchParams({ search: title, post: postUID });
      await staff.goto(`/app/review?${search}`);
      return { postUID, staff };
    });
  },
});

/** Sensitive changes need a sign-in within ten minutes; tests move the server's clock forward. */
const sessionMs = 2 * 60_000;

/**
 * A session that several tests use, because repeated sign-ins are delayed. `state` signs in again
 * when the last sign-in was more than two minutes ago.
 */
function sharedSession(
  client: Promise<APIRequestContext>,
  url: string,
  account: Parameters<typeof signInAsStaff>[2],
) {
  let signedInAt = Number.NEGATIVE_INFINITY;
  return {
    async state(): Promise<StorageState> {
      const request = await client;
      if (performance.now() - signedInAt > sessionMs) {
        await signInAsStaff(request, url, account);
        signedInAt = performance.now();
      }
      return request.storageState();
    },
    end: async () => (await client).dispose(),
  };
}

async function newCreator(
  context: BrowserContext,
  url: string,
  workerIndex: number,
): Promise<TestCreator> {
  const phone = freshPhone(workerIndex);
  const { userId } = await signInByPhone(context.request, url, phone);
  return { phone, handle: `meera_${phone}`, userId };
}

async function pendingCreator(
  context: BrowserContext,
  url: string,
  workerIndex: number,
): Promise<TestCreator> {
  const creator = await newCreator(context, url, workerIndex);
  await submitProfile(context.request, url, { handle: creator.handle });
  // Not their first visit, so they are not asked to link other logins.
  await call(context.request, url, '/api/auth/resetNewUserCookie');
  return creator;
}

/**
 * Browser tests against the mock; `openScenario` puts this test's browser into a situation by name.
 */
export const scenarioTest = shared.extend<
  { openScenario: (name: string, go?: string) => Promise<void> },
  MockWorkerFixtures
>({
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => {
      // Loaded here: it takes a second, and most workers need no mock.
      const { startMock } = await import('../../mocks/serve.ts');
      const mock = await startMock(0);
      await use(mock);
      await mock.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ mock }, use) => use(mock.url),
  openScenario: async ({ page }, use) => {
    await use(async (name, go) => {
      await page.goto(`/scenarios/${name}${go ? `?go=${encodeURIComponent(go)}` : ''}`);
    });
  },
});

export { expect };
