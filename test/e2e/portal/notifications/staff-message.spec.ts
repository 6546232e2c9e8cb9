import { Network } from '#test/support/browser/console-and-network.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Staff write to a creator, who reads it on a phone. */

test.slow();
test.use({ viewport: { width: 360, height: 740 } });

const text = 'नमस्ते! कृपया अपनी प्रोफ़ाइल देखें।';

test('a message sent while the network was away arrives once, with its text', async ({
  page,
  staffContext,
  signInAsApprovedCreator,
}) => {
  const { userId } = await signInAsApprovedCreator();
  const staff = await staffContext.newPage();
  await staff.goto(`/app/creator?creator=${userId}`);
  await staff.getByRole('button', { name: 'Write a message' }).click();
  const dialog = staff.getByRole('dialog', { name: /^Write to/ });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Message' }).fill(text);
  const network = new Network(staffContext);
  await network.cut();
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(text);
  // It is sent again without a press.
  await network.restore();
  await expect(dialog).toBeHidden();

  await page.goto('/app/notifications');
  const row = page.getByRole('listitem').filter({ hasText: text });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('You have a message from the DH Creator team');
  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(row).not.toContainText('Unread');
});
