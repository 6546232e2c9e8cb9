export { countWrongShortCodes } from './codes/code-allowance.ts';
export { codeLimits } from './codes/code-limits.ts';
export { oldestQueuedCodeAge } from './codes/code-queue-repository.ts';
export { codesTotal, createCodeSender } from './codes/code-sender.ts';
export { sendOneTimeCode, verifyOneTimeCode } from './codes/send-code.ts';
export {
  browserDevice,
  deleteDevices,
  resetDeviceFirstSeen,
  transferKnownDevices,
} from './devices/browser-device.ts';
export { hashPassword, passwordQueueSize } from './passwords/password-hashing.ts';
export { createPasswordReset, replacePassword } from './passwords/password-resets.ts';
export { refuseGuessablePassword } from './passwords/password-rules.ts';
export { passwordResetUrl, sendResetMail } from './passwords/reset-mail.ts';
export { deleteSecondFactors } from './second-factor/second-factor.ts';
export {
  clearSessionCookies,
  deviceCookieSeconds,
  nextScreen,
  readSessionCookie,
  sessionCookie,
  setHintCookies,
  setSessionCookie,
} from './sessions/cookies.ts';
export {
  hasLogin,
  isRecentlyAuthenticated,
  requireRecentAuthentication,
} from './sessions/recent-authentication.ts';
export { findSessionPerson, hashSessionToken, requireOpenSession } from './sessions/sessions.ts';
export { linkIdentity } from './sign-in/link-identity.ts';
export { signIn } from './sign-in/sign-in.ts';
export { deleteOldTries } from './sign-in/sign-in-delays.ts';
export { withdrawSignInLinks } from './sign-in/sign-in-links.ts';
export { type SocialLogin, verifySocialLogin } from './sign-in/social-login.ts';
