import type { Page } from '@playwright/test';

/**
 * A provider's page, as a browser meets it: it leads back at once, with what `answer` makes of the
 * question.
 */
export const standIn = (
  page: Page,
  host: string,
  answer: (asked: URLSearchParams) => Record<string, string>,
): Promise<unknown> =>
  page.route(`https://${host}/**`, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const query = new URLSearchParams({ ...answer(asked), state: String(asked.get('state')) });
    return route.fulfill({
      status: 302,
      headers: { location: `${asked.get('redirect_uri')}?${query}` },
    });
  });
