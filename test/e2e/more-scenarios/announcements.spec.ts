import { expectAccessible, untilStill } from '#test/support/browser/accessibility.ts';
import { answerAnnouncementsFirst } from '#test/support/browser/announcement-order.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* What staff announce, above the posts, as the mock acts it. */

test('announcements come one at a time, stay dismissed and shift nothing', async ({
  page,
  openScenario,
}) => {
  const lateAnswer = Promise.withResolvers<void>();
  await answerAnnouncementsFirst(page);
  await openScenario('announcements');
  const place = page.getByRole('region', { name: 'Announcements' });
  const cards = place.getByRole('article');
  await expect(cards).toHaveText([/Add your bank details/]);
  await expect(place.getByRole('link', { name: 'Add them' })).toHaveAttribute(
    'href',
    '/app/profile?bankDetailsSubmission=true',
  );
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Dismiss: Add your bank details' }).click();
  await expect(cards).toHaveText([/Photographs that are read/]);
  await expect(place).toBeFocused();
  const elsewhere = place.getByRole('link', { name: /See the programme.*opens in a new tab/ });
  await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');

  const format = page.getByRole('combobox', { name: 'Format' });
  const firstPost = page.getByRole('article').first();
  await expect(cards).toHaveCount(1);
  // With the announcement above it, the first post begins on the first screen of a phone.
  await expect(page.locator('[data-card]').first()).toBeInViewport({ ratio: 0.1 });
  /** From the filters to the list, in pixels. */
  const roomAbove = async () =>
    ((await firstPost.boundingBox())?.y ?? 0) - ((await format.boundingBox())?.y ?? 0);
  // Late, on a device without stored announcements: nothing shifts, and they appear when the list
  // reloads.
  await page.evaluate(() => localStorage.clear());
  await page.route('**/api/commConfig*', async (route) => {
    await lateAnswer.promise;
    await route.continue();
  });
  await page.reload();
  await expect(firstPost).toBeVisible();
  await untilStill(page);
  const room = await roomAbove();
  lateAnswer.resolve();
  // What was announced is kept for the next visit as soon as the page has it.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('announced-cards:')),
  );
  await expect(cards).toHaveCount(0);
  await untilStill(page);
  expect(await roomAbove()).toBe(room);
  await format.selectOption('Article');
  await expect(cards).toHaveText([/Add your bank details/]);
});
