import type { Generated } from 'kysely';
import type { EngagementKind } from '#domain/analytics/engagement.ts';
import type { BankRejectionReason } from '#domain/money/bank-details.ts';
import type { PaymentType, Rate } from '#domain/money/earnings.ts';
import type { NumberSeries } from '#domain/money/invoice-number.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import type { Json, JsonOrNull, Time, TimeOrNull } from './columns.ts';
import type { CreditNote, InvoiceAmounts, InvoiceTerms } from './invoice-records.ts';

export type BankRejectionRecord = {
  reasons: BankRejectionReason[];
  note: string | null;
  decidedAt: string;
};

/** Bank details, rates and invoices. */
export type MoneyTables = {
  bank_details: {
    person_id: string;
    /**
     * Account holder, account number, IFSC, PAN and GSTIN as JSON, sealed for this person, base64.
     */
    sealed: string;
    proof_id: string;
    submitted_at: Time;
    /** Money is paid to them from then on; null in details that are older than the column. */
    payable_from: TimeOrNull;
    rejection: JsonOrNull<BankRejectionRecord>;
  };
  bank_events: {
    id: string;
    person_id: string;
    action: 'submitted' | 'approved' | 'rejected';
    reasons: BankRejectionReason[];
    note: string | null;
    by_person: string | null;
    at: Time;
  };
  invoice_suppliers: { person_id: string; code: Generated<number> };
  invoice_series: { person_id: string; financial_year: string; series: NumberSeries; last: number };
  invoices: {
    id: string;
    number: string;
    financial_year: string;
    /** The supplier of the invoice. Part of the number and of the limit of one invoice a month. */
    supplier_id: string;
    /** Whose it is now: another account's after a merge. */
    creator_id: string;
    /** YYYY-MM; it may carry earnings of months before. */
    month: string;
    /** A day of India. */
    issued_on: string;
    state: InvoiceState;
    amounts: Json<InvoiceAmounts>;
    terms: Json<InvoiceTerms>;
    /** The supplier as JSON, sealed for this invoice, base64. */
    sealed: string;
    accepted_at: TimeOrNull;
    paid_at: TimeOrNull;
    payment_reference: Generated<string | null>;
    credit_note: JsonOrNull<CreditNote>;
  };
  invoice_lines: {
    invoice_id: string;
    position: number;
    month: string;
    format: PostFormat;
    kind: EngagementKind;
    count: number;
    paise_per_thousand: number;
    paise: number;
  };
  invoice_events: {
    id: string;
    invoice_id: string;
    action: string;
    by_person: string | null;
    at: Time;
  };
  invoice_runs: { month: string; begun_at: Time };
  rate_cards: {
    id: string;
    payment_type: PaymentType;
    from_month: string;
    version: number;
    rates: Json<Rate[]>;
    made_by: string;
    made_at: Time;
  };
};
