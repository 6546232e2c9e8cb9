import type { ContextFrom } from 'xstate';
import type { appMachine, Config, CurrentUser } from '#machines/flow/app.ts';

export const config: Config = {
  imageServiceUrl: '/pictures',
  google: { client_id: 'sandbox' },
  facebook: { app_id: 'sandbox' },
  enableWallOfFame: false,
  sandbox: true,
  supportEmail: 'creators@creator.example',
  region: 'DH_APP',
  tracking: null,
};

const nobody: CurrentUser = {
  userId: null,
  nextScreen: 'login',
  permissions: [],
  crawlEnabled: false,
  creatorType: null,
  name: null,
  handle: null,
  profileImage: null,
  blueTick: false,
  appLanguage: null,
  newUser: false,
  creatorState: null,
  rejection: null,
};

/** An approved creator. */
export const meera: CurrentUser = {
  ...nobody,
  userId: '01930000-0000-7000-8000-000000000001',
  nextScreen: 'dashboard',
  permissions: ['CREATE_POST', 'VIEW_POST', 'UPDATE_POST', 'UPDATE_PROFILE'],
  creatorType: 'UGC',
  name: 'मीरा कुलकर्णी',
  handle: 'meera.likhti',
  blueTick: true,
};

export const staff: CurrentUser = {
  ...nobody,
  userId: '01930000-0000-7000-8000-000000000009',
  nextScreen: 'dashboard',
  permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'],
  name: 'Anita Rao',
};

export const unverified: CurrentUser = { ...meera, nextScreen: 'phone-submission', blueTick: false };
export const powerless: CurrentUser = { ...meera, permissions: [] };
export { nobody };

export const appContext: ContextFrom<typeof appMachine> = {
  config,
  user: meera,
  language: 'en',
  chosenLanguage: null,
  failure: null,
  startedAt: 0,
};
