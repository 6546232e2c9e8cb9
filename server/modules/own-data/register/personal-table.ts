import type { purposes } from '#domain/contract/personal-data.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type TableName = keyof Schema;

/** What allows the processing (Digital Personal Data Protection Act 2023). */
export const legalBases = {
  consent: 'the person agreed to it (section 6)',
  law: 'a law or an order requires it (section 7)',
  employment: 'the person works for the company (section 7)',
  safeguards: 'it protects the data of people (section 8)',
} as const;

/** How long rows stay while the account is open. */
export const rowRetentions = {
  minutes: 'up to an hour',
  day: 'a day',
  days: 'some days or months; housekeeping.ts deletes them',
  account: 'until the account is erased',
  tax: 'until the tax laws allow to erase them (TAX_RECORD_YEARS)',
  proof: 'until years after the account is erased (CONSENT_RECORD_YEARS)',
  audit: 'for ever: the record of what staff did',
  staff: 'until an administrator removes the member of staff',
} as const;

/** What the erasure of an account does with the rows. */
export type Erasure =
  /** They are deleted. */
  | 'delete'
  /** They are deleted with the row that they belong to. */
  | 'cascade'
  /** What names the person is emptied; the id stays for the rows that refer to it. */
  | 'clear'
  /** They stay until the tax laws allow to delete them. */
  | 'keep-tax'
  /** They stay by the id only, as proof, until CONSENT_RECORD_YEARS are over. */
  | 'keep-proof'
  /** They name the person by an id only, and others need them. */
  | 'keep-id'
  /** They hold no person's data, or that of staff and other companies. */
  | 'not-concerned'
  /** They end within days without it. */
  | 'expire';

/** Why a column is not in the file that a person gets. */
type Withheld =
  /** It opens the account, or checks what does. */
  | 'secret'
  /** It says nothing about the person: search keys, locks, versions. */
  | 'internal'
  /** It is about somebody else, such as a member of staff. */
  | 'other-person'
  /** It is encrypted; the file has its content. */
  | 'encrypted';

export type PersonalTable = {
  /**
   * The column that leads to the person, or to a row of `through`, which belongs to them. Null
   * where the rows are found by something else, such as a phone number.
   */
  owner: { column: string; through?: 'posts' | 'invoices' | 'phone_changes' } | null;
  /** Whose data it is. Only creators download their data themselves. */
  of: 'creator' | 'agency' | 'staff' | 'company';
  purpose: keyof typeof purposes;
  basis: keyof typeof legalBases;
  retention: keyof typeof rowRetentions;
  erasure: Erasure;
  /** The columns that order the rows, each row once. */
  key: readonly string[];
  /** The columns that the person gets. Empty where the rows are not in the file. */
  exported: readonly string[];
  withheld: Readonly<Record<string, Withheld>>;
};

export type PersonalTables = Partial<Record<TableName, PersonalTable>>;
