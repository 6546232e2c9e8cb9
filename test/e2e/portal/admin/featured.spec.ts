import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

const desktop = { width: 1280, height: 900 };

const selection = (page: Page) => page.getByRole('region', { name: 'On the wall of fame' });
const ids = (page: Page) =>
  selection(page)
    .locator('[data-post]')
    .evaluateAll((posts) => posts.map((post) => post.getAttribute('data-post')));
const save = (page: Page) => selection(page).getByRole('button', { name: 'Save' });

/** In a window as tall as the page: bars that stay in view would cover half a button. */
async function expectWholeAccessible(page: Page) {
  await page.setViewportSize({ ...desktop, height: 8000 });
  await expectAccessible(page);
  await page.setViewportSize(desktop);
}

// spec 1.29, 2.42
test('staff order the wall of fame by keyboard and by dragging, and creators see it', async ({
  page: creator,
  staffContext,
  signInAsApprovedCreator,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize(desktop);
  await page.goto('/app/markFeaturedPost');
  const posts = selection(page).getByRole('listitem');
  await expect(posts.nth(2)).toBeVisible();
  const [first, second, third, ...others] = await ids(page);
  await expectWholeAccessible(page);

  // The button keeps the focus, so that it can be pressed again.
  const down = posts.first().getByRole('button', { name: /: move down$/ });
  await down.focus();
  await page.keyboard.press('Enter');
  expect(await ids(page)).toEqual([second, first, third, ...others]);
  await page.keyboard.press('Enter');
  expect(await ids(page)).toEqual([second, third, first, ...others]);
  await expect(page.getByRole('status').getByText(/^Post moved to position 3 of/)).toBeAttached();

  const handle = posts.nth(1).locator('[data-drag]');
  const [from, to] = [await handle.boundingBox(), await posts.first().boundingBox()];
  if (!from || !to) throw new Error('The posts are not drawn.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 8 });
  await page.mouse.up();
  expect(await ids(page)).toEqual([third, second, first, ...others]);

  await posts
    .nth(2)
    .getByRole('button', { name: /: remove$/ })
    .click();
  expect(await ids(page)).toEqual([third, second, ...others]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await ids(page)).toEqual([third, second, first, ...others]);
  await posts
    .nth(2)
    .getByRole('button', { name: /: remove$/ })
    .click();
  await page.getByText('Preview the wall of fame').click();
  await expect(page.locator('details').getByRole('article')).toHaveCount(others.length + 2);

  await page.route('**/api/post/upsertFeaturedPost', (route) => route.abort());
  await save(page).click();
  await expect(selection(page).getByText(/No connection/)).toBeVisible();
  await page.unroute('**/api/post/upsertFeaturedPost');
  await save(page).click();
  await expect(page.getByText('Saved. Creators see it now.')).toBeVisible();
  await expectWholeAccessible(page);

  await signInAsApprovedCreator();
  await creator.goto('/app/post/featured/wall');
  await expect(creator.getByRole('article')).toHaveCount(others.length + 2);
});

test('two members of staff change the wall of fame at once, and neither change is lost', async ({
  staffContext,
  secondStaffContext,
  consoleWatch,
}) => {
  consoleWatch.allow(/409/);
  const open = async (context: typeof staffContext) => {
    const page = await context.newPage();
    await page.setViewportSize(desktop);
    await page.goto('/app/markFeaturedPost');
    await expect(selection(page).getByRole('listitem').nth(2)).toBeVisible();
    return page;
  };
  const [anita, raghav] = [await open(staffContext), await open(secondStaffContext)];
  const before = await ids(anita);
  const add = raghav.getByRole('button', { name: /^Add to the wall of fame/ }).first();
  await add.click();
  await expect(raghav.getByText('Chosen').first()).toBeVisible();
  const added = (await ids(raghav)).at(-1);
  await save(raghav).click();
  await expect(raghav.getByText('Saved. Creators see it now.')).toBeVisible();

  const last = selection(anita).getByRole('listitem').last();
  await last.getByRole('button', { name: /: move to start$/ }).click();
  await save(anita).click();
  await expect(anita.getByText(/^Somebody else changed the wall of fame/)).toBeVisible();
  await expectWholeAccessible(anita);
  await anita.getByRole('button', { name: 'Merge both' }).click();
  await expect(async () =>
    expect(await ids(anita)).toEqual([before.at(-1), ...before.slice(0, -1), added]),
  ).toPass();
  await save(anita).click();
  await expect(anita.getByText('Saved. Creators see it now.')).toBeVisible();
});
