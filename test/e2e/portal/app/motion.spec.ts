import type { Page } from '@playwright/test';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { choose, photographs } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* What moves to explain a change, and ends where it would be without it. */

type Move = { what: string; frames: string };

/** Notes each animation that a script starts: of which photo or card, and its key frames. */
async function noteMoves(page: Page): Promise<() => Promise<Move[]>> {
  await page.addInitScript(() => {
    const noted: Move[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { picture, card } = (this as HTMLElement).dataset;
      noted.push({ what: picture ?? card ?? '', frames: JSON.stringify(frames) });
      return animate.call(this, frames, options);
    };
    Object.assign(globalThis, { noted });
  });
  return () => page.evaluate(() => (globalThis as unknown as { noted: Move[] }).noted.splice(0));
}

/** Waits until what scripts move rests; returns the styles that were left on photos and cards. */
const restingStyles = (page: Page) =>
  page.evaluate(async () => {
    // Those of the style sheet may follow scrolling, and never end.
    const own = document.getAnimations().filter((each) => !(each instanceof CSSAnimation));
    await Promise.allSettled(own.map(({ finished }) => finished));
    return [...document.querySelectorAll('[data-picture], [data-card]')]
      .map((element) => element.getAttribute('style') ?? '')
      .filter((style) => /transform|opacity/.test(style));
  });

/** How long the animations of an opening dialog and of its backdrop take, in seconds. */
const openingSeconds = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) =>
    [undefined, '::backdrop'].map((part) => {
      const { animationName, animationDuration } = getComputedStyle(dialog, part);
      return { name: animationName, seconds: Number.parseFloat(animationDuration) };
    }),
  );

async function openWelcome(page: Page, signIn: () => Promise<unknown>): Promise<void> {
  await signIn();
  await page.goto('/app/post/list');
  await expect(page.getByRole('dialog')).toBeVisible();
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function openList(page: Page, url: string): Promise<void> {
  for (const title of ['पहला', 'दूसरा', 'तीसरा']) await saveDraft(page.request, url, title);
  await page.goto('/app/post/list');
  await expect(page.getByRole('article')).toHaveCount(3);
}

async function archive(page: Page, title: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: /^More options for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Move to archive' }).press('Enter');
  await expect(cardOf(page, title)).toHaveCount(0);
}

async function openGallery(page: Page): Promise<void> {
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  await choose(page, 'Choose photos', await photographs(3));
  await expect(page.getByRole('button', { name: 'Photo 3: move up' })).toBeVisible();
}

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('photos of a gallery go to their new places', async ({ page, signInAsPendingCreator }) => {
    await signInAsPendingCreator();
    const moves = await noteMoves(page);
    const animate = page.waitForResponse(/dom-mini/);
    await openGallery(page);
    await animate;
    await moves();
    await page.getByRole('button', { name: 'Photo 1: move down' }).click();
    await expect(page.getByText('Photo moved to position 2 of 3.')).toBeAttached();
    const [first, second, ...others] = await moves();
    expect(others).toEqual([]);
    expect(first?.frames).toContain('translateY(-');
    expect(second?.frames).toMatch(/translateY\(\d/);
    expect(await restingStyles(page)).toEqual([]);
  });

  test('a dialog slides in while its backdrop appears', async ({ page, signInAsNewCreator }) => {
    await openWelcome(page, signInAsNewCreator);
    const [sheet, ground] = await openingSeconds(page);
    expect(ground).toEqual({ name: 'appear', seconds: 0.2 });
    expect(sheet?.seconds).toBeGreaterThan(0.1);
  });

  test('cards below a removed one move up, and down when it returns', async ({
    portal,
    page,
    signInAsPendingCreator,
  }) => {
    await signInAsPendingCreator();
    const moves = await noteMoves(page);
    await openList(page, portal.url);
    const animate = page.waitForResponse(/dom-mini/);
    await archive(page, 'तीसरा');
    await animate;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cardOf(page, 'तीसरा')).toHaveCount(1);
    const [first, ...others] = (await moves()).filter(({ what }) => what).toReversed();
    expect(first?.frames).toContain('scale(');
    expect(others.some(({ frames }) => frames.includes('translateY(-'))).toBe(true);
    expect(await restingStyles(page)).toEqual([]);
  });
});

test('a dialog and its backdrop appear at once with reduced motion', async ({
  page,
  signInAsNewCreator,
}) => {
  await openWelcome(page, signInAsNewCreator);
  const [sheet, ground] = await openingSeconds(page);
  expect(ground?.name).toBe('appear');
  expect(ground?.seconds).toBeLessThan(0.001);
  expect(sheet?.seconds).toBeLessThan(0.001);
});

test('nothing moves, and no animation code is loaded, with reduced motion', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const moves = await noteMoves(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openList(page, portal.url);
  await archive(page, 'दूसरा');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page, 'दूसरा')).toHaveCount(1);
  await openGallery(page);
  await page.getByRole('button', { name: 'Photo 1: move down' }).click();
  await expect(page.getByText('Photo moved to position 2 of 3.')).toBeAttached();
  expect((await moves()).filter(({ what }) => what)).toEqual([]);
  expect(fetched.filter((url) => /dom-mini/.test(url))).toEqual([]);
});
