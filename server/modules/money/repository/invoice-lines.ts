import { sql } from 'kysely';
import type { EarningsLine } from '#domain/money/earnings.ts';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import type { Db } from '#server/platform/database/database-types.ts';

export type InvoicedLine = EarningsLine & { invoiceId: string };

/** A line with the state of its invoice. */
type ActiveInvoicedLine = InvoicedLine & { state: InvoiceState };

const floatColumn = (column: string) => sql<number>`${sql.ref(column)}::float8`;

const lineColumns = [
  'invoice_id as invoiceId',
  'invoice_lines.month',
  'format',
  'kind',
  floatColumn('count').as('count'),
  'paise_per_thousand as paisePerThousand',
  floatColumn('paise').as('paise'),
] as const;

/** The lines of these invoices, in order. */
export async function listInvoiceLines(db: Db, invoiceIds: string[]): Promise<InvoicedLine[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('invoice_lines')
    .where('invoice_id', '=', sql<string>`any(${invoiceIds}::uuid[])`)
    .orderBy('invoice_id')
    .orderBy('position')
    .select(lineColumns)
    .execute();
}

/**
 * The invoiced part of a creator's earnings, in months from the first up to but excluding the
 * second.
 */
export async function listInvoicedLines(
  db: Db,
  creatorId: string,
  { from, until }: { from: string; until: string },
): Promise<ActiveInvoicedLine[]> {
  return db
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .where('creator_id', '=', creatorId)
    .where('state', '<>', 'CANCELLED')
    .where('invoice_lines.month', '>=', from)
    .where('invoice_lines.month', '<', until)
    .orderBy('invoice_id')
    .orderBy('position')
    .select([...lineColumns, 'state'])
    .execute();
}

/** The same for several creators; each line says whose it is. */
export async function listInvoicedLinesOf(
  db: Db,
  creatorIds: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<(ActiveInvoicedLine & { creatorId: string })[]> {
  if (creatorIds.length === 0) return [];
  return db
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .where('creator_id', '=', sql<string>`any(${creatorIds}::uuid[])`)
    .where('state', '<>', 'CANCELLED')
    .where('invoice_lines.month', '>=', from)
    .where('invoice_lines.month', '<', until)
    .select([...lineColumns, 'state', 'creator_id as creatorId'])
    .execute();
}

/** Writes the lines of an invoice, in their order. */
export async function insertInvoiceLines(
  trx: Db,
  invoiceId: string,
  lines: EarningsLine[],
): Promise<void> {
  const rows = lines.map(({ month, format, kind, count, paisePerThousand, paise }, position) => ({
    invoice_id: invoiceId,
    position,
    month,
    format,
    kind,
    count,
    paise_per_thousand: paisePerThousand,
    paise,
  }));
  await trx.insertInto('invoice_lines').values(rows).execute();
}
