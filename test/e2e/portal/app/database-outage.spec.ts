import { test as base, expect } from '#test/support/fixtures.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import { startTcpProxy, type TcpProxy } from '#test/support/process/tcp-proxy.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';

/*
 * The real database stops under an open page. PGlite lives in the server and cannot: this needs
 * PostgreSQL.
 */

const test = base.extend<object, { databaseProxy: TcpProxy; portal: Portal }>({
  databaseProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const place = await makePostgresDatabase();
      const proxy = await startTcpProxy(place.url);
      await use(proxy);
      await proxy.disconnect();
      await place.drop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  portal: [
    async ({ databaseProxy }, use) => {
      const portal = await startPortal('database-gone', 'none', { databaseUrl: databaseProxy.url });
      await use(portal);
      await portal.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.skip(!process.env.TEST_DATABASE_URL, 'TEST_DATABASE_URL names no PostgreSQL');

test('text written while the database is down is kept, and saved once it is back', async ({
  page,
  databaseProxy,
  signInAsPendingCreator,
}) => {
  test.setTimeout(120_000);
  await signInAsPendingCreator();
  await page.goto('/app/post/create');
  const title = page.getByRole('textbox', { name: 'Title' });
  const body = page.getByRole('textbox', { name: 'Your article' });
  const status = page.getByRole('main').getByRole('status');
  await title.fill('कुएँ का पानी');
  await body.click();
  await page.keyboard.insertText('पहला वाक्य।');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(status.filter({ hasText: /^Saved$/ })).toBeAttached();

  await databaseProxy.disconnect();
  await page.keyboard.insertText(' दूसरा वाक्य।');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(status.filter({ hasText: /Only on this device/ })).toBeAttached({ timeout: 40_000 });
  await expect(body).toHaveText('पहला वाक्य। दूसरा वाक्य।');
  // A page that is opened now shows the error, and the text is kept.
  await page.goto('/app/post/list');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({
    timeout: 40_000,
  });

  await databaseProxy.reconnect();
  const card = page.getByRole('article').filter({ hasText: 'कुएँ का पानी' });
  // The prefetched calls have failed too, and are retried automatically.
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(card).toBeVisible({ timeout: 20_000 });
  await card.getByRole('link', { name: 'कुएँ का पानी', exact: true }).click();
  await expect(body).toHaveText('पहला वाक्य। दूसरा वाक्य।');
  // The outbox saves it by itself, unless the editor does it first.
  await expect(status.filter({ hasText: /^Saved$/ })).toBeAttached({ timeout: 40_000 });
  await page.goto('/app/post/list');
  await expect(page.getByRole('article')).toHaveCount(1);
});
