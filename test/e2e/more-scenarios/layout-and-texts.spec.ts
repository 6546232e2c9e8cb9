import type { Locator, Page } from '@playwright/test';
import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';
import { intlLocale } from '#src/i18n/language.ts';
import { needsLocaleData } from '#src/i18n/locale-data-languages.ts';
import { builtScript } from '#test/support/browser/built-scripts.ts';
import { wordsOf } from '#test/support/message-formatter.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* Sizes, directions and fixed texts of the specification, on screens that the mock opens. */

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const widthOf = async (dialog: Locator) => (await dialog.boundingBox())?.width;

// spec 2.56, 2.71, 9.8
test('the welcome is 600 px wide, the dialog for linking 20rem on phones and 30rem beyond', async ({
  page,
  openScenario,
}) => {
  await page.setViewportSize(desktop);
  await openScenario('login-linked');
  const welcome = page.getByRole('dialog', { name: 'Welcome' });
  await expect(welcome.getByRole('button', { name: "Let's create a profile" })).toBeVisible();
  expect(await widthOf(welcome)).toBe(600);
  await welcome.getByRole('button', { name: "I'll do this later" }).click();
  await page.reload();
  const linking = page.getByRole('dialog', { name: 'Add another way to sign in' });
  await expect(linking).toBeVisible();
  expect(await widthOf(linking)).toBe(30 * 16);
  await page.setViewportSize(phone);
  await expect.poll(() => widthOf(linking)).toBe(20 * 16);
});

test.describe('in a window of a desktop', () => {
  // A phone that becomes narrower would zoom out until all fits, and keep the layout of a desktop.
  test.use({ isMobile: false, hasTouch: false });

  // spec 2.55
  test('the onboarding steps run across on a desktop and down on a phone', async ({
    page,
    openScenario,
  }) => {
    await page.setViewportSize(desktop);
    await openScenario('step-registration');
    const steps = page.getByRole('region', { name: 'Steps to your first post' });
    const places = async () => {
      const boxes = await Promise.all(
        (await steps.getByRole('listitem').all()).map((item) => item.boundingBox()),
      );
      return boxes.flatMap((box) => (box ? [box] : []));
    };
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    expect(new Set((await places()).map(({ y }) => y)).size).toBe(1);
    await page.setViewportSize(phone);
    await steps.getByRole('group').locator('summary').click();
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    expect(new Set((await places()).map(({ x }) => x)).size).toBe(1);
  });
});

// spec 2.62
test('an empty dashboard says how to start', async ({ page, openScenario }) => {
  await openScenario('dashboard-empty');
  await expect(
    page.getByText('No posts yet. Go ahead, create the first one using the button above!'),
  ).toBeVisible();
});

// spec 2.68
test('the dashboard sums up seven numbers', async ({ page, openScenario }) => {
  await page.setViewportSize(desktop);
  await openScenario('dashboard-every-state');
  const counters = ['Followers', 'Posts', 'Views', 'Impressions', 'Comments', 'Shares', 'Likes'];
  for (const name of counters)
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
});

// spec 2.10
test('a rejected profile names social profile, age and previous work', async ({
  page,
  openScenario,
}) => {
  await openScenario('step-waiting-rejected-screen');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Rejected' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    "Your profile doesn't meet our content requirements. " +
      'We check your social profile, age and previous work.',
  );
});

