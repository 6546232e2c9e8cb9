import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* A creator's way from a campaign of staff to a post that takes part. */

test('a creator starts a post for a running campaign, with its hashtag', async ({
  page,
  network,
  staffRequest,
  portal,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const name = `बारिश ${crypto.randomUUID().slice(0, 6)}`;
  const day = (offset: number) =>
    new Date(Date.now() + (offset * 24 + 5.5) * 3600 * 1000).toISOString().slice(0, 10);
  const save = async (title: string, from: number, to: number, languages: string[]) => {
    const campaign = {
      name: title,
      description: 'अपने गाँव की बारिश दिखाइए।',
      startDay: day(from),
      endDay: day(to),
      languages,
      formats: [],
      hashtag: 'बारिश',
      rewardPaise: 25_000,
    };
    const { userId } = (
      await (await staffRequest.get(`${portal.url}/api/auth/getCurrentUser`)).json()
    ).data;
    const reply = await staffRequest.post(`${portal.url}/api/campaign/save`, {
      data: { userId, campaign },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(reply.status()).toBe(200);
  };
  await save(name, 0, 3, ['hi']);
  await save('Not for this language', 0, 3, ['ta']);
  await save('Ended campaign', -9, -2, []);
  await save('Future campaign', 2, 9, []);

  await page.goto('/app/campaigns-for-you');
  await expect(page.getByRole('article', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Your posts' }).click();
  await page.getByRole('button', { name: 'Create post' }).click();
  await network.cut();
  await page.getByRole('link', { name: /^For a campaign/ }).click();
  await expect(page.getByText(/^No connection/).first()).toBeVisible();
  await expectAccessible(page);
  await network.restore();
  const card = page.getByRole('article', { name });
  await expect(card.getByText('₹250.00 per post')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Create post/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Article/ })
    .click();
  await expect(page).toHaveURL(/hashtag=/);
  // Nothing is written yet: a reload keeps the hashtag, too.
  await page.reload();
  await page.getByRole('textbox', { name: 'Title' }).fill('गाँव में पहली बारिश');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('बारिश', { exact: true })).toBeVisible();
});
