import type { components } from '#generated/contract.ts';
import { createListActions } from '#machines/kit/list-actions.ts';

/** A place where the person is signed in. */
export type OpenSession = components['schemas']['OpenSession'];

/** Where to sign out: in one place, everywhere but here, or everywhere. */
export type SignOut =
  | { kind: 'one'; session: OpenSession }
  | { kind: 'others' }
  | { kind: 'everywhere' };

/** Whether this session ends too, which leads to the sign-in page. */
export type SignOutResult = { isSignedOutHere: boolean };

/** The sessions of a person, and signing out elsewhere: a lost phone, a shared computer. */
export const devicesMachine = createListActions<OpenSession, SignOut, SignOutResult>({
  id: 'devices',
  description: 'Lists the sessions of a person and signs them out.',
  isResultShown: ({ isSignedOutHere }) => isSignedOutHere,
});
