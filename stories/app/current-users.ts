import type { ContextFrom } from 'xstate';
import { approvedCreator } from '#contract/examples/auth/current-user.ts';
import type { appMachine, CurrentUser } from '#machines/flow/app/app.ts';
import { config, staff as staffOfTest } from '#test/factories/current-users.ts';

export { nobody } from '#test/factories/current-users.ts';

/** An approved creator whose language is that of the story. */
export const meera: CurrentUser = { ...approvedCreator, appLanguage: null };

export const staff: CurrentUser = { ...staffOfTest, name: 'Anita Rao' };

export const unverified: CurrentUser = {
  ...meera,
  nextScreen: 'phone-submission',
  blueTick: false,
};
export const powerless: CurrentUser = { ...meera, permissions: [] };

export const appContext: ContextFrom<typeof appMachine> = {
  config,
  user: meera,
  language: 'en',
  chosenLanguage: null,
  failure: null,
  startedAt: 0,
};
