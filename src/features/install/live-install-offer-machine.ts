import { fromPromise } from 'xstate';
import { type InstallAnswer, installOfferMachine } from '#machines/flow/app/install-offer.ts';
import { saveInstallAnswered } from '#src/device/install-answer-store.ts';
import { askToInstall } from '#src/device/install-prompt.ts';

/** The chart `install-offer` for a person in this browser. */
export const liveInstallOfferMachine = (userId: string) =>
  installOfferMachine.provide({
    actors: { askToInstall: fromPromise<InstallAnswer, undefined>(askToInstall) },
    actions: { rememberAnswer: () => saveInstallAnswered(userId) },
  });
