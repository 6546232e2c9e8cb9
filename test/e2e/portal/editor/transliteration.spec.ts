import type { Page } from '@playwright/test';
import { indicWords } from '#test/factories/indic-words.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { builtScript } from '#test/support/browser/built-scripts.ts';
import { fetchPost } from '#test/support/browser/editor-form.ts';
import { Keyboard } from '#test/support/browser/ime-composition.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Writing in one's own script with Latin letters: by keyboard, by finger, in every field of the
 * writer's words.
 */

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const choiceOf = (page: Page) => page.getByRole('combobox', { name: 'Type in English letters' });
const listOf = (page: Page) => page.getByRole('listbox', { name: /^Suggestions for/ });

async function switchOn(page: Page, language: string): Promise<void> {
  const letters = page.waitForResponse((response) =>
    response.url().includes(`/assets/${language}-`),
  );
  await choiceOf(page).selectOption(language);
  await (await letters).finished();
}

test.beforeEach(async ({ page, signInAsPendingCreator }) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
});

test('suggestions that load late appear for the word typed before', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(builtScript('hi'), async (route) => {
    await released;
    await route.continue();
  });
  await choiceOf(page).selectOption('hi');
  await titleOf(page).click();
  await page.keyboard.type('namaste');
  await expect(listOf(page)).toBeHidden();
  release();
  await expect(listOf(page).getByRole('option', { name: 'नमस्ते' })).toBeVisible();
});

test('Hindi by keyboard: Space takes the first word, digits and arrows others', async ({
  page,
  portal,
}) => {
  await switchOn(page, 'hi');
  const body = bodyOf(page);
  await body.click();
  await page.keyboard.type('namaste');
  await expect(listOf(page).getByRole('option', { name: 'नमस्ते' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.type(' bhaarat');
  await expect(listOf(page).getByRole('option').first()).toHaveText(/भारत$/);
  await page.keyboard.press('Enter');
  await expect(body).toHaveText('नमस्ते भारत');
  await page.keyboard.type('| kam');
  await expect(listOf(page).getByRole('option').nth(1)).toHaveText(/काम$|कम$/);
  await page.keyboard.press('ArrowDown');
  const second = (await listOf(page).getByRole('option', { selected: true }).textContent())?.slice(
    1,
  );
  await page.keyboard.type('.');
  await expect(body).toHaveText(`नमस्ते भारत। ${second}.`);
  await page.keyboard.type(' kal');
  const third = (await listOf(page).getByRole('option').nth(2).textContent())?.slice(1);
  await page.keyboard.press('3');
  await expect(listOf(page)).toBeHidden();
  await expect(body).toHaveText(`नमस्ते भारत। ${second}. ${third}`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached();
  const { textContent } = await fetchPost(page, portal.url);
  expect(textContent).toBe(`<p>नमस्ते भारत। ${second}. ${third}</p>`);
});

test('undo restores Latin letters, Escape keeps them, Backspace reopens', async ({ page }) => {
  await switchOn(page, 'hi');
  for (const field of [bodyOf(page), titleOf(page)]) {
    const text = () =>
      field.evaluate((element) =>
        element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
      );
    await field.click();
    await page.keyboard.type('kisan ');
    await expect.poll(text).toBe('किसान ');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(text).toBe('kisan');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('kisan ');
    await expect.poll(text).toBe('किसान ');
    await page.keyboard.press('Backspace');
    await expect.poll(text).toBe('kisan');
    await expect(listOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(listOf(page)).toBeHidden();
    await page.keyboard.type(' khet ');
    await expect.poll(text).toBe('kisan खेत ');
  }
});

test('Tamil by touch: tapping a word or the letters moves nothing', async ({ page }) => {
  await switchOn(page, 'ta');
  const body = bodyOf(page);
  await body.click();
  const before = await body.boundingBox();
  await page.keyboard.type('vanakkam');
  expect(await body.boundingBox()).toEqual(before);
  const list = await listOf(page).boundingBox();
  const bar = await page.getByRole('toolbar').boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(360);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const option = listOf(page).getByRole('option', { name: 'வணக்கம்' });
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await option.tap();
  await expect(body).toHaveText('வணக்கம்');
  await expect(body).toBeFocused();
  await page.keyboard.type(' WhatsApp');
  await listOf(page).getByRole('option', { name: 'WhatsApp' }).tap();
  await page.keyboard.type(' nandri ');
  await expect(body).toHaveText('வணக்கம் WhatsApp நன்றி');
});

test('works in title, caption, plain text and hashtag, after a reload too', async ({ page }) => {
  await switchOn(page, 'hi');
  await titleOf(page).click();
  await page.keyboard.type('kisan ki khabar ');
  await expect(titleOf(page)).toHaveValue('किसान की खबर ');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add images' }).click();
  const picture = await photo({ width: 800, height: 600, orientation: 1 });
  await (await chooser).setFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture }]);
  await page.getByRole('textbox', { name: 'Caption' }).click();
  await page.keyboard.type('khet ');
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue('खेत ');

  await page.reload();
  await expect(choiceOf(page)).toHaveValue('hi');
  await page.getByRole('button', { name: 'Plain text mode' }).click();
  await bodyOf(page).click();
  await page.keyboard.type('barish ');
  await expect(bodyOf(page)).toHaveValue('बारिश ');

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Hashtags').click();
  await page.keyboard.type('kisan');
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /किसान/ })).toBeVisible();
  // Places are looked for by the Latin names that the list has.
  await page.getByLabel('Location').click();
  await page.keyboard.type('nag');
  await expect(listOf(page)).toBeHidden();
});

test('a keyboard that composes is left alone, and what it wrote stays', async ({ page }) => {
  await switchOn(page, 'hi');
  const body = bodyOf(page);
  await body.click();
  const { word, other } = indicWords.hi;
  const keyboard = await Keyboard.at(body);
  await keyboard.perform([{ compose: ['n', 'na', 'nam'] }]);
  await expect(listOf(page)).toBeHidden();
  await keyboard.perform([
    { commit: 'nam' },
    { commit: ' ' },
    { type: word },
    { commit: ' ' },
    { type: other },
  ]);
  await expect(body).toHaveText(`nam ${word.at(-1)} ${other.at(-1)}`);
});

test('off as it comes, off again when it is switched off, and not there for English', async ({
  page,
}) => {
  await bodyOf(page).click();
  await page.keyboard.type('namaste ');
  await expect(bodyOf(page)).toHaveText('namaste ');
  await switchOn(page, 'hi');
  await choiceOf(page).selectOption('');
  await bodyOf(page).click();
  await page.keyboard.type('kisan ');
  await expect(listOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(choiceOf(page)).toBeHidden();
});
