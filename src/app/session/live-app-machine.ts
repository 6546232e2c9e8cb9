import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { appMachine } from '#machines/flow/app/app.ts';
import { reauthMachine } from '#machines/flow/auth/reauth.ts';
import { noInputActor, operationActor } from '#src/api/actors.ts';

/** The chart `app` on the real server. */
export const liveAppMachine = appMachine.provide({
  actors: {
    getConfig: noInputActor('getConfig'),
    getCurrentUser: noInputActor('getCurrentUser'),
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
