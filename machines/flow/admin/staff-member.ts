import type { components, operations } from '#generated/contract.ts';
import { createListActions } from '#machines/kit/list-actions.ts';

export type StaffAccount = components['schemas']['StaffAccount'];
export type StaffSession = components['schemas']['StaffMember']['sessions'][number];
type ResetLink =
  operations['createPasswordResetLink']['responses'][200]['content']['application/json']['data'];

/** A member of staff with their second factors and sessions. */
export type StaffMemberRecord = {
  account: StaffAccount;
  access: Pick<components['schemas']['StaffMember'], 'passkeys' | 'hasAuthenticator' | 'sessions'>;
};

/** What an administrator does for or to a colleague. The last three have a reason. */
export type StaffAction =
  | { kind: 'end-session'; account: StaffAccount; session: StaffSession }
  | { kind: 'end-sessions'; account: StaffAccount }
  | { kind: 'reset-link'; account: StaffAccount }
  | { kind: 'reset-factor'; account: StaffAccount }
  | { kind: 'deactivate'; account: StaffAccount }
  | { kind: 'reactivate'; account: StaffAccount };

/** A link to a new password can be seen only once. */
export type StaffActionResult = { link: ResetLink | null };

/** Asked for where an action is recorded with a reason. */
export type StaffActionValues = { reason: string };

/** One member of staff: how they sign in and where, and what an administrator can do for them. */
export const staffMemberMachine = createListActions<
  StaffMemberRecord,
  StaffAction,
  StaffActionResult,
  StaffActionValues
>({
  id: 'staff-member',
  description: 'Shows one member of staff, ends sessions, resets access and deactivates.',
  isResultShown: ({ link }) => link !== null,
});
