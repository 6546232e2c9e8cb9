import type { Page } from '@playwright/test';

/**
 * Lets the list of posts be answered after the announcements, which would otherwise wait for its
 * next loading where they came later.
 */
export async function answerAnnouncementsFirst(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/commConfig*');
  await page.route(
    '**/api/post/getPostByFilter*',
    async (route) => {
      await answered;
      await route.continue();
    },
    { times: 1 },
  );
}
