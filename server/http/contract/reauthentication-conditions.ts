import { hasLogin, isRecentlyAuthenticated } from '#server/modules/auth/index.ts';
import type { Call, OperationId } from '../handler.ts';

/**
 * A sign-in that has to set up its first second factor has no session yet, and its password was
 * just right.
 */
const isSignedIn = ({ person }: Pick<Call<OperationId>, 'person'>): boolean => person !== null;

type Conditions = { [Id in OperationId]?: (call: Call<Id>) => boolean | Promise<boolean> };

/**
 * When an operation that the contract marks `x-reauthentication` is sensitive, for those that
 * are not always. An operation without an entry always is.
 */
export const reauthenticationConditions: Conditions = {
  startPasskey: isSignedIn,
  addPasskey: isSignedIn,
  startAuthenticator: isSignedIn,
  confirmAuthenticator: isSignedIn,
  // A phone number is a login. Only the sign-in by phone and an account without any login cannot be
  // asked for confirmation.
  updatePhoneNo: async ({ person, deps }) => person !== null && (await hasLogin(deps.db, person)),
  saveBankDetails: ({ body }) => body.action === 'submit' || body.action === 'submit-sealed',
  // Staff see numbers whole, and a person their own masked.
  getBankDetails: ({ person, query }) => query.userId !== undefined && query.userId !== person?.id,
  getInvoiceList: ({ body }) => body.isAccountOpen === true,
  // A person who had signed in recently when the choice was opened may answer until it ends: its
  // clock runs while they read.
  accountLinking: async ({ person, body, deps, session }) => {
    if (!person || !session?.choiceId || body.dhAccount === undefined) return false;
    const choice = await deps.db
      .selectFrom('account_choices')
      .where('id', '=', session.choiceId)
      .select('opened_at')
      .executeTakeFirst();
    return choice !== undefined && !isRecentlyAuthenticated(session, choice.opened_at);
  },
  revokeSession: async ({ body, deps, session }) => {
    const own = await deps.db
      .selectFrom('sessions')
      .where('token_hash', '=', session?.hash ?? '')
      .select('id')
      .executeTakeFirst();
    return own?.id !== body.sessionId;
  },
};
