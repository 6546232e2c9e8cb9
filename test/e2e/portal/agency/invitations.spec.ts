import { signInWithGoogle } from '#test/support/api/account-choice.ts';
import { call, freshPhone, sentCode } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });
// One worker, because each one resets the demo data when it starts.
test.describe.configure({ mode: 'default' });

test('a new creator accepts an invitation after signing in, and leaves the agency', async ({
  page,
  browser,
  portal,
  consoleWatch,
}, testInfo) => {
  // Two people in two browsers, from the first link to the last.
  test.setTimeout(180_000);
  await signInWithGoogle(page.request, portal.url, 'sandbox:google:3', { agencyLogin: true });
  await page.goto('/app/agency-invitations');
  await page.getByRole('button', { name: 'Create invitation' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Priya, Amravati');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const link = page.getByText(/agency-invitation#token=/);
  await expect(link).toBeVisible();
  const url = String(await link.textContent());
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('heading', { name: 'Priya, Amravati' })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: portal.url });
  consoleWatch.watch(context);
  const creator = await context.newPage();
  await creator.goto(url);
  await expect(creator.getByText(/^An agency wants to manage your account/)).toBeVisible();
  await expect(creator).toHaveURL('/agency-invitation');
  await expectAccessible(creator);
  await creator.getByRole('link', { name: 'Sign in or create an account' }).click();
  const phone = freshPhone(testInfo.workerIndex);
  await creator.getByRole('link', { name: 'Sign in with phone' }).click();
  await creator.getByLabel('Mobile number').fill(phone);
  await creator.getByRole('button', { name: 'Get code' }).click();
  const code = creator.getByLabel('4-digit code');
  await code.waitFor();
  await code.fill(await sentCode(context.request, portal.url, phone));
  await expect(creator).toHaveURL('/agency-invitation');
  await expect(creator.getByText(/wants to manage your account/)).toBeVisible();
  await expectAccessible(creator);
  await creator.getByRole('button', { name: /^Accept/ }).click();
  await expect(creator.getByText(/manages your account now/)).toBeVisible();

  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: 'Priya, Amravati' });
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
  const { creatorCount } = await call(page.request, portal.url, '/api/agency/overview');

  await creator.getByRole('link', { name: 'Continue to the portal' }).click();
  await creator.getByRole('button', { name: "I'll do this later" }).click();
  await creator.reload();
  await expect(creator.getByRole('dialog', { name: 'Add another way to sign in' })).toBeVisible();
  await creator.keyboard.press('Escape');
  await creator.getByRole('button', { name: /^Profile menu/ }).click();
  await creator.getByRole('menuitem', { name: 'My profile' }).click();
  await creator.getByRole('button', { name: 'Leave the agency' }).click();
  await expectAccessible(creator);
  await creator.getByRole('dialog').getByRole('button', { name: 'Leave the agency' }).click();
  await expect(creator.getByText(/^You left the agency/)).toBeVisible();
  const after = await call(page.request, portal.url, '/api/agency/overview');
  expect(after.creatorCount).toBe(Number(creatorCount) - 1);
  await creator.goto(url);
  await expect(creator.getByText(/^This invitation was used or revoked/)).toBeVisible();
  await context.close();
});

test('a revoked invitation says so, and the agency itself cannot accept one', async ({
  page,
  portal,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  await signInWithGoogle(page.request, portal.url, 'sandbox:google:3', { agencyLogin: true });
  const { url, invitation } = await call(
    page.request,
    portal.url,
    '/api/agency/invitations/create',
    { recipientName: 'Ravi' },
  );
  await page.goto(String(url));
  await expect(page.getByText(/You are signed in as an agency/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/agency-invitations');
  const card = page.getByRole('listitem').filter({ hasText: 'Ravi' });
  await card.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke invitation' }).click();
  await expect(card.getByText('Revoked', { exact: true })).toBeVisible();
  expect(invitation).toMatchObject({ state: 'open' });
  await page.goto(String(url));
  await expect(page.getByText(/^This invitation was used or revoked/)).toBeVisible();
});

test('a blocked agency sees why when it signs in, and its creators are not affected', async ({
  browser,
  portal,
  staffRequest,
  consoleWatch,
}) => {
  const context = await browser.newContext({ baseURL: portal.url });
  consoleWatch.watch(context);
  consoleWatch.allow(/401|403/);
  const page = await context.newPage();
  await signInWithGoogle(context.request, portal.url, 'sandbox:google:3', { agencyLogin: true });
  await page.goto('/app/own-creators');
  await expect(page.getByRole('heading', { level: 1, name: 'Your creators' })).toBeVisible();
  const { rows } = await call(staffRequest, portal.url, '/api/agency/getAgencyByFilter', {
    agencyData: { email: 'agency@creator.example' },
  });
  const [agency] = rows as { agencyUserId: string }[];
  const decide = (action: 'block' | 'unblock') =>
    call(staffRequest, portal.url, '/api/creator/block', {
      creatorUserId: agency?.agencyUserId,
      action,
      ...(action === 'block' && { reason: 'spam' }),
    });
  await decide('block');
  await page.reload();
  // On the page for signing in, or over a page that starts with the person of the last visit.
  await expect(
    page.getByRole('button', { name: /^(Sign in|Continue) with Google$/ }),
  ).toBeVisible();
  const refused = signInWithGoogle(context.request, portal.url, 'sandbox:google:3', {
    agencyLogin: true,
  });
  await expect(refused).rejects.toThrow(/account-blocked/);
  const list = await call(staffRequest, portal.url, '/api/creator/list', {
    filters: { agencyUserId: agency?.agencyUserId },
  });
  const creators = list.rows as { accountStatus: string }[];
  expect(creators.some(({ accountStatus }) => accountStatus === 'active')).toBe(true);
  await decide('unblock');
  await context.close();
});
