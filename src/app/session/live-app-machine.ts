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

/** The chart `app` on the real server. */
export const liveAppMachine = appMachine.provide({
  actors: {
    getConfig: fromPromise<Config, undefined>(async ({ signal }) => {
      const config = await call('getConfig', { signal });
      setImageService(config.imageServiceUrl);
      return config;
    }),
    getCurrentUser: fromPromise<CurrentUser, undefined>(async ({ signal }) => {
      const user = await call('getCurrentUser', { signal });
      return { ...user, newUser: newUserCookie() ?? user.newUser };
    }),
    readLastSession: fromPromise<LastSession | null, { delay: number }>(
      async ({ input: { delay }, signal }) => {
        // Fetched meanwhile: who signs in for the first time needs no script for it.
        const [{ readLastSession }] = await Promise.all([
          import('#src/device/last-session.ts'),
          new Promise((resolve) => setTimeout(resolve, delay)),
        ]);
        const last = signal.aborted ? null : readLastSession();
        if (last) setImageService(last.config.imageServiceUrl);
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
