import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

test('staff hide all hashtags that match, see what failed after a reload, and retry it', async ({
  staffContext,
  portal,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  const save = (title: string, isHidden: boolean) =>
    call(page.request, portal.url, '/api/hashtags/save', { title, isHidden, isDhTag: false });
  for (let nth = 10; nth < 34; nth += 1) await save(`bulkrain${nth}`, false);
  await save('bulkrainhidden', true);

  await page.goto('/app/hashtags?search=bulkrain');
  await expect(page.getByText('20 of 25 shown')).toBeVisible();
  const bar = page.getByText(/^\d+ selected$/);
  await expect(bar).toBeHidden();
  await page
    .getByRole('checkbox', { name: /^Select bulkrain1/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await expect(bar).toHaveText('1 selected');
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await expect(bar).toHaveText('20 selected');
  await page.getByRole('button', { name: 'Select all 25 that match' }).click();
  await expect(bar).toHaveText('25 selected');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('25 hashtags are not suggested to writers any more.');
  await dialog.getByLabel('Reason').fill('Spam before the election');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide 25 hashtags' }).click();

  const report = page.getByRole('region', { name: 'Hiding hashtags' });
  await expect(report).toContainText('Finished: 24 done, 1 failed.');
  await expect(report.getByRole('listitem')).toHaveText(/bulkrainhidden.*It was hidden already\./s);
  await expectAccessible(page);
  await page.reload();
  await expect(report).toContainText('Finished: 24 done, 1 failed.');

  await save('bulkrainhidden', false);
  await report.getByRole('button', { name: 'Retry 1 failure' }).click();
  await expect(report).toContainText('Finished: 25 done.');
  await report.getByRole('button', { name: 'Close report' }).click();
  await expect(report).toBeHidden();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Hidden' }).click();
  await expect(page.getByText('20 of 25 shown')).toBeVisible();
});

test('staff select cards on a phone', async ({ staffContext, portal }) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(phone);
  await call(page.request, portal.url, '/api/hashtags/save', {
    title: 'phonetag',
    isHidden: false,
    isDhTag: false,
  });
  await page.goto('/app/hashtags?search=phonetag');
  await page.getByRole('checkbox', { name: 'Select phonetag' }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide 1 hashtag' }).click();
  await expect(page.getByText('Finished: 1 done.')).toBeVisible();
});
