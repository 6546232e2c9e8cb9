import type { APIRequestContext, Page } from '@playwright/test';
import type { components } from '#generated/contract.ts';
import { demoAgencies } from '#server/seed/demo/agencies.ts';
import { signInWithGoogle } from '#test/support/api/account-choice.ts';
import { call, sentCode } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* What creators of the demo earned, and the invoices that wait for them. */

type Invoice = components['schemas']['Invoice'];
type Payment = components['schemas']['Payment'];

test.use({ seed: 'demo' });
// One worker, because each one resets the demo data when it starts.
test.describe.configure({ mode: 'default' });

/** Signs in as a creator of the demo with an acceptable invoice, by a link of staff. */
async function signInToAccept(page: Page, staff: APIRequestContext, url: string): Promise<Invoice> {
  const { rows } = await call(staff, url, '/api/invoice/getInvoiceList', {
    invoiceState: 'ISSUED',
  });
  const [invoice] = rows as Invoice[];
  if (!invoice) throw new Error('The demo has no invoice that waits to be accepted.');
  const link = await call(staff, url, '/api/auth/signInLink', {
    accountUserId: invoice.creatorUserId,
  });
  const token = new URLSearchParams(new URL(String(link.url)).hash.slice(1)).get('token');
  await call(page.request, url, '/api/auth/login', { loginType: 'TOKEN', token });
  await call(page.request, url, '/api/auth/resetNewUserCookie');
  return invoice;
}

const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
const card = (page: Page, number: string) => page.getByRole('article').filter({ hasText: number });
const stateNow = async (page: Page, url: string, { invoiceId, month }: Invoice) => {
  const { rows } = await call(page.request, url, '/api/invoice/getInvoiceList', { month });
  return (rows as Invoice[]).find((row) => row.invoiceId === invoiceId)?.invoiceState;
};

test('earnings match the server, and a lost reply does not show a success', async ({
  page,
  portal,
  staffContext,
}) => {
  const invoice = await signInToAccept(page, staffContext.request, portal.url);
  const { rows } = await call(page.request, portal.url, '/api/getPaymentList', {});
  const months = rows as Payment[];
  const total = months.reduce((sum, { paise }) => sum + paise, 0);
  await page.goto('/app/earnings');
  await expect(page.getByRole('region', { name: 'Total earnings' })).toContainText(rupees(total));
  await expect(page.getByRole('article')).toHaveCount(months.length);
  await expect(page.getByRole('article').first()).toContainText(rupees(months[0]?.paise ?? -1));
  await expect(page.getByRole('article').first()).toContainText(/As of .+, India time/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Awaiting acceptance');
  await expect(page).toHaveURL('/app/earnings/invoices?state=ISSUED');
  await expect(page.getByRole('article')).toHaveCount(1);
  const pdf = page.waitForEvent('download');
  await card(page, invoice.number)
    .getByRole('link', { name: /Invoice \(PDF\)/ })
    .click();
  // A link does not confirm the identity.
  const confirmation = page.getByRole('dialog', { name: "Confirm that it's you" });
  const sendCode = confirmation.getByRole('button', { name: /^Send a code to/ });
  const lastDigits = /\d{4}$/.exec((await sendCode.textContent()) ?? '')?.[0] ?? '';
  await sendCode.click();
  await confirmation.getByLabel('4-digit code').click();
  await confirmation
    .getByLabel('4-digit code')
    .fill(await sentCode(page.request, portal.url, lastDigits));
  expect((await pdf).suggestedFilename()).toBe(`${invoice.number.replaceAll('/', '-')}.pdf`);

  const keys: (string | undefined)[] = [];
  await page.route('**/api/invoiceAccepted', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const reply = await route.fetch();
    // It has taken effect, and the reply is lost.
    if (keys.length === 1) return route.abort();
    return route.fulfill({ response: reply });
  });
  await page.getByRole('button', { name: /Review and accept/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this invoice?' });
  await expect(dialog).toContainText(rupees(invoice.amounts.payable));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept invoice' }).click();
  await expect(dialog).toContainText("We don't know yet whether the invoice was accepted");
  await expect(page.getByRole('dialog', { name: 'Invoice accepted' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(card(page, invoice.number)).toContainText('Accepted');
  await expect(page.getByRole('button', { name: /Review and accept/ })).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await stateNow(page, portal.url, invoice)).toBe('ACCEPTED');
});

test('an invoice that was accepted elsewhere says so, by keyboard, in Urdu', async ({
  page,
  context,
  portal,
  staffContext,
}) => {
  const inUrdu = wordsOf('ur');
  await context.addCookies([{ name: 'language', value: 'ur', url: portal.url }]);
  const invoice = await signInToAccept(page, staffContext.request, portal.url);
  await page.goto('/app/earnings/invoices?state=ISSUED');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: inUrdu('money.invoice.look') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: inUrdu('money.accept.title') });
  await expect(dialog.getByRole('heading', { name: inUrdu('money.accept.title') })).toBeFocused();
  await expectAccessible(page);
  await call(page.request, portal.url, '/api/invoiceAccepted', { invoiceId: invoice.invoiceId });
  await dialog.getByRole('button', { name: inUrdu('money.accept.confirm') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: inUrdu('money.accept.moved-on') })).toContainText(
    inUrdu('money.accept.elsewhere'),
  );
  await page.keyboard.press('Escape');
  await expect(card(page, invoice.number)).toContainText(inUrdu('money.invoice.state.accepted'));
});

test('an agency sees the earnings of a creator and returns by address', async ({
  page,
  portal,
}) => {
  const [agency] = demoAgencies;
  await signInWithGoogle(page.request, portal.url, 'sandbox:google:3', { agencyLogin: true });
  const { rows } = await call(page.request, portal.url, '/api/creator/list', { filters: {} });
  const creators = rows as { creatorUserId: string; name: string; handle: string }[];
  expect(creators.map(({ handle }) => handle).toSorted()).toEqual(agency.creators.toSorted());
  const monthsOf = async ({ creatorUserId }: { creatorUserId: string }) =>
    (await call(page.request, portal.url, '/api/getPaymentList', { userId: creatorUserId }))
      .rows as Payment[];
  const earned = await Promise.all(creators.map(monthsOf));
  const at = earned.findIndex(({ length }) => length > 0);
  const [paid, months] = [creators[at], earned[at]];
  if (!paid || !months)
    throw new Error('No creator of the agency has earned anything in the demo.');

  await page.goto('/app/earnings');
  const choice = page.getByRole('combobox', { name: 'Creator' });
  await expect(page.getByRole('heading', { name: 'Choose a creator' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await choice.click();
  const names = page.getByRole('option');
  await expect(names).toHaveCount(creators.length + 1);
  await expectAccessible(page);
  await names.filter({ hasText: `@${paid.handle}` }).click();
  await expect(page).toHaveURL(`/app/earnings?creator=${paid.creatorUserId}`);
  const total = months.reduce((sum, { paise }) => sum + paise, 0);
  await expect(page.getByRole('region', { name: 'Total earnings' })).toContainText(rupees(total));
  await expect(page.getByRole('article')).toHaveCount(months.length);
  await expectAccessible(page);

  await page.reload();
  await expect(choice).toContainText(`@${paid.handle}`);
  await expect(page.getByRole('region', { name: 'Total earnings' })).toContainText(rupees(total));
  await choice.click();
  await names.first().click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page).toHaveURL('/app/earnings');
});
