import type { PersonalTables } from './personal-table.ts';

const tax = {
  of: 'creator',
  purpose: 'payment',
  basis: 'law',
  retention: 'tax',
  erasure: 'keep-tax',
} as const;

/** Bank details and invoices. */
export const moneyTables = {
  bank_details: {
    ...tax,
    basis: 'consent',
    retention: 'account',
    erasure: 'delete',
    owner: { column: 'person_id' },
    key: ['person_id'],
    exported: ['proof_id', 'submitted_at', 'payable_from', 'rejection'],
    withheld: { person_id: 'internal', sealed: 'encrypted' },
  },
  bank_events: {
    ...tax,
    basis: 'consent',
    retention: 'account',
    erasure: 'delete',
    owner: { column: 'person_id' },
    key: ['id'],
    exported: ['id', 'action', 'reasons', 'note', 'at'],
    withheld: { person_id: 'internal', by_person: 'other-person' },
  },
  confidential_files: {
    ...tax,
    basis: 'consent',
    retention: 'account',
    erasure: 'delete',
    owner: { column: 'owner_id' },
    key: ['id'],
    exported: ['id', 'name', 'format', 'width', 'height', 'bytes', 'created_at'],
    withheld: { owner_id: 'internal' },
  },
  invoices: {
    ...tax,
    owner: { column: 'creator_id' },
    key: ['id'],
    exported: [
      ...['id', 'number', 'financial_year', 'month', 'issued_on', 'state', 'amounts', 'terms'],
      ...['accepted_at', 'paid_at', 'payment_reference', 'credit_note'],
    ],
    withheld: { supplier_id: 'internal', creator_id: 'internal', sealed: 'encrypted' },
  },
  invoice_lines: {
    ...tax,
    owner: { column: 'invoice_id', through: 'invoices' },
    key: ['invoice_id', 'position'],
    exported: [
      ...['invoice_id', 'position', 'month', 'format', 'kind', 'count', 'paise_per_thousand'],
      'paise',
    ],
    withheld: {},
  },
  invoice_events: {
    ...tax,
    owner: { column: 'invoice_id', through: 'invoices' },
    key: ['id'],
    exported: ['id', 'invoice_id', 'action', 'at'],
    withheld: { by_person: 'other-person' },
  },
  invoice_suppliers: {
    ...tax,
    owner: { column: 'person_id' },
    key: ['person_id'],
    exported: ['code'],
    withheld: { person_id: 'internal' },
  },
  invoice_series: {
    ...tax,
    owner: { column: 'person_id' },
    key: ['person_id', 'financial_year', 'series'],
    exported: ['financial_year', 'series', 'last'],
    withheld: { person_id: 'internal' },
  },
} satisfies PersonalTables;
