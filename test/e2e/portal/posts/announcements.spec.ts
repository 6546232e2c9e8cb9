import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { answerAnnouncementsFirst } from '#test/support/browser/announcement-order.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* What staff announce reaches the creator it is for, in their language, until it is put away. */

test('a card in Urdu is dismissed and returns when staff change it', async ({
  page,
  context,
  portal,
  staffContext,
  signInAsPendingCreator,
}) => {
  const { userId } = await signInAsPendingCreator();
  await context.addCookies([{ name: 'language', value: 'ur', url: portal.url }]);
  const texts = [
    {
      language: 'en',
      title: 'A word about your profile',
      text: 'Your portrait may be larger.',
      linkLabel: 'Change it',
    },
    {
      language: 'ur',
      title: 'آپ کے پروفائل کے بارے میں',
      text: 'آپ کی تصویر بڑی ہو سکتی ہے۔',
      linkLabel: 'بدلیں',
    },
  ];
  const card = { texts, link: '/app/profile', dhUserId: userId, isOn: true };
  const save = (changes: object) =>
    call(staffContext.request, portal.url, '/api/commConfig/upsert', {
      card: { ...card, ...changes },
    });
  const { card: saved } = (await save({})) as { card: { cardId: string; revision: number } };
  await save({ texts: [{ ...texts[0], title: 'Only in English' }] });
  await answerAnnouncementsFirst(page);
  await page.goto('/app/post/list');
  const article = page.getByRole('article', { name: 'آپ کے پروفائل کے بارے میں' });
  await expect(article.getByRole('heading')).toHaveCSS('direction', 'rtl');
  // An announcement without Urdu text is not shown in Urdu.
  await expect(page.getByRole('article', { name: 'Only in English' })).toHaveCount(0);
  await expectAccessible(page);
  await article.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(article).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const answered = page.waitForResponse('**/api/commConfig*');
  await page.reload();
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article).toHaveCount(0);

  await save({ cardId: saved.cardId, revision: saved.revision });
  await answerAnnouncementsFirst(page);
  await page.reload();
  await article.getByRole('link').click();
  await expect(page).toHaveURL('/app/profile');
});
