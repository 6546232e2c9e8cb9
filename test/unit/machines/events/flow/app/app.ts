import { appMachine, type CurrentUser } from '#machines/flow/app/app.ts';
import { config, creator, nobody, staff } from '#test/factories/current-users.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const unverified: CurrentUser = { ...creator, nextScreen: 'phone-submission', permissions: [] };
const choosing: CurrentUser = { ...creator, nextScreen: 'account-linking' };
const powerless: CurrentUser = { ...creator, permissions: [] };

export default chartEvents({
  machine: appMachine,
  input: { language: 'en', startedAt: 0 },
  events: [{ type: 'language.chosen', language: 'ur' }],
  replies: {
    getConfig: { done: [config] },
    getCurrentUser: { done: [nobody, creator, unverified, choosing, powerless, staff] },
    readLastSession: { done: [null, { user: creator, config }] },
    logout: { done: [{ message: 'Success' }] },
    resetNewUserCookie: { done: [{ message: 'Success' }] },
    setAppLanguage: { done: [{ message: 'Success' }] },
    reauth: { done: [{ user: creator }, { user: staff }] },
  },
  // Which person is there decides; what else is known of them does not.
  distinguish: ({ user }: { user: CurrentUser | null }) => [user?.userId, user?.nextScreen],
  limit: 200_000,
});
