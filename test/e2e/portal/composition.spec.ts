import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { call } from '../../support/people.ts';

/*
 * What Indic keyboards do to a page (Gboard composes every word), imitated over Chrome's protocol: the traces of the field
 * notes, in the editor itself. Before a release they are repeated by hand on real phones.
 */

const words: Record<string, { word: string[]; earlier: [string, string, string] }> = {
  // Key by key as a keyboard shows them; then a word that is composed anew: before, after, and the word behind it.
  hi: { word: ['म', 'मो', 'मोह', 'मोहन'], earlier: ['भारत', 'भारतीय', 'देश'] },
  ur: { word: ['پ', 'پا', 'پان', 'پانی'], earlier: ['کتاب', 'کتابیں', 'نئی'] },
  ta: { word: ['த', 'தமி', 'தமிழ்'], earlier: ['நாடு', 'நாடுகள்', 'பல'] },
  bn: { word: ['ব', 'বা', 'বাং', 'বাংলা'], earlier: ['দেশ', 'দেশের', 'মানুষ'] },
  te: { word: ['తె', 'తెలు', 'తెలుగు'], earlier: ['పాట', 'పాటలు', 'విను'] },
};

class Keyboard {
  readonly #page: Page;
  readonly #session: CDPSession;
  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Shows a word as it grows under the finger; nothing is settled yet. */
  async compose(stages: readonly string[], replace?: { start: number; end: number }): Promise<void> {
    let range = replace;
    for (const text of stages) {
      await this.#session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
        ...(range ? { replacementStart: range.start, replacementEnd: range.end } : {}),
      });
      range = undefined;
    }
  }

  /** Settles the word. */
  async settle(text: string): Promise<void> {
    await this.#session.send('Input.insertText', { text });
  }

  async type(stages: readonly string[]): Promise<void> {
    await this.compose(stages);
    await this.settle(stages.at(-1) ?? '');
  }

  async space(): Promise<void> {
    await this.#page.keyboard.insertText(' ');
  }
}

const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Your article' });

/** The text as the editor would hand it over: what the server is sent after "Save draft". */
async function savedHtml(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached();
  const draft = new URL(page.url()).searchParams.get('draft');
  const post = await call(page.request, url, `/api/post/${draft}`, {});
  return String(post.textContent);
}

test.beforeEach(async ({ page, context, portal, signInAsNewCreator }) => {
  await signInAsNewCreator();
  await call(context.request, portal.url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await bodyOf(page).click();
});

for (const [language, { word, earlier }] of Object.entries(words)) {
  const whole = word.at(-1) ?? '';

  test.describe(language, () => {
    test('a word key by key, and one after it', async ({ page, context, portal }) => {
      const keyboard = new Keyboard(page, await context.newCDPSession(page));
      await keyboard.type(word);
      await keyboard.space();
      await keyboard.type(word);
      await expect(bodyOf(page)).toHaveText(`${whole} ${whole}`);
      expect(await savedHtml(page, portal.url)).toBe(`<p>${whole} ${whole}</p>`);
    });

    test('Bold pressed in the middle of a word doubles nothing, and holds for the next', async ({
      page,
      context,
      portal,
    }) => {
      const keyboard = new Keyboard(page, await context.newCDPSession(page));
      await keyboard.type(word);
      await keyboard.space();
      await keyboard.compose(word.slice(0, 2));
      const bold = page.getByRole('button', { name: 'Bold' });
      await bold.dispatchEvent('pointerdown');
      await bold.dispatchEvent('click');
      await expect(bold).toHaveAttribute('aria-pressed', 'true');
      await keyboard.compose(word.slice(2));
      await keyboard.settle(whole);
      await expect(bodyOf(page)).toHaveText(`${whole} ${whole}`);
      await expect(bold).not.toHaveAttribute('data-waiting');
      await expect(bold).toHaveAttribute('aria-pressed', 'true');
      await keyboard.space();
      await keyboard.type(word);
      const html = await savedHtml(page, portal.url);
      expect(html.replace(/<[^>]*>/g, '').replace(/ /g, ' ')).toBe(`${whole} ${whole} ${whole}`);
      expect(html).toContain(`${whole}</strong>`);
      expect(html).toContain(`<p>${whole} ${whole}`);
    });

    test('an earlier word composed anew loses no space', async ({ page, context, portal }) => {
      const [before, after, next] = earlier;
      const keyboard = new Keyboard(page, await context.newCDPSession(page));
      await keyboard.type([before]);
      await keyboard.space();
      await keyboard.type([next]);
      for (let step = 0; step < next.length + 1; step += 1) await page.keyboard.press('ArrowLeft');
      await keyboard.compose([after], { start: 0, end: before.length });
      await keyboard.settle(after);
      const html = await savedHtml(page, portal.url);
      expect(html).toBe(`<p>${after} ${next}</p>`);
    });

    test('a word that is still being composed is saved when the page is left', async ({
      page,
      context,
      portal,
    }) => {
      const keyboard = new Keyboard(page, await context.newCDPSession(page));
      await keyboard.type(word);
      await keyboard.space();
      await keyboard.compose(word);
      await page.reload();
      await expect(bodyOf(page)).toHaveText(`${whole} ${whole}`);
      expect(await savedHtml(page, portal.url)).toBe(`<p>${whole} ${whole}</p>`);
    });
  });
}
