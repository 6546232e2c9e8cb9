import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The choice of a format, before the first word. */

const formats = [
  ['Article', 'FORMAT_ARTICLE'],
  ['Image/Meme', 'FORMAT_IMAGE'],
  ['Gallery', 'FORMAT_GALLERY'],
  ['Video', 'FORMAT_VIDEO'],
  ['GIF video', 'GIFVIDEO'],
] as const;

// spec 2.61
test('on a phone it is a sheet that says what each format is', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/list');
  const opener = page.getByRole('button', { name: 'Create post' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'What do you want to create?' });
  for (const [name, format] of formats) {
    const link = sheet.getByRole('link', { name: new RegExp(`^${name} \\S`) });
    await expect(link).toHaveAttribute('href', `/app/post/create?format=${format}`);
  }
  await expect(sheet.getByRole('link', { name: /^Gallery/ })).toContainText('2 to 30 photos');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await sheet.getByRole('link', { name: /^Article/ }).click();
  await expect(page).toHaveURL(/\/app\/post\/create\?format=FORMAT_ARTICLE/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test.describe('on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test('it is a menu that opens and navigates by keyboard', async ({
    page,
    signInAsPendingCreator,
  }) => {
    await signInAsPendingCreator();
    await page.goto('/app/post/list');
    await page.getByRole('button', { name: 'Create post' }).press('Enter');
    for (const [name] of formats) {
      await expect(page.getByRole('menuitem', { name: new RegExp(`^${name} \\S`) })).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.getByRole('menuitem', { name: /^For a campaign/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/post\/create\?format=FORMAT_ARTICLE/);
  });
});
