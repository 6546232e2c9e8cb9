import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { describePost } from '#test/support/browser/editor-form.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* "Why can't I send this?" says what is left to do, and leads there. */

test('the steps before sending lead to their fields, without a network too', async ({
  page,
  context,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto('/app/post/create');
  await page.getByRole('textbox', { name: 'Your article' }).click();
  await page.keyboard.insertText('विदर्भ के किसानों के चेहरे खिल उठे हैं।');
  await page.getByRole('button', { name: 'Next' }).click();
  const question = page.getByText("Why can't I send this?");
  const steps = page.getByRole('group').filter({ has: question }).getByRole('listitem');
  const hands = keyboardAlone(page);
  await hands.press(question);
  await expect(steps).toContainText([
    'Write a title',
    'Choose a location',
    'Choose a language',
    'Choose a genre',
    'Choose a sub-genre',
  ]);
  await expectAccessible(page);

  await context.setOffline(true);
  await hands.press(steps.first().getByRole('button', { name: 'Fix this' }));
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await page.keyboard.insertText('बारिश के बाद');
  await hands.press(page.getByRole('button', { name: 'Next' }));
  await expect(steps.filter({ hasText: 'Write a title' })).toHaveCount(0);
  await context.setOffline(false);

  await describePost(page);
  await expect(question).toBeHidden();
  await hands.press(page.getByRole('button', { name: 'Send for review' }));
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
});
