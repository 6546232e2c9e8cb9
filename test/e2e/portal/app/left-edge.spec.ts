import { expect, test } from '#test/support/fixtures.ts';

/* On a desktop every page starts where the product's name does, so that nothing jumps. */

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const creatorPages = [
  '/app/post/list',
  '/app/post/create',
  '/app/post/create?format=FORMAT_GALLERY',
  '/app/post/list?archived=true',
  '/app/post/list?state=SCHEDULED',
  '/app/post/featured/wall',
  '/app/campaigns-for-you',
  '/app/analytics',
  '/app/leaderboard',
  '/app/earnings',
  '/app/earnings/invoices',
  '/app/notifications',
  '/app/notifications/settings',
  '/help',
  '/app/profile',
  '/bank-details',
  '/app/no-such-page',
];

const staffPages = [
  '/app/internal',
  '/app/review',
  '/app/creator',
  '/app/bank-details',
  '/app/security',
  '/app/commConfig',
  '/app/audit',
];

for (const [people, pages] of Object.entries({ creators: creatorPages, staff: staffPages })) {
  test(`pages of ${people} have one left edge`, async ({
    page,
    signInAsStaff,
    signInAsApprovedCreator,
  }) => {
    await (people === 'staff' ? signInAsStaff() : signInAsApprovedCreator());
    for (const path of pages) {
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const brand = page.getByRole('banner').getByRole('link').first();
      // The heading of a page that is loading is replaced by the page's own.
      await expect(async () => {
        const [shown, expected] = [await heading.boundingBox(), await brand.boundingBox()];
        expect(shown?.x, path).toBeCloseTo(expected?.x ?? Number.NaN, 0);
      }).toPass();
    }
  });
}