const titleOf = async (page: Page, format: string) => {
  await page.goto(`/app/post/create?format=${format}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveAttribute('placeholder', /\w/);
  return title.getAttribute('placeholder');
};

// spec 2.67
test('each format has a placeholder of its own for the title', async ({ page, openScenario }) => {
  await openScenario('dashboard-empty');
  const placeholders: (string | null)[] = [];
  for (const format of ['FORMAT_ARTICLE', 'FORMAT_IMAGE', 'FORMAT_GALLERY', 'FORMAT_VIDEO'])
    placeholders.push(await titleOf(page, format));
  expect(new Set(placeholders).size).toBe(4);
});

// spec 1.62, 1.63
test('the landing page is available in every language of the interface', async ({
  page,
  openScenario,
  context,
  mock,
}) => {
  await openScenario('login-external-dh-app');
  for (const language of interfaceLanguages) {
    await context.addCookies([{ name: 'language', value: language, url: mock.url }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(
      page.getByRole('heading', { name: wordsOf(language)('landing.perks.title') }),
    ).toBeVisible();
  }
});

/*
 * In a language that the browser does not know, `Intl` silently writes English months. Then the
 * language belongs in src/i18n/locale-data-languages.ts.
 */
test('the browser knows numbers and dates of each language without locale data of ours', async ({
  page,
}) => {
  const known = interfaceLanguages.filter((language) => !needsLocaleData(language));
  const unknown = await page.evaluate(
    (locales) =>
      locales.filter((locale) => {
        const compact = new Intl.NumberFormat(locale, { notation: 'compact' }).format(2_660_000);
        return Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0 || compact.endsWith('M');
      }),
    known.map(intlLocale),
  );
  expect(unknown).toEqual([]);
});

// spec 3.28
test('the publish step offers the languages that the server lists', async ({
  page,
  openScenario,
}) => {
  await page.route('**/api/languages?*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: data.slice(0, 2) } });
  });
  await openScenario('dashboard-empty', '/app/post/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Rain');
  await page.getByRole('button', { name: 'Next' }).click();
  const language = page.getByRole('combobox', { name: 'Language' });
  // The choice to choose none, and the two of the server.
  await expect(language.getByRole('option')).toHaveCount(3);
});

// spec 3.9, 3.10, 3.11
test('each state of a post has its label', async ({ page, openScenario }) => {
  await openScenario('dashboard-every-state');
  for (const [state, label] of [
    ['PUBLISHED', 'Published'],
    ['PUBLISH_FAILED', 'Publish failed'],
    ['UNPUBLISHED', 'Unpublished'],
    ['SUSPENDED', 'Reject'],
    ['SUBMITTED_FOR_DHPUBLISH_REVIEW', 'In Review'],
    ['REJECTED', 'Rejected'],
    ['PERMANENTLY_REJECTED', 'Rejected'],
    ['DRAFT', 'Draft'],
    ['CREATED', 'Created'],
  ] as const) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByText(`A post that is ${state}`, { exact: true }) });
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  }
});

test('a postponed welcome leaves a link to the profile on the dashboard', async ({
  page,
  openScenario,
}) => {
  await openScenario('login-linked');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await page.getByRole('link', { name: 'Create profile' }).click();
  await expect(page).toHaveURL('/app/profile');
  await page.goBack();
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'Create profile pending' }).click();
  await expect(page).toHaveURL('/app/profile');
});

test('the navigation of creators is one line where it is shown, in every language', async ({
  page,
  openScenario,
}) => {
  // Tamil and Malayalam have longer words.
  const shownFrom = { ta: 1200, ml: 1200 } as Partial<Record<InterfaceLanguage, number>>;
  let language: InterfaceLanguage = 'en';
  await page.route('**/api/auth/getCurrentUser', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, appLanguage: language } } });
  });
  for (language of interfaceLanguages) {
    const width = shownFrom[language] ?? 900;
    await page.setViewportSize({ width, height: 740 });
    await openScenario('approved');
    const links = page.getByRole('navigation').getByRole('link');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(links).toHaveCount(6);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect.soft(new Set(boxes.map((box) => box?.y)).size, language).toBe(1);
    const header = await page.getByRole('banner').boundingBox();
    expect.soft(header?.height, language).toBeLessThan(80);
    await page.setViewportSize({ width: width - 1, height: 740 });
    await expect(links).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: wordsOf(language)('app.nav.open'), exact: true }),
    ).toBeVisible();
  }
});

test('staff have their sign-in settings for a profile, and no form of a creator', async ({
  page,
  openScenario,
}) => {
  await openScenario('staff');
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign-in and security' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toHaveCount(0);
  await page.goto('/app/profile');
  await expect(page).toHaveURL('/app/security');
});

test('a menu that is opened before the links of staff have loaded stays open', async ({
  page,
  openScenario,
}) => {
  const links = Promise.withResolvers<void>();
  await page.route(builtScript('loaded-staff-entries'), async (route) => {
    await links.promise;
    await route.continue();
  });
  await page.setViewportSize(desktop);
  await openScenario('staff');
  await page.getByRole('button', { name: /Profile menu/ }).click();
  const item = page.getByRole('menuitem', { name: 'Sign-in and security' });
  await expect(item).toBeFocused();
  links.resolve();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(item).toBeFocused();
});
