import type { Handlers } from '#server/http/handler.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { finishPasskeySignIn } from './passkeys/finish-passkey-sign-in.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { startPasskey } from './passkeys/start-passkey.ts';
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { confirmAuthenticator } from './second-factor/confirm-authenticator.ts';
import { getSecurity } from './second-factor/get-security.ts';
import { removeAuthenticator } from './second-factor/remove-authenticator.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { startAuthenticator } from './second-factor/start-authenticator.ts';
import { verifySecondFactor } from './second-factor/verify-second-factor.ts';
import { getCurrentUser } from './sessions/get-current-user.ts';
import { getSessions } from './sessions/get-sessions.ts';
import { logout } from './sessions/logout.ts';
import { logoutEverywhere } from './sessions/logout-everywhere.ts';
import { resetNewUserCookie } from './sessions/reset-new-user-cookie.ts';
import { revokeSession } from './sessions/revoke-session.ts';
import { setAppLanguage } from './sessions/set-app-language.ts';
import { beginProviderVisit } from './sign-in/begin-provider-visit.ts';
import { createSignInLink } from './sign-in/create-sign-in-link.ts';
import { getSignInLinks } from './sign-in/get-sign-in-links.ts';
import { login } from './sign-in/login.ts';
import { reauthenticate } from './sign-in/reauthenticate.ts';

export const authOperations = {
  addPasskey,
  beginProviderVisit,
  changePassword,
  confirmAuthenticator,
  createSignInLink,
  finishPasskeySignIn,
  getCurrentUser,
  getSecurity,
  getSessions,
  getSignInLinks,
  login,
  logout,
  logoutEverywhere,
  reauthenticate,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  requestPasswordReset,
  resetNewUserCookie,
  resetPassword,
  revokeSession,
  setAppLanguage,
  startAuthenticator,
  startPasskey,
  startPasskeySignIn,
  verifySecondFactor,
} satisfies Partial<Handlers>;
