import { fromPromise } from 'xstate';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import {
  appMachine,
  type Config,
  type CurrentUser,
  type LastSession,
} from '#machines/flow/app/app.ts';
import { reauthMachine } from '#machines/flow/auth/reauth.ts';
import { noInputActor, operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { setImageService } from '#src/api/image-service.ts';
import { newUserCookie } from '#src/api/new-user-cookie.ts';

const ask = {
  async getConfig(): Promise<Config> {
    const config = await call('getConfig');
    setImageService(config.imageServiceUrl);
    return config;
  },
  async getCurrentUser(): Promise<CurrentUser> {
    const user = await call('getCurrentUser');
    return { ...user, newUser: newUserCookie() ?? user.newUser };
  },
};
type Calls = { [Id in keyof typeof ask]?: ReturnType<(typeof ask)[Id]> };

/** The last calls, and those whose answer the next call of the same kind takes. */
const begun: Calls = {};
let shared: Calls = {};

/** Where the portal starts from the device, its refresh takes the answers that are on their way. */
function begin<Id extends keyof typeof ask>(id: Id): NonNullable<Calls[Id]> {
  const { [id]: running, ...others } = shared;
  shared = others;
  const reply = running ?? (ask[id]() as NonNullable<Calls[Id]>);
  begun[id] = reply;
  return reply;
}

/** The chart `app` on the real server. */
export const liveAppMachine = appMachine.provide({
  actors: {
    getConfig: fromPromise<Config, undefined>(() => begin('getConfig')),
    getCurrentUser: fromPromise<CurrentUser, undefined>(() => begin('getCurrentUser')),
    readLastSession: fromPromise<LastSession | null, { delay: number }>(
      async ({ input: { delay }, signal }) => {
        // Fetched meanwhile: who signs in for the first time needs no script for it.
        const [{ readLastSession }] = await Promise.all([
          import('#src/device/last-session.ts'),
          new Promise((resolve) => setTimeout(resolve, delay)),
        ]);
        const last = signal.aborted ? null : readLastSession();
        if (!last) return null;
        setImageService(last.config.imageServiceUrl);
        shared = { ...begun };
        return last;
      },
    ),
    logout: noInputActor('logout'),
    resetNewUserCookie: noInputActor('resetNewUserCookie'),
    setAppLanguage: operationActor(
      'setAppLanguage',
      ({ language }: { language: InterfaceLanguage }) => ({
        body: { appLanguage: language },
      }),
    ),
    reauth: reauthMachine.provide({
      actors: { getCurrentUser: noInputActor('getCurrentUser') },
    }),
  },
});
