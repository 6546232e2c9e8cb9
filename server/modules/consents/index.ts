export {
  deleteOldConsents,
  isWithdrawn,
  recordAgreement,
  recordConsent,
  recordEnd,
  recordWithdrawal,
  requireFewActs,
  shownNotice,
  withdrawEverything,
} from './consents.ts';
