import type { Locator, Page } from '@playwright/test';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';

/* The page at `/docs/api`: any operation is tried on the mock, with the reply that one chooses. */

/** Swagger UI reads the whole contract, which takes long on a busy machine. */
const slowExpect = expect.configure({ timeout: 60_000 });

const onDesktop = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };
test.use(onDesktop);

async function openOperation(page: Page, operationId: string): Promise<Locator> {
  const operation = page.locator(`#operations-agencies-${operationId}`);
  await operation.locator('.opblock-summary-control').click();
  await slowExpect(operation.getByRole('button', { name: 'Execute' })).toBeVisible();
  return operation;
}

/** The reply of the server, not the ones that the contract describes. */
const replyOf = (operation: Locator) => operation.locator('.live-responses-table');

test('named examples of a GET and a POST operation are tried without a network', async ({
  page,
  context,
  mock,
}) => {
  test.slow();
  const elsewhere: string[] = [];
  await context.route(
    (url) => url.origin !== mock.url,
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort('internetdisconnected');
    },
  );

  await page.goto('/docs/api#/agencies');
  const invitations = await openOperation(page, 'getAgencyInvitations');
  const choice = invitations.locator('tr[data-param-name=Prefer] select');
  await choice.selectOption('code=200, example=several');
  await invitations.getByRole('button', { name: 'Execute' }).click();
  await slowExpect(replyOf(invitations)).toContainText('"recipientName": "स्नेहल"');
  await choice.selectOption('code=403, example=forbidden');
  await invitations.getByRole('button', { name: 'Execute' }).click();
  await slowExpect(replyOf(invitations)).toContainText('"code": "forbidden"');

  const agencies = await openOperation(page, 'getAgencyByFilter');
  await agencies
    .locator('tr[data-param-name=Prefer] select')
    .selectOption('code=200, example=empty');
  await agencies
    .locator('.opblock-section-request-body select')
    .filter({ has: page.locator('option[value="by-name"]') })
    .selectOption('by-name');
  await expect(agencies.locator('.opblock-section-request-body textarea')).toHaveValue(/मराठी/);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await agencies.getByRole('button', { name: 'Execute' }).click();
  expect((await sent).postDataJSON()).toEqual({
    agencyData: { search: 'मराठी', accountStatus: 'active' },
  });
  await slowExpect(replyOf(agencies)).toContainText('"rows": []');
  expect(elsewhere).toEqual([]);
});
