/** The current user, as the contract's `CurrentUser`, where nobody is signed in. */
export const nobody = {
  userId: null,
  nextScreen: 'login' as const,
  permissions: [] as never[],
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
