export {
  deleteOldConsents,
  recordAgreement,
  recordConsent,
  recordWithdrawal,
  shownNotice,
  withdrawEverything,
} from './consents.ts';
