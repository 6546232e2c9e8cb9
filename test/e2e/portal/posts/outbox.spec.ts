import type { Page } from '@playwright/test';
import { call, sentCode } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { unplug } from '#test/support/browser/console-and-network.ts';
import { describePost, saveLine } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Commands given offline are sent automatically once online, whichever page is open. */

const calls = '**/api/post/**';
const section = (page: Page) => page.getByRole('region', { name: 'On this device' });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function beginPost(page: Page): Promise<void> {
  await page.goto('/app/post/create');
  await expect(titleOf(page)).toBeVisible();
}

async function goToDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
}

async function postsOf(page: Page, url: string) {
  const { rows } = await call(page.context().request, url, '/api/post/getPostByFilter', {
    filters: {},
    pageNumber: 0,
    pageSize: 20,
  });
  return (rows as { title: string; state: string }[]).map(({ title, state }) => [title, state]);
}

async function writeAndSend(page: Page, title: string): Promise<void> {
  await page.goto('/app/post/create');
  await titleOf(page).fill(title);
  await bodyOf(page).click();
  await page.keyboard.insertText('विदर्भ के किसानों के चेहरे खिल उठे हैं।');
  await page.getByRole('button', { name: 'Next' }).click();
  await describePost(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
}

test('a draft that was left without a network is saved from the dashboard, once', async ({
  page,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await beginPost(page);
  const plugIn = await unplug(page, calls);
  await titleOf(page).fill('बिना नेटवर्क लिखा');
  await goToDashboard(page);
  await expect(section(page)).toContainText('बिना नेटवर्क लिखा');
  await expect(section(page)).toContainText("We'll save it automatically when you're back online.");
  await expectAccessible(page);
  await plugIn();
  await expect(card(page, 'बिना नेटवर्क लिखा')).toHaveCount(1);
  await expect(section(page)).toHaveCount(0);
  expect(await postsOf(page, portal.url)).toEqual([['बिना नेटवर्क लिखा', 'CREATED']]);
});

test('a draft that was left a moment after the last word is saved without its page', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await beginPost(page);
  await titleOf(page).fill('जल्दी में');
  await goToDashboard(page);
  await expect(card(page, 'जल्दी में')).toHaveCount(1);
  await expect(section(page)).toHaveCount(0);
});

test('a post submitted offline is sent after a reload and a new sign-in', async ({
  context,
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  const { phone } = await signInAsApprovedCreator();
  const plugIn = await unplug(page, calls);
  await writeAndSend(page, 'बिना नेटवर्क भेजा');
  // The second where the draft had been saved automatically a moment before.
  await expect(page.getByText(/Checking whether it was sent…|We'll send it when/)).toBeVisible();
  await page.goto('/app/post/list');
  await expect(section(page)).toContainText('बिना नेटवर्क भेजा');
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await plugIn();
  await page.goto('/login/mobile');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  const code = page.getByLabel('4-digit code');
  // Before this the last code is that of the first sign-in.
  await code.waitFor();
  await code.fill(await sentCode(context.request, portal.url, phone));
  await expect(page.getByText('Sent for review')).toBeVisible();
  await expect(card(page, 'बिना नेटवर्क भेजा')).toContainText('In Review');
  await expect(section(page)).toHaveCount(0);
  expect(await postsOf(page, portal.url)).toEqual([
    ['बिना नेटवर्क भेजा', 'SUBMITTED_FOR_DHPUBLISH_REVIEW'],
  ]);
});

test('a page that opens a draft takes it over from the outbox that was sending it', async ({
  page,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await beginPost(page);
  const plugIn = await unplug(page, calls);
  await titleOf(page).fill('एक');
  await goToDashboard(page);
  await expect(section(page)).toContainText("when you're back online");
  await section(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(titleOf(page)).toBeEditable();
  await titleOf(page).fill('एक दो');
  await plugIn();
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  expect(await postsOf(page, portal.url)).toEqual([
    ['एक दो', expect.stringMatching(/CREATED|DRAFT/)],
  ]);
});

test('a deletion can be undone, after a reload too, until its time is over', async ({
  page,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await beginPost(page);
  await titleOf(page).fill('मिटाया गया');
  await goToDashboard(page);
  await expect(card(page, 'मिटाया गया')).toHaveCount(1);
  const remove = async () => {
    await card(page, 'मिटाया गया')
      .getByRole('button', { name: /^More options for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, 'मिटाया गया')).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'मिटाया गया')).toHaveCount(1);
  await remove();
  await page.reload();
  await expect(card(page, 'मिटाया गया')).toContainText('You deleted this post.');
  await expectAccessible(page);
  await card(page, 'मिटाया गया').getByRole('button', { name: 'Keep post' }).click();
  await expect(page.getByText('Post kept')).toBeVisible();
  await expect(card(page, 'मिटाया गया')).not.toContainText('You deleted this post.');
  expect(await postsOf(page, portal.url)).toHaveLength(1);

  await page.clock.install();
  await page.reload();
  await remove();
  // The card goes before the time of the command begins to run.
  await expect(async () => {
    await page.clock.fastForward('00:31');
    expect(await postsOf(page, portal.url)).toEqual([]);
  }).toPass();
  await expect(page.getByRole('article')).toHaveCount(0);
});
