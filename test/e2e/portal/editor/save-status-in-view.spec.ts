import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { saveAll } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* On a phone the answer of "Save draft" is seen where the button is: below a long article. */

const body = (page: Page) => page.locator('.ProseMirror');
const status = (page: Page, text: string) =>
  page.locator('main [aria-hidden=true]').filter({ hasText: text }).last();

/** The icon before the words: it distinguishes the states for people who do not read them. */
const signOf = (line: Locator) =>
  line.evaluate((words) => words.parentElement?.querySelector('svg')?.innerHTML ?? '');

async function writeLongArticle(page: Page): Promise<void> {
  await body(page).click();
  for (let line = 0; line < 30; line += 1) {
    await page.keyboard.insertText(`Line ${line}`);
    await page.keyboard.press('Enter');
  }
}

/** Each of these is whole in view, and below the one before. */
async function expectBelowEachOther(elements: Locator[]): Promise<void> {
  const ends: number[] = [0];
  for (const element of elements) {
    await expect(element).toBeInViewport({ ratio: 1 });
    const { y, height } = (await element.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(Math.floor(ends.at(-1) ?? 0) - 1);
    ends.push(y + height);
  }
}

for (const language of ['en', 'hi', 'ur'] as const)
  test(`saving and going offline are in view in ${language}, far down in the text`, async ({
    page,
    context,
    portal,
    network,
    signInAsPendingCreator,
  }) => {
    const say = wordsOf(language);
    await signInAsPendingCreator();
    await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
    await page.goto('/app/post/create');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await writeLongArticle(page);
    const save = page.getByRole('button', { name: say('editor.save') });
    await save.click();
    const saved = status(page, say('editor.saved.server'));
    await expect(saved).toBeInViewport({ ratio: 1 });
    await expectBelowEachOther([page.getByRole('banner'), saved]);
    await expect(page.locator('h1')).not.toBeInViewport();
    const savedSign = await signOf(saved);
    expect(savedSign).not.toBe('');

    await network.cut();
    await page.keyboard.insertText('One more line');
    const waiting = status(page, say('editor.saved.waiting'));
    await expect(waiting).toBeVisible();
    expect(await signOf(waiting)).not.toBe(savedSign);
    const offline = page.getByText(say('app.offline'));
    await expectBelowEachOther([offline, page.getByRole('banner'), waiting]);
    await expectAccessible(page);

    await network.restore();
    await expect(offline).toBeHidden();
    await expect(saved).toBeInViewport({ ratio: 1 });
  });

test('screen readers announce where the text is saved, once for each status', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const line = document.querySelector('main [role=status]');
    if (!line) throw new Error('There is no line.');
    new MutationObserver(() => spoken.push(line.textContent ?? '')).observe(line, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await writeLongArticle(page);
  await saveAll(page);
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  expect(spoken).not.toContain('Saving…');
  expect(spoken.filter((text) => text === 'Saved').length).toBe(1);
});
