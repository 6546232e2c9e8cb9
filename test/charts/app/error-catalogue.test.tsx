import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEmptyActor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { CrashScreen } from '#src/ui/feedback/crash-screen.tsx';
import { errorCatalogue } from '#test/support/error-catalogue.ts';
import * as linking from '../../../stories/accounts/link-accounts.stories.tsx';
import * as merging from '../../../stories/accounts/merge-accounts.stories.tsx';
import * as bank from '../../../stories/admin/bank-approvals/bank-approval.stories.tsx';
import * as wall from '../../../stories/analytics/wall-of-fame.stories.tsx';
import * as shell from '../../../stories/app/app-shell.stories.tsx';
import * as phone from '../../../stories/auth/phone-login.stories.tsx';
import * as social from '../../../stories/auth/social-login.stories.tsx';
import * as review from '../../../stories/review/decision.stories.tsx';
import { draw } from '../harness/render-screen.tsx';

/*
 * Every message of spec point 8 on the screen that shows it. The screens are those of the stories,
 * each in a state of its chart.
 */

type Message = (typeof errorCatalogue)[number][0];
type Drawing = () => React.ReactNode;

const screens: Record<Message, Drawing> = {
  'Phone number should be 10 digits only': phone.EnteringPhone.render,
  'Otp sending failed': phone.SendFailed.render,
  'Otp Sent': phone.AwaitingCode.render,
  'Otp verification failed': phone.CodeWrong.render,
  'Action in progress...': phone.Sending.render,
  'Login in progress...': social.SigningInSocially.render,
  'Login failed': social.SocialFailed.render,
  'Oops! Time out. Please try again.': merging.TimedOut.render,
  Done: merging.Done.render,
  'Error Occured while linking': merging.Failed.render,
  'Select a Primary Account or Skip': merging.SelectionMissing.render,
  'Linking in progress...': linking.DialogLinking.render,
  'Linking successful': linking.DialogLinked.render,
  'Linking failed': linking.DialogFailed.render,
  'Something went wrong !!': shell.LoadFailed.render,
  Success: review.Suspended.render,
  'Successfully Rejected bank details.': bank.Rejected.render,
  'Successfully Approved bank details.': bank.Approved.render,
  'error while approved bank details.': bank.ApprovalFailed.render,
  "You don't have required permissions!! Please contact support.": shell.NoPermissions.render,
  'Oops! Something went wrong!': () => <CrashScreen />,
  'Stats not available': wall.Failed.render,
};

/** What a person does before the message is there. */
const before: Partial<Record<Message, () => Promise<void>>> = {
  'Phone number should be 10 digits only': async () => {
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('98765');
    await page.getByRole('button', { name: 'Get code' }).click();
  },
};

// spec 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8, 8.9, 8.10, 8.11, 8.12, 8.17, 8.18, 8.19, 8.22, 8.23
// spec 8.25
it.each(Object.entries(screens))('"%s" is on its screen', async (message, Screen) => {
  await using _drawing = await draw(() => <>{Screen()}</>, createEmptyActor());
  await before[message as Message]?.();
  await expect.element(page.getByText(message, { exact: false }).first()).toBeVisible();
});

it.each(errorCatalogue.flatMap(([message, , code]) => (code ? [[message, code] as const] : [])))(
  '"%s" belongs to a code that the portal can say: %s',
  async (_message, code) => {
    const failure = new Failure({ code });
    await using _drawing = await draw(
      () => <FailureMessage failure={failure} />,
      createEmptyActor(),
    );
    await expect.element(page.getByText(/\w/).first()).toBeVisible();
  },
);
