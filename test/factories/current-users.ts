import { currentUser, signedOut } from '#contract/examples/auth/current-user.ts';
import { portalConfig } from '#contract/examples/config.ts';
import { id } from '#contract/examples/ids.ts';
import type { Config, CurrentUser } from '#machines/flow/app/app.ts';

/** Nobody. */
export const nobody: CurrentUser = signedOut;

export const creator: CurrentUser = currentUser({
  name: null,
  handle: null,
  blueTick: false,
  appLanguage: null,
  newUser: true,
  creatorState: null,
});

export const staff: CurrentUser = {
  ...nobody,
  userId: id('9'),
  nextScreen: 'dashboard',
  permissions: ['INTERNAL', 'APPROVE_CREATOR', 'VIEW_POST'],
};

export const config: Config = portalConfig();
