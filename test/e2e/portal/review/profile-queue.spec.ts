import type { Page } from '@playwright/test';
import { call, freshPhone, signInByPhone, submitProfile } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ undoSeconds: 10 });

const view = '/api/workApproval/viewWorkApprovalByFilter';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a decision on a profile opens the next one, and is undone', async ({
  portal,
  playwright,
  staffContext,
}, testInfo) => {
  const handles = ['kshitij', 'lalita'].map(
    (name) => `${name}_${freshPhone(testInfo.workerIndex)}`,
  );
  const requests = await Promise.all(handles.map(() => playwright.request.newContext()));
  const ids: string[] = [];
  for (const [place, request] of requests.entries()) {
    const phone = freshPhone(testInfo.workerIndex);
    ids.push((await signInByPhone(request, portal.url, phone)).userId);
    const handle = handles[place] ?? '';
    await submitProfile(request, portal.url, { handle, name: 'क्षितिज कतारवाला' });
  }
  const [first, second] = handles.map((handle) => `@${handle}`);
  const statusOf = async (creatorUserId?: string) =>
    (await call(staffContext.request, portal.url, view, { creatorUserId })).status;

  const staff = await staffContext.newPage();
  await staff.goto(`/app/approve-details?name=${encodeURIComponent('क्षितिज कतारवाला')}`);
  await expect(staff.getByText('2 items', { exact: true })).toBeVisible();
  await staff.getByRole('link', { name: /^View/ }).first().click();
  await expect(staff.getByText(first ?? '')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Next' })).toBeEnabled();
  await button(staff, 'Approve').click();
  await expect(staff.getByText(second ?? '')).toBeVisible();
  await expect(staff.getByText('Success: accepted')).toBeVisible();
  await expectAccessible(staff);

  await staff.getByRole('button', { name: 'Undo' }).click();
  await expect(staff.getByText('The decision was undone.')).toBeVisible();
  await expect(staff.getByText(first ?? '')).toBeVisible();
  await expect(button(staff, 'Approve')).toBeEnabled();
  expect(await statusOf(ids[0])).toBe('pending');

  await staff.getByRole('button', { name: 'Reject…' }).click();
  await staff.getByRole('checkbox').first().check();
  await button(staff, 'Reject').click();
  await expect(staff.getByText(second ?? '')).toBeVisible();
  await button(staff, 'Approve').click();
  await expect(staff.getByRole('heading', { name: 'Nothing left to review' })).toBeVisible();
  expect([await statusOf(ids[0]), await statusOf(ids[1])]).toEqual(['rejected', 'approved']);
  await Promise.all(requests.map((request) => request.dispose()));
});
