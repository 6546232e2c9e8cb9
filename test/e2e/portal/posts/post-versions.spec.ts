import type { Page } from '@playwright/test';
import { call } from '#test/support/api/people.ts';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const entries = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Writes over a post as another device does whose text was chosen. */
async function writeOver(page: Page, url: string, postUID: string, title: string): Promise<void> {
  const { clientId, revision } = await call(page.request, url, `/api/post/${postUID}`, {});
  await call(page.request, url, '/api/post/upsert/update', {
    post: { action: 'save', postUID, clientId, revision, title, keepPrevious: true },
  });
}

test('an earlier version is found from the card, compared, used again, and loses nothing', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const postUID = await saveDraft(page.request, portal.url, 'पुराने कुओं की सफ़ाई');
  await writeOver(page, portal.url, postUID, 'पुराने कुओं की मरम्मत');
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: /^More options for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Versions' }).press('Enter');
  await expect(heading(page, 'Version history')).toBeFocused();
  await expect(entries(page)).toHaveCount(2);
  await expectAccessible(page);

  await entries(page).first().getByRole('link').press('Enter');
  await expect(heading(page, 'Changes')).toBeVisible();
  await expect(page.getByRole('deletion')).toContainText('सफ़ाई');
  await expect(page.getByRole('insertion')).toContainText('मरम्मत');
  await expect(page.getByRole('link', { name: 'Restore this version' })).toBeHidden();
  await expectAccessible(page);
  await page.goBack();

  await entries(page).last().getByRole('link').press('Enter');
  await page.getByRole('link', { name: 'Restore this version' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('पुराने कुओं की सफ़ाई');
  await expect(page).toHaveURL(/\/app\/post\/edit\?postUID=[^&]*$/);
  await expect
    .poll(async () => (await call(page.request, portal.url, `/api/post/${postUID}`, {})).title)
    .toBe('पुराने कुओं की सफ़ाई');

  await page.getByRole('link', { name: 'Version history' }).press('Enter');
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).nth(1)).toContainText('पुराने कुओं की मरम्मत');
});

test('a version that does not load says so, and loads when the network is back', async ({
  portal,
  page,
  context,
  consoleWatch,
  signInAsPendingCreator,
}) => {
  consoleWatch.allow(/Failed to load resource/);
  await signInAsPendingCreator();
  const postUID = await saveDraft(page.request, portal.url, 'पहला');
  await writeOver(page, portal.url, postUID, 'दूसरा');
  await page.goto(`/app/post/versions?postUID=${postUID}`);
  await expect(entries(page)).toHaveCount(2);
  await context.setOffline(true);
  await entries(page).first().getByRole('link').click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('insertion')).toContainText('दूसरा');
});

/** Has one post written on in two places, as far as the question which text to go on with. */
async function writeInTwoPlaces(page: Page, url: string): Promise<string> {
  const postUID = await saveDraft(page.request, url, 'पहला');
  await page.goto(`/app/post/edit?postUID=${postUID}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('पहला');
  await writeOver(page, url, postUID, 'दूसरे फ़ोन से');
  await title.fill('इस फ़ोन से');
  await page.getByRole('button', { name: 'Save draft' }).click();
  return postUID;
}

const choose = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).press('Enter');

for (const { what, answer } of [
  {
    what: 'the text of another device that was written over is found among the versions',
    answer: (page: Page) => choose(page, 'Keep this version'),
  },
  {
    what: 'the text of this phone comes back after the other one was taken, which is kept too',
    answer: async (page: Page) => {
      await choose(page, 'Use this version');
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('दूसरे फ़ोन से');
      await page.getByRole('button', { name: 'Restore' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('इस फ़ोन से');
    },
  },
]) {
  test(what, async ({ portal, page, signInAsPendingCreator }) => {
    await signInAsPendingCreator();
    const postUID = await writeInTwoPlaces(page, portal.url);
    await answer(page);
    await expect
      .poll(async () => (await call(page.request, portal.url, `/api/post/${postUID}`, {})).title)
      .toBe('इस फ़ोन से');
    await page.goto(`/app/post/versions?postUID=${postUID}`);
    await expect(entries(page).nth(1)).toContainText('दूसरे फ़ोन से');
  });
}
