import type { Page } from '@playwright/test';
import { call, signInAsStaff } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

const upsert = '/api/post/upsert/update';
const note = 'तारीख़ ग़लत है।';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function beginRejection(page: Page) {
  await page.getByRole('button', { name: 'Reject…' }).click();
  await page.getByRole('checkbox', { name: 'Fake news' }).check();
  await page.getByLabel(/Note to creator/).fill(note);
}

async function expectRejectionKept(page: Page) {
  await expect(page.getByRole('checkbox', { name: 'Fake news' })).toBeChecked();
  await expect(page.getByLabel(/Note to creator/)).toHaveValue(note);
}

test('keeps the reasons of a rejection when the post is sent again before it', async ({
  portal,
  page,
  secondStaffContext,
  openInReview,
}) => {
  const { postUID, staff } = await openInReview('मंडी में प्याज़ के भाव');
  await beginRejection(staff);

  const read = () => call(page.request, portal.url, `/api/post/${postUID}`, {});
  const act = async (request: typeof page.request, action: object) => {
    const { clientId, revision } = await read();
    const post = { postUID, clientId, revision, ...action };
    await call(request, portal.url, upsert, { post });
  };
  const raghav = secondStaffContext.request;
  await call(raghav, portal.url, '/api/post/claimReview', { postUID, takeOver: true });
  await act(raghav, { action: 'reject', reasons: ['missing-content'], note: 'अधूरा है।' });
  await call(raghav, portal.url, '/api/post/releaseReview', { postUID });
  await act(page.request, { action: 'save', title: 'मंडी में प्याज़ के नए भाव' });
  await act(page.request, { action: 'submit' });

  await button(staff, 'Reject').click();
  await expect(staff.locator(':focus')).toContainText('This changed in the meantime');
  expect((await read()).state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Reload' }).click();
  await expect(staff.getByRole('heading', { name: 'मंडी में प्याज़ के नए भाव' })).toBeVisible();
  // The form is open again, without another press.
  await expectRejectionKept(staff);
  await button(staff, 'Reject').click();
  await expect(staff.getByText('Success: rejected')).toBeVisible();
  await expect(staff.getByText('Success')).toHaveCount(1);
  expect(await read()).toMatchObject({ state: 'REJECTED', rejection: { note } });
});

test('a moderator who loses the permission midway sees an error and keeps the reasons', async ({
  portal,
  page,
  browser,
  staffContext,
  consoleWatch,
  openInReview,
}) => {
  const { postUID } = await openInReview('पुलिया की मरम्मत');
  const administrator = staffContext.request;
  const password = 'four bridges over one river';
  const email = `farah-${crypto.randomUUID()}@creator.example`;
  const { member, url } = await call(administrator, portal.url, '/api/staff/members/add', {
    name: 'Farah Khan',
    email,
    permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'],
  });
  const { staffUserId } = member as { staffUserId: string };
  const setPermissions = (permissions: string[]) =>
    call(administrator, portal.url, '/api/staff/members/update', { staffUserId, permissions });
  const context = await browser.newContext({ baseURL: portal.url });
  consoleWatch.watch(context);
  const token = new URL(String(url)).hash.replace('#token=', '');
  const reset = { token, newPassword: password };
  await call(context.request, portal.url, '/api/auth/password/reset', reset);
  await signInAsStaff(context.request, portal.url, { email, password });

  const farah = await context.newPage();
  await farah.goto(`/app/review?post=${postUID}`);
  await farah.getByRole('button', { name: 'Take over' }).click();
  await beginRejection(farah);
  await setPermissions(['APPROVE_CREATOR', 'VIEW_POST']);
  await button(farah, 'Reject').click();
  await expect(farah.getByText(/^You don't have required permissions/).first()).toBeVisible();
  await expectRejectionKept(farah);
  await expectAccessible(farah);
  const { state } = await call(page.request, portal.url, `/api/post/${postUID}`, {});
  expect(state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');

  await setPermissions(['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST']);
  await button(farah, 'Reject').click();
  await expect(farah.getByText('Success: rejected')).toBeVisible();
  await context.close();
});
