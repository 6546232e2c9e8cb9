import type { Page } from '@playwright/test';
import { account, bankFields, fillInBank } from '#test/support/api/bank-details.ts';
import { call, sentCode } from '#test/support/api/people.ts';
import { expectAccessible, expectFitsLargeText } from '#test/support/browser/accessibility.ts';
import { unplug } from '#test/support/browser/console-and-network.ts';
import { finger, keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';
import { test } from '#test/support/paid-creator-fixtures.ts';

/*
 * Bank details that are sent without a network: sealed on the device, and sent to the server
 * once.
 */

const english = wordsOf('en');
const formAddress = '/app/profile?bankDetailsSubmission=true';
const calls = '**/api/bankDetails';
const section = (page: Page) => page.getByRole('region', { name: 'On this device' });
const withdraw = (page: Page, say = english) =>
  page.getByRole('button', { name: say('bank.sealed.withdraw'), exact: true });

async function fillInAndSend(page: Page): Promise<ReturnType<typeof bankFields>> {
  const fields = bankFields(page, english);
  await fillInBank(page, english, finger(page));
  await fields.toReview.click();
  await fields.send.click();
  return fields;
}

/** Everything stored on this device, with base64 also decoded. */
async function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        kept.push(
          await new Promise((resolve, reject) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          }),
        );
      }
      database.close();
    }
    const text = JSON.stringify(kept);
    const hidden = (text.match(/[\w-]{16,}/g) ?? []).map((part) => {
      const bytes = part.replaceAll('-', '+').replaceAll('_', '/');
      return atob(bytes.slice(0, bytes.length - (bytes.length % 4)));
    });
    return [text, ...hidden].join('\n');
  });
}

