import { assign, emit, raise, setup } from 'xstate';
import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';
import { screenArea } from '#domain/navigation/onboarding-steps.ts';
import type { components } from '#generated/contract.ts';
import { caughtFailure } from '#machines/kit/caught-failure.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { reauthMachine } from '../auth/reauth.ts';
import type { AppContext, AppEvent, Config, CurrentUser, LastSession } from './app-events.ts';

type Done = components['schemas']['DoneReply']['data'];
type Remembered = { last: LastSession | null };
export const remembered = ({ event }: { event: { output: LastSession | null } }): Remembered => ({
  last: event.output,
});

/** A server that answers by then is waited for. Afterwards the device's data is shown. In ms. */
export const answerDelay = 150;

type Found = { user: CurrentUser | null };
export const returned = ({ event }: { event: { output: Found } }) => event.output;
export const found = ({ event }: { event: { output: CurrentUser } }) => ({ user: event.output });

function rememberedLanguage(user: CurrentUser | null): InterfaceLanguage | undefined {
  return interfaceLanguages.find((language) => language === user?.appLanguage);
}

/** What the chart `app` is made of; its states are in `app.ts` and `app-session.ts`. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as GlobalEvent,
    input: {} as { language: InterfaceLanguage; startedAt: number },
    children: {} as { reauth: 'reauth' },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  delays: { retryDelay: 30_000 },
  actors: {
    getConfig: requiredActor<Config>('getConfig'),
    getCurrentUser: requiredActor<CurrentUser>('getCurrentUser'),
    /** Null where this device remembers nobody who may be shown. Waits `delay` ms first. */
    readLastSession: requiredActor<LastSession | null, { delay: number }>('readLastSession'),
    logout: requiredActor<Done>('logout'),
    resetNewUserCookie: requiredActor<Done>('resetNewUserCookie'),
    setAppLanguage: requiredActor<Done, { language: InterfaceLanguage }>('setAppLanguage'),
    reauth: reauthMachine,
  },
  guards: {
    isSignedOut: ({ context: { user } }) =>
      user === null || user.userId === null || screenArea(user.nextScreen) === 'signedOut',
    isPreDashboard: ({ context }) =>
      context.user !== null && screenArea(context.user.nextScreen) === 'preDashboard',
    hasNoPermissions: ({ context }) =>
      context.user !== null &&
      screenArea(context.user.nextScreen) === 'main' &&
      context.user.permissions.length === 0,
    /** An account choice ends with its session, and its page says so (merge-accounts). */
    isChoosingAccount: ({ context }) => context.user?.nextScreen === 'account-linking',
    isRemembered: (_, { last }: Remembered) => last !== null,
    isSamePerson: ({ context }, { user }: Found) => context.user?.userId === user?.userId,
    /** Another tab may have signed in another person: tabs share the cookie. */
    isSomebodyElse: ({ context }, { user }: Found) =>
      typeof context.user?.userId === 'string' && context.user.userId !== user?.userId,
    isSessionGone: ({ context }, { user }: Found) =>
      user?.userId === null && typeof context.user?.userId === 'string',
  },
  actions: {
    keepConfig: assign((_, { config }: { config: Config }) => ({ config })),
    keepUser: assign(({ context }, { user }: Found) => ({
      user,
      language: context.chosenLanguage ?? rememberedLanguage(user) ?? context.language,
    })),
    keepLastSession: assign(({ context }, { last }: Remembered) => ({
      ...last,
      failure: null,
      language:
        context.chosenLanguage ?? rememberedLanguage(last?.user ?? null) ?? context.language,
    })),
    clearUser: assign({ user: null }),
    markWelcomeSeen: assign(({ context }) => ({
      user: context.user && { ...context.user, newUser: false },
    })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    keepLanguage: assign((_, { language }: { language: InterfaceLanguage }) => ({
      language,
      chosenLanguage: language,
    })),
    raiseUserRefresh: raise({ type: 'user.refresh-requested' }),
    raiseConfigRefresh: raise({ type: 'config.refresh-requested' }),
    raiseUserChanged: raise({ type: 'user.changed' }),
    raiseUserReplaced: raise({ type: 'user.replaced' }),
    raiseSessionExpired: raise({ type: 'session.expired' }),
    emitSessionExpired: emit({ type: 'session.expired' }),
    emitSessionRestored: emit({ type: 'session.restored' }),
    emitSignedOut: emit({ type: 'signed.out' }),
    emitOffline: emit({ type: 'network.offline' }),
    emitOnline: emit({ type: 'network.online' }),
  },
});
