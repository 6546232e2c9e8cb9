import { signInWithGoogle, verifyNumber } from '#test/support/api/account-choice.ts';
import { freshPhone } from '#test/support/api/people.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The form suggests handles made of the name. */

test('a name in any script has handles suggested, once there is a network', async ({
  page,
  network,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: "Let's create a profile" }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeVisible();
  const suggestion = page.getByRole('button', { name: '@ramesh.kumar', exact: true });
  const failed = page.waitForEvent('requestfailed', (request) => /handle/i.test(request.url()));
  await network.cut();
  await name.fill('रमेश कुमार');
  await failed;
  await expect(suggestion).toBeHidden();
  // Without another letter.
  await network.restore();
  await keyboardAlone(page).press(suggestion);
  await expect(page.getByLabel('Handle')).toHaveValue('ramesh.kumar');
  await expect(page.getByText('@ramesh.kumar is available')).toBeVisible();
});

test('somebody who signs in with Google starts with the name from there', async ({
  page,
  portal,
}, testInfo) => {
  await signInWithGoogle(page.request, portal.url, 'sandbox:google:2');
  await verifyNumber(page, portal.url, freshPhone(testInfo.workerIndex));
  await page.getByRole('button', { name: "Let's create a profile" }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Arjun Nair');
  await page.getByRole('button', { name: '@arjun.nair', exact: true }).click();
  await expect(page.getByLabel('Handle')).toHaveValue('arjun.nair');
});
