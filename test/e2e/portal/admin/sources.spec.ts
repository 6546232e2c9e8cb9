import type { APIRequestContext } from '@playwright/test';
import { sandboxCrawlerKey } from '#server/platform/config/config.ts';
import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Publisher accounts, their sources, and the conversion of OGC creators. */

async function importPosts(request: APIRequestContext, url: string, source: string, count: number) {
  const posts = Array.from({ length: count }, (_, place) => ({
    url: `https://${source}.example/${place}`,
    title: `संतरे की फसल ${place + 1}`,
    textContent: '<p>मंडियों में भाव गिरे।</p>',
    format: 'FORMAT_ARTICLE',
    publishedAt: new Date(Date.UTC(2026, 10, 20, 5, place)).toISOString(),
  }));
  const brought = await request.post(`${url}/api/source/crawledPosts`, {
    data: { source, posts },
    headers: { 'x-service-key': sandboxCrawlerKey },
  });
  expect(brought.ok(), await brought.text()).toBe(true);
}

const uniqueKey = () => `s-${crypto.randomUUID()}`;

/** A source with an OGC creator of its name. */
const createSource = (request: APIRequestContext, url: string, key: string, name: string) =>
  call(request, url, '/api/source/upsert', {
    sourceData: {
      key,
      name,
      language: 'hi',
      homeUrl: `https://${key}.example/`,
      ownerEmails: [],
    },
  });

// spec 1.21, 1.22, 1.32, 1.33, 2.34, 2.35, 8.16
test('staff creates a publisher and a source by keyboard, and stops its crawling', async ({
  portal,
  staffContext,
}) => {
  const page = await staffContext.newPage();
  const publisher = `प्रकाशन ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/app/account');
  await page.getByRole('link', { name: 'New publisher account' }).press('Enter');
  await page.getByLabel('Email').fill('desk@');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('desk@vidarbha.example');
  await page.getByLabel('Name').fill(publisher);
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: publisher })).toBeVisible();
  await expect(page.getByText('This publisher has no sources yet.')).toBeVisible();
  await expect(page.getByText('Saved a publisher account')).toBeVisible();

  const key = uniqueKey();
  await page.goto('/app/source?new=true');
  await page.getByLabel('Name').fill('विदर्भ समाचार');
  await page.getByLabel('Key').fill(key);
  await page.getByLabel('Website').fill('https://vidarbha.example/');
  await page.getByRole('combobox', { name: 'Language' }).press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveText('हिन्दी');
  const publishers = page.getByRole('combobox', { name: 'Publisher' });
  await keyboardAlone(page).take(publishers, publisher, publisher);
  await expect(page.getByRole('button', { name: `Remove ${publisher}` })).toBeVisible();
  await page.getByLabel('Owners').fill('meera@creator.example');
  await page.getByLabel('Owners').press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'विदर्भ समाचार' })).toBeVisible();
  await expect(page.getByText('No crawled posts.')).toBeVisible();
  // Once, among the details: the history does not keep it.
  await expect(page.getByText('meera@creator.example')).toHaveCount(1);

  await importPosts(page.request, portal.url, key, 2);
  await page.reload();
  await expect(page.getByRole('link', { name: /^संतरे की फसल 2/ })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/source/upsert', (route) => route.abort());
  await page.getByRole('button', { name: 'Stop crawling' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop crawling विदर्भ समाचार?' });
  await dialog.getByRole('button', { name: 'Stop crawling' }).click();
  await expect(dialog.getByText('No connection.')).toBeVisible();
  await page.unroute('**/api/source/upsert');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Done')).toBeFocused();
  await expect(page.getByText('Not crawled')).toBeVisible();

  await page.getByRole('link', { name: publisher }).click();
  await page.getByRole('link', { name: 'विदर्भ समाचार' }).click();
  await expect(page.getByRole('button', { name: 'Start crawling' })).toBeVisible();
});

test('a source that somebody else has changed is saved after loading it again', async ({
  portal,
  staffContext,
}) => {
  const page = await staffContext.newPage();
  const key = uniqueKey();
  const { sourceId, revision } = await createSource(page.request, portal.url, key, 'पुराना नाम');
  await page.goto(`/app/source?source=${sourceId}&edit=true`);
  await expect(page.getByLabel('Key')).toHaveAttribute('readonly');
  await page.getByLabel('Name').fill('नया नाम');
  await call(page.request, portal.url, '/api/source/upsert', {
    sourceData: {
      sourceId,
      revision,
      name: 'किसी और का नाम',
      language: 'hi',
      homeUrl: 'https://vidarbha.example/',
      ownerEmails: [],
    },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody changed this record.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load current version' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'नया नाम' })).toBeVisible();
});

test('the list of sources keeps its filters in the address', async ({ portal, staffContext }) => {
  const page = await staffContext.newPage();
  const key = uniqueKey();
  await page.setViewportSize({ width: 1280, height: 800 });
  const { creator } = await createSource(page.request, portal.url, key, 'खोज समाचार');
  const { creatorUserId } = creator as { creatorUserId: string };
  await page.goto(`/app/source?creator=${creatorUserId}`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Remove खोज समाचार/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Crawling' }).click();
  await page.getByRole('option', { name: 'Not crawled' }).click();
  await expect(page).toHaveURL(/crawling=off/);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox').fill(key);
  await expect(page).toHaveURL(new RegExp(`search=${key}`));
  await expectAccessible(page);
  await page.goto('/app/source?account=00000000-0000-4000-8000-000000000000');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/app/source');
});

// spec 2.39, 4.40, 8.20
test('staff convert an OGC creator found by a source', async ({ portal, staffContext }) => {
  const page = await staffContext.newPage();
  const key = uniqueKey();
  const name = `मंच ${crypto.randomUUID().slice(0, 8)}`;
  await createSource(page.request, portal.url, key, name);
  await importPosts(page.request, portal.url, key, 3);
  await page.goto('/app/ogcToUgc');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Or find by source' }).fill(key);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Convert ${name}` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible();
  await expectAccessible(page);

  const failure = { error: { code: 'internal-error', requestId: 'r', message: 'x' } };
  await page.route('**/api/source/convertOgcToUgc', (route) =>
    route.fulfill({ status: 500, json: failure }),
  );
  await page.getByRole('button', { name: 'Convert…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Convert ${name}?` });
  await expect(dialog).toContainText('3 crawled posts become published posts of this creator');
  await expectAccessible(page);
  await dialog.getByText('UGC', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Convert creator' }).click();
  await expect(dialog.getByText('Something went wrong !!')).toBeVisible();
  await page.unroute('**/api/source/convertOgcToUgc');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(':focus')).toContainText(
    `Success. ${name} is now UGC and has 3 published posts from 1 source.`,
  );
  await expect(page.getByRole('button', { name: 'Convert…' })).toHaveCount(0);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('Converted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start crawling' })).toHaveCount(0);
});
