import type { Config, CurrentUser } from '#machines/flow/app.ts';

/** Nobody. */
export const nobody: CurrentUser = {
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

export const creator: CurrentUser = {
  ...nobody,
  userId: '01930000-0000-7000-8000-000000000001',
  nextScreen: 'dashboard',
  permissions: ['CREATE_POST', 'VIEW_POST', 'UPDATE_POST', 'UPDATE_PROFILE'],
  creatorType: 'UGC',
  newUser: true,
};

export const staff: CurrentUser = {
  ...nobody,
  userId: '01930000-0000-7000-8000-000000000009',
  nextScreen: 'dashboard',
  permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'],
};

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
