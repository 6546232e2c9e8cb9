import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { answerAnnouncementsFirst } from '#test/support/browser/announcement-order.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

const desktop = { width: 1280, height: 900 };

// spec 1.23, 2.36
test('staff announce something in two languages, and turn it off again', async ({
  page: creator,
  context,
  portal,
  staffContext,
  signInAsPendingCreator,
}) => {
  const { userId } = await signInAsPendingCreator();
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/commConfig');
  await page.getByRole('link', { name: 'New announcement' }).click();
  const english = page.getByRole('region', { name: 'English' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(english.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Your portrait is ready');
  await page.keyboard.press('Tab');
  await page.keyboard.type('You can see it now.');
  await page.getByRole('button', { name: 'Add language' }).click();
  await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
  const hindi = page.getByRole('region', { name: 'हिन्दी' });
  await expect(hindi.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('आपकी तस्वीर तैयार है');
  await page.getByLabel('Link', { exact: false }).first().fill('/app/profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(english.getByText('This field is required.')).toBeVisible();
  await english.getByLabel('Link text').fill('See it');
  await hindi.getByLabel('Text', { exact: true }).fill('अब आप उसे देख सकते हैं।');
  await hindi.getByLabel('Link text').fill('देखें');
  await page.getByText('One creator', { exact: true }).click();
  await page.getByLabel('User ID').fill(userId);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Your portrait is ready' }).first()).toBeVisible();
  await expect(page.getByText('Saved an announcement')).toBeVisible();
  await expectAccessible(page);

  await context.addCookies([{ name: 'language', value: 'hi', url: portal.url }]);
  await answerAnnouncementsFirst(creator);
  await creator.goto('/app/post/list');
  const announcement = creator.getByRole('article', { name: 'आपकी तस्वीर तैयार है' });
  await expect(announcement.getByRole('link', { name: 'देखें' })).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.route('**/api/commConfig/upsert', (route) => route.abort());
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('alert').getByText(/No connection/)).toBeVisible();
  await page.unroute('**/api/commConfig/upsert');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeFocused();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await creator.reload();
  await expect(creator.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(announcement).toBeHidden();
});

test('staff find announcements by words of their texts', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/commConfig');
  const links = page.getByRole('row').getByRole('link');
  const title = (await links.first().textContent()) ?? '';
  await page.getByRole('searchbox').fill(title.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 in total')).toBeVisible();
  await expect(links).toHaveText([title]);
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(links.nth(1)).toBeVisible();
});
