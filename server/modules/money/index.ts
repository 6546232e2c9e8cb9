export { type BankAccount, decryptAccount, encryptAccount } from './bank-details/bank-account.ts';
export { cancelInvoice } from './invoices/cancel-invoice.ts';
export { lockInvoice } from './invoices/invoice-access.ts';
export { registerInvoiceJobs } from './invoices/invoice-jobs.ts';
export { enqueueMonthlyInvoices } from './invoices/invoice-run.ts';
export { transitionInvoice } from './invoices/invoice-transition.ts';
export { issueInvoice } from './invoices/issue-invoice.ts';
