import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* Agencies and their creators, as the mock acts it. */

test('agency-area lists creators and opens the one who is blocked', async ({
  page,
  openScenario,
}) => {
  await openScenario('agency-area');
  const creators = page.getByRole('list', { name: 'आपके क्रिएटर' });
  await expect(creators.getByRole('listitem')).toHaveCount(3);
  await creators.getByRole('link', { name: 'अरविंद चौहान' }).click();
  await expect(page.getByText(/उनके लिए लिख नहीं सकते/)).toBeVisible();
  await expect(page.getByRole('button', { name: /पोस्ट लिखें$/ })).toHaveCount(0);
});

test('agency-invitation accepts, and the profile names the agency', async ({
  page,
  openScenario,
}) => {
  await openScenario('agency-invitation');
  await page.getByRole('button', { name: /^स्वीकार करें/ }).click();
  await expect(page.getByText(/आपका खाता सँभालती है/)).toBeVisible();
  await page.getByRole('link', { name: 'पोर्टल पर जाएँ' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});
