import { Failure } from '#domain/contract/failure.ts';
import { mergeAccountsMachine } from '#machines/flow/accounts/merge-accounts.ts';
import type { ChoiceAnswer } from '#machines/flow/accounts/merge-plan.ts';
import { MergeAccountsScreen } from '#src/features/accounts/merge/merge-accounts-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { choices, google, mergeContext, phone } from './account-contexts.ts';

export default { title: 'Accounts/Account choice' };

type Value = Parameters<typeof screenStory<typeof mergeAccountsMachine>>[2]['value'];
type Context = typeof mergeContext;
type Form = 'choosing' | 'selectionMissing' | 'extending' | 'extensionFailed';

function Screen({ actor }: Parameters<typeof MergeAccountsScreen>[0]) {
  return <MergeAccountsScreen actor={actor} supportEmail="creators@creator.example" />;
}

const story = (value: Value, context: Partial<Context> = {}) =>
  screenStory(Screen, mergeAccountsMachine, { value, context: { ...mergeContext, ...context } });
const open = (form: Form, context: Partial<Context> = {}) =>
  story({ open: { clock: 'running', form } }, context);
const ending = (context: Partial<Context> = {}) =>
  story(
    { open: { clock: 'ending', form: 'choosing' } },
    { deadlineAt: mergeContext.now + 14_000, ...context },
  );
const failed = (code: ConstructorParameters<typeof Failure>[0]['code'], status = 0) => ({
  failure: new Failure({ code, status }),
});

const user = { userId: google.keyIdentifier };
const merge: ChoiceAnswer = {
  user,
  dhAccount: { selectedId: google.keyIdentifier, defunctId: phone.keyIdentifier },
};
const chosen = { selectedId: google.keyIdentifier };

export const Loading = story('loading', { choice: null });
export const LoadFailed = story('loadFailed', { choice: null, ...failed('network') });
export const ChoiceOfTwo = open('choosing');
export const Chosen = open('choosing', chosen);
export const ChoiceOfThree = open('choosing', { choice: choices.three, ...chosen });
export const DifferingTypes = open('choosing', {
  choice: choices.types,
  selectedId: choices.types.conflictAccounts[0]?.keyIdentifier ?? null,
});
export const SelectionMissing = open('selectionMissing');
export const Ending = ending(chosen);
export const EndingWithoutMoreTime = ending({ choice: choices.last });
export const Extending = open('extending', chosen);
export const ExtensionFailed = open('extensionFailed', { ...chosen, ...failed('network') });
export const Merging = story('answering', { ...chosen, answer: merge });
export const Skipping = story('answering', { answer: { user } });
export const Unanswered = story('unanswered', { ...chosen, answer: merge, ...failed('network') });
export const Done = story('done');
export const Skipped = story('skipped');
export const SettledElsewhere = story('settledElsewhere');
export const TimedOut = story('timedOut');
export const SessionOver = story('sessionOver');
export const Failed = story({ leaving: 'ended' }, failed('choice-failed', 409));
export const FailedEnding = story({ leaving: 'endingSession' }, failed('choice-failed', 409));
export const FailedNotEnded = story({ leaving: 'notEnded' }, failed('choice-failed', 409));
export const DoneSignInAgain = story({ leaving: 'ended' });
