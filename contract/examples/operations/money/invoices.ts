import { id } from '../../ids.ts';
import {
  acceptedInvoice,
  cancelledInvoice,
  invoiceWithCreditNote,
  issuedInvoice,
  maskedPaidInvoice,
  paidInvoice,
} from '../../money/invoices.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { meera, zainab } from '../../people.ts';
import { done, emptyPage } from '../../replies.ts';

export const moneyInvoicesExamples = {
  invoiceAccepted: {
    request: { accept: { invoiceId: id('d1') } },
    200: { done: done },
  },

  getInvoiceList: {
    request: {
      own: {},
      'to-be-paid': { month: '2026-10', invoiceState: 'ACCEPTED' },
      'of-creator': { creator: zainab.userId },
      opened: { invoiceId: id('d2'), isAccountOpen: true },
    },
    200: {
      empty: emptyPage,
      'to-accept': { data: { rows: [issuedInvoice], nextPageUrl: null } },
      accepted: { data: { rows: [acceptedInvoice], nextPageUrl: null } },
      'credit-note': { data: { rows: [invoiceWithCreditNote], nextPageUrl: null } },
      cancelled: { data: { rows: [issuedInvoice, cancelledInvoice], nextPageUrl: null } },
      'for-staff': {
        data: { rows: [acceptedInvoice, maskedPaidInvoice, cancelledInvoice], nextPageUrl: null },
      },
      one: { data: { rows: [acceptedInvoice], nextPageUrl: null } },
      'one-paid': { data: { rows: [maskedPaidInvoice], nextPageUrl: null } },
      opened: { data: { rows: [paidInvoice], nextPageUrl: null } },
    },
    errors: {
      'invalid-request': { 'invoice-required': { fields: { invoiceId: 'required' } } },
    },
  },

  getZipInvoice: {
    request: {
      all: { month: '2026-10' },
      'of-creator': { creator: meera.userId, month: '2026-10' },
    },
  },

  updateInvoiceStatus: {
    request: {
      pay: { action: 'pay', invoiceId: id('d1'), reference: 'HDFCN52026110712345' },
      cancel: { action: 'cancel', invoiceId: id('d1'), reason: 'पता ग़लत छपा था।' },
    },
    200: { done: done },
  },
} satisfies OperationExamples;
