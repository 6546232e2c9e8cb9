import type { Browser, Page } from '@playwright/test';
import { photo } from '#test/factories/sample-photo.ts';
import {
  call,
  currentUser,
  freshPhone,
  signInByPhone,
  submitProfile,
} from '#test/support/api/people.ts';
import { signInAgain } from '#test/support/api/reauthentication.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* From the welcome to an approved profile, as a new creator meets it. */

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send profile for approval' });
/** On phones the bar is one line, which opens. */
const bar = (page: Page) =>
  page.getByRole('region', { name: 'Steps to your first post' }).locator('summary');
const pageTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the form, with the welcome behind it. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: "Let's create a profile" }).click();
  await expect(pageTitle(page, 'Create your profile')).toBeFocused();
}

async function fillIn(page: Page, handle: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('  मीरा कुलकर्णी ');
  await page.getByLabel('Handle').fill(handle);
  await page.getByLabel('About you').fill('मुंबई की लोकल और बारिश की कहानियाँ');
  await page.getByRole('checkbox', { name: 'हिन्दी' }).check();
  await page.getByRole('checkbox', { name: 'اردو' }).check();
  await page.getByLabel('Social profile link').fill('instagram.com/meera');
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
}

/** Another person with this handle. */
async function takeHandle(
  browser: Browser,
  url: string,
  handle: string,
  worker: number,
): Promise<void> {
  const context = await browser.newContext();
  await signInByPhone(context.request, url, freshPhone(worker));
  await submitProfile(context.request, url, { handle });
  await context.close();
}

// spec 2.29, 3.4
test('a new creator is welcomed, and sends a profile with a picture and a free handle', async ({
  page,
  browser,
  portal,
  signInAsNewCreator,
}, testInfo) => {
  const { phone } = await signInAsNewCreator();
  const taken = `asha${phone.slice(-5)}`;
  await takeHandle(browser, portal.url, taken, testInfo.workerIndex);

  await page.goto('/app/post/list');
  await expect(page.locator('h1')).toBeVisible();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: "I'll do this later" }),
  ).toBeVisible();
  await page.getByRole('button', { name: "Let's create a profile" }).click();
  await expect(page).toHaveURL('/app/profile');
  await expect(pageTitle(page, 'Create your profile')).toBeFocused();
  await expectAccessible(page);

  await sendButton(page).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expect(page.getByText('Choose at least one language.')).toBeVisible();
  await expect(page.getByText('Creators must be 18 or older.')).toBeVisible();

  const handle = page.getByLabel('Handle');
  await handle.fill('मीरा');
  await expect(page.getByText('3 to 30 characters')).toBeVisible();
  await handle.fill(taken.toUpperCase());
  await expect(page.getByText('This is taken.')).toBeVisible();
  const suggestion = page.getByRole('button', { name: /^@asha/ }).first();
  const free = (await suggestion.textContent())?.slice(1) ?? '';
  await suggestion.click();
  await expect(handle).toHaveValue(free);
  await expect(page.getByText(`@${free} is available`)).toBeVisible();

  await fillIn(page, free);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG_20261121.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo({ orientation: 6, width: 1600, height: 1200 }),
    });
  await page.getByRole('button', { name: 'Apply crop' }).click();
  await expect(page.getByRole('group', { name: 'Profile photo' }).locator('img')).toHaveAttribute(
    'src',
    /96x96/,
  );
  await expectAccessible(page);
  await sendButton(page).click();

  await expect(pageTitle(page, "We're reviewing your profile")).toBeFocused();
  await expect(pageTitle(page, "We're reviewing your profile")).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText('Profile approval pending');
  await expectAccessible(page);
  const person = await currentUser(page.request, portal.url);
  expect(person).toMatchObject({ name: 'मीरा कुलकर्णी', handle: free });
  expect(person.profileImage).not.toBeNull();
  expect(person.creatorState?.['work-approval']).toBe('pending');

  await page.reload();
  await expect(pageTitle(page, 'My profile')).toBeVisible();
  await expect(page.getByText('Sent on')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://instagram.com/meera' })).toBeVisible();
});

test('a handle that somebody else has taken is refused at its field', async ({
  page,
  browser,
  portal,
  signInAsNewCreator,
}, testInfo) => {
  const { phone } = await signInAsNewCreator();
  const wanted = `ravi${phone.slice(-5)}`;
  await openForm(page);
  await fillIn(page, wanted);
  await expect(page.getByText(`@${wanted} is available`)).toBeVisible();
  await takeHandle(browser, portal.url, wanted, testInfo.workerIndex);
  await sendButton(page).click();
  await expect(page.getByLabel('Handle')).toBeFocused();
  await expect(page.getByText('This is taken.')).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('मुंबई की लोकल और बारिश की कहानियाँ');
  await page.getByLabel('Handle').fill(`${wanted}_in`);
  await sendButton(page).click();
  await expect(pageTitle(page, "We're reviewing your profile")).toBeVisible();
});

test('the input survives a reload and a lost network, and arrives once', async ({
  page,
  network,
  signInAsNewCreator,
}) => {
  const { phone } = await signInAsNewCreator();
  await openForm(page);
  await fillIn(page, `leela${phone.slice(-5)}`);
  await page.reload();
  await expect(page.getByText('We restored what you entered here earlier.')).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('मुंबई की लोकल और बारिश की कहानियाँ');
  await expect(page.getByRole('checkbox', { name: 'اردو' })).toBeChecked();

  await network.cut();
  await sendButton(page).click();
  // The list of agencies may have been cut off too. It then has an alert with a button.
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /^No connection\. Check your internet and try again\.$/ }),
  ).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('मुंबई की लोकल और बारिश की कहानियाँ');
  await network.restore();
  await sendButton(page).click();
  await expect(pageTitle(page, "We're reviewing your profile")).toBeVisible();
});

