import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { closeAccountMachine } from '#machines/flow/own-data/close-account.ts';
import { CloseAccount } from '#src/features/own-data/closing/close-account.tsx';
import type { CloseAccountActor } from '#src/features/own-data/closing/closing-actors.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Accounts/Close account' };

type Context = ContextFrom<typeof closeAccountMachine>;
type Value = Parameters<typeof screenStory<typeof closeAccountMachine>>[2]['value'];

const Unpaid = ({ actor }: { actor: CloseAccountActor }) => (
  <CloseAccount actor={actor} isPaid={false} />
);

const story = (value: Value, context: Partial<Context> = {}, Screen = CloseAccount) =>
  screenStory(Screen, closeAccountMachine, {
    value,
    context: { isUnderstood: false, key: '', failure: null, ...context },
  });
const failed = (failure: Failure) => story('closeFailed', { isUnderstood: true, failure });

export const Idle = story('idle');
export const Explaining = story('explaining');
export const ExplainingWithoutMoney = story('explaining', {}, Unpaid);
export const NotUnderstood = story('notUnderstood');
export const Closing = story('closing', { isUnderstood: true, key: 'k' });
export const CloseFailed = failed(new Failure({ code: 'network', status: 0 }));
export const PhoneChangedRecently = failed(new Failure({ code: 'changed-recently', status: 409 }));
export const Refused = failed(new Failure({ code: 'transition-not-allowed', status: 409 }));
export const Closed = story('closed', { isUnderstood: true });
export const SignedOut = story('signedOut', { isUnderstood: true });
