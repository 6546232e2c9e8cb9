import type { Page } from '@playwright/test';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { describePost } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The offer to install the portal comes once, after the first post was sent. */

test.slow();

type Answer = 'accepted' | 'dismissed' | 'refused';

/**
 * Headless browsers never offer to install a page. This one does, before the scripts of the portal
 * have loaded, and answers its own question.
 */
async function fakeInstallPrompt(page: Page, answer: Answer): Promise<void> {
  await page.addInitScript((outcome) => {
    const prompt = async () => {
      if (outcome === 'refused') throw new DOMException('Not now.', 'NotAllowedError');
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.browserBar = String(dispatchEvent(event));
    });
  }, answer);
}

const offer = (page: Page) => page.getByRole('region', { name: 'Install the app' });
const entry = (page: Page) => page.getByRole('button', { name: 'Install the app' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Install the app' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openHelp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(heading(page, 'Help')).toBeVisible();
}

/** Leaves the list and returns to it, within the page. */
async function returnToList(page: Page): Promise<void> {
  for (const [link, title] of [
    ['Analytics', 'Analytics'],
    ['Dashboard', 'Your posts'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: link }).click();
    await expect(heading(page, title)).toBeVisible();
  }
}

async function visitList(page: Page, title?: string): Promise<void> {
  await page.goto('/app/post/list');
  await expect(heading(page, 'Your posts')).toBeVisible();
  if (title) await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('it comes below the first post that was sent, once, and the help page keeps it', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await fakeInstallPrompt(page, 'dismissed');
  await signInAsApprovedCreator();
  await visitList(page);
  await expect(page.locator('html')).toHaveAttribute('data-browser-bar', 'false');
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create post' }).click();
  await page.getByRole('link', { name: /^Article/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('पहली पोस्ट');
  await page.getByRole('textbox', { name: 'Your article' }).click();
  await page.keyboard.insertText('विदर्भ के किसानों के चेहरे खिल उठे हैं।');
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await describePost(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(heading(page, 'Sent for review')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to my posts' }).click();

  await expect(offer(page)).toContainText('from your gallery or WhatsApp');
  // The post that was sent comes first.
  const post = page.getByRole('article').filter({ hasText: 'पहली पोस्ट' });
  const [sent, offered] = await Promise.all([post.boundingBox(), offer(page).boundingBox()]);
  expect(offered?.y).toBeGreaterThan((sent?.y ?? 0) + (sent?.height ?? 0));
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByText('You can install the app later')).toBeVisible();
  await expect(heading(page, 'Your posts')).toBeFocused();
  await returnToList(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(offer(page)).toHaveCount(0);

  await openHelp(page);
  await entry(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Install' }).click();
  await expect(dialog(page)).toHaveCount(0);
  // A question can be asked once.
  await expect(entry(page)).toHaveCount(0);
});

test('it says what happens when it is accepted, and goes with the installation', async ({
  context,
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await fakeInstallPrompt(page, 'accepted');
  await signInAsApprovedCreator();
  await sendForReview(context.request, portal.url, 'पोला का मेला');
  await visitList(page, 'पोला का मेला');
  await returnToList(page);
  await offer(page).getByRole('button', { name: 'Install' }).click();
  const answer = offer(page).getByText('Your device is installing the app.');
  await expect(answer).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(offer(page)).toHaveCount(0);
  await visitList(page, 'पोला का मेला');
  await returnToList(page);
  await expect(offer(page)).toHaveCount(0);
});

test('it explains the menu of a browser that refuses to ask', async ({
  page,
  signInAsPendingCreator,
}) => {
  await fakeInstallPrompt(page, 'refused');
  await signInAsPendingCreator();
  await visitList(page);
  await openHelp(page);
  await entry(page).click();
  await dialog(page).getByRole('button', { name: 'Install' }).click();
  const answer = dialog(page).getByText("Your browser couldn't start the installation.");
  await expect(answer).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toHaveCount(0);
});

test('there is none in the window of the installed portal', async ({
  context,
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await fakeInstallPrompt(page, 'accepted');
  // Chromium's tools cannot emulate a display mode.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await signInAsApprovedCreator();
  await sendForReview(context.request, portal.url, 'बैलों की दौड़');
  await visitList(page, 'बैलों की दौड़');
  await returnToList(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(offer(page)).toHaveCount(0);
  await openHelp(page);
  await expect(entry(page)).toHaveCount(0);
});

test('it goes with the network', async ({
  context,
  network,
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await fakeInstallPrompt(page, 'accepted');
  await signInAsApprovedCreator();
  await sendForReview(context.request, portal.url, 'गाँव की हाट');
  await visitList(page, 'गाँव की हाट');
  await returnToList(page);
  await expect(offer(page)).toBeVisible();
  await network.cut();
  await expect(offer(page)).toHaveCount(0);
  await network.restore();
});

test('staff are not offered it', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  await fakeInstallPrompt(page, 'accepted');
  await page.goto('/app/review');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openHelp(page);
  await expect(entry(page)).toHaveCount(0);
});
