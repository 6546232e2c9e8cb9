import { signInWithGoogle, verifyNumber } from '#test/support/api/account-choice.ts';
import { freshPhone } from '#test/support/api/people.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Who does not know what to write as a handle is offered some, made of the name. */

test('a name in any script has handles suggested, once there is a network', async ({
  page,
  context,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: "Let's create a profile" }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeVisible();
  const suggestion = page.getByRole('button', { name: '@ramesh.kumar', exact: true });
  await context.setOffline(true);
  await name.fill('रमेश');
  await context.setOffline(false);
  await name.fill('रमेश कुमार');
  await keyboardAlone(page).press(suggestion);
  await expect(page.getByLabel('Handle')).toHaveValue('ramesh.kumar');
  await expect(page.getByText('@ramesh.kumar is available')).toBeVisible();
});

test('somebody who comes with Google begins with the name from there', async ({
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
