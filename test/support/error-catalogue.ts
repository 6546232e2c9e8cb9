import type { ErrorCode } from '#domain/contract/error-codes.ts';

/**
 * Every message of spec point 8. A failure has a code that the server sends; "field" means the code
 * is `invalid-request` and the contract has an example with that field. Messages of success are in
 * a reply. `screen` messages come from the portal's own state, without a reply. All of them are
 * compared with drawn screens in test/charts/app/error-catalogue.test.tsx.
 */
export const errorCatalogue = [
  ['Phone number should be 10 digits only', 'field'],
  ['Otp sending failed', 'otp-send-failed'],
  ['Otp Sent', 'reply'],
  ['Otp verification failed', 'otp-wrong'],
  ['Otp verification failed', 'otp-expired'],
  ['Action in progress...', 'screen'],
  ['Login in progress...', 'screen'],
  ['Login failed', 'login-failed'],
  ['Oops! Time out. Please try again.', 'choice-timed-out'],
  ['Done', 'screen'],
  ['Error Occured while linking', 'choice-failed'],
  ['Select a Primary Account or Skip', 'screen'],
  ['Linking in progress...', 'screen'],
  ['Linking successful', 'screen'],
  ['Linking failed', 'linking-failed'],
  ['Something went wrong !!', 'internal-error'],
  ['Success', 'reply'],
  ['Successfully Rejected bank details.', 'screen'],
  ['Successfully Approved bank details.', 'screen'],
  // One sentence for everything that prevents the decision; mostly somebody else has decided.
  ['error while approved bank details.', 'screen', 'transition-not-allowed'],
  ["You don't have required permissions!! Please contact support.", 'screen', 'forbidden'],
  ['Oops! Something went wrong!', 'screen', 'internal-error'],
  ['Stats not available', 'screen'],
] as const satisfies readonly (readonly [
  message: string,
  from: ErrorCode | 'field' | 'reply' | 'screen',
  code?: ErrorCode,
])[];
