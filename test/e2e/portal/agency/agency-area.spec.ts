import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoAgencies } from '#server/seed/demo/agencies.ts';
import { signInWithGoogle } from '#test/support/api/account-choice.ts';
import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* An agency of the demo with its creators, in every state that a post can have. */

test.use({ seed: 'demo' });
// One worker, because each one resets the demo data when it starts.
test.describe.configure({ mode: 'default' });

const desktop = { width: 1280, height: 800 };
const [agency] = demoAgencies;

type Creator = { creatorUserId: string; name: string; handle: string; accountStatus: string };

async function signInAsAgency(page: Page, url: string): Promise<Creator[]> {
  await signInWithGoogle(page.request, url, 'sandbox:google:3', { agencyLogin: true });
  const { rows } = await call(page.request, url, '/api/creator/list', { filters: {} });
  return rows as Creator[];
}

test('an agency starts with its creators, finds one and keeps the filters in the address', async ({
  page,
  portal,
}) => {
  const creators = await signInAsAgency(page, portal.url);
  await page.setViewportSize(desktop);
  await page.goto('/');
  await expect(page).toHaveURL('/app/own-creators');
  await expect(page.getByRole('heading', { level: 1, name: 'Your creators' })).toBeVisible();
  await expect(page.getByText(`${agency.creators.length} creators`)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(creators.length + 1);
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('snehal');
  await expect(page).toHaveURL(/search=snehal/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('snehal');
  await expect(page.getByRole('row').filter({ hasText: '@snehal.jadhav' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Account status' }).click();
  await page.getByRole('option', { name: 'Blocked' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row')).toHaveCount(creators.length + 1);
});

test('the page of a creator counts posts by state, filters them and shows earnings', async ({
  page,
  portal,
}) => {
  const creators = await signInAsAgency(page, portal.url);
  const [creator] = creators.filter(({ handle }) => handle === 'arvind.chauhan');
  if (!creator) throw new Error('The demo has no such creator.');
  await page.setViewportSize(desktop);
  await page.goto('/app/own-creators');
  await page.getByRole('link', { name: creator.name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: creator.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Posts by state' })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Published', { exact: true }).last().click();
  await page.getByRole('radio', { name: 'Published' }).check({ force: true });
  await expect(page).toHaveURL(/posts=published/);
  await page.getByRole('tab', { name: 'Earnings' }).click();
  await expect(page).toHaveURL(/tab=earnings/);
  await expectAccessible(page);
});

test("the views of a creator's post lead to its days, and back", async ({ page, portal }) => {
  const creators = await signInAsAgency(page, portal.url);
  const [creator] = creators.filter(({ handle }) => handle === 'arvind.chauhan');
  await page.setViewportSize(desktop);
  await page.goto(`/app/own-creators?creator=${creator?.creatorUserId}&posts=published`);
  await page
    .getByRole('link', { name: /^[\d,]+$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Post analytics' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Views', exact: true })).toBeVisible();
  await page.getByText('90 days', { exact: true }).click();
  await expect(page).toHaveURL(/userId=.+period=90/);
  await page.getByRole('main').getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Posts by state' })).toBeVisible();
});

test('the earnings of all creators by month become a CSV file', async ({ page, portal }) => {
  const creators = await signInAsAgency(page, portal.url);
  await page.setViewportSize(desktop);
  await page.goto('/app/own-creators');
  await page.getByRole('navigation').getByRole('link', { name: 'Earnings' }).click();
  await expect(page.getByText('Earned in the last 12 months')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(creators.length + 1);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Month' }).click();
  await page.getByRole('option').nth(2).click();
  await expect(page).toHaveURL(/month=20\d\d-\d\d/);
  await expect(page.getByText('Earned in this month')).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^earnings-20\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(creators.length + 1);
  expect(lines[0]).toMatch(/"Name","Handle","Earned","Invoiced","Paid"$/);
});

test('an agency writes for a creator on a phone, and the post belongs to the creator', async ({
  page,
  portal,
}) => {
  const creators = await signInAsAgency(page, portal.url);
  const [creator] = creators.filter(({ accountStatus }) => accountStatus === 'active');
  if (!creator) throw new Error('The demo has no active creator.');
  const { creatorUserId: userId, name } = creator;
  await page.goto(`/app/own-creators?creator=${userId}`);
  await page.getByRole('button', { name: `Write a post for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Article' }).click();
  await expect(page.getByText(`You are writing for ${name}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`userId=${userId}`));
  const title = `एजेंसी की कहानी ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByRole('textbox').first().fill(title);
  const saved = page.waitForResponse(/\/api\/post\/upsert/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  expect((await (await saved).json()).data.post).toMatchObject({ title, creator: { userId } });
  await expectAccessible(page);
  const own = await call(page.request, portal.url, '/api/post/getPostByFilter', { filters: {} });
  expect((own.rows as { title: string }[]).map((post) => post.title)).not.toContain(title);

  // The list of the creator leads back to writing for them.
  await page.goto(`/app/own-creators?creator=${userId}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(`You are writing for ${name}`)).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue(title);
});

test('an agency cannot write for a creator of another agency', async ({
  page,
  portal,
  staffRequest,
  consoleWatch,
}) => {
  consoleWatch.allow(/403/);
  consoleWatch.allow(/404/);
  await signInAsAgency(page, portal.url);
  const { rows } = await call(staffRequest, portal.url, '/api/creator/list', {
    filters: { search: 'nithya.raman' },
  });
  const [stranger] = rows as Creator[];
  await page.goto(`/app/post/create?format=FORMAT_ARTICLE&userId=${stranger?.creatorUserId}`);
  await expect(page.getByText(/^You can't write for this creator/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your creators' }).click();
  await expect(page).toHaveURL('/app/own-creators');
  await page.goto(`/app/own-creators?creator=${stranger?.creatorUserId}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
