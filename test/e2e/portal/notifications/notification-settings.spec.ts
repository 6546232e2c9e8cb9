import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { createPushDevice } from '#test/support/push/push-device.ts';

/* What creators choose about notifications, on a phone whose network goes away. */

test.slow();
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const postsOnDevices = 'Published posts On devices';

/** Headless browsers ask nobody and have no push service: only the calls to these are replaced. */
async function fakePushService(page: Page): Promise<void> {
  const { publicKey, auth } = createPushDevice();
  const json = {
    endpoint: `https://push.invalid/${crypto.randomUUID()}`,
    keys: { p256dh: publicKey, auth },
  };
  await page.addInitScript((subscription) => {
    const known = 'fake-push-key';
    Object.defineProperty(Notification, 'permission', {
      get: () => (localStorage.getItem(known) === null ? 'default' : 'granted'),
    });
    Notification.requestPermission = async () => 'granted';
    const subscribed = (key: string | null) => {
      if (key === null) return null;
      const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      );
      return {
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => subscription,
        unsubscribe: async () => localStorage.removeItem(known),
      };
    };
    PushManager.prototype.getSubscription = async () =>
      subscribed(localStorage.getItem(known)) as unknown as PushSubscription;
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(known, String(options?.applicationServerKey));
      return subscribed(localStorage.getItem(known)) as unknown as PushSubscription;
    };
  }, json);
}

test('a change made without a network is kept, explained and saved later', async ({
  page,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto('/app/notifications');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Notification settings' }),
  ).toBeVisible();
  await expect(box(page, postsOnDevices)).toBeChecked();
  await expectAccessible(page);

  await network.cut();
  await box(page, postsOnDevices).focus();
  await page.keyboard.press('Space');
  await expect(box(page, postsOnDevices)).not.toBeChecked();
  await expect(page.getByText("Your changes aren't saved yet.")).toBeVisible();
  await page.getByLabel('From', { exact: true }).selectOption('22');
  await network.restore();
  await expect(page.getByText("Your changes aren't saved yet.")).toBeHidden();

  await page.reload();
  await expect(box(page, postsOnDevices)).not.toBeChecked();
  await expect(box(page, 'Published posts SMS or e-mail')).toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22');
  await box(page, 'Send nothing at these hours').uncheck();
  await expect(page.getByLabel('From', { exact: true })).toBeHidden();
});

test('the card comes after a decision was read, and finishes when the network is back', async ({
  page,
  network,
  signInAsApprovedCreator,
}) => {
  await fakePushService(page);
  await signInAsApprovedCreator();
  await page.goto('/app/notifications');
  const card = page.getByRole('region', { name: 'Hear about decisions right away' });
  const approved = page.getByRole('link', { name: /Your profile was approved/ });
  await expect(approved).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(card).toBeVisible();
  await expectAccessible(page);

  await page.route('**/api/notifications/push/subscribe', (route) => route.abort());
  await card.getByRole('button', { name: 'Turn on notifications' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText("We couldn't reach the server.")).toBeVisible();
  await network.cut();
  await page.unroute('**/api/notifications/push/subscribe');
  await network.restore();
  await expect(card.getByText("Done. You'll get notifications on this device.")).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(approved).toBeVisible();
  await expect(card).toBeHidden();

  await page.goto('/app/notifications/settings');
  const device = page.getByRole('region', { name: 'Notifications on this device' });
  await device.getByRole('button', { name: 'Turn off on this device' }).click();
  await expect(device.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
});

test('"Not now" is respected, and the settings still turn notifications on', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await fakePushService(page);
  await signInAsApprovedCreator();
  await page.goto('/app/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  const card = page.getByRole('region', { name: 'Hear about decisions right away' });
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: /Your profile was approved/ })).toBeVisible();
  await expect(card).toBeHidden();
  await page.goto('/app/notifications/settings');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible();
});

test('where the browser blocks notifications, the settings say where to allow them', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await signInAsApprovedCreator();
  await page.goto('/app/notifications/settings');
  await expect(page.getByText('Notifications are blocked in this browser.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0);
});
