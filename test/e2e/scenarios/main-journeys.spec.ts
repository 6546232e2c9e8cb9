import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { standIn } from '#test/support/browser/provider-stub.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/*
 * One test for each scenario of the mock: the situation opens, looks like itself, and moves on
 * where it should.
 */

test('new-creator signs in by phone and lands on an empty dashboard', async ({
  page,
  openScenario,
}) => {
  await openScenario('new-creator', '/login/mobile');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByRole('button', { name: 'Get code' }).click();
  const code = page.getByLabel('4-digit code');
  // Four digits are submitted as they are complete.
  await code.fill('0000');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Otp verification failed. 4 tries left.')).toBeVisible();
  await code.fill('4821');
  await expect(page).toHaveURL(/\/app\/post\/list/);
  await expect(page.getByText('No posts yet.')).toBeVisible();
});

test.describe('social-sign-in', () => {
  test("goes to Google's own page and comes back signed in", async ({ page, openScenario }) => {
    await standIn(page, 'accounts.google.com', () => ({ code: '4/0Ab' }));
    await openScenario('social-sign-in');
    const login = page.waitForRequest('**/api/auth/login');
    await page.getByRole('button', { name: /Google/ }).click();
    expect((await login).postDataJSON()).toMatchObject({ loginType: 'GOOGLE', agencyLogin: false });
    await expect(page).toHaveURL('/verify-phone');
  });

  test('rejects a code that this tab did not request', async ({ page, openScenario }) => {
    await openScenario('social-sign-in');
    await page.goto('/login?code=4/0Ab&state=another');
    await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('names a blocked account, and shows no error after a cancelled sign-in', async ({
    page,
    openScenario,
  }) => {
    let answer: Record<string, string> = { error: 'access_denied' };
    await standIn(page, 'www.facebook.com', () => answer);
    await openScenario('social-sign-in');
    await page.getByRole('button', { name: /Facebook/ }).click();
    await page.waitForURL('**/login');
    await expect(page.getByRole('button', { name: /Facebook/ })).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert')).toBeHidden();
    answer = { code: 'AQAB' };
    await page.getByRole('button', { name: /Facebook/ }).click();
    await expect(page.getByRole('alert')).toContainText('Your account is blocked.');
  });

  test('offers every other sign-in when the provider cannot be reached', async ({
    page,
    openScenario,
    consoleWatch,
  }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load/);
    await page.route('https://www.facebook.com/**', (route) => route.abort());
    await openScenario('social-sign-in');
    await page.getByRole('button', { name: /Facebook/ }).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.goBack();
    await page.getByRole('link', { name: 'Sign in with phone' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
  });
});

test('approval-pending shows the draft that can be written on', async ({ page, openScenario }) => {
  await openScenario('approval-pending');
  await expect(page.getByRole('heading', { level: 1, name: 'आपकी पोस्ट' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText('ड्राफ़्ट')).toBeVisible();
  await expectAccessible(page);
});

test('step-work-approval-pending says since when, how long and how to get help', async ({
  page,
  openScenario,
}) => {
  await openScenario('step-work-approval-pending');
  await expect(page.getByText(/You sent your profile on 20 Nov/)).toBeVisible();
  await expect(page.getByText('We usually decide within 2 days.')).toBeVisible();
  await expect(
    page.getByText("You'll see the decision here. Once it's approved, you can publish."),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await page.getByRole('button', { name: 'Check for a decision' }).click();
  await expect(page).toHaveURL('/pending');
});

test('profile-rejected says why, and leads to the form to fix it', async ({
  page,
  openScenario,
}) => {
  await openScenario('profile-rejected');
  const say = wordsOf('hi');
  await expect(
    page.getByRole('heading', { level: 1, name: say('onboarding.rejected.title') }),
  ).toBeVisible();
  await expect(page.getByText(say('onboarding.rejected.text'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('onboarding.rejected.fix') }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel(say('profile.name.label'), { exact: true })).toHaveValue(
    'मीरा कुलकर्णी',
  );
  await page.getByRole('button', { name: say('profile.submit.again') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('profile.sent.title') }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('profile.next.dashboard') }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

// spec 2.63, 8.25
test('approved shows posts in their states with their numbers', async ({ page, openScenario }) => {
  await openScenario('approved');
  const published = page.getByRole('article').filter({ hasText: 'बारिश के बाद' });
  await expect(published.getByText('प्रकाशित')).toBeVisible();
  await expect(published.getByText('12,840')).toBeVisible();
  await expect(
    page.getByRole('article').filter({ hasText: 'आँकड़े उपलब्ध नहीं हैं' }).first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('approved has readers, a leaderboard and a wall of fame', async ({ page, openScenario }) => {
  await openScenario('approved', '/app/analytics');
  await expect(page.getByRole('row', { name: 'लेख 12,840' })).toBeVisible();
  await page.goto('/app/leaderboard');
  await expect(page.getByRole('listitem').filter({ hasText: '@' })).toHaveCount(2);
  await page.goto('/app/post/featured/wall');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/app/post/featured/wall?language=as');
  await expect(page.getByText('अभी कोई फ़ीचर्ड पोस्ट नहीं')).toBeVisible();
});

test('rejected-post says why and offers to fix it', async ({ page, openScenario }) => {
  await openScenario('rejected-post');
  const rejected = page.getByRole('article').first();
  await expect(rejected.getByText('तस्वीर की क्वालिटी ख़राब')).toBeVisible();
  await expect(rejected.getByRole('link', { name: 'ठीक करके फिर भेजें' })).toHaveAttribute(
    'href',
    /postUID=/,
  );
});

test('post-versions shows what changed, and takes an earlier version up again', async ({
  page,
  openScenario,
}) => {
  await openScenario('post-versions');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'समीक्षा के लिए भेजा गया' }),
  ).toContainText('तस्वीर की क्वालिटी ख़राब');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'समीक्षा के लिए भेजा गया' })
    .getByRole('link')
    .click();
  await expect(page.getByRole('insertion').filter({ hasText: 'खिल उठे' })).toBeVisible();
  await page.getByRole('link', { name: 'यह वर्शन वापस लाएँ' }).click();
  const title = page.getByRole('textbox', { name: 'शीर्षक' });
  await expect(title).toHaveValue('बारिश के बाद खेतों में रौनक');
});

test('staff sees what is waiting', async ({ page, openScenario }) => {
  await openScenario('staff');
  await expect(page).toHaveURL(/\/app\/internal/);
  await expect(page.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Posts to review' })).toContainText('1,000+');
});

// spec 2.69
test('server-down says so and offers to try again', async ({ page, openScenario }) => {
  await openScenario('server-down');
  await expect(page.getByText('503')).toBeVisible();
  await expect(page.getByText('Something went wrong !!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('each browser plays its own scenario', async ({ page, openScenario, browser, mock }) => {
  await openScenario('approved', '/scenarios');
  await expect(page.locator('[aria-current]')).toContainText('Approved creator');
  const other = await browser.newContext({ baseURL: mock.url });
  const otherPage = await other.newPage();
  await otherPage.goto('/scenarios/staff?go=/scenarios');
  await expect(otherPage.locator('[aria-current]')).toContainText('Staff');
  await page.reload();
  await expect(page.locator('[aria-current]')).toContainText('Approved creator');
  await other.close();
});
