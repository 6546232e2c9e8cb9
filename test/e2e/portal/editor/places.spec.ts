import type { Locator, Page } from '@playwright/test';
import { fetchPost } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* The places of a post: found in any script and spelling, and shown in the reader's language. */

type Language = 'en' | 'hi' | 'ur';

async function openPublishStep(page: Page, language: Language) {
  const say = wordsOf(language);
  await page
    .context()
    .addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }]);
  await page.goto('/app/post/create?format=FORMAT_ARTICLE');
  await page.getByRole('textbox', { name: say('editor.title.label') }).fill('Gonda');
  await page.getByRole('textbox', { name: say('editor.body.label') }).click();
  await page.keyboard.insertText('Gonda');
  await page.getByRole('button', { name: say('editor.next') }).click();
  return { say, field: page.getByRole('combobox', { name: say('editor.location.label') }) };
}

const offers = (page: Page) => page.getByRole('listbox').getByRole('option');

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn.`);
  return box;
}

test.beforeEach(async ({ page, signInAsPendingCreator }) => {
  await signInAsPendingCreator();
  await page.goto('/');
});

test('are found in every script and with a wrong letter', async ({ page }) => {
  const { field } = await openPublishStep(page, 'en');
  const lucknow = 'Lucknow ( Uttar Pradesh )';
  const gonda = 'Gonda ( Uttar Pradesh )';
  const typed = {
    लखनऊ: lucknow,
    لکھنؤ: lucknow,
    লখনউ: lucknow,
    லக்னோ: lucknow,
    lucnow: lucknow,
    गोंडा: gonda,
    गोण्डा: gonda,
    گونڈا: gonda,
    ਗੋਂਡਾ: gonda,
    కోల్‌కతా: 'Kolkata ( West Bengal )',
    gonda: gonda,
    Allahabad: 'Prayagraj ( Uttar Pradesh )',
  };
  for (const [name, place] of Object.entries(typed)) {
    await field.fill(name);
    await expect(offers(page).first(), name).toHaveText(place);
  }
});

for (const [language, name, label] of [
  ['hi', 'gonda', 'गोंडा ( उत्तर प्रदेश )'],
  ['ur', 'गोंडा', 'گونڈا ( اتر پردیش )'],
] as const)
  test(`are shown in the language ${language}, also after a reload`, async ({ page, portal }) => {
    const { say, field } = await openPublishStep(page, language);
    await field.fill(name);
    await offers(page).first().click();
    await expect(page.getByTitle(label)).toBeVisible();
    await page.getByRole('button', { name: say('editor.save') }).click();
    await expect
      .poll(async () => (await fetchPost(page, portal.url).catch(() => null))?.locations)
      .toEqual(['up-gonda']);
    await page.reload();
    await page.getByRole('button', { name: say('editor.next') }).click();
    await expect(page.getByTitle(label)).toBeVisible();
  });

test('that do not exist are reported as not found, with what to try', async ({ page }) => {
  const { say, field } = await openPublishStep(page, 'hi');
  await field.fill('qqqxz');
  const message = page.getByText(say('editor.location.nothing'));
  await expect(message).toBeVisible();
  await expect(page.locator('[aria-live=polite]').filter({ has: message })).not.toHaveCount(0);
  await field.fill('लखनऊ');
  await expect(message).toBeHidden();
  await expect(offers(page).first()).toHaveText('लखनऊ ( उत्तर प्रदेश )');
});

test('that cannot be searched say why, and can be tried again', async ({ page }) => {
  const { say, field } = await openPublishStep(page, 'en');
  const ending = Promise.withResolvers<void>();
  await page.route('**/api/locations', async (route) => {
    await ending.promise;
    await route.abort();
  });
  await field.fill('gonda');
  const searching = page.getByText(say('editor.location.searching'));
  await expect(searching).toBeVisible();
  ending.resolve();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expect(searching).toBeHidden();
  await page.unroute('**/api/locations');
  await page.getByRole('button', { name: say('ui.retry') }).click();
  await expect(offers(page).first()).toHaveText('Gonda ( Uttar Pradesh )');
});

test('are offered below the error of the field', async ({ page }) => {
  const { say, field } = await openPublishStep(page, 'en');
  await page.getByRole('button', { name: say('editor.submit') }).click();
  const error = page.locator('[data-field=location]').getByText(say('failure.field.list-required'));
  await expect(error).toBeVisible();
  await field.fill('gonda');
  await expect(offers(page).first()).toBeVisible();
  const [list, line] = [await boxOf(page.getByRole('listbox')), await boxOf(error)];
  expect(list.y >= line.y + line.height || list.y + list.height <= line.y).toBe(true);
});
