import { call, currentUser } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Coming to the portal by what somebody was sent: a one-time link, an invitation, a link opened
 * inside other apps.
 */

test('a one-time link signs in by a press, once, and leaves no token in the address', async ({
  browser,
  page,
  portal,
  signInAsNewCreator,
  staffContext,
}) => {
  const { userId } = await signInAsNewCreator();
  const { url } = await call(staffContext.request, portal.url, '/api/auth/signInLink', {
    accountUserId: userId,
  });
  await page.context().clearCookies();

  await page.goto(String(url));
  await expect(page).toHaveURL('/token-login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with a link' })).toBeVisible();
  await expectAccessible(page);
  expect((await currentUser(page.request, portal.url)).userId, 'nobody has pressed yet').toBeNull();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  expect((await currentUser(page.request, portal.url)).userId).toBe(userId);

  const second = await browser.newContext({ baseURL: portal.url });
  const again = await second.newPage();
  await again.goto(String(url));
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByRole('status').filter({ hasText: 'link' })).toContainText(
    'This link has been used or has expired.',
  );
  await again.getByRole('link', { name: 'Sign in another way' }).click();
  await expect(again).toHaveURL('/login');
  await second.close();
});

test('a link in the older form leaves no token in the address, the history or any request', async ({
  page,
  portal,
  signInAsNewCreator,
  staffContext,
}) => {
  const { userId } = await signInAsNewCreator();
  const body = { accountUserId: userId };
  const { url } = await call(staffContext.request, portal.url, '/api/auth/signInLink', body);
  const token = new URLSearchParams(new URL(String(url)).hash.slice(1)).get('token') ?? '';
  await page.context().clearCookies();
  const tellers: string[] = [];
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest();
    const seen = JSON.stringify([isPage ? '' : request.url(), request.headers().referer]);
    if (seen.includes(token)) tellers.push(request.url());
  });
  await page.goto(`/token-login?token=${token}&utm_source=whatsapp`);
  await expect(page).toHaveURL('/token-login?utm_source=whatsapp');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  expect(tellers).toEqual([]);
});

test('a second link that is opened in the same tab replaces the first', async ({
  page,
  portal,
  signInAsNewCreator,
  staffContext,
}) => {
  const { userId } = await signInAsNewCreator();
  const body = { accountUserId: userId };
  const { url } = await call(staffContext.request, portal.url, '/api/auth/signInLink', body);
  await page.context().clearCookies();
  await page.goto('/token-login#token=abc');
  await expect(
    page.getByRole('status').filter({ hasText: 'This link is incomplete.' }),
  ).toBeVisible();
  await page.goto(String(url));
  await expect(page).toHaveURL('/token-login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('an address with an incomplete link says so', async ({ page }) => {
  await page.goto('/token-login#token=abc');
  await expect(
    page.getByRole('status').filter({ hasText: 'This link is incomplete.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
});

// spec 2.2, 7.56
test('an invitation survives the visit to the provider and links the account', async ({
  page,
  portal,
  staffContext,
}) => {
  const email = 'anjali@creator.example';
  const key = `kerala-${crypto.randomUUID().slice(0, 8)}`;
  const saved = await call(staffContext.request, portal.url, '/api/source/upsert', {
    sourceData: {
      key,
      name: 'കേരള വാർത്ത',
      language: 'ml',
      homeUrl: 'https://kerala.example/',
      ownerEmails: [email],
    },
  });
  const { creatorUserId } = saved.creator as { creatorUserId: string };

  await page.goto(`/login?${new URLSearchParams({ email, source: key })}`);
  const note = page.getByRole('status').filter({ hasText: "You're invited" });
  await expect(note).toContainText(email);
  await expect(note).toContainText(key);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('link', { name: /Anjali Menon/ }).click();
  await expect(page).not.toHaveURL(/sandbox/);
  await expect
    .poll(async () => (await currentUser(page.request, portal.url)).userId)
    .toBe(creatorUserId);
});

test('an invitation of another person is refused with a message', async ({
  page,
  portal,
  staffContext,
}) => {
  const key = `odisha-${crypto.randomUUID().slice(0, 8)}`;
  const email = 'desk@odisha.example';
  await call(staffContext.request, portal.url, '/api/source/upsert', {
    sourceData: {
      key,
      name: 'ଓଡ଼ିଶା',
      language: 'or',
      homeUrl: 'https://odisha.example/',
      ownerEmails: [email],
    },
  });
  await page.goto(`/login?${new URLSearchParams({ email, source: key })}`);
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByRole('link', { name: /Zainab Ansari/ }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This account belongs to another email address.',
  );
  expect((await currentUser(page.request, portal.url)).userId).toBeNull();
});

test.describe('inside other apps', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 334.0.0.42.95 Android',
  });

  test('Google is not tried; the phone and the way to the browser are offered', async ({
    page,
  }) => {
    await page.goto('/login');
    const google = page.getByRole('button', { name: /Google/ });
    await google.click();
    const note = page.getByRole('status').filter({ hasText: 'inside other apps' });
    await expect(note).toContainText('Google');
    await expect(note.getByRole('link', { name: 'Open in your browser' })).toHaveAttribute(
      'href',
      /^intent:\/\/.*\/login#/,
    );
    await expect(page.getByRole('link', { name: 'Sign in with phone' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expectAccessible(page);
  });
});
