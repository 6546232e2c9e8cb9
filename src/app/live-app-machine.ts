import type { InterfaceLanguage } from '#domain/languages.ts';
import { appMachine } from '#machines/flow/app.ts';
import { reauthMachine } from '#machines/flow/reauth.ts';
import { operationActor, plainActor } from '#src/api/actors.ts';
import { liveLoginMachine, liveOtpMachine } from '#src/login/index.ts';

/** The chart `app` on the real server. */
export const liveAppMachine = appMachine.provide({
  actors: {
    getConfig: plainActor('getConfig'),
    getCurrentUser: plainActor('getCurrentUser'),
    logout: plainActor('logout'),
    resetNewUserCookie: plainActor('resetNewUserCookie'),
    setAppLanguage: operationActor('setAppLanguage', ({ language }: { language: InterfaceLanguage }) => ({
      body: { appLanguage: language },
    })),
    reauth: reauthMachine.provide({
      actors: {
        getCurrentUser: plainActor('getCurrentUser'),
        otp: liveOtpMachine,
        login: liveLoginMachine,
      },
    }),
  },
});
