import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

const desktop = { width: 1280, height: 800 };

// spec 1.38
test('staff add a hashtag once, feature it and hide it from writers', async ({
  page: creator,
  portal,
  staffContext,
  signInAsNewCreator,
  consoleWatch,
}) => {
  await signInAsNewCreator();
  const offered = async () => {
    const found = await call(creator.request, portal.url, '/api/hashtags', {
      hashtagName: 'फ़सलकटाई',
    });
    return (found as unknown as { title: string }[]).map(({ title }) => title);
  };
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  const add = async () => {
    await page.goto('/app/hashtags?new=true');
    await page.getByLabel('Hashtag', { exact: true }).fill('#फ़सलकटाई');
    await page.keyboard.press('Enter');
  };
  await add();
  await expect(page.getByRole('heading', { name: '#फ़सलकटाई' })).toBeVisible();
  expect(await offered()).toEqual(['फ़सलकटाई'.normalize('NFC')]);
  await add();
  await expect(page.getByText('This is taken. Try another.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/app/hashtags');
  await page.getByRole('searchbox').fill('कटाई');
  await page.getByRole('row').filter({ hasText: 'फ़सलकटाई' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Feature in the app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Feature in the app' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expectAccessible(page);
  consoleWatch.allow(/403/);
  await page.route('**/api/hashtags/save', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'Forbidden' } } }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/permission/);
  await page.unroute('**/api/hashtags/save');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
  expect(await offered()).toEqual([]);

  await page.getByRole('link', { name: 'All hashtags' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Hidden' }).click();
  await expect(page).toHaveURL(/kind=hidden/);
  await expect(page.getByRole('row').filter({ hasText: 'फ़सलकटाई' })).toBeVisible();
  await expectAccessible(page);
});
