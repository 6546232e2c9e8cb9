import type { Db } from '#server/platform/database/database-types.ts';
import { lockOpenInvoices } from '../repository/invoices.ts';
import { transitionInvoice } from './invoice-transition.ts';

/**
 * Accepts every invoice in the name of a creator who closes or has closed the account, so that they
 * are paid. Closing says so.
 * @param creatorId a person locked by this transaction
 */
export async function acceptOpenInvoices(trx: Db, creatorId: string, now: Date): Promise<void> {
  const event = { type: 'accept', isSupplier: true } as const;
  for (const invoice of await lockOpenInvoices(trx, creatorId))
    await transitionInvoice(trx, invoice, event, { by: creatorId, now, accepted_at: now });
}