const callsOf = (page: Page) => {
  const keys: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bankDetails'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};

test('details sealed offline survive a sign-out and arrive once, unreadable', async ({
  page,
  portal,
  signInAsPaidCreator,
}) => {
  const { phone } = await signInAsPaidCreator();
  const keys = callsOf(page);
  await page.goto(formAddress);
  const plugIn = await unplug(page, calls);
  const fields = await fillInAndSend(page);
  await expect(fields.title('bank.title.waiting')).toBeFocused();
  await expect(page.getByText(english('outbox.queued.bank'))).toBeVisible();
  await expectAccessible(page);
  expect(keys).toEqual([]);
  const kept = await keptOnDevice(page);
  expect(kept).toContain('"sealed":"ey');
  expect(kept).toContain('ECDH-ES');
  for (const number of [account.number, '3021 1234', account.pan])
    expect(kept).not.toContain(number);

  await page.reload();
  await expect(fields.title('bank.title.waiting')).toBeVisible();
  await expect(page.getByText('No response yet. Checking whether it arrived…')).toBeVisible();
  await page.goto('/app/post/list');
  await expect(section(page)).toContainText('Bank details');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  const afterwards = await keptOnDevice(page);
  for (const number of [account.number, account.pan, account.holder, account.ifsc])
    expect(afterwards).not.toContain(number);

  await plugIn();
  await page.goto('/login/mobile');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  const code = page.getByLabel('4-digit code');
  // Before this the last code is that of the first sign-in.
  await code.waitFor();
  await code.fill(await sentCode(page.request, portal.url, phone));
  await expect(page.getByText('Bank details sent')).toBeVisible();
  await expect
    .poll(async () => (await call(page.request, portal.url, '/api/bankDetails')).status)
    .toBe('pending');
  await expect(section(page)).toHaveCount(0);
  const arrived = await call(page.request, portal.url, '/api/bankDetails');
  expect(arrived.history).toHaveLength(1);
  expect(arrived.details).toMatchObject({ accountNumber: '••••••••••7890' });
  expect(new Set(keys).size).toBe(1);
  expect(await keptOnDevice(page)).not.toContain('"sealed"');
});

test('waiting details can be withdrawn by keyboard and sent again later', async ({
  page,
  portal,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const plugIn = await unplug(page, calls);
  const fields = await fillInAndSend(page);
  await expect(page.getByText(english('outbox.queued.bank'))).toBeVisible();
  await keyboardAlone(page).press(withdraw(page));
  await expect(fields.title('bank.title.add')).toBeFocused();
  await expect(fields.number).toHaveValue(account.number);
  expect(await keptOnDevice(page)).not.toContain('"sealed"');
  await fields.toReview.click();
  await fields.send.click();
  await expect(page.getByText(english('outbox.queued.bank'))).toBeVisible();
  await plugIn();
  await expect(fields.title('bank.title.pending')).toBeFocused();
  const { history } = await call(page.request, portal.url, '/api/bankDetails');
  expect(history).toHaveLength(1);
});

test('refused details name the field after a reload, and can be corrected', async ({
  page,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const refusal = { error: { code: 'invalid-request', message: '', fields: { pan: 'malformed' } } };
  await page.route('**/api/bankDetails', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: refusal })
      : route.fallback(),
  );
  const fields = await fillInAndSend(page);
  await expect(fields.title('bank.title.not-taken')).toBeFocused();
  await expect(page.getByText('A PAN has five letters')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('A PAN has five letters')).toBeVisible();
  await page.unroute('**/api/bankDetails');
  await page.getByRole('button', { name: english('bank.fix') }).click();
  await expect(fields.pan).toBeFocused();
  await expect(fields.holder).toHaveValue(account.holder);
  await expect(fields.pan).toHaveValue('');
  await fields.number.fill(account.number);
  await fields.again.fill(account.number);
  await fields.pan.fill(account.pan);
  await fields.toReview.click();
  await fields.send.click();
  await expect(fields.title('bank.title.pending')).toBeFocused();
});

test('two tabs show the same details, and send them to the server once', async ({
  page,
  context,
  portal,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const plugIn = await unplug(page, calls);
  const fields = await fillInAndSend(page);
  await expect(fields.title('bank.title.waiting')).toBeVisible();
  const other = await context.newPage();
  await other.goto(formAddress);
  await expect(bankFields(other, english).title('bank.title.waiting')).toBeVisible();
  await plugIn();
  await expect(fields.title('bank.title.pending')).toBeVisible();
  await expect(bankFields(other, english).title('bank.title.pending')).toBeVisible();
  const { history } = await call(page.request, portal.url, '/api/bankDetails');
  expect(history).toHaveLength(1);
});

test('a browser that cannot seal sends them from the memory of the page', async ({
  page,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  const bodies: { action: string }[] = [];
  await page.route('**/api/bankDetails', (route) => {
    if (route.request().method() === 'POST') bodies.push(route.request().postDataJSON());
    return route.fallback();
  });
  await page.goto(formAddress);
  const fields = await fillInAndSend(page);
  await expect(fields.title('bank.title.pending')).toBeFocused();
  expect(bodies.map(({ action }) => action)).toEqual(['submit']);
});

for (const language of ['hi', 'ur'] as const) {
  test(`details that wait, in ${language} and in large text`, async ({
    page,
    context,
    portal,
    signInAsPaidCreator,
  }) => {
    await signInAsPaidCreator();
    await call(context.request, portal.url, '/api/setAppLanguage', { appLanguage: language });
    const say = wordsOf(language);
    const fields = bankFields(page, say);
    await page.goto(formAddress);
    await unplug(page, calls);
    await fillInBank(page, say, finger(page));
    await fields.toReview.click();
    await fields.send.click();
    await expect(page.getByText(say('outbox.queued.bank'))).toBeVisible();
    await expectAccessible(page);
    await expectFitsLargeText(page);
    await withdraw(page, say).click();
    await expect(fields.number).toHaveValue(account.number);
  });
}

test('the input is cleared from the tab once the details have arrived, on any page', async ({
  page,
  portal,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const plugIn = await unplug(page, calls);
  const fields = await fillInAndSend(page);
  await expect(fields.title('bank.title.waiting')).toBeVisible();
  await page.goto('/app/earnings');
  expect(await keptOnDevice(page)).toContain(account.ifsc);
  await plugIn();
  await expect
    .poll(async () => (await call(page.request, portal.url, '/api/bankDetails')).status)
    .toBe('pending');
  await expect.poll(() => keptOnDevice(page)).not.toContain(account.ifsc);
});

/** The form in two tabs of one creator, filled in and looked through in the second. */
async function secondForm(page: Page, typed = account) {
  const other = await page.context().newPage();
  await other.goto(formAddress);
  const fields = bankFields(other, english);
  await fillInBank(other, english, finger(other), typed);
  await fields.toReview.click();
  return { other, fields };
}

test('details that are confirmed later in another tab replace those that wait', async ({
  page,
  portal,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const second = await secondForm(page, { ...account, ifsc: 'HDFC0000240' });
  const plugs = [await unplug(page, calls), await unplug(second.other, calls)];
  const fields = await fillInAndSend(page);
  await expect(fields.title('bank.title.waiting')).toBeVisible();
  await second.fields.send.click();
  await expect(second.fields.title('bank.title.waiting')).toBeVisible();
  for (const plugIn of plugs) await plugIn();
  await expect(fields.title('bank.title.pending')).toBeVisible();
  await expect(second.fields.title('bank.title.pending')).toBeVisible();
  const { history, details } = await call(page.request, portal.url, '/api/bankDetails');
  expect(history).toHaveLength(1);
  expect(details).toMatchObject({ ifsc: 'HDFC0000240' });
});

test('details confirmed while another tab sends others are not sent', async ({
  page,
  portal,
  signInAsPaidCreator,
}) => {
  await signInAsPaidCreator();
  await page.goto(formAddress);
  const second = await secondForm(page, { ...account, ifsc: 'HDFC0000240' });
  let isAnswering = false;
  await page.context().route('**/api/bankDetails', (route) => {
    if (route.request().method() !== 'POST' || isAnswering) return route.fallback();
    return route.abort('connectionreset');
  });
  const fields = await fillInAndSend(page);
  await expect(page.getByText('No response yet. Checking whether it arrived…')).toBeVisible();
  await second.fields.send.click();
  await expect(second.other.getByText(english('bank.conflict.waiting'))).toBeVisible();
  await expectAccessible(second.other);
  await second.other.getByRole('button', { name: english('bank.conflict.reload') }).click();
  await expect(second.fields.title('bank.title.waiting')).toBeFocused();
  isAnswering = true;
  await expect(fields.title('bank.title.pending')).toBeVisible();
  await expect(second.fields.title('bank.title.pending')).toBeVisible();
  const { history, details } = await call(page.request, portal.url, '/api/bankDetails');
  expect(history).toHaveLength(1);
  expect(details).toMatchObject({ ifsc: account.ifsc });
});
