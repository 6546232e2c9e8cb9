import type { Page } from '@playwright/test';
import { noticeEdition } from '#domain/consent/notices.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* What a creator agreed to, on a phone, over a network that fails. */

test.slow();

const section = (page: Page) => page.getByRole('region', { name: 'What you agreed to' });

test('changed terms are agreed to once, although the network is cut in between', async ({
  page,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  let isDue = true;
  await page.route('**/api/auth/getCurrentUser**', async (route) => {
    const reply = await route.fetch();
    const { data } = await reply.json();
    await route.fulfill({ response: reply, json: { data: { ...data, isAgreementDue: isDue } } });
  });
  page.on('response', (reply) => {
    if (
      reply.url().endsWith('/api/ownData/consents') &&
      reply.request().method() === 'POST' &&
      reply.ok()
    )
      isDue = false;
  });
  await page.goto('/app/post/list');
  const card = page.getByRole('region', { name: 'Our terms have changed' });
  await expect(card).toBeVisible();
  await expectAccessible(page);

  await network.cut();
  await card.getByRole('button', { name: 'Agree' }).click();
  await expect(card.getByRole('alert')).toContainText("We'll record it when you're back online");
  await network.restore();
  await expect(card.getByRole('status')).toContainText('Thank you', { timeout: 30_000 });
  await expect(card.getByRole('status')).toBeFocused();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();

  await page.goto('/app/profile');
  await expect(card).toBeHidden();
  const entries = section(page).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Privacy policy' })).toContainText(
    'On the card about changed terms',
  );
  const terms = entries.filter({ hasText: 'Terms and conditions' });
  await expect(terms).toHaveCount(1);
  await expect(terms).toContainText('In effect');
  await expect(terms).toContainText('26 November 2026');
  // What is read out begins with what is seen (WCAG 2.5.3).
  const link = section(page).getByRole('link', { name: /^Text of 26 November 2026.*Terms and/ });
  await expect(link).toHaveAttribute('href', '/legal/terms.html');
  expect(noticeEdition).toBe('2026-11-26');
  await expectAccessible(page);
});

test('reminders that are turned off are listed as withdrawn', async ({
  page,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto('/app/notifications/settings');
  const reminder = page.getByRole('checkbox', { name: /New invoices.*SMS|SMS.*New invoices/ });
  await reminder.click();
  await expect(reminder).not.toBeChecked();
  await network.cut();
  await network.restore();
  await page.goto('/app/profile');
  const entry = section(page)
    .getByRole('listitem')
    .filter({ hasText: 'Reminders by SMS or email' });
  await expect(entry).toContainText('New invoices');
  await expect(entry).toContainText('Withdrawn');
});
