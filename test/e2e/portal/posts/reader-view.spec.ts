import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* A post as its readers see it, for its creator. */

const text =
  '<p>ہر جمعے کو درس ہوتا ہے۔</p><figure data-embed="https://www.youtube.com/watch?v=abc"></figure><p>شام تک۔</p>';

test('a preview has the language of its article and loads nothing external', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.url)) foreign.push(request.url());
  });
  const title = 'خطاطی کی واپسی';
  await call(page.request, portal.url, '/api/post/upsert/update', {
    post: {
      action: 'save',
      clientId: crypto.randomUUID(),
      revision: 0,
      format: 'FORMAT_ARTICLE',
      title,
      textContent: text,
      language: 'ur',
      genre: 'agriculture',
      subGenre: 'weather',
      locations: ['mh-nagpur'],
      hashtags: ['khattati'],
    },
  });
  await page.goto('/app/post/list');
  await page
    .getByRole('article')
    .getByRole('button', { name: /^More options for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeFocused();
  const article = page.getByRole('article');
  await expect(article).toHaveAttribute('lang', 'ur');
  await expect(article.getByRole('heading', { name: title })).toHaveCSS('direction', 'rtl');
  await expect(article.getByText('Nagpur ( Maharashtra )')).toBeVisible();
  await expect(article.getByText('#khattati')).toBeVisible();
  await expect(article.getByText('Weather')).toBeVisible();
  await expect(article.getByRole('link', { name: /youtube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abc',
  );
  expect(foreign).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Your posts' }).click();
  await expect(page).toHaveURL('/app/post/list');
});

test('a missing post, or somebody else’s, shows an error', async ({
  page,
  consoleWatch,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  consoleWatch.allow(/404/);
  await page.goto(`/app/post/view?postUID=${crypto.randomUUID()}`);
  await expect(page.getByRole('alert')).toBeVisible();
});
