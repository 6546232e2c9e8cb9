import type { Locator, Page } from '@playwright/test';
import { indicWords } from '#test/factories/indic-words.ts';
import { Keyboard, tracesOf } from '#test/support/browser/ime-composition.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Every trace in every language, in a plain editable element on a page without scripts and in the
 * fields of the editor: the text and the stored draft equal those of the plain element.
 */

type Written = { title: string; html: string };
type Place = { field: (page: Page) => Locator; textIn: (draft: Written) => string };

const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const textInHtml = ({ html }: Written) => html.replace(/<[^>]*>/g, '');

const places: Record<string, Place> = {
  'the article': { field: bodyOf, textIn: textInHtml },
  'simple text mode': { field: bodyOf, textIn: textInHtml },
  'the title': {
    field: (page) => page.getByRole('textbox', { name: 'Title' }),
    textIn: ({ title }) => title,
  },
};

const allTraces = Object.entries(indicWords).flatMap(([language, words]) =>
  Object.entries(tracesOf(words)).map(([trace, { gestures, ends }]) => ({
    message: `${language}, ${trace}`,
    gestures: [{ clear: true } as const, ...gestures],
    ends,
  })),
);

test('a bare editable element has, in every language, what the traces say', async ({ page }) => {
  const bare = await openBare(page);
  const keyboard = await Keyboard.at(bare);
  for (const { message, gestures, ends } of allTraces) {
    await keyboard.perform(gestures);
    expect(await textOf(bare), message).toBe(ends);
  }
});

test.describe('in the real editor', () => {
  test.beforeEach(async ({ page, signInAsPendingCreator }) => {
    await signInAsPendingCreator();
    await page.clock.install();
    await page.goto('/app/post/create');
    await expect(page.getByRole('toolbar')).toBeVisible();
  });

  for (const [name, { field: fieldOf, textIn }] of Object.entries(places)) {
    test(`${name} has, in every language, what a bare editable element has`, async ({ page }) => {
      test.slow();
      if (name === 'simple text mode')
        await page.getByRole('button', { name: 'Plain text mode' }).click();
      const field = fieldOf(page);
      const draft = watchDraft(page);
      const draftHasIt = async () => {
        await page.clock.fastForward(collectPause);
        return plain(textIn(await draft.onDevice())) === (await textOf(field));
      };
      const serverHasIt = async () => {
        await page.clock.fastForward(autosavePause);
        return plain(textIn(draft.sent())) === (await textOf(field));
      };
      const keyboard = await Keyboard.at(field, {
        bold: () => pressBold(page),
        rest: () => expect.poll(draftHasIt, quickly).toBe(true),
        pause: () => expect.poll(serverHasIt, quickly).toBe(true),
      });
      for (const { message, gestures, ends } of allTraces) {
        await keyboard.perform(gestures);
        await expect.poll(() => textOf(field), { ...quickly, message }).toBe(ends);
        await expect.poll(draftHasIt, { ...quickly, message: `${message}: the draft` }).toBe(true);
      }
    });
  }

  test('Bold that was pressed in the middle of a word holds from the next word on', async ({
    page,
  }) => {
    const keyboard = await Keyboard.at(bodyOf(page));
    const draft = watchDraft(page);
    const bold = page.getByRole('button', { name: 'Bold' });
    for (const [language, { word, other }] of Object.entries(indicWords)) {
      const [one, two] = [word.at(-1) ?? '', other.at(-1) ?? ''];
      await keyboard.perform([{ clear: true }]);
      if ((await bold.getAttribute('aria-pressed')) === 'true') await pressBold(page);
      await keyboard.perform([{ type: word }, { commit: ' ' }, { compose: other.slice(0, 1) }]);
      await pressBold(page);
      await expect(bold).toHaveAttribute('data-queued');
      await keyboard.perform([{ compose: other.slice(1) }, { commit: two }]);
      await expect(bold).not.toHaveAttribute('data-queued');
      await expect(bold).toHaveAttribute('aria-pressed', 'true');
      await keyboard.perform([{ commit: ' ' }, { type: word }]);
      const html = `<p>${one} ${two}<strong> ${one}</strong></p>`;
      const device = async () => {
        await page.clock.fastForward(collectPause);
        return plain((await draft.onDevice()).html);
      };
      await expect.poll(device, { ...quickly, message: language }).toBe(html);
    }
  });

  test('a word that is still being composed is there again after a reload', async ({ page }) => {
    const body = bodyOf(page);
    const keyboard = await Keyboard.at(body);
    for (const { word, other } of Object.values(indicWords)) {
      await keyboard.perform([
        { clear: true },
        { type: word },
        { commit: ' ' },
        { compose: other },
      ]);
      await page.reload();
      await expect(body).toHaveText(`${word.at(-1)} ${other.at(-1)}`);
    }
  });
});

/** The pauses of the chart of the editor, in ms. */
const [collectPause, autosavePause] = [300, 3100];
const quickly = { intervals: [0, 10, 20, 40, 100] };
const plain = (text: string) => text.replace(/\u00a0/g, ' ').trimEnd();

const textOf = (field: Locator) =>
  field
    .evaluate((element) =>
      element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
    )
    .then(plain);

async function pressBold(page: Page): Promise<void> {
  const bold = page.getByRole('button', { name: 'Bold' });
  if (!(await bold.isVisible())) return;
  await bold.dispatchEvent('pointerdown');
  await bold.dispatchEvent('click');
}

async function openBare(page: Page): Promise<Locator> {
  await page.setContent('<div contenteditable role="textbox" style="white-space: break-spaces">');
  return page.getByRole('textbox');
}

/**
 * The draft as this device holds it, and as it was sent last: the device deletes what the server
 * has whole.
 */
function watchDraft(page: Page) {
  let sent: Written = { title: '', html: '' };
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/post/upsert/update')) return;
    const { post } = request.postDataJSON() as { post: { title: string; textContent: string } };
    sent = { title: post.title, html: post.textContent };
  });
  return {
    sent: () => sent,
    onDevice: async (): Promise<Written> => (await page.evaluate(readDrafts)) ?? sent,
  };
}

/** Runs in the page. */
async function readDrafts(): Promise<Written | null> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('dh-creator');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const drafts = await new Promise<{ content: Written }[]>((resolve, reject) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return drafts[0]?.content ?? null;
}
