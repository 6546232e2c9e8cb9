export { type BlockedAccess, findBlockedAccess } from './blocked-access/blocked-access.ts';
export { codesTotal, countedOutcomes } from './codes/code-delivery.ts';
export { codeLimits } from './codes/code-limits.ts';
export { createCodeSender } from './codes/code-sender.ts';
export { sendOneTimeCode, verifyOneTimeCode } from './codes/send-code.ts';
export { browserDevice } from './devices/browser-device.ts';
export { createPasswordReset, replacePassword } from './passwords/password-resets.ts';
export { refuseGuessablePassword } from './passwords/password-rules.ts';
export { passwordResetUrl, sendResetMail } from './passwords/reset-mail.ts';
export { countWrongShortCodes } from './repository/code-misses.ts';
export {
  deleteDevices,
  resetDeviceFirstSeen,
  transferKnownDevices,
} from './repository/known-devices.ts';
export { deleteSecondFactors } from './repository/second-factors.ts';
export {
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  deleteSessionsOfLogin,
} from './repository/session-deletion.ts';
export { withdrawSignInLinks } from './repository/sign-in-links.ts';
export { deleteOldTries } from './repository/sign-in-tries.ts';
export { oldestQueuedCodeAge } from './repository/waiting-codes.ts';
export {
  clearSessionCookies,
  deviceCookieSeconds,
  readSessionCookie,
  sessionCookie,
  setChosenLanguageCookie,
  setHintCookies,
  setLanguageCookie,
  setSessionCookie,
} from './sessions/cookies.ts';
export { endEveryAccess } from './sessions/end-every-access.ts';
export { nextScreen } from './sessions/next-screen.ts';
export {
  hasLogin,
  isRecentlyAuthenticated,
  requireRecentAuthentication,
} from './sessions/reauthentication.ts';
export { findSessionPerson, hashSessionToken, requireOpenSession } from './sessions/sessions.ts';
export { linkIdentity } from './sign-in/link-identity.ts';
export {
  providerClientId,
  providerVisitSeconds,
  startProviderVisit,
} from './sign-in/provider-visits.ts';
export { screenAfterSignIn } from './sign-in/screen-after-sign-in.ts';
export { signIn } from './sign-in/sign-in.ts';
export { type SocialLogin, verifySocialLogin } from './sign-in/social-login.ts';
