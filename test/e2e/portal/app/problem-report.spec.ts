import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.slow();

test('a report is sent although the network is cut, staff open it, and it is withdrawn', async ({
  page,
  network,
  signInAsApprovedCreator,
  staffContext,
}) => {
  const { userId } = await signInAsApprovedCreator();
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByText('Report a problem', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('textbox', { name: /^What happened\?/ }).fill('सूची खाली है।');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('Tick the box to send the report.');
  await dialog.getByRole('checkbox').click();
  await expectAccessible(page);

  await network.cut();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('Your report stays on this device');
  await expectAccessible(page);
  await network.restore();
  await expect(dialog.getByRole('status')).toContainText('We have your report', {
    timeout: 30_000,
  });

  const staff = await staffContext.newPage();
  await staff.goto(`/app/creator?creator=${userId}`);
  await staff.getByRole('tab', { name: 'Problem reports' }).click();
  await expect(staff.getByText('सूची खाली है।')).toHaveCount(1);
  await staff.getByRole('button', { name: 'Show steps' }).click();
  await expect(staff.getByRole('list', { name: 'Steps' })).toContainText('/app/post/list');

  await page.goto('/app/profile');
  const reports = page.getByRole('region', { name: 'Problem reports you sent' });
  await expect(reports).toContainText('सूची खाली है।');
  await reports.getByRole('button', { name: 'Withdraw report' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw this report?' });
  await question.getByRole('button', { name: 'Withdraw report' }).click();
  await expect(reports.getByRole('status')).toContainText('Report withdrawn.');
  await expect(reports).not.toContainText('सूची खाली है।');
  await expectAccessible(page);
});
