import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

const desktop = { width: 1280, height: 800 };

// spec 1.28, 1.43, 2.41
test('staff create a campaign by keyboard, see what to correct, and find it by status', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/campaigns');
  await page.getByRole('link', { name: 'New campaign' }).click();
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('होली के रंग');
  await page.getByLabel('First day').fill('2027-03-10');
  await page.getByLabel('App parameters').fill('{banner}');
  await page.getByLabel(/^Reward per accepted post/).fill('123456');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose a start date and an end date.')).toBeVisible();
  await expect(page.getByText("This isn't valid JSON.")).toBeVisible();
  await expect(page.getByText('Only 5 digits allowed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Last day').fill('2027-03-01');
  await expect(page.getByText("The last day can't be before the first day.")).toBeVisible();
  await page.getByLabel('First day').fill('2027-02-20');
  await expect(page.getByText("The last day can't be before the first day.")).toBeHidden();
  await page.getByLabel('App parameters').fill('{"banner":"holi"}');
  await page.getByLabel(/^Reward per accepted post/).fill('250');
  await page.getByRole('checkbox', { name: 'हिन्दी' }).check();
  await page.getByLabel('Hashtag').fill('#होली');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Campaign successfully Created!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'होली के रंग' })).toBeVisible();
  await expect(page.getByText('Saved a campaign')).toBeVisible();
  await expect(page.getByText('₹250.00')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All campaigns' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL(/status=upcoming/);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'होली के रंग' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'मानसून की कहानियाँ' })).toBeHidden();
});

test('a campaign that somebody else changed is not overwritten silently', async ({
  staffContext,
  secondStaffContext,
  consoleWatch,
}) => {
  consoleWatch.allow(/409/);
  const open = async (context: typeof staffContext) => {
    const page = await context.newPage();
    await page.goto('/app/campaigns');
    await page.getByRole('list', { name: 'Campaigns' }).getByText('پرانے بازار').click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Maximum posts')).toHaveValue('100');
    return page;
  };
  const [anita, raghav] = [await open(staffContext), await open(secondStaffContext)];
  await raghav.getByLabel('Maximum posts').fill('120');
  await raghav.getByRole('button', { name: 'Save' }).click();
  await expect(raghav.getByText('Campaign successfully Updated!')).toBeVisible();

  await anita.getByLabel('Maximum posts').fill('150');
  await anita.getByRole('button', { name: 'Save' }).click();
  await expect(anita.getByText(/^Somebody changed this record/)).toBeVisible();
  await anita.getByRole('button', { name: 'Load current version' }).click();
  await expect(anita.getByLabel('Maximum posts')).toHaveValue('150');
  await anita.getByRole('button', { name: 'Save' }).click();
  await expect(anita.getByText('Campaign successfully Updated!')).toBeVisible();
  await expect(anita.getByText('150', { exact: true }).first()).toBeVisible();
});

test('a form of staff keeps its input while there is no network', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  await page.goto('/app/campaigns?new=true');
  await page.getByLabel('Name').fill('Harvest songs');
  await page.getByLabel('First day').fill('2027-01-01');
  await page.getByLabel('Last day').fill('2027-01-31');
  await page.route('**/api/campaign/save', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByText(/No connection/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Harvest songs');
  await page.unroute('**/api/campaign/save');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Harvest songs' })).toBeVisible();
});