test('a lost session is restored over the form, which is then sent', async ({
  page,
  context,
  portal,
  signInAsNewCreator,
}) => {
  const { phone } = await signInAsNewCreator();
  await openForm(page);
  await fillIn(page, `farah${phone.slice(-5)}`);
  await expect(page.getByText(`@farah${phone.slice(-5)} is available`)).toBeVisible();
  await context.clearCookies({ name: 'auth-user' });
  await sendButton(page).click();
  await signInAgain(page, portal.url, phone);
  await expect(pageTitle(page, "We're reviewing your profile")).toBeVisible();
});

test('the picture must be one', async ({ page, signInAsNewCreator }) => {
  await signInAsNewCreator();
  await openForm(page);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('You can only upload JPG, PNG, WebP and GIF images.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue without this photo' }).click();
  await expect(page.getByText('You can only upload JPG, PNG, WebP and GIF images.')).toBeHidden();
});

test('by keyboard alone', async ({ page, signInAsNewCreator }) => {
  const { phone } = await signInAsNewCreator();
  const { keyboard } = page;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await keyboard.press(key);
  };
  await page.goto('/app/post/list');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Tab', 3);
  await expect(page.getByRole('button', { name: "Let's create a profile" })).toBeFocused();
  await press('Enter');
  await expect(pageTitle(page, 'Create your profile')).toBeFocused();
  await press('Tab', 3);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await keyboard.type('Sunita Devi');
  await press('Tab');
  await keyboard.type(`sunita${phone.slice(-5)}`);
  await press('Tab');
  await keyboard.type('Village news from Bihar');
  await press('Tab');
  await press('Space');
  await expect(page.getByRole('checkbox', { name: 'हिन्दी' })).toBeChecked();
  await press('Tab', 14);
  await expect(page.getByLabel('Social profile link')).toBeFocused();
  await press('Tab');
  await press('Space');
  await press('Tab', 2);
  await expect(sendButton(page)).toBeFocused();
  await press('Enter');
  await expect(pageTitle(page, "We're reviewing your profile")).toBeFocused();
});

test('a rejected profile says why, is fixed and sent again', async ({
  page,
  portal,
  staffContext,
  signInAsPendingCreator,
}) => {
  const { userId: creatorUserId } = await signInAsPendingCreator();
  await call(staffContext.request, portal.url, '/api/workApproval/updateDetailsStatus', {
    creatorUserId,
    action: 'reject',
    reasons: ['social-profile', 'previous-work'],
    note: 'Please link an article of yours.',
  });
  await page.goto('/');
  await expect(page).toHaveURL('/profile-rejected');
  await expect(pageTitle(page, 'Profile Rejected')).toBeVisible();
  await expect(
    page.getByText("Your previous work doesn't meet our content requirements"),
  ).toBeVisible();
  await expect(page.getByText('Please link an article of yours.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fix and resend' }).click();
  await expect(pageTitle(page, 'Update your profile')).toBeFocused();
  await expect(page.getByText('Please link an article of yours.')).toBeVisible();
  await page.getByLabel('Social profile link').fill('https://example.org/my-articles');
  await page.getByRole('button', { name: 'Send for approval again' }).click();
  await expect(pageTitle(page, "We're reviewing your profile")).toBeFocused();
  await page.getByRole('button', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  await expect(bar(page)).toContainText('Profile approval pending');
});

test('the welcome comes once, on the dashboard, and one dialog at a time', async ({
  page,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  for (const form of ['/app/profile', '/app/post/create']) {
    await page.goto(form);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const seen = page.waitForResponse(/resetNewUserCookie/);
  await page.reload();
  await page
    .getByRole('dialog', { name: 'Add another way to sign in' })
    .getByRole('button', { name: 'Not now' })
    .click();
  await seen;
  await page.reload();
  await expect(bar(page)).toContainText('Create profile pending');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { language, direction, send, team, needed } of [
  {
    language: 'hi',
    direction: 'ltr',
    send: 'प्रोफ़ाइल मंज़ूरी के लिए भेजें',
    team: 'हम आपकी प्रोफ़ाइल की समीक्षा कर रहे हैं',
    needed: 'कम से कम एक भाषा चुनें।',
  },
  {
    language: 'ur',
    direction: 'rtl',
    send: 'پروفائل منظوری کے لیے بھیجیں',
    team: 'ہم آپ کے پروفائل کا جائزہ لے رہے ہیں',
    needed: 'کم از کم ایک زبان چنیں۔',
  },
]) {
  test(`in ${language}, ${direction}`, async ({ page, context, portal, signInAsNewCreator }) => {
    const { phone } = await signInAsNewCreator();
    await call(context.request, portal.url, '/api/setAppLanguage', { appLanguage: language });
    await call(context.request, portal.url, '/api/auth/resetNewUserCookie');
    await page.goto('/app/profile');
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByText(needed)).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[name=name]').fill('नूर');
    await page.locator('input[name=handle]').fill(`noor${phone.slice(-5)}`);
    await page.locator('textarea[name=bio]').fill('शहर की ख़बरें');
    await page.getByRole('checkbox', { name: 'اردو' }).check();
    await page.locator('input[name=isAdult]').check();
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { level: 1, name: team })).toBeFocused();
    await expectAccessible(page);
  });
}
