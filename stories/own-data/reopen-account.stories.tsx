import { accountClosing } from '#contract/examples/own-data.ts';
import { Failure } from '#domain/contract/failure.ts';
import { reopenAccountMachine } from '#machines/flow/own-data/reopen-account.ts';
import { AccountClosingScreen } from '#src/features/own-data/closing/account-closing-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Accounts/Closed account' };

type Value = Parameters<typeof screenStory<typeof reopenAccountMachine>>[2]['value'];

const lost = new Failure({ code: 'network', status: 0 });
const story = (value: Value, failure: Failure | null = null, closing = true) =>
  screenStory(AccountClosingScreen, reopenAccountMachine, {
    value,
    context: { closing: closing ? accountClosing : null, key: '', failure },
  });

export const Loading = story('loading', null, false);
export const LoadFailed = story('loadFailed', lost, false);
export const Closed = story('closed');
export const Reopening = story('reopening');
export const ReopenFailed = story('reopenFailed', lost);
export const SignInNeeded = story('signInNeeded');
export const Opened = story('opened');
