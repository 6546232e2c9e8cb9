import { type Kysely, sql } from 'kysely';

const statements = [
  // The code of a supplier in the numbers of its invoices.
  `create table invoice_suppliers (
    person_id uuid primary key references people,
    code integer generated always as identity unique
  )`,
  `create table invoice_series (
    person_id uuid not null references people,
    financial_year text not null,
    series text not null,
    last integer not null,
    primary key (person_id, financial_year, series)
  )`,
  `create table invoices (
    id uuid primary key,
    number text not null unique,
    financial_year text not null,
    supplier_id uuid not null references people,
    creator_id uuid not null references people,
    month text not null,
    issued_on text not null,
    state text not null,
    amounts jsonb not null,
    terms jsonb not null,
    sealed text not null,
    accepted_at timestamptz,
    paid_at timestamptz,
    payment_reference text,
    credit_note jsonb
  )`,
  `create unique index invoices_once_a_month on invoices (supplier_id, month) where state <> 'CANCELLED'`,
  `create index invoices_by_creator on invoices (creator_id, id desc)`,
  `create index invoices_by_month on invoices (month, id desc)`,
  `create index invoices_by_state on invoices (state, id desc)`,
  `create table invoice_lines (
    invoice_id uuid not null references invoices,
    position integer not null,
    month text not null,
    format text not null,
    kind text not null,
    count bigint not null,
    paise_per_thousand integer not null,
    paise bigint not null,
    primary key (invoice_id, position)
  )`,
  `create table invoice_events (
    id uuid primary key,
    invoice_id uuid not null references invoices,
    action text not null,
    by_person uuid,
    at timestamptz not null
  )`,
  `create index invoice_events_by_invoice on invoice_events (invoice_id, id)`,
  `create table invoice_runs (month text primary key, begun_at timestamptz not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
