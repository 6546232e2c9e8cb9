import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* The page at `/scenarios`: QA finds a situation, and opens it as a person sees it. */

test('scenarios are found by words, area, operation and error code', async ({ page }) => {
  await page.goto('/scenarios');
  const shown = page.locator('li[data-name]:visible');
  const titles = shown.locator('> a');
  const all = await shown.count();
  await expect(page.getByRole('status')).toHaveText(`${all} scenarios`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.locator('body').press('/');
  await page.keyboard.type('LARGE video');
  await expect(titles).toHaveText(['Video too large']);
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} scenarios`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(shown).toHaveCount(all);

  await page.getByLabel('Error code').selectOption('image-too-complex');
  await expect(titles).toHaveText(['image-too-complex']);
  await expect(shown.getByRole('link', { name: 'file-upload', exact: true })).toHaveAttribute(
    'href',
    '/scenarios/charts/file-upload.md',
  );
  await page.getByLabel('Group').selectOption('Formats');
  await expect(page.getByText('No scenario fits.')).toBeVisible();
  // A selection is an address, for others too.
  await page.reload();
  await expect(page.getByText('No scenario fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(shown).toHaveCount(all);
});

test('a scenario opens in a language, theme and width, by a link that can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/scenarios?search=approved+creator');
  await page.getByLabel('Language').selectOption('ur');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Width').selectOption('320');
  const card = page.locator('li[data-name=approved]');
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));

  const portal = page.frameLocator('iframe');
  const posts = wordsOf('ur')('posts.title');
  await expect(portal.getByRole('heading', { level: 1, name: posts })).toBeVisible();
  const root = portal.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  expect(await root.evaluate(({ clientWidth }) => clientWidth)).toBe(320);
  expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
  await page.getByRole('link', { name: 'All scenarios' }).click();
  await expect(page.getByRole('heading', { name: 'Playing: Approved creator' })).toBeVisible();
});

test('the network fails after some calls, and comes back while the scenario is played', async ({
  page,
  openScenario,
}) => {
  await page.goto('/scenarios/approved?offline=1&language=en');
  await expect(page.getByText(wordsOf('en')('failure.network')).first()).toBeVisible();
  await page.goto('/scenarios');
  const playing = page.getByRole('region', { name: 'Playing: Approved creator' });
  await expect(playing.getByLabel('Offline after (calls)')).toHaveValue('1');
  await playing.getByLabel('Offline after (calls)').fill('0');
  await playing.getByRole('button', { name: 'Change the network' }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your posts' })).toBeVisible();
  await openScenario('approved');
  await page.goto('/scenarios');
  await expect(playing.getByLabel('Offline after (calls)')).toHaveValue('0');
});

test('options outside their limits are refused', async ({ request }) => {
  for (const query of ['slow=31', 'errors=101', 'offline=-1', 'language=xx', 'width=1'])
    expect((await request.get(`/scenarios/approved?${query}`)).status(), query).toBe(400);
});
