import type { Handlers } from '#server/http/handler.ts';
import { getBankDetails } from './get-bank-details.ts';
import { getBankDetailsByFilter } from './get-bank-details-by-filter.ts';
import { getInvoiceList } from './get-invoice-list.ts';
import { getInvoicePdf } from './get-invoice-pdf.ts';
import { getPaymentList } from './get-payment-list.ts';
import { getRateCards } from './get-rate-cards.ts';
import { getSealingKey } from './get-sealing-key.ts';
import { getZipInvoice } from './get-zip-invoice.ts';
import { invoiceAccepted } from './invoice-accepted.ts';
import { saveBankDetails } from './save-bank-details.ts';
import { saveRateCard } from './save-rate-card.ts';
import { updateInvoiceStatus } from './update-invoice-status.ts';

export const moneyOperations = {
  getBankDetails,
  getBankDetailsByFilter,
  getInvoiceList,
  getInvoicePdf,
  getPaymentList,
  getRateCards,
  getSealingKey,
  getZipInvoice,
  invoiceAccepted,
  saveBankDetails,
  saveRateCard,
  updateInvoiceStatus,
} satisfies Partial<Handlers>;
